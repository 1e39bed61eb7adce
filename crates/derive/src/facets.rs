//! `#[derive(Facets)]`: a position written field by field.

use proc_macro2::TokenStream as Tokens;
use quote::{format_ident, quote};
use syn::{Attribute, Data, DeriveInput, Expr, Field, Ident, LitStr, Path, Type};

/// What a struct says of itself: `#[facet(of = Chess, derived(points = Chess::points))]`.
#[derive(Default)]
struct Of {
    whole: Option<Path>,
    derived: Vec<(Ident, Path)>,
}

/// How one facet is written.
enum Way {
    /// By the notation of the field.
    Plain { derived: bool },
    /// By another form.
    With(Type),
    /// What was agreed on: for as many as sit here.
    Setup,
    /// The field has facets of its own.
    Flat,
    /// By functions over the whole position.
    By(Path),
    /// The same, for many facets.
    Many(Path),
}

/// A facet of a field, or of a part of it.
struct Line {
    name: Option<String>,
    part: Option<Expr>,
    way: Way,
}

pub(crate) fn expand(input: &DeriveInput) -> syn::Result<Tokens> {
    let name = &input.ident;
    let Data::Struct(data) = &input.data else {
        return Err(syn::Error::new_spanned(name, "only a struct is written field by field"));
    };
    let of = of(&input.attrs)?;
    let is_whole = of.whole.as_ref().is_some_and(|whole| whole.is_ident(name));
    // The whole position has no seat; what each seat has does.
    let seat = if is_whole { quote!() } else { quote!(at.seat(),) };
    let (mut write, mut set, mut many) = (Vec::new(), Vec::new(), Vec::new());
    for field in &data.fields {
        let Some(ident) = &field.ident else {
            return Err(syn::Error::new_spanned(field, "a facet is called by the name of its field"));
        };
        // How many play stands at the head of every written position.
        for Line { name, part, way } in lines(field)?.into_iter().filter(|_| ident != "seats") {
            let key = name.unwrap_or_else(|| ident.to_string());
            let place = part.map_or_else(|| quote!(self.#ident), |part| quote!(self.#ident.#part));
            let is_it = quote!(if key == #key);
            match way {
                Way::Plain { derived } => {
                    write.push(quote!(::arbiter_engine::Facet::put(&#place, #key, at, #derived, out);));
                    if !derived {
                        set.push(quote! {
                            if ::arbiter_engine::Facet::set(&mut #place, #key, key, value)? {
                                return Ok(::arbiter_engine::Setting::Done);
                            }
                        });
                    }
                }
                Way::With(form) => {
                    write.push(quote! {
                        out.write(at.key(#key), |out| <#form as ::arbiter_engine::Form<_>>::write(&#place, out));
                    });
                    set.push(quote!(#is_it {
                        #place = ::arbiter_engine::read_form::<#form, _>(value)?;
                        return Ok(::arbiter_engine::Setting::Done);
                    }));
                }
                Way::Setup => {
                    write.push(quote!(::arbiter_engine::Facet::put(&#place, #key, at, false, out);));
                    set.push(quote!(#is_it {
                        #place = ::arbiter_engine::Notation::from_text(value)?;
                        return at.is_for(#place.players).map(|()| ::arbiter_engine::Setting::Done);
                    }));
                }
                Way::Flat => {
                    write.push(quote!(::arbiter_engine::Written::write_facets(&#place, whole, at, out);));
                    set.push(quote! {
                        let setting = ::arbiter_engine::Written::set_facet(&mut #place, at, key, value)?;
                        if !setting.is_unknown() {
                            return Ok(setting);
                        }
                    });
                }
                Way::By(by) => {
                    write.push(quote!(out.write(at.key(#key), |out| #by::write(whole, #seat out));));
                    let set_it = quote!(#by::set(whole, #seat value)?);
                    set.push(quote!(#is_it {
                        return Ok(::arbiter_engine::Setting::Whole(|whole, at, _, value| { #set_it; Ok(true) }));
                    }));
                }
                Way::Many(by) => {
                    write.push(quote!(#by::facets(whole, #seat out);));
                    let set_it = quote!(#by::set(whole, #seat key, value));
                    many.push(quote! {
                        return Ok(::arbiter_engine::Setting::Whole(|whole, at, key, value| #set_it));
                    });
                }
            }
        }
    }
    for (key, by) in &of.derived {
        let key = key.to_string();
        write.push(quote!(out.derived(at.key(#key), #by(whole, #seat));));
    }
    if many.is_empty() {
        many.push(quote!(Ok(::arbiter_engine::Setting::Unknown)));
    }
    let any = format_ident!("Whole");
    let (generics, whole) = match &of.whole {
        Some(whole) => (quote!(), quote!(#whole)),
        None => (quote!(<#any>), quote!(#any)),
    };
    Ok(quote! {
        impl #generics ::arbiter_engine::Written<#whole> for #name {
            fn write_facets(&self, whole: &#whole, at: ::arbiter_engine::At, out: &mut ::arbiter_engine::Facets) {
                let _ = whole;
                #(#write)*
            }

            #[allow(unused_variables, reason = "not every way to set a facet looks at all of them")]
            fn set_facet(
                &mut self,
                at: ::arbiter_engine::At,
                key: &str,
                value: &str,
            ) -> ::core::result::Result<::arbiter_engine::Setting<#whole>, ::arbiter_engine::BadNotation> {
                #(#set)*
                #(#many)*
            }
        }
    })
}

fn of(attributes: &[Attribute]) -> syn::Result<Of> {
    let mut of = Of::default();
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("facet")) {
        attribute.parse_nested_meta(|meta| {
            if meta.path.is_ident("of") {
                of.whole = Some(meta.value()?.parse()?);
            } else if meta.path.is_ident("derived") {
                meta.parse_nested_meta(|line| {
                    of.derived.push((line.path.require_ident()?.clone(), line.value()?.parse()?));
                    Ok(())
                })?;
            } else {
                return Err(meta.error("expected of = Game or derived(name = function)"));
            }
            Ok(())
        })?;
    }
    Ok(of)
}

/// The facets of a field: one for each `#[facet(…)]`, one by its own name if there is none.
fn lines(field: &Field) -> syn::Result<Vec<Line>> {
    let mut lines = Vec::new();
    let mut given = false;
    for attribute in field.attrs.iter().filter(|attribute| attribute.path().is_ident("facet")) {
        given = true;
        let mut line = Line { name: None, part: None, way: Way::Plain { derived: false } };
        let mut skipped = false;
        attribute.parse_nested_meta(|meta| {
            let word = meta.path.require_ident()?.to_string();
            match word.as_str() {
                "name" => line.name = Some(meta.value()?.parse::<LitStr>()?.value()),
                "part" => line.part = Some(meta.value()?.parse()?),
                "derived" => line.way = Way::Plain { derived: true },
                "with" => line.way = Way::With(meta.value()?.parse()?),
                "setup" => line.way = Way::Setup,
                "flat" => line.way = Way::Flat,
                "by" => line.way = Way::By(meta.value()?.parse()?),
                "many" => line.way = Way::Many(meta.value()?.parse()?),
                "skip" => skipped = true,
                _ => return Err(meta.error("expected name, part, derived, with, setup, flat, by, many or skip")),
            }
            Ok(())
        })?;
        if !skipped {
            lines.push(line);
        }
    }
    if !given {
        lines.push(Line { name: None, part: None, way: Way::Plain { derived: false } });
    }
    Ok(lines)
}
