//! The tables and pictures of `docs/strength.md`, from what was measured: `docs/strength/*.jsonl`, a line of JSON for each time.
//!
//! Those files only grow (`arbiter ladder`, `sim` and `calibrate` with `--record`, `training/train.py --record`). What was measured by the
//! same luck a second time counts once, the longer one. A rung of a ladder counts only while both levels are what they were.

mod pictures;

use crate::Made;
use arbiter_bots::{Kind, Level};
use arbiter_engine::{Game, LEVELS, Notation, Setup as _, Skill};
use arbiter_sim::{Match, Truth, interval_95};
use serde::{Deserialize, de::DeserializeOwned};
use std::{fmt::Write as _, path::Path};

/// A game, and what its levels are now.
struct Known {
    name: &'static str,
    title: &'static str,
    rules: u32,
    /// What two sit down to at its ladder.
    even: String,
    skills: [Skill; LEVELS],
}

impl Known {
    fn of<G: Game>(title: &'static str) -> Known {
        Known { name: G::NAME, title, rules: G::RULES, even: G::Setup::even().text(), skills: G::LEVELS }
    }

    fn all() -> [Known; 4] {
        [
            Known::of::<res_arcana::ResArcana>("Res Arcana"),
            Known::of::<arcs::Arcs>("Arcs"),
            Known::of::<arcmage::Arcmage>("Arcmage"),
            Known::of::<aristeia::Aristeia>("Aristeia!"),
        ]
    }
}

/// How often one side won.
#[derive(Clone, Default)]
struct Score {
    wins: f64,
    games: u64,
    commands: Vec<String>,
}

impl Score {
    fn add(&mut self, one: &Match) {
        self.wins += one.wins.first().copied().unwrap_or_default();
        self.games += one.games;
        self.commands.push(one.command.clone());
    }

    fn rate(&self) -> f64 {
        100.0 * self.wins / self.games.max(1) as f64
    }

    /// Where the true rate lies with 95 % confidence (Wilson).
    fn interval(&self) -> [f64; 2] {
        interval_95(self.wins, self.games).map(|bound| 100.0 * bound)
    }

    fn written(&self) -> String {
        let [low, high] = self.interval();
        format!("{} | {} | {:.1} % | {low:.1}–{high:.1} %", self.games, self.wins, self.rate())
    }
}

/// A level against the one below.
struct Rung {
    level: Level,
    skill: Skill,
    score: Score,
}

/// What was learned from so many positions.
#[derive(Clone, Deserialize)]
struct Lesson {
    game: String,
    positions: u64,
    tested: u64,
    log_loss: f64,
    calibration_error: f64,
    command: String,
}

/// Everything that was measured.
struct Measured {
    matches: Vec<Match>,
    truths: Vec<Truth>,
    lessons: Vec<Lesson>,
}

impl Measured {
    fn read(folder: &Path) -> Result<Measured, String> {
        Ok(Measured {
            matches: read(&folder.join("matches.jsonl"), Match::name, |one| one.games)?,
            truths: read(&folder.join("truths.jsonl"), Truth::name, |one| one.found.games)?,
            lessons: read(&folder.join("lessons.jsonl"), |one: &Lesson| one.command.clone(), |one| one.tested)?,
        })
    }

    fn ladder(&self, game: &Known) -> Vec<Rung> {
        let rung = |level: Level| {
            let skill = |level: Level| game.skills[level as usize].to_string();
            let below = level.below();
            let bots = [level.as_str().to_owned(), below.map_or(Kind::Random, Kind::Level).to_string()];
            let skills = [skill(level), below.map_or_else(String::new, skill)];
            let is_it = |one: &&Match| {
                (&one.game[..], one.rules, &one.setup) == (game.name, game.rules, &game.even)
                    && (one.paired, &one.judge) == (true, &None)
                    && (&one.bots[..], &one.skills[..]) == (&bots[..], &skills[..])
            };
            let mut score = Score::default();
            self.matches.iter().filter(is_it).for_each(|one| score.add(one));
            Rung { level, skill: game.skills[level as usize], score }
        };
        Level::ALL.into_iter().map(rung).collect()
    }

    /// What was won by those who learned to beat somebody.
    fn exploits(&self) -> impl Iterator<Item = (&Match, Score)> {
        self.matches.iter().filter(|one| one.judge.is_some()).map(|one| {
            let mut score = Score::default();
            score.add(one);
            (one, score)
        })
    }
}

/// The lines of a file, in their order. Of those of one name the longest is left, where the first of them stood.
fn read<R: DeserializeOwned>(
    file: &Path,
    name: impl Fn(&R) -> String,
    length: impl Fn(&R) -> u64,
) -> Result<Vec<R>, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let mut records: Vec<R> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let record: R =
            serde_json::from_str(line).map_err(|error| format!("{}, line {number}: {error}", file.display()))?;
        match records.iter_mut().find(|known| name(known) == name(&record)) {
            Some(known) if length(known) <= length(&record) => *known = record,
            Some(_) => {}
            None => records.push(record),
        }
    }
    Ok(records)
}

/// The document with its tables, and its pictures.
pub fn made(root: &Path) -> Result<Vec<Made>, String> {
    let (folder, page) = (root.join("docs/strength"), root.join("docs/strength.md"));
    let measured = Measured::read(&folder)?;
    let mut text = std::fs::read_to_string(&page).map_err(|error| format!("{}: {error}", page.display()))?;
    for (name, table) in [
        ("ladder", ladder(&measured)),
        ("truth", truth(&measured)),
        ("lessons", lessons(&measured)),
        ("exploits", exploits(&measured)),
    ] {
        text = put(&text, name, &table)?;
    }
    let mut made = vec![Made { path: page, text }];
    for (name, text) in pictures::all(&measured)? {
        made.push(Made { path: folder.join(name), text });
    }
    Ok(made)
}

/// A part of a text that is made, put where it belongs.
fn put(text: &str, name: &str, part: &str) -> Result<String, String> {
    let (begin, end) = (format!("<!-- made: {name} -->\n"), "<!-- end -->");
    let missing = || format!("docs/strength.md has no place for “{name}”");
    let (before, rest) = text.split_once(&begin).ok_or_else(missing)?;
    let (_, after) = rest.split_once(end).ok_or_else(missing)?;
    Ok(format!("{before}{begin}\n{}\n\n{end}{after}", part.trim()))
}

/// The commands by which something is seen again.
fn commands<'a>(all: impl IntoIterator<Item = &'a String>) -> String {
    let all: Vec<&str> = all.into_iter().map(String::as_str).collect();
    if all.is_empty() { String::new() } else { format!("\n```\n{}\n```\n", all.join("\n")) }
}

fn ladder(measured: &Measured) -> String {
    let mut text = String::new();
    for game in Known::all() {
        let rungs = measured.ladder(&game);
        let head = "level | what sets it apart | games | wins | win rate | 95 % interval";
        let _ = write!(text, "\n### {}\n\n`{}`\n\n| {head} |\n|---|---|---|---|---|---|\n", game.title, game.even);
        for Rung { level, skill, score } in &rungs {
            let written = if score.games == 0 { "– | – | – | –".to_owned() } else { score.written() };
            let _ = writeln!(text, "| {} | {skill} | {written} |", level.as_str());
        }
        text += &commands(rungs.iter().flat_map(|rung| &rung.score.commands));
    }
    text
}

fn truth(measured: &Measured) -> String {
    let mut text =
        "| game | players | games | chances told | off by, on average | mean square |\n|---|---|---|---|---|---|\n"
            .to_owned();
    for Truth { game, bots, found, .. } in &measured.truths {
        let (bots, error, square) = (bots.join(", "), found.error, found.square);
        let _ = writeln!(text, "| {game} | {bots} | {} | {} | {error:.4} | {square:.4} |", found.games, found.chances);
    }
    text + &commands(measured.truths.iter().map(|truth| &truth.command))
}

fn lessons(measured: &Measured) -> String {
    let mut text =
        "| game | positions learned from | tested by | log-loss | off by, on average |\n|---|---|---|---|---|\n"
            .to_owned();
    for Lesson { game, positions, tested, log_loss, calibration_error, .. } in &measured.lessons {
        let _ = writeln!(text, "| {game} | {positions} | {tested} | {log_loss:.4} | {calibration_error:.4} |");
    }
    text + &commands(measured.lessons.iter().map(|lesson| &lesson.command))
}

fn exploits(measured: &Measured) -> String {
    if measured.exploits().next().is_none() {
        return "Nobody was trained so far.".to_owned();
    }
    let mut text =
        "| game | who learned | against | games | wins | win rate | 95 % interval |\n|---|---|---|---|---|---|---|\n"
            .to_owned();
    for (one, score) in measured.exploits() {
        let [learner, fixed] = [0, 1].map(|bot| one.bots.get(bot).map_or("", String::as_str));
        let _ = writeln!(text, "| {} | {learner} | {fixed} | {} |", one.game, score.written());
    }
    text + &commands(measured.exploits().map(|(one, _)| &one.command))
        + "\n![What exploiters win](strength/exploits.svg)\n"
}

#[cfg(test)]
mod tests {
    use super::{Known, Measured, Score, put, read};
    use arbiter_bots::Level;
    use arbiter_sim::Match;

    /// Twenty games of the second level of Res Arcana against the first, as they are now.
    fn rung(seed: u64, games: u64, wins: f64) -> Match {
        let [game, ..] = Known::all();
        Match {
            game: game.name.to_owned(),
            rules: game.rules,
            setup: game.even.clone(),
            bots: ["easy", "first"].map(str::to_owned).to_vec(),
            skills: [1, 0].map(|level| game.skills[level].to_string()).to_vec(),
            paired: true,
            judge: None,
            seed,
            games,
            wins: vec![wins, games as f64 - wins],
            command: format!("again {seed}"),
        }
    }

    fn score(matches: Vec<Match>) -> Score {
        let [game, ..] = Known::all();
        let rungs = Measured { matches, truths: Vec::new(), lessons: Vec::new() }.ladder(&game);
        rungs.into_iter().find(|rung| rung.level == Level::Easy).map(|rung| rung.score).unwrap_or_default()
    }

    #[test]
    fn a_rung_counts_while_both_levels_are_what_they_were() {
        let all = score(vec![rung(1, 20, 12.0), rung(2, 30, 18.5)]);
        assert_eq!((all.games, all.wins), (50, 30.5), "other luck is more games");
        let mut changed = rung(1, 20, 12.0);
        changed.skills[1] = "noise 1, overlooks 1".into();
        let judged = Match { judge: Some("other.bin".into()), ..rung(1, 20, 12.0) };
        let older = Match { rules: 0, ..rung(1, 20, 12.0) };
        assert_eq!(score(vec![changed, judged, older]).games, 0);
    }

    #[test]
    fn the_same_luck_counts_once() {
        let lines = [rung(1, 20, 12.0), rung(2, 30, 18.5), rung(1, 100, 61.0), rung(1, 40, 24.0)];
        let lines = lines.map(|one| serde_json::to_string(&one).expect("a line")).join("\n");
        let file = std::env::temp_dir().join(format!("arbiter-strength-{}.jsonl", std::process::id()));
        std::fs::write(&file, lines).expect("a file");
        let kept = read(&file, Match::name, |one| one.games).expect("records");
        let _ = std::fs::remove_file(&file);
        assert_eq!(kept.iter().map(|one| one.games).collect::<Vec<_>>(), [100, 30]);
        assert!(read(&file, Match::name, |one| one.games).is_err(), "no file, no records");
    }

    #[test]
    fn what_is_made_is_put_in_its_place() {
        let text = "a\n<!-- made: x -->\nold\n<!-- end -->\nb\n";
        assert_eq!(put(text, "x", "new\n"), Ok("a\n<!-- made: x -->\n\nnew\n\n<!-- end -->\nb\n".into()));
        let again = put(text, "x", "new\n").and_then(|text| put(&text, "x", "new\n"));
        assert_eq!(again, put(text, "x", "new\n"), "made twice, made once");
        assert!(put(text, "y", "new").is_err());
    }
}
