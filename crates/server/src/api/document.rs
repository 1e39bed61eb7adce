//! What every part of the API has in common, in its document: how it refuses, and that it understands no more than it says.

use utoipa::openapi::{
    ContentBuilder, OpenApi, PathItem, Ref, RefOr, Response, ResponseBuilder, Schema, path::Operation,
    schema::AdditionalProperties,
};

/// Whatever is asked may be refused like this.
const ALWAYS: [(&str, &str); 6] = [
    ("400", "not understood"),
    ("403", "not let in, or not allowed to"),
    ("404", "there is no such thing, or not under this name"),
    ("413", "too long"),
    ("429", "too often, or as much as anybody may have"),
    ("503", "too much to do, or nothing can be kept"),
];

/// One of several things that are asked for, of which each has its own words and no others.
const EITHER: [&str; 4] = ["About", "FriendDeed", "SeatPlan", "TournamentDeed"];

/// Says that these have no other words: the types do, but their schemas leave it open.
pub(super) fn closed(mut document: OpenApi) -> OpenApi {
    let Some(components) = &mut document.components else { return document };
    for name in EITHER {
        let Some(RefOr::T(Schema::OneOf(either))) = components.schemas.get_mut(name) else { continue };
        for one in &mut either.items {
            if let RefOr::T(Schema::Object(one)) = one {
                one.additional_properties = Some(Box::new(AdditionalProperties::FreeForm(false)));
            }
        }
    }
    document
}

/// Adds the refusals that any request may get to every part that does not speak of them itself.
pub(super) fn with_refusals(mut document: OpenApi) -> OpenApi {
    for item in document.paths.paths.values_mut() {
        let PathItem { get, put, post, delete, .. } = item;
        for operation in [get, put, post, delete].into_iter().flatten() {
            refusals(operation);
        }
    }
    document
}

fn refusals(operation: &mut Operation) {
    for (status, why) in ALWAYS {
        operation.responses.responses.entry(status.to_owned()).or_insert_with(|| RefOr::T(refusal(why)));
    }
}

fn refusal(why: &str) -> Response {
    let content = ContentBuilder::new().schema(Some(Ref::from_schema_name("Refusal"))).build();
    ResponseBuilder::new().description(why).content("application/json", content).build()
}
