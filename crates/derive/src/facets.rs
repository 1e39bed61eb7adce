//! `#[derive(Facets)]`: a position written field by field.

use proc_macro2::TokenStream as Tokens;
use quote::quote;
use syn::{Data, DeriveInput, Field, Ident};

pub(crate) fn expand(input: &DeriveInput) -> syn::Result<Tokens> {
    let name = &input.ident;
    let Data::Struct(data) = &input.data else {
        return Err(syn::Error::new_spanned(name, "only a struct is written field by field"));
    };
    let mut write = Vec::new();
    let mut set = Vec::new();
    for field in &data.fields {
        let Some(ident) = &field.ident else {
            return Err(syn::Error::new_spanned(field, "a facet is called by the name of its field"));
        };
        let key = ident.to_string();
        if key == "seats" {
            continue; // every written position begins with it
        }
        let derived = is_derived(field)?;
        write.push(quote!(::arbiter_engine::Facet::put(&self.#ident, #key, self.seats, #derived, out);));
        if !derived {
            set.push(quote!(::arbiter_engine::Facet::set(&mut self.#ident, #key, key, value)?));
        }
    }
    Ok(quote! {
        impl ::arbiter_engine::Written for #name {
            fn write_facets(&self, out: &mut ::arbiter_engine::Facets) {
                #(#write)*
            }

            fn set_facet(
                &mut self,
                key: &str,
                value: &str,
            ) -> ::core::result::Result<(), ::arbiter_engine::BadPosition> {
                if #(#set)||* {
                    ::core::result::Result::Ok(())
                } else {
                    ::core::result::Result::Err(::arbiter_engine::BadPosition::UnknownFacet(key.to_owned()))
                }
            }
        }
    })
}

/// Does it say `#[facet(derived)]`?
fn is_derived(field: &Field) -> syn::Result<bool> {
    let Some(given) = field.attrs.iter().find(|attribute| attribute.path().is_ident("facet")) else { return Ok(false) };
    let word = given.parse_args::<Ident>()?;
    if word == "derived" { Ok(true) } else { Err(syn::Error::new_spanned(word, "expected derived")) }
}
