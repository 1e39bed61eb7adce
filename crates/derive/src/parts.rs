//! `#[derive(Notation)]` of a struct that says `#[parts("…")]`: only what is unlike the usual is written, each under
//! its name: `p1.gata points 2 moved`.

use proc_macro2::TokenStream as Tokens;
use quote::{ToTokens as _, quote};
use syn::{Attribute, DeriveInput, Expr, Field, Fields, Ident, LitStr, Type};

/// How a field is written.
#[derive(Default)]
struct Part {
    /// In front, without its name.
    leads: bool,
    /// Even when it is as usual.
    always: bool,
    form: Option<Type>,
    name: Option<String>,
    /// What it is where nothing is said of it, if that is not its `Default`.
    usual: Option<Expr>,
    skipped: bool,
}

/// What a struct says of itself.
#[derive(Default)]
pub(crate) struct Asked {
    /// What a misspelt part is said not to be; without it, all parts lead and none has a name.
    what: Option<LitStr>,
    /// The flag that says whether there is anything at all.
    when: Option<Ident>,
}

pub(crate) fn asked(attributes: &[Attribute]) -> syn::Result<Option<Asked>> {
    let Some(attribute) = attributes.iter().find(|attribute| attribute.path().is_ident("parts")) else {
        return Ok(None);
    };
    if matches!(attribute.meta, syn::Meta::Path(_)) {
        return Ok(Some(Asked::default()));
    }
    attribute.parse_args_with(|input: syn::parse::ParseStream<'_>| {
        let mut asked = Asked { what: Some(input.parse()?), when: None };
        if !input.is_empty() {
            input.parse::<syn::Token![,]>()?;
            asked.when = Some(input.parse()?);
        }
        Ok(Some(asked))
    })
}

pub(crate) fn expand(input: &DeriveInput, fields: &Fields, Asked { what, when }: &Asked) -> syn::Result<Tokens> {
    let name = &input.ident;
    let (mut write, mut lead, mut read, mut keys) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut unlike_default = Vec::new();
    for field in fields {
        let part = part(field)?;
        let Some(ident) = &field.ident else {
            return Err(syn::Error::new_spanned(field, "a part is called by the name of its field"));
        };
        if part.skipped || when.as_ref() == Some(ident) {
            continue;
        }
        let maybe = part.form.is_none() && what.is_some() && is(&field.ty, "Option");
        let (put, take) = match &part.form {
            Some(form) => (
                quote!(<#form as ::arbiter_engine::Form<_>>::write(&self.#ident, out);),
                quote!(words.before(PARTS, <#form as ::arbiter_engine::Form<_>>::read)?),
            ),
            None if maybe => (
                quote!(self.#ident.iter().for_each(|some| ::arbiter_engine::Notation::write(some, out));),
                quote!(Some(words.before(PARTS, ::arbiter_engine::Notation::read)?)),
            ),
            None => (
                quote!(::arbiter_engine::Notation::write(&self.#ident, out);),
                quote!(words.before(PARTS, ::arbiter_engine::Notation::read)?),
            ),
        };
        if let Some(usual) = &part.usual {
            unlike_default.push(quote!(usual.#ident = #usual;));
        }
        if part.leads || what.is_none() {
            // A flag is there or not, wherever it stands.
            if is(&field.ty, "bool") {
                let key = part.name.unwrap_or_else(|| ident.to_string());
                write.push(quote!(if self.#ident { out.word(#key); }));
                lead.push(quote!(value.#ident = words.take(#key);));
                continue;
            }
            write.push(put);
            lead.push(if maybe {
                quote!(if !words.is_before(PARTS) { value.#ident = #take; })
            } else {
                quote!(value.#ident = #take;)
            });
            continue;
        }
        let key = part.name.unwrap_or_else(|| ident.to_string());
        if is(&field.ty, "bool") {
            write.push(quote!(if self.#ident { out.word(#key); }));
            read.push(quote!(#key => value.#ident = true,));
        } else {
            let put = quote!(out.word(#key); #put);
            write.push(if part.always { put } else { quote!(if self.#ident != usual.#ident { #put }) });
            read.push(quote!(#key => value.#ident = #take,));
        }
        keys.push(key);
    }
    let (unless_on, on) = match when {
        Some(when) => (
            quote!(if !self.#when { return; }),
            quote! {
                if words.is_empty() {
                    return Ok(value);
                }
                value.#when = true;
            },
        ),
        None => (quote!(), quote!()),
    };
    let rest = what.as_ref().map(|what| {
        quote! {
            while !words.is_empty() {
                match words.next_word(#what)? {
                    #(#read)*
                    word => return Err(::arbiter_engine::BadNotation::unknown(#what, word)),
                }
            }
        }
    });
    Ok(quote! {
        impl ::arbiter_engine::Parts for #name {
            const PARTS: &'static [&'static str] = &[#(#keys),*];

            fn usual() -> Self {
                #[allow(unused_mut, reason = "only some have a part whose usual is not its default")]
                let mut usual = <#name as ::core::default::Default>::default();
                #(#unlike_default)*
                usual
            }
        }

        impl ::arbiter_engine::Notation for #name {
            fn write(&self, out: &mut ::arbiter_engine::Writer) {
                #unless_on
                let usual = <#name as ::arbiter_engine::Parts>::usual();
                let _ = &usual;
                #(#write)*
            }

            fn read(words: &mut ::arbiter_engine::Words<'_>) -> ::core::result::Result<Self, ::arbiter_engine::BadNotation> {
                const PARTS: &[&str] = <#name as ::arbiter_engine::Parts>::PARTS;
                let mut value = <#name as ::arbiter_engine::Parts>::usual();
                #on
                #(#lead)*
                #rest
                Ok(value)
            }
        }
    })
}

fn is(of: &Type, name: &str) -> bool {
    match of {
        Type::Path(path) => path.path.segments.last().is_some_and(|segment| segment.ident == name),
        _ => of.to_token_stream().to_string() == name,
    }
}

fn part(field: &Field) -> syn::Result<Part> {
    let mut part = Part::default();
    for attribute in field.attrs.iter().filter(|attribute| attribute.path().is_ident("part")) {
        attribute.parse_nested_meta(|meta| {
            let word = meta.path.require_ident()?.to_string();
            match word.as_str() {
                "leads" => part.leads = true,
                "always" => part.always = true,
                "skip" => part.skipped = true,
                "with" => part.form = Some(meta.value()?.parse()?),
                "name" => part.name = Some(meta.value()?.parse::<LitStr>()?.value()),
                "usual" => part.usual = Some(meta.value()?.parse()?),
                _ => return Err(meta.error("expected leads, always, skip, with, name or usual")),
            }
            Ok(())
        })?;
    }
    Ok(part)
}
