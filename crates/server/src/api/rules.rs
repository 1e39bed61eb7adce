//! `GET /api/rules/{game}`: the catalogue of a game, for reading.
#![allow(unused_qualifications, reason = "the API document's macro writes some")]

use crate::error::ApiError;
use arbiter_protocol::{Refusal, Refused, RulesChapter, RulesClause, RulesPage, RulesSource, RulesTerm};
use arbiter_rules::{Catalogue, Chapter, Clause, Lang, catalogue};
use axum::{
    Json,
    extract::{Path, Query},
};
use serde::Deserialize;
use utoipa::IntoParams;

/// How to read it.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Reading {
    /// The language: `en`, `fr` or `de`; English if not said.
    #[param(pattern = "^(en|fr|de)$")]
    lang: Option<String>,
}

/// The rules of a game, chapter by chapter.
#[utoipa::path(get, path = "/api/rules/{game}", params(("game" = String, Path, description = "the game"), Reading),
    responses((status = 200, body = RulesPage), (status = 404, body = Refusal)))]
pub(crate) async fn rules(
    Path(game): Path<String>,
    Query(reading): Query<Reading>,
) -> Result<Json<RulesPage>, ApiError> {
    let rules = catalogue(&game).ok_or(Refused::NotFound)?;
    let lang = match reading.lang {
        Some(lang) => lang.parse().map_err(|_| Refused::Malformed)?,
        None => Lang::En,
    };
    Ok(Json(page(rules, lang)))
}

fn page(rules: &Catalogue, lang: Lang) -> RulesPage {
    RulesPage {
        game: rules.game.clone(),
        title: rules.title.clone(),
        lang: lang.to_string(),
        licence: rules.licence.clone(),
        chapters: rules.chapters.iter().map(|chapter| self::chapter(chapter, lang)).collect(),
        terms: rules
            .terms
            .iter()
            .map(|term| RulesTerm { word: term.word.clone(), meaning: term.meaning.clone() })
            .collect(),
        sources: rules
            .sources
            .iter()
            .map(|source| RulesSource { code: source.code.clone(), meaning: source.meaning.clone() })
            .collect(),
    }
}

fn chapter(chapter: &Chapter, lang: Lang) -> RulesChapter {
    RulesChapter {
        id: chapter.id.clone(),
        title: chapter.title(lang).to_owned(),
        clauses: chapter.clauses.iter().map(|clause| self::clause(clause, lang)).collect(),
    }
}

fn clause(clause: &Clause, lang: Lang) -> RulesClause {
    RulesClause {
        id: clause.id.clone(),
        title: clause.title.clone(),
        question: clause.question(lang).map(str::to_owned),
        text: clause.text(lang).to_owned(),
        source: clause.source.clone(),
        translated: clause.is_translated(lang),
    }
}
