//! `arbiter book`: runs pages of the rule book.

use crate::answer::{Answer, Outcome, Trouble, read_file, the_game};
use arbiter_engine::{Game, new_page};
use arbiter_shelf::{GAMES, Visit};
use arbiter_testkit::book::{Page, PageReport};
use std::{
    io::Write,
    path::{Path, PathBuf},
    thread::sleep,
    time::{Duration, SystemTime},
};

/// Run pages of the rule book and show where they and the rules disagree.
#[derive(clap::Args, Debug)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Arguments {
    /// Markdown pages, or folders of them.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The game the pages belong to, where they do not say it.
    #[arg(long)]
    game: Option<String>,
    /// Runs the pages again whenever they are saved, until it is stopped.
    #[arg(long)]
    watch: bool,
    #[command(subcommand)]
    instead: Option<Instead>,
}

/// What else can be done with pages.
#[derive(clap::Subcommand, Debug)]
enum Instead {
    /// Write a page to begin with: every facet of the game, as it is when nothing is said of it.
    New {
        #[arg(help = the_game(""))]
        game: String,
        /// For how many.
        #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=4))]
        players: u8,
    },
}

/// Runs the pages, or writes a new one.
pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    if let Some(Instead::New { game, players }) = &arguments.instead {
        write!(out, "{}", arbiter_shelf::open(game, NewPage { players: *players })?)?;
        return Ok(Answer::Yes);
    }
    if !arguments.watch {
        return run_once(arguments, out);
    }
    loop {
        // Looked at before pages are run: what is saved meanwhile is run again.
        let seen = saved(&arguments.files)?;
        run_once(arguments, out)?;
        out.flush()?;
        // A page that is just being saved may be gone for a moment.
        while saved(&arguments.files).map_or(true, |now| now == seen) {
            sleep(LOOK);
        }
        writeln!(out)?;
    }
}

/// How often pages are looked at that are watched.
const LOOK: Duration = Duration::from_millis(200);

/// When each page was saved last.
fn saved(files: &[PathBuf]) -> Result<Vec<(PathBuf, SystemTime)>, Trouble> {
    let when = |file: PathBuf| {
        let saved = std::fs::metadata(&file).and_then(|about| about.modified());
        saved
            .map(|saved| (file.clone(), saved))
            .map_err(|error| Trouble::because(format!("{}: {error}", file.display())))
    };
    pages(files)?.into_iter().map(when).collect()
}

fn run_once(arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    let (mut held, mut failed, mut unreadable) = (0, 0, 0);
    for file in pages(&arguments.files)? {
        let name = file.display().to_string();
        let page = match Page::parse(&name, &read_file(&file)?) {
            Ok(page) => page,
            Err(bad) => {
                unreadable += 1;
                writeln!(out, "{bad}\n")?;
                continue;
            }
        };
        let game = game_of(arguments.game.as_deref(), &page, &file)?;
        let report = arbiter_shelf::open(&game, RunPage { page: &page })?;
        write(&report, out)?;
        let failures = report.failures().count();
        failed += failures;
        held += report.examples.len() - failures;
    }
    let hold = if held == 1 { "example holds" } else { "examples hold" };
    let rest = if unreadable > 0 { format!(", pages that cannot be read: {unreadable}") } else { String::new() };
    writeln!(out, "{held} {hold}, {failed} failed{rest}")?;
    Ok(Answer::from(failed + unreadable == 0))
}

/// The files themselves, and the pages in folders.
fn pages(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Trouble> {
    let mut pages = Vec::new();
    for path in paths {
        if path.is_dir() {
            let trouble = |error| Trouble::because(format!("{} cannot be read: {error}", path.display()));
            let mut inside = Vec::new();
            for entry in std::fs::read_dir(path).map_err(trouble)? {
                inside.push(entry.map_err(trouble)?.path());
            }
            inside.retain(|file| file.extension().is_some_and(|ending| ending == "md"));
            inside.sort();
            pages.extend(inside);
        } else {
            pages.push(path.clone());
        }
    }
    Ok(pages)
}

/// The game of a page: as told, as it says itself, or by the folder it lies in.
fn game_of(told: Option<&str>, page: &Page, file: &Path) -> Result<String, Trouble> {
    let said = told.or_else(|| page.game()).map(str::to_owned);
    said.or_else(|| folder_game(file)).ok_or_else(|| {
        let games = GAMES.join(", ");
        Trouble::because(format!("{} does not say its game; add --game with one of {games}", file.display()))
    })
}

/// `games/res_arcana/tests/book/cost.md` is of Res Arcana.
fn folder_game(file: &Path) -> Option<String> {
    let whole = file.canonicalize().ok()?;
    let words: Vec<_> = whole.iter().filter_map(|word| word.to_str()).collect();
    words.windows(2).rev().find(|pair| pair[0] == "games").map(|pair| pair[1].to_owned())
}

struct RunPage<'a> {
    page: &'a Page,
}

impl Visit for RunPage<'_> {
    type Out = PageReport;

    fn visit<G: Game>(self) -> PageReport {
        self.page.run::<G>()
    }
}

struct NewPage {
    players: u8,
}

impl Visit for NewPage {
    type Out = String;

    fn visit<G: Game>(self) -> String {
        new_page::<G>(self.players)
    }
}

fn write(report: &PageReport, out: &mut dyn Write) -> std::io::Result<()> {
    writeln!(out, "{}", report.page)?;
    for example in &report.examples {
        match &example.outcome {
            Ok(()) => writeln!(out, "  holds   line {:>4}  {}", example.line, example.heading)?,
            Err(failure) => writeln!(out, "  FAILED  line {:>4}  {}\n\n{failure}", example.line, example.heading)?,
        }
    }
    writeln!(out)
}
