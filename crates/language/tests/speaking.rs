//! From ids to sentences.

use arbiter_engine::{Arg, CannotUndo, Cites, Clause, Illegal, Message, Seat, Signature, Spoken};
use arbiter_language::{Common, Lang, Speaker, Unsaid, report, variables};

fn card(id: &'static str) -> Spoken {
    Spoken { id, args: Vec::new() }
}

#[test]
fn a_name_is_said_in_the_language() {
    let athanor = card("resa-card-chalice-of-fire");
    let said = Lang::ALL.map(|lang| Speaker::of(lang).say(&athanor));
    assert_eq!(said, ["Chalice of Fire", "Coupe de Feu", "Feuerkelch"]);
}

#[test]
fn an_attribute_is_a_text_of_its_own() {
    let speaker = Speaker::of(Lang::Fr);
    let power = speaker.attribute("resa-card-athanor", "power-1");
    assert_eq!(power.as_deref(), Some("Engagez cette carte et payez 1 Vigueur\u{202f}: placez 2 Vigueur dessus."));
    assert_eq!(speaker.attribute("resa-card-athanor", "power-9"), None);
    assert_eq!(speaker.attribute("resa-card-nowhere", "power-1"), None);
    assert_eq!(speaker.attributes("resa-card-athanor").first(), power.as_ref());
    assert_eq!(speaker.attributes("resa-card-athanor").len(), 2);
}

#[test]
fn seats_are_called_by_name() {
    let speaker = Speaker::new(Lang::De, ["Anna"]);
    assert_eq!(speaker.name(Seat::new(0)), "Anna");
    assert_eq!(speaker.name(Seat::new(1)), "p2");
    assert_eq!(speaker.name(Seat::HOUSE), "Zufall");
}

#[test]
fn lists_are_joined_as_the_language_does() {
    let names = |n: usize| ["a", "b", "c"][..n].iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let english = Speaker::of(Lang::En);
    let joined: Vec<_> = (0..=3).map(|n| english.join(&names(n))).collect();
    assert_eq!(joined, ["nothing", "a", "a and b", "a, b and c"]);
    assert_eq!(Speaker::of(Lang::Fr).join(&names(3)), "a, b et c");
    assert_eq!(Speaker::of(Lang::De).join(&names(3)), "a, b und c");
}

#[test]
fn what_cannot_be_said_is_an_error_and_still_shown() {
    let speaker = Speaker::of(Lang::Fr);
    let unknown = card("toy-nothing");
    assert!(matches!(speaker.try_say(&unknown), Err(Unsaid::Missing { lang: Lang::Fr, .. })));
    assert_eq!(speaker.say(&unknown), "[toy-nothing]");
    let lacks_its_argument = card("common-seat");
    assert!(matches!(speaker.try_say(&lacks_its_argument), Err(Unsaid::Broken { .. })));
    assert_eq!(speaker.say(&lacks_its_argument), "[common-seat]");
    let inside = Spoken { id: "common-seat", args: vec![("n", Arg::Name(unknown))] };
    assert_eq!(speaker.try_say(&inside).unwrap_err().to_string(), "toy-nothing is missing in fr");
}

/// A reason made of a message that is there.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
struct Lacking;

impl Message for Lacking {
    const SAYS: &'static [Signature] = &[("cli-clause", &["text"])];

    fn say(&self) -> Spoken {
        Spoken { id: "cli-clause", args: vec![("text", Arg::List(vec![card("resa-essence-gold"); 2]))] }
    }
}

impl Cites for Lacking {
    fn cites(&self) -> Option<Clause> {
        Some(Clause("RESA-COST-01"))
    }
}

#[test]
fn a_refusal_names_its_clause() {
    let speaker = Speaker::of(Lang::De);
    assert_eq!(speaker.illegal(&Illegal::Refused(Lacking)), "RESA-COST-01: Gold und Gold");
    assert_eq!(speaker.illegal(&Illegal::<Lacking>::NotAsked), "Gerade ist jemand anderes gefragt.");
    assert_eq!(speaker.cannot_undo(CannotUndo::NotYours).split(':').next(), Some("Nichts rückgängig zu machen"));
}

#[test]
fn every_common_phrase_takes_just_its_arguments() {
    for (id, args) in Common::SAYS {
        for lang in Lang::ALL {
            let variables = variables(lang, id).unwrap_or_else(|| panic!("{id} is missing in {lang}"));
            assert_eq!(variables, args.iter().map(|arg| (*arg).to_owned()).collect(), "{id} in {lang}");
        }
    }
}

#[test]
fn what_is_needed_and_absent_is_reported() {
    let report = report([("common-house", &[] as &[&str]), ("toy-nothing", &[])]);
    assert_eq!(report.missing.len(), Lang::ALL.len());
    assert!(report.missing.iter().all(|gap| gap.id == "toy-nothing"));
    assert!(report.unused.iter().any(|gap| gap.id == "common-seat"));
    assert!(report.unused.iter().all(|gap| gap.id != "common-house"));
    assert!(!report.is_clean());
}

#[test]
fn a_variable_that_nobody_fills_is_reported() {
    let report = report([("common-seat", &["m"] as &[&str])]);
    assert_eq!(report.unfilled.len(), Lang::ALL.len());
    assert!(report.unfilled.iter().all(|(gap, variable)| gap.id == "common-seat" && variable == "n"));
}
