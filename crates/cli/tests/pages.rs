//! Pages that the program writes itself: of a blank table, and of tables in the middle of a game.

use arbiter_engine::{
    Eyes, Game, Rng, Seat, Seats, Seed, Setup, Table, Turn, last_answer_of, new_page, page_of, read_position,
};
use arbiter_shelf::{Visit, all, open};
use arbiter_testkit::book::{Act, Page, PageReport};

#[track_caller]
fn holds<G: Game>(text: &str) -> Page {
    let page = Page::parse("page", text).unwrap_or_else(|bad| panic!("{bad}\n{text}"));
    assert_eq!(page.game(), Some(G::NAME));
    let report = page.run::<G>();
    assert!(report.passed() && report.examples.len() == 1, "{report}\n{text}");
    page
}

struct NewPage;

impl Visit for NewPage {
    type Out = ();

    fn visit<G: Game>(self) {
        for seats in 2..=4 {
            if G::begin(&G::Setup::usual(seats)).is_ok() {
                holds::<G>(&new_page::<G>(seats));
            }
        }
    }
}

#[test]
fn a_new_page_holds_in_every_game() {
    for game in all() {
        open(game, NewPage).expect("on the shelf");
    }
}

/// The position a page begins with.
fn given<G: Game>(page: &Page) -> G {
    let facets = page.examples[0].lines.iter().filter_map(|line| match &line.act {
        Act::Given(facets) => Some(facets.join("\n")),
        _ => None,
    });
    read_position(&facets.collect::<Vec<_>>().join("\n")).expect("it was read before")
}

struct Copies;

impl Visit for Copies {
    type Out = ();

    fn visit<G: Game>(self) {
        let mut luck = Rng::new(5);
        let mut made_up = 0;
        for seed in 0..3 {
            let mut table =
                Table::<G>::open(G::Setup::usual(2), Seed::from(seed)).unwrap_or_else(|why| panic!("{why:?}"));
            for n in 0..120 {
                table.house(&mut ());
                let Turn::Waiting(seats) = table.turn() else { break };
                let seat = seats.into_iter().next().expect("somebody is asked");
                if n % 12 == 0 {
                    for seat in Seats::all(2) {
                        made_up += usize::from(is_safe(&table, seat));
                    }
                }
                let choices = table.decision(seat).offers();
                table.answer(seat, &[choices[luck.below(choices.len())]], &mut ()).expect("it was offered");
            }
            for at in (0..table.ply()).step_by(9) {
                holds::<G>(&page_of(&table, at, None).expect("there is such an entry"));
            }
        }
        assert!(made_up > 0, "{}: what a seat cannot know is made up", G::NAME);
    }
}

/// A copy for a seat holds, looks to it as the table does, and is of its own making. Is something else in it than on the
/// table?
fn is_safe<G: Game>(table: &Table<G>, seat: Seat) -> bool {
    let now = page_of(table, table.ply(), Some(seat)).expect("there is a position");
    let copied: G = given(&holds::<G>(&now));
    let began = (0..=table.ply()).rev().map(|at| table.positions()[at]);
    let looks = |position: &G| position.view(Eyes::Seat(seat)) == copied.view(Eyes::Seat(seat));
    assert!(began.into_iter().any(|position| looks(&position)), "{}: {seat} sees another table", G::NAME);
    if let Some(last) = last_answer_of(table, seat) {
        holds::<G>(&page_of(table, last, Some(seat)).expect("its own answer"));
        let rival = seat.left(2);
        assert!(page_of(table, last, Some(rival)).is_none(), "nobody copies what another has answered");
    }
    copied != *table.position()
}

#[test]
fn a_table_is_copied_as_a_page_that_holds_and_tells_no_secret() {
    for game in all() {
        open(game, Copies).expect("on the shelf");
    }
}

const FORMAT: &str = include_str!("../../../docs/book-format.md");

/// The pages in `docs/book-format.md`: the blocks marked like that, each with what stands behind it.
fn documented(mark: &str) -> Vec<(&'static str, &'static str)> {
    FORMAT.split(mark).skip(1).filter_map(|rest| rest.split_once("\n````\n")).collect()
}

#[test]
fn every_page_in_the_documentation_holds() {
    let pages = documented("\n````markdown\n");
    assert!(pages.len() > 7, "{}", pages.len());
    for (page, _) in pages {
        let said = run(page);
        assert!(said.passed(), "{said}");
    }
}

#[test]
fn every_page_in_the_documentation_that_is_to_fail_does_so_in_the_words_behind_it() {
    let pages = documented("\n````markdown fails\n");
    assert!(pages.len() > 3, "{}", pages.len());
    for (page, rest) in pages {
        let said = run(page);
        assert!(!said.passed(), "{page}");
        let (_, words) = rest.split_once("```\n").expect("the words of the failure");
        let (words, _) = words.split_once("\n```").expect("their end");
        for line in words.lines() {
            assert!(said.to_string().contains(line), "“{line}” is missing in\n{said}");
        }
    }
}

fn run(page: &'static str) -> PageReport {
    let game = Page::parse("page", page).unwrap_or_else(|bad| panic!("{bad}")).game().expect("its game").to_owned();
    open(&game, Documented(page)).expect("on the shelf")
}

struct Documented(&'static str);

impl Visit for Documented {
    type Out = PageReport;

    fn visit<G: Game>(self) -> PageReport {
        Page::parse("book-format.md", self.0).unwrap_or_else(|bad| panic!("{bad}")).run::<G>()
    }
}
