//! Every page that teaches holds, and every lesson can be gone through: by its right answers, and by each wrong one.

use arbiter_language::Lang;
use arbiter_learn::{LEARNER, Lesson, PAGES, lessons, message, messages, said};
use arbiter_shelf::GAMES;
use arbiter_testkit::book::Page;
use std::collections::BTreeSet;

const LANGS: [Lang; 3] = [Lang::En, Lang::Fr, Lang::De];

struct Run<'a>(&'a Page);

impl arbiter_shelf::Visit for Run<'_> {
    type Out = String;

    fn visit<G: arbiter_engine::Game>(self) -> String {
        let report = self.0.run::<G>();
        report.failures().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    }
}

#[test]
fn every_page_holds() {
    assert!(PAGES.len() >= GAMES.len());
    for (game, name, text) in PAGES {
        let page = Page::parse(&format!("{game}/{name}"), text).unwrap_or_else(|bad| panic!("{bad}"));
        assert_eq!(page.game(), Some(*game), "{name}");
        let failures = arbiter_shelf::open(game, Run(&page)).expect("on the shelf");
        assert!(failures.is_empty(), "{failures}");
    }
}

/// The right answers lead from stop to stop, in the order of the page; and what is offered there can be touched.
#[test]
fn lessons_are_gone_through() {
    for game in GAMES {
        for (name, text) in lessons(game) {
            let lesson = Lesson::read(name, text, 10_000).unwrap_or_else(|why| panic!("{game}/{name}: {why}"));
            let mut answers = 0;
            let done = lesson.stops.iter().map(|stop| stop.expected.len()).sum::<usize>();
            let plays = format!("play {LEARNER}: ");
            let lines = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
            let played = lines.filter_map(|line| Some(line.strip_prefix(&plays)?.split(';').count())).sum::<usize>();
            assert_eq!(done, played, "{game}/{name}: what p1 plays is what the person does");
            for stop in &lesson.stops {
                let mut table = lesson.table(stop).unwrap_or_else(|| panic!("{game}/{name}: {stop:?}"));
                for (wrong, clause) in &stop.wrong {
                    let reason = table.why_not(LEARNER, wrong).expect("it is a choice");
                    assert_eq!(
                        reason.map(|reason| reason.clause.to_string()).as_ref(),
                        Some(clause),
                        "{game}/{name}: {wrong}"
                    );
                }
                if stop.expected.is_empty() {
                    continue;
                }
                answers += 1;
                let decision =
                    table.decision(LEARNER).unwrap_or_else(|| panic!("{game}/{name}: not asked at {stop:?}"));
                let offered: Vec<&str> = decision.choices.iter().map(|offer| offer.text.as_str()).collect();
                assert!(
                    offered.contains(&stop.expected[0].as_str()),
                    "{game}/{name}: {:?} is not offered",
                    stop.expected
                );
                table.answer(LEARNER, &stop.expected.join(", ")).unwrap_or_else(|why| panic!("{game}/{name}: {why:?}"));
                assert!(table.n() > stop.entries, "{game}/{name}: {:?} is only a part", stop.expected);
            }
            assert!(answers >= 4, "{game}/{name} lets the person do too little");
        }
    }
}

/// How fast a coach is read, and how long a touch takes: to find what is meant, and to see what comes of it.
const WORDS_A_MINUTE: usize = 190;
const SECONDS_A_TOUCH: usize = 4;

/// A first lesson takes its time: enough is said and done, and something is tried in vain, that one can play alone afterwards.
#[test]
fn first_lessons_are_whole() {
    for game in GAMES {
        let (name, text) = lessons(game).next().unwrap_or_else(|| panic!("{game} has no lesson"));
        let lesson = Lesson::read(name, text, 10_000).unwrap_or_else(|why| panic!("{game}/{name}: {why}"));
        let words: BTreeSet<&String> = lesson.stops.iter().filter_map(|stop| stop.says.as_ref()).collect();
        let answers = lesson.stops.iter().filter(|stop| !stop.expected.is_empty()).count();
        let refused = lesson.stops.iter().flat_map(|stop| &stop.wrong).count();
        assert_eq!(
            refused,
            text.lines().filter(|line| line.starts_with("refuses ")).count(),
            "{game}: every wrong try has its stop"
        );
        assert!((24..=40).contains(&words.len()), "{game}: the coach says {} things", words.len());
        assert!(answers * 2 >= words.len(), "{game}: {answers} answers to {} words", words.len());
        // Ten to fifteen minutes in every language, without counting how long a rival is watched: each piece of an answer is a
        // touch, and so is going on from what is only read, and what is tried in vain.
        let touches = lesson.stops.iter().map(|stop| stop.expected.len().max(1)).sum::<usize>() + refused;
        for lang in LANGS {
            let spoken = words.iter().filter_map(|says| said(lang, &message(game, name, says)));
            let spoken = spoken.map(|text| text.split_whitespace().count()).sum::<usize>();
            let seconds = spoken * 60 / WORDS_A_MINUTE + touches * SECONDS_A_TOUCH;
            assert!(
                (600..=900).contains(&seconds),
                "{game} in {lang}: {spoken} words and {touches} touches, {seconds} s"
            );
        }
        assert!(refused >= 2, "{game}: {refused} wrong tries");
        for ends in ["goal", "last", "free"] {
            assert!(words.contains(&ends.to_owned()), "{game} never says “{ends}”");
        }
    }
}

/// Every word of a coach is there in every language, and none is left over.
#[test]
fn coaches_speak_every_language() {
    let mut needed = BTreeSet::new();
    for game in GAMES {
        for (name, text) in lessons(game) {
            let lesson = Lesson::read(name, text, 10_000).unwrap_or_else(|why| panic!("{game}/{name}: {why}"));
            needed.extend(["title", "about", "end"].map(|says| message(game, name, says)));
            needed.extend(lesson.stops.iter().filter_map(|stop| Some(message(game, name, stop.says.as_ref()?))));
        }
    }
    for lang in LANGS {
        for id in &needed {
            assert!(said(lang, id).is_some(), "{id} is missing in {lang}");
        }
        for id in messages(lang) {
            assert!(needed.contains(id), "{id} is unused in {lang}");
        }
    }
}

/// Whatever a page lets somebody try in vain, it is tried where the coach waits for it.
#[test]
fn every_wrong_try_has_its_stop() {
    for game in GAMES {
        for (name, text) in lessons(game) {
            let lesson = Lesson::read(name, text, 10_000).unwrap_or_else(|why| panic!("{game}/{name}: {why}"));
            let tried = lesson.stops.iter().map(|stop| stop.wrong.len()).sum::<usize>();
            // What cannot be agreed on before a game begins is nobody’s try.
            let refused = |line: &&str| line.starts_with("refuses ") && !line.contains(" setup: ");
            assert_eq!(tried, text.lines().filter(refused).count(), "{game}/{name}");
        }
    }
}
