//! `#[derive(Cites)]`: the clause of the rules behind each message.

use crate::bind;
use proc_macro2::TokenStream as Tokens;
use quote::quote;
use syn::{Data, DeriveInput, Expr};

pub(crate) fn expand(input: &DeriveInput) -> syn::Result<Tokens> {
    let name = &input.ident;
    let Data::Enum(data) = &input.data else {
        return Err(syn::Error::new_spanned(name, "only an enum of messages cites clauses"));
    };
    let mut arms = Vec::new();
    for variant in &data.variants {
        let ident = &variant.ident;
        let (pattern, _) = bind(&variant.fields);
        let given = variant.attrs.iter().find(|attribute| attribute.path().is_ident("clause"));
        let cited = match given {
            Some(given) => {
                let clause = given.parse_args::<Expr>()?;
                quote!(::core::option::Option::Some(::arbiter_engine::Clause(#clause)))
            }
            None => quote!(::core::option::Option::None),
        };
        arms.push(quote!(#name::#ident #pattern => #cited));
    }
    Ok(quote! {
        impl ::arbiter_engine::Cites for #name {
            #[allow(unused_variables, reason = "most clauses do not depend on the fields")]
            fn cites(&self) -> ::core::option::Option<::arbiter_engine::Clause> {
                match self { #(#arms),* }
            }
        }
    })
}
