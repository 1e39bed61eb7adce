//! `#[derive(Notation)]`, `#[derive(Message)]`, `#[derive(Cites)]`, `#[derive(Facets)]` and `#[derive(Source)]`: text forms,
//! written once.

mod cites;
mod facets;
mod parts;

use proc_macro::TokenStream;
use proc_macro2::TokenStream as Tokens;
use quote::{format_ident, quote};
use syn::{
    Attribute, Data, DeriveInput, Expr, Fields, Ident, LitStr, Path, Token, parenthesized,
    parse::{Parse, ParseStream},
    parse_macro_input, parse_quote,
    punctuated::Punctuated,
};

/// Makes the text form of an enum or struct.
///
/// * A variant is written as its name in snake case, then its fields in order.
/// * `#[thing("card")]` on a type says that its values are things a finger can touch: `card:prism`.
///   Without it, a value touches what its fields touch.
/// * `#[thing("hand")]` on a field of a variant says that there it is another thing: `hand:prism`.
/// * A struct with named fields is written as `field value` pairs; when it is read, the order is
///   free, and a field left out is as in `Default`.
/// * With `#[parts("part_of_a_battle")]` it is written only where it is unlike `Default`, a flag as its name alone; the text
///   is what a misspelt part is said not to be. Fields with `#[part(leads)]` come first and without their names;
///   `#[part(always)]` is written in any case, `#[part(with = Form)]` in another form, `#[part(skip)]` not at all;
///   `#[part(usual = …)]` says what goes without saying where that is not the `Default`. With a flag (`#[parts("…", is_on)]`)
///   nothing is written without it, and anything written sets it.
/// * With `#[parts]` alone, its fields are written in order and without their names, a flag as its name or not at all.
#[proc_macro_derive(Notation, attributes(thing, parts, part))]
pub fn notation(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    expand_notation(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// Makes a message of every variant: its id from `#[message(prefix = "…")]` and the variant's name
/// in kebab case, its arguments from the named fields, or from fields that get a name:
/// `Pay(#[message("n")] u8)`.
///
/// | On a variant | |
/// |---|---|
/// | `#[message(prefix = "…")]` | another prefix, for this one and those below it |
/// | `#[message(id = "gets")]` | another end of the id than its name |
/// | `#[message(args(who, n = count))]` | these arguments only: fields, or expressions over them |
/// | `#[message(says = other.say())]` | it has no message of its own and is said as that, an expression over its fields |
///
/// With `#[message(prefix = "…", alone)]` the enum is no `Message`: it has `SAYS`, and `said`, what its variants are as
/// arguments, for whoever puts more to it.
#[proc_macro_derive(Message, attributes(message))]
pub fn message(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    expand_message(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// Says which clause of the rules is behind each message: `#[clause("RESA-COST-02")]` on a variant, or an expression
/// over its fields. A variant without one cites nothing.
#[proc_macro_derive(Cites, attributes(clause))]
pub fn cites(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    cites::expand(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// Makes the Rust source of a value: all its fields, or those unlike a constant: `#[source(rest = Cost::NOTHING)]`.
#[proc_macro_derive(Source, attributes(source))]
pub fn source(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    expand_source(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// Makes the written form of a position of its fields, a facet each, but for `seats`: how many play is written at the
/// head of every position. The order of the fields is the order of the facets.
///
/// | On a field | |
/// |---|---|
/// | `#[facet(derived)]` | it follows from the others, so it can be expected but not given |
/// | `#[facet(name = "match")]` | another key than the name of the field |
/// | `#[facet(part = top)]` | only a part of the field; a field may have several such facets |
/// | `#[facet(with = Rows)]` | in another `Form` than its notation |
/// | `#[facet(setup)]` | what was agreed on, for as many as sit here |
/// | `#[facet(flat)]` | it derives `Facets` itself; `BySeat` and arrays of such: with the seat before each key |
/// | `#[facet(by = module)]` | `module::write(&whole, out)` and `module::set(&mut whole, value)`, with the seat behind the whole if it is what a seat has |
/// | `#[facet(many = module)]` | `module::facets(&whole, out)` and `module::set(&mut whole, key, value)`: facets with keys of their own |
/// | `#[facet(skip)]` | other facets say it |
///
/// On the struct: `#[facet(of = Chess)]` names the whole position, `derived(points = Chess::points)` what follows from it.
#[proc_macro_derive(Facets, attributes(facet))]
pub fn facets(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    facets::expand(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// `GiveUp` with separator `_` is `give_up`.
fn words(name: &Ident, separator: char) -> String {
    let mut text = String::new();
    for (i, letter) in name.to_string().chars().enumerate() {
        if letter.is_uppercase() {
            if i > 0 {
                text.push(separator);
            }
            text.extend(letter.to_lowercase());
        } else {
            text.push(letter);
        }
    }
    text
}

fn thing_kind(attributes: &[Attribute]) -> syn::Result<Option<String>> {
    let attribute = attributes.iter().find(|attribute| attribute.path().is_ident("thing"));
    attribute.map(|attribute| Ok(attribute.parse_args::<LitStr>()?.value())).transpose()
}

/// The pattern that binds all fields of a variant, and the names it binds.
fn bind(fields: &Fields) -> (Tokens, Vec<Ident>) {
    match fields {
        Fields::Named(named) => {
            let names: Vec<Ident> = named.named.iter().filter_map(|field| field.ident.clone()).collect();
            (quote!({ #(#names),* }), names)
        }
        Fields::Unnamed(unnamed) => {
            let names: Vec<Ident> = (0..unnamed.unnamed.len()).map(|i| format_ident!("field_{i}")).collect();
            (quote!(( #(#names),* )), names)
        }
        Fields::Unit => (quote!(), Vec::new()),
    }
}

/// How each field of a variant touches things, in order.
fn touches(fields: &Fields, names: &[Ident]) -> syn::Result<Tokens> {
    let mut touches = Tokens::new();
    for (field, name) in fields.iter().zip(names) {
        touches.extend(match thing_kind(&field.attrs)? {
            Some(kind) => {
                quote!(touched.push(::arbiter_engine::Thing::new(#kind, &::arbiter_engine::Notation::text(#name)));)
            }
            None => quote!(::arbiter_engine::Notation::touch(#name, touched);),
        });
    }
    Ok(touches)
}

fn expand_notation(input: &DeriveInput) -> syn::Result<Tokens> {
    let name = &input.ident;
    let kind = thing_kind(&input.attrs)?;
    let wanted = words(name, '_');
    let (write, read, touch) = match &input.data {
        Data::Enum(data) => {
            let mut write = Vec::new();
            let mut read = Vec::new();
            let mut touch = Vec::new();
            for variant in &data.variants {
                let ident = &variant.ident;
                let word = words(ident, '_');
                let (pattern, fields) = bind(&variant.fields);
                write.push(quote! {
                    #name::#ident #pattern => {
                        out.word(#word);
                        #( ::arbiter_engine::Notation::write(#fields, out); )*
                    }
                });
                read.push(quote! {
                    #word => {
                        #( let #fields = ::arbiter_engine::Notation::read(words)?; )*
                        ::core::result::Result::Ok(#name::#ident #pattern)
                    }
                });
                let touches = touches(&variant.fields, &fields)?;
                touch.push(quote!(#name::#ident #pattern => { #touches }));
            }
            (
                quote!(match self { #(#write)* }),
                quote! {
                    match words.next_word(#wanted)? {
                        #(#read)*
                        word => ::core::result::Result::Err(::arbiter_engine::BadNotation::unknown(#wanted, word)),
                    }
                },
                quote!(match self { #(#touch)* }),
            )
        }
        Data::Struct(data) => {
            if let Some(asked) = parts::asked(&input.attrs)? {
                return parts::expand(input, &data.fields, &asked);
            }
            let (_, fields) = bind(&data.fields);
            let keys: Vec<String> = fields.iter().map(ToString::to_string).collect();
            (
                quote!(#( out.word(#keys); ::arbiter_engine::Notation::write(&self.#fields, out); )*),
                quote! {
                    let mut value = <#name as ::core::default::Default>::default();
                    while !words.is_empty() {
                        match words.next_word(#wanted)? {
                            #( #keys => value.#fields = ::arbiter_engine::Notation::read(words)?, )*
                            word => return ::core::result::Result::Err(::arbiter_engine::BadNotation::unknown(#wanted, word)),
                        }
                    }
                    ::core::result::Result::Ok(value)
                },
                quote!(#( ::arbiter_engine::Notation::touch(&self.#fields, touched); )*),
            )
        }
        Data::Union(_) => return Err(syn::Error::new_spanned(name, "a union has no notation")),
    };
    let touch = match kind {
        Some(kind) => quote! {
            touched.push(::arbiter_engine::Thing::new(#kind, &::arbiter_engine::Notation::text(self)));
        },
        None => touch,
    };
    Ok(quote! {
        impl ::arbiter_engine::Notation for #name {
            fn write(&self, out: &mut ::arbiter_engine::Writer) {
                #write
            }

            fn read(words: &mut ::arbiter_engine::Words<'_>) -> ::core::result::Result<Self, ::arbiter_engine::BadNotation> {
                #read
            }

            fn touch(&self, touched: &mut ::arbiter_engine::Things) {
                let _ = &touched;
                #touch
            }
        }
    })
}

/// What a field is called as an argument.
fn argument_name(field: &syn::Field) -> syn::Result<String> {
    let given = field.attrs.iter().find(|attribute| attribute.path().is_ident("message"));
    match (given, &field.ident) {
        (Some(given), _) => Ok(given.parse_args::<LitStr>()?.value()),
        (None, Some(ident)) => Ok(ident.to_string()),
        (None, None) => Err(syn::Error::new_spanned(field, "arguments need names: #[message(\"…\")]")),
    }
}

/// What `#[message(…)]` says of an enum or a variant.
#[derive(Default)]
struct Said {
    prefix: Option<String>,
    id: Option<String>,
    args: Option<Vec<(String, Expr)>>,
    says: Option<Expr>,
    alone: bool,
}

impl Said {
    fn of(attributes: &[Attribute]) -> syn::Result<Said> {
        let mut said = Said::default();
        for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("message")) {
            attribute.parse_nested_meta(|meta| {
                match meta.path.require_ident()?.to_string().as_str() {
                    "prefix" => said.prefix = Some(meta.value()?.parse::<LitStr>()?.value()),
                    "id" => said.id = Some(meta.value()?.parse::<LitStr>()?.value()),
                    "says" => said.says = Some(meta.value()?.parse()?),
                    "alone" => said.alone = true,
                    "args" => {
                        let args;
                        parenthesized!(args in meta.input);
                        let args = Punctuated::<Meant, Token![,]>::parse_terminated(&args)?;
                        said.args = Some(args.into_iter().map(|Meant(name, is)| (name, is)).collect());
                    }
                    _ => return Err(meta.error("expected prefix, id, args, says or alone")),
                }
                Ok(())
            })?;
        }
        Ok(said)
    }
}

/// An argument by the name of its field, or `n = count`.
struct Meant(String, Expr);

impl Parse for Meant {
    fn parse(input: ParseStream<'_>) -> syn::Result<Meant> {
        let name: Ident = input.parse()?;
        let is = if input.parse::<Option<Token![=]>>()?.is_some() { input.parse()? } else { parse_quote!(#name) };
        Ok(Meant(name.to_string(), is))
    }
}

fn expand_message(input: &DeriveInput) -> syn::Result<Tokens> {
    let name = &input.ident;
    let Said { prefix, alone, .. } = Said::of(&input.attrs)?;
    let mut prefix = prefix.ok_or_else(|| syn::Error::new_spanned(name, "say #[message(prefix = \"…\")]"))?;
    let Data::Enum(data) = &input.data else {
        return Err(syn::Error::new_spanned(name, "only an enum is a set of messages"));
    };
    let mut say = Vec::new();
    let mut all = Vec::new();
    for variant in &data.variants {
        let ident = &variant.ident;
        let said = Said::of(&variant.attrs)?;
        prefix = said.prefix.unwrap_or(prefix);
        let (pattern, fields) = bind(&variant.fields);
        if let Some(other) = said.says {
            let other = if alone { quote!(#other.argument()) } else { quote!(#other) };
            say.push(quote!(#name::#ident #pattern => #other));
            continue;
        }
        let id = format!("{prefix}-{}", said.id.unwrap_or_else(|| words(ident, '-')));
        let (keys, args): (Vec<String>, Vec<Expr>) = match said.args {
            Some(args) => args.into_iter().unzip(),
            None => {
                let keys = variant.fields.iter().map(argument_name).collect::<syn::Result<Vec<String>>>()?;
                keys.into_iter().zip(fields.iter().map(|field| parse_quote!(#field))).unzip()
            }
        };
        let spoken = quote!(::arbiter_engine::Spoken { id: #id, args: vec![ #( (#keys, #args.argument()) ),* ] });
        let spoken = if alone { quote!(::arbiter_engine::Arg::Name(#spoken)) } else { spoken };
        say.push(quote!(#name::#ident #pattern => #spoken));
        all.push(quote!((#id, &[ #(#keys),* ] as &[&str])));
    }
    let all = quote!(&[ #(#all),* ]);
    let say = quote! {
        #[allow(unused_imports, reason = "an enum without arguments")]
        use ::arbiter_engine::Argument as _;
        #[allow(unused_variables, reason = "a field that is no argument")]
        match self { #(#say),* }
    };
    if alone {
        return Ok(quote! {
            impl #name {
                /// Every message that `said` can make.
                pub(crate) const SAYS: &'static [::arbiter_engine::Signature] = #all;

                /// What its variant is as an argument.
                pub(crate) fn said(&self) -> ::arbiter_engine::Arg {
                    #say
                }
            }
        });
    }
    Ok(quote! {
        impl ::arbiter_engine::Message for #name {
            const SAYS: &'static [::arbiter_engine::Signature] = #all;

            fn say(&self) -> ::arbiter_engine::Spoken {
                #say
            }
        }
    })
}

/// The source of some fields, as an expression; `rest` is what the fields left out are like.
fn fields_source(path: &str, fields: &Fields, rest: Option<&Path>) -> Tokens {
    let (_, names) = bind(fields);
    let source = |name: &Ident| quote!(::arbiter_engine::data::Source::source(#name));
    match (fields, rest) {
        (Fields::Unit, _) => quote!(#path.to_owned()),
        (Fields::Unnamed(_), _) => {
            let parts = names.iter().map(source);
            quote!(format!("{}({})", #path, [#(#parts),*].join(", ")))
        }
        (Fields::Named(_), None) => {
            let parts = names.iter().map(|name| {
                let (key, source) = (format!("{name}: "), source(name));
                quote!(#key.to_owned() + &#source)
            });
            quote!(format!("{} {{ {} }}", #path, [#(#parts),*].join(", ")))
        }
        (Fields::Named(_), Some(rest)) => {
            let (all, rest_text) = (names.len(), quote!(#rest).to_string().replace(' ', ""));
            let parts = names.iter().map(|name| {
                let (key, source) = (format!("{name}: "), source(name));
                quote! {
                    let source = #source;
                    if source != ::arbiter_engine::data::Source::source(&#rest.#name) {
                        parts.push(#key.to_owned() + &source);
                    }
                }
            });
            quote! {{
                let mut parts: Vec<String> = Vec::new();
                #(#parts)*
                match parts.len() {
                    0 => #rest_text.to_owned(),
                    #all => format!("{} {{ {} }}", #path, parts.join(", ")),
                    _ => format!("{} {{ {}, ..{} }}", #path, parts.join(", "), #rest_text),
                }
            }}
        }
    }
}

fn expand_source(input: &DeriveInput) -> syn::Result<Tokens> {
    let name = &input.ident;
    let mut rest: Option<Path> = None;
    for attribute in input.attrs.iter().filter(|attribute| attribute.path().is_ident("source")) {
        attribute.parse_nested_meta(|meta| {
            if meta.path.is_ident("rest") {
                rest = Some(meta.value()?.parse()?);
                Ok(())
            } else {
                Err(meta.error("expected rest = …"))
            }
        })?;
    }
    let source = match &input.data {
        Data::Enum(data) => {
            let arms = data.variants.iter().map(|variant| {
                let (ident, (pattern, _)) = (&variant.ident, bind(&variant.fields));
                let source = fields_source(&format!("{name}::{ident}"), &variant.fields, None);
                quote!(#name::#ident #pattern => #source,)
            });
            quote!(match self { #(#arms)* })
        }
        Data::Struct(data) => {
            let (pattern, _) = bind(&data.fields);
            let source = fields_source(&name.to_string(), &data.fields, rest.as_ref());
            quote!({ let #name #pattern = self; #source })
        }
        Data::Union(_) => return Err(syn::Error::new_spanned(name, "a union has no source")),
    };
    Ok(quote! {
        impl ::arbiter_engine::data::Source for #name {
            fn source(&self) -> String {
                #source
            }
        }
    })
}
