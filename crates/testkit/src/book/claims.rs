//! What a line claims of the table as it is.

use super::{
    Act, Pace, Share, luck,
    meaning::differences,
    open::{is_refused, spelled},
    run::{Player, Refusal},
    said::{Claim, Said, claim, words},
    sight,
};
use crate::words::id_matches;
use arbiter_engine::{Event, Eyes, Facets, Game, Message, Notation, Seat, Thing};

impl<G: Game> Player<'_, G> {
    /// Is it as the line says?
    pub(super) fn claims(&mut self, act: &Act) -> Claim {
        match act {
            Act::AllowsSetup(setup) => match is_refused::<G>(setup).map_err(|what| vec![what])? {
                None => Ok(()),
                Some(reason) => Err(vec![Said::refused(setup, &reason)]),
            },
            Act::RefusesSetup(setup, clauses) => {
                let reason = is_refused::<G>(setup).map_err(|what| vec![what])?;
                let reason = reason.ok_or_else(|| vec![Said::TableAllowed { setup: setup.clone() }])?;
                Refusal::Rule(reason).by_clause(setup, clauses)
            }
            Act::Refuses(seat, choices, clauses) => self.refuses(*seat, choices, clauses),
            Act::Untouchable(seat, things, clauses) => self.untouchable(*seat, things, clauses),
            Act::Allows(seat, choices) => self.allows(*seat, choices),
            Act::Offers(seat, choices) => self.offers(*seat, choices),
            Act::Asks(seat, id) => self.asks(*seat, id),
            Act::Expect(facets) => self.expects(facets, false),
            Act::Exactly(facets) => self.expects(facets, true),
            Act::Sees(eyes, facets) => {
                let wrong = sight::unlike(self.table.position(), *eyes, facets)?;
                claim(wrong.is_empty(), || wrong)
            }
            Act::Unseen(eyes, names) => self.unseen(*eyes, names),
            Act::Measure(from, to, wanted) => self.measure(from, to, wanted),
            Act::Undo(seat, count) => {
                let n = self.table.may_undo(*seat);
                self.table.undo(*seat, *count).map_err(|_| vec![Said::TakesBack { seat: seat.to_string(), n }])
            }
            Act::NoUndo(seat) => {
                let n = self.table.may_undo(*seat);
                claim(n == 0, || vec![Said::TakesBack { seat: seat.to_string(), n }])
            }
            Act::Tells(eyes, ids) => self.tells(*eyes, ids, true),
            Act::Hides(eyes, ids) => self.tells(*eyes, ids, false),
            Act::Over(winners) => {
                let ranking = self.table.turn().ranking();
                let ranking = ranking.ok_or_else(|| [vec![Said::GoesOn], self.waiting()].concat())?;
                let won = ranking.winners();
                claim(won == *winners, || vec![Said::Winners { seats: won.text() }])
            }
            Act::GoesOn => {
                let over = self.table.turn().ranking();
                claim(over.is_none(), || [vec![Said::IsOver], self.waiting()].concat())
            }
            Act::Setup(_) | Act::Given(_) | Act::House(_) | Act::Play(..) | Act::Odds(..) | Act::Coach(..) => Ok(()),
        }
    }

    fn refuses(&mut self, seat: Seat, choices: &[String], clauses: &[String]) -> Claim {
        for text in choices {
            let choice = self.read(text)?;
            let allowed = || [vec![Said::Allowed { text: text.clone() }], self.may(seat)].concat();
            self.why_not(seat, choice).ok_or_else(allowed)?.by_clause(text, clauses)?;
            self.way.push(Pace::Refused { seat, choice: choice.text(), clauses: clauses.to_vec() });
        }
        Ok(())
    }

    fn untouchable(&self, seat: Seat, things: &[String], clauses: &[String]) -> Claim {
        for text in things {
            let thing: Thing = text.parse().map_err(|error| vec![Said::from(error)])?;
            let reason = self.table.position().why_not_touch(seat, &thing);
            let what = || vec![Said::Touchable { seat: seat.to_string(), thing: text.clone() }];
            let reason = reason.ok_or_else(|| [what(), self.may(seat)].concat())?;
            Refusal::Rule(reason).by_clause(text, clauses)?;
        }
        Ok(())
    }

    fn allows(&self, seat: Seat, choices: &[String]) -> Claim {
        for text in choices {
            if let Some(refusal) = self.why_not(seat, self.read(text)?) {
                return Err([vec![refusal.say(text)], self.may(seat)].concat());
            }
        }
        Ok(())
    }

    fn offers(&self, seat: Seat, choices: &[String]) -> Claim {
        let wanted = choices.iter().map(|text| self.read(text)).collect::<Result<Vec<_>, _>>()?;
        let found = self.choices(seat);
        let but = |of: &[G::Choice], but: &[G::Choice]| -> Vec<G::Choice> {
            of.iter().filter(|choice| !but.contains(choice)).copied().collect()
        };
        let (missing, extra) = (but(&wanted, &found), but(&found, &wanted));
        let mut wrong = Vec::new();
        if !missing.is_empty() {
            wrong.push(Said::NotOffered { list: spelled::<G>(&missing) });
        }
        if !extra.is_empty() {
            wrong.push(Said::OfferedToo { list: spelled::<G>(&extra) });
        }
        claim(wrong.is_empty(), || [wrong, self.may(seat)].concat())
    }

    fn asks(&self, seat: Seat, id: &str) -> Claim {
        if !G::Ask::SAYS.iter().any(|(known, _)| id_matches(known, id)) {
            return Err(vec![Said::NoSuchQuestion { id: id.to_owned() }, words(G::Ask::SAYS)]);
        }
        let position = self.table.position();
        let is_asked = self.table.turn().waits_for(seat) && id_matches(position.ask(seat).say().id, id);
        claim(is_asked, || self.waiting())
    }

    fn expects(&self, facets: &[String], exactly: bool) -> Claim {
        let wrong = differences(self.table.position(), facets, exactly)?;
        claim(wrong.is_empty(), || wrong)
    }

    fn unseen(&self, eyes: Eyes, names: &[String]) -> Claim {
        for name in names {
            if let Some(place) = sight::seen(self.table.position(), eyes, name)? {
                return Err(vec![Said::Seen { word: name.clone(), eyes: called(eyes), place }]);
            }
        }
        Ok(())
    }

    fn measure(&self, from: &str, to: &str, wanted: &[String]) -> Claim {
        let mut found = Facets::default();
        self.table.position().measure(from, to, &mut found).map_err(|error| {
            vec![Said::NoMeasure { from: from.to_owned(), to: to.to_owned(), why: Said::why(error) }]
        })?;
        let mut wrong = Vec::new();
        for line in wanted {
            let Some((key, value)) = found.split(line) else {
                let all = Said::there_are(found.iter().map(|(key, _)| key));
                return Err(vec![Said::UnknownFacet { text: line.clone() }, all]);
            };
            let is = found.get(key).unwrap_or_default();
            if is != value {
                wrong.push(Said::Expected { key: key.to_owned(), value: value.to_owned() });
                wrong.push(Said::Found { key: key.to_owned(), value: is.to_owned() });
            }
        }
        claim(wrong.is_empty(), || wrong)
    }

    /// How often it will be so once luck has spoken.
    pub(super) fn odds(&mut self, share: &Share, facets: &[String]) -> Claim {
        let position = *self.table.position();
        let found = luck::share(&position, self.steps, |after| Ok(differences(after, facets, false)?.is_empty()))?;
        claim(share.is(found), || {
            let expected = Said::ExpectedShare { share: share.text.clone() };
            vec![expected, Said::FoundShare { share: luck::in_words(found) }]
        })
    }

    fn tells(&self, eyes: Eyes, ids: &[String], wanted: bool) -> Claim {
        let seen: Vec<_> = self.told.iter().filter_map(|event| event.seen_by(eyes)).map(|event| event.say()).collect();
        for id in ids {
            if !G::Event::SAYS.iter().any(|(known, _)| id_matches(known, id)) {
                return Err(vec![Said::NoSuchEvent { id: id.clone() }, words(G::Event::SAYS)]);
            }
            if seen.iter().any(|event| id_matches(event.id, id)) == wanted {
                continue;
            }
            let (id, eyes) = (id.clone(), called(eyes));
            let what = if wanted { Said::NotTold { id, eyes } } else { Said::WasTold { id, eyes } };
            let list = seen.iter().map(arbiter_engine::Spoken::word).collect::<Vec<_>>().join("; ");
            let told = if list.is_empty() { Said::ToldNothing } else { Said::Told { list } };
            return Err(vec![what, told]);
        }
        Ok(())
    }
}

fn called(eyes: Eyes) -> String {
    match eyes {
        Eyes::Seat(seat) => seat.to_string(),
        Eyes::Spectator | Eyes::Arbiter => "spectator".to_owned(),
    }
}
