//! Answers of several pieces come in any order, one by one or all at once.

use crate::room::{Person, Room, me, wish};
use arbiter_protocol::{ClientMessage, Created, NewTable, SeatPlan};
use serde_json::Value;

/// A question of several pieces, and two answers to it.
struct Case {
    game: &'static str,
    /// The position it begins with, and what is answered before.
    given: &'static str,
    before: &'static [&'static str],
    /// The pieces of one answer, the last in the list first.
    pieces: &'static [&'static str],
    /// A piece that cannot be part of any answer with the first.
    wrong: &'static str,
}

const CASES: [Case; 15] = [
    // Paying, gaining, discarding and losing.
    Case {
        game: "res_arcana",
        given: "p1 pool elan 1 life 1 calm 1 death 1 gold 1\nagenda cost any p1 3 elan | round after p1",
        before: &[],
        pieces: &["pay gold", "pay life", "pay elan"],
        wrong: "pay gold",
    },
    Case {
        game: "res_arcana",
        given: "p1 hand vault\nagenda round act p1",
        before: &["discard vault"],
        pieces: &["gain death", "gain elan"],
        wrong: "gain gold",
    },
    Case {
        game: "res_arcana",
        given: "p1 item divination; p1 hand athanor vault; p1 deck crypt hawk prism\nagenda round act p1",
        before: &["use divination 1"],
        pieces: &["discard vault", "discard crypt", "discard athanor"],
        wrong: "discard vault",
    },
    Case {
        game: "res_arcana",
        given: "p1 pool elan 2 calm 1 gold 1\nagenda life_loss lose p1 2 elan | round after p2",
        before: &[],
        pieces: &["lose gold", "lose elan"],
        wrong: "lose gold",
    },
    // Hits on buildings, agents, ships.
    Case {
        game: "arcs",
        given: "2-c p1 3, starport p2, city p2; p1 played lead aggression-3; turn p1; pips 1
            battle p1 p2 2-c ships 3 0 all_fresh
            agenda battle building_hits 2 0 | city fall | raid spend | battle end | turn act p1 | round after p1",
        before: &[],
        pieces: &["hit 2-c.2", "hit 2-c.1"],
        wrong: "hit 5-c.1",
    },
    Case {
        game: "arcs",
        given: "p1 cards demagogue; court skirmishers, farseers p2 1, relic_fence; p1 hand aggression-4
            agenda round lead p1",
        before: &["lead aggression-4", "declare warlord"],
        pieces: &["influence relic_fence", "influence farseers", "influence skirmishers"],
        wrong: "influence relic_fence",
    },
    Case {
        game: "arcs",
        given: "2-a p1 12; court mass_uprising p1 1; p1 hand aggression-4; agenda round lead p1",
        before: &["lead aggression-4", "decline", "secure mass_uprising", "cluster 2"],
        pieces: &["place 2-c", "place 2-b", "place 2-gate"],
        wrong: "place 2-c",
    },
    Case {
        game: "arcs",
        given: "2-a p1 13; p1 cards gatekeepers; p1 hand aggression-4; agenda round lead p1",
        before: &["lead aggression-4", "decline", "use gatekeepers"],
        pieces: &["place 5-gate", "place 2-gate"],
        wrong: "place 5-gate",
    },
    // The whole hand goes to the pile, and as many cards as there are come from it.
    Case {
        game: "arcs",
        given: "p1 cards farseers; p1 hand administration-5 administration-6 construction-2; p2 hand aggression-6
            pile aggression-2 aggression-3 aggression-4; agenda round lead p1",
        before: &["lead administration-5", "decline", "use farseers"],
        pieces: &["discard_card construction-2", "discard_card administration-6"],
        wrong: "discard_card mobilization-3",
    },
    Case {
        game: "aristeia",
        given: "agenda setup teams",
        before: &[],
        pieces: &["pick parvati", "pick wild_bill", "pick gata", "pick eight_ball"],
        wrong: "pick parvati",
    },
    Case {
        game: "aristeia",
        given: "setup teams starter; p1 eight_ball bench; p1 gata bench; p1 mushashi bench; p1 wild_bill bench
            p2 hexx3r bench; p2 major_lunah bench; p2 maximus bench; p2 parvati bench; agenda setup tactics",
        before: &[],
        pieces: &[
            "keep fan_the_hammer",
            "keep noon_bell",
            "keep read_the_blade",
            "keep two_heavens",
            "keep pink_blur",
            "keep keep_running",
            "keep roll_with_it",
            "keep bank_shot",
        ],
        wrong: "keep grit",
    },
    // Discards, devotion with a graveyard, defenders.
    Case {
        game: "arcmage",
        given: "p1 cities farmland; p2 cities warren; p1 hand ghoul ghoul ghoul shatis shatis kolibri kolibri kolibri foul_imps
            phase discard; agenda turn discard",
        before: &[],
        pieces: &["discard shatis", "discard kolibri"],
        wrong: "discard wight",
    },
    // With a Wight in hand the order counts, and each is an answer of its own.
    Case {
        game: "arcmage",
        given: "p1 cities farmland; p2 cities warren; p1 hand ghoul ghoul ghoul kolibri kolibri kolibri nightgaunt nightgaunt wight
            phase discard; agenda turn discard",
        before: &[],
        pieces: &["discard wight", "discard kolibri"],
        wrong: "discard shatis",
    },
    Case {
        game: "arcmage",
        given: "p1 cities qualaris; p1 residents archivist in qualaris; p1 grave erode ghoul whirlwind
            p2 cities warren, barracks; p2 army ghoul; phase tactics; agenda city tend",
        before: &["tend qualaris"],
        pieces: &["remove p1.grave.3.whirlwind", "remove p1.grave.1.erode", "devote archivist"],
        wrong: "remove p1.grave.3.whirlwind",
    },
    Case {
        game: "arcmage",
        given: "active p2; p2 cities farmland; p2 army wight marked attacking attacked
            p1 cities warren; p1 army ghoul, shatis; phase attack
            attack warren p1; attackers wight; agenda combat defenders nothing",
        before: &[],
        pieces: &["defend shatis wight", "defend ghoul wight"],
        wrong: "defend shatis wight",
    },
];

/// Dice that are thrown again: what they show then is nobody's to compare.
const DICE: [Case; 2] = [
    Case {
        game: "arcs",
        given: "p1 cards seeker_torpedoes; 2-a p1 2, p2 0 4; p1 played lead aggression-3; turn p1; pips 1
            battle p1 p2 2-a ships 2 0 all_fresh rolled assault hit+hit blank
            agenda battle rolled | battle end | turn act p1 | round after p1",
        before: &[],
        pieces: &["reroll assault 6", "reroll assault 1"],
        wrong: "reroll raid 1",
    },
    Case {
        game: "aristeia",
        given: "p1 parvati f11; p2 eight_ball f8; round 1; turn 1; p1 plan parvati; p2 plan eight_ball
            active p1.parvati points 2; roll combat
            roll_a p1.parvati dice orange:6 orange:6 yellow:6; roll_d p2.eight_ball
            agenda effect reroll p1 0 2 0 no | roll throw | roll thrown | action effects | activation act",
        before: &[],
        pieces: &["reroll a3", "reroll a1"],
        wrong: "reroll a3",
    },
];

impl Case {
    /// Somebody at a new table with this question.
    async fn asked(&self, room: &Room) -> Person {
        let mut visitor = room.visitor();
        let wish = NewTable {
            game: self.game.to_owned(),
            position: Some(self.given.to_owned()),
            ..wish(vec![me(), SeatPlan::Open])
        };
        let made = visitor.post("/api/tables", &wish).await.expect("answers");
        assert_eq!(made.status, 201, "{}: {}", self.game, made.body);
        let id = made.json::<Created>().expect("a table").table;
        let mut person = Person::at(&id, &visitor).await;
        for answer in self.before {
            let told = person.ask(person.answer(answer)).await;
            assert_eq!(told["type"], "happened", "{}: {answer}: {told}", self.game);
        }
        assert!(!person.table["decision"]["tray"].is_null(), "{}: several pieces are asked for", self.game);
        person
    }

    /// Names the pieces one by one; nothing happens before the last. What is seen then.
    async fn one_by_one<'a>(&self, room: &Room, pieces: impl Iterator<Item = &'a &'a str>) -> Value {
        let mut person = self.asked(room).await;
        let before = person.table["view"].clone();
        let pieces: Vec<_> = pieces.collect();
        for (i, piece) in pieces.iter().enumerate() {
            let choices = person.choices();
            assert!(choices.iter().any(|choice| choice == **piece), "{}: {piece} among {choices:?}", self.game);
            assert_eq!(person.table["view"], before, "{}: nothing happens before {piece}", self.game);
            let told = person.ask(person.answer(piece)).await;
            assert_eq!(told["type"], "happened", "{}: {piece}: {told}", self.game);
            // What was named may be taken back, and named again.
            if i == 0 {
                person.ask(ClientMessage::Undo { n: person.n(), count: 1, seat: None }).await;
                person.ask(person.answer(piece)).await;
            }
        }
        assert_ne!(person.table["view"], before, "{}: it is whole", self.game);
        person.table["view"].clone()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pieces_come_in_any_order_one_by_one_or_all_at_once() {
    let room = Room::open().await;
    for case in CASES {
        let seen = case.one_by_one(&room, case.pieces.iter()).await;
        let turned = case.one_by_one(&room, case.pieces.iter().rev()).await;
        let mut person = case.asked(&room).await;
        let in_order = person.table["decision"]["tray"]["ordered"] == true;
        assert_eq!(turned != seen, in_order, "{}: the order counts where the tray says so", case.game);
        let (n, before) = (person.n(), person.table.clone());
        // With a piece that does not fit nothing of it is taken, and the piece is named.
        let told = person.ask(person.answer(&format!("{}, {}", case.pieces[0], case.wrong))).await;
        assert_eq!((told["type"].as_str(), told["refused"].as_str()), (Some("refused"), Some("illegal")), "{told}");
        assert_eq!((person.n(), &person.table), (n, &before), "nothing has changed");
        let whole = case.pieces.join(", ");
        person.ask(person.answer(&whole)).await;
        assert_eq!(person.table["view"], seen, "{}", case.game);
        // Sent twice, it counts once.
        let again = person.ask(ClientMessage::Choose { n, choice: whole, seat: None }).await;
        assert_eq!((again["type"].as_str(), &person.table["view"]), (Some("table"), &seen), "{again}");
    }
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dice_are_taken_up_in_any_order_and_thrown_together() {
    let room = Room::open().await;
    for case in DICE {
        case.one_by_one(&room, case.pieces.iter()).await;
        case.one_by_one(&room, case.pieces.iter().rev()).await;
        let mut person = case.asked(&room).await;
        let before = person.table.clone();
        let told = person.ask(person.answer(&format!("{}, {}", case.pieces[0], case.wrong))).await;
        assert_eq!((told["refused"].as_str(), &person.table), (Some("illegal"), &before), "nothing is thrown: {told}");
        let told = person.ask(person.answer(&case.pieces.join(", "))).await;
        assert_eq!(told["type"], "happened", "{told}");
        assert_ne!(person.table["view"], before["view"], "{}: thrown at once", case.game);
    }
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_would_come_of_pieces_is_told_to_whom_they_belong_and_changes_nothing() {
    let room = Room::open().await;
    let [.., case] = CASES;
    let mut person = case.asked(&room).await;
    let (n, before) = (person.n(), person.table.clone());
    let foresee = |n: usize, pieces: &str| ClientMessage::Foresee { n: n as u32, pieces: pieces.into(), seat: None };
    let n = n as usize;
    let told = person.ask(foresee(n, case.pieces[0])).await;
    assert_eq!((told["type"].as_str(), told["pieces"].as_str()), (Some("foreseen"), Some(case.pieces[0])), "{told}");
    assert_eq!(told["view"]["attack"]["battles"][0]["defenders"][0], "shatis", "{told}");
    assert_ne!(told["view"]["attack"]["forecast"], before["view"]["attack"]["forecast"]);
    // Of what cannot be named together, of another position and of no words at all nothing is shown.
    let wrong = format!("{}, {}", case.pieces[0], case.wrong);
    for (n, pieces) in [(n, wrong.as_str()), (n + 1, case.pieces[0]), (n, "abracadabra"), (n, "done")] {
        let told = person.ask(foresee(n, pieces)).await;
        assert_eq!((told["type"].as_str(), told["view"].is_null()), (Some("foreseen"), true), "{pieces}: {told}");
    }
    assert_eq!((person.n() as usize, &person.table), (n, &before), "nothing has changed");
    room.close().await;
}
