//! The same as pictures. Points are marks, not colours alone; what an interval says is drawn beside them.

use super::{Known, Lesson, Measured, Rung};
use arbiter_bots::Level;
use plotters::prelude::*;

type Drawn = Result<(), Box<dyn std::error::Error>>;
type Area<'a> = DrawingArea<SVGBackend<'a>, plotters::coord::Shift>;

const INK: RGBColor = RGBColor(0x1f, 0x3a, 0x5f);
const GOAL: RGBColor = RGBColor(0xb0, 0x4a, 0x1e);
const FONT: &str = "sans-serif";
/// Each level wins so many games of a hundred against the one below …
const WANTED: f64 = 60.0;
/// … and nobody who learns to beat the best wins more.
const BEARABLE: f64 = 60.0;

/// All pictures: their names, and what is in them.
pub(super) fn all(measured: &Measured) -> Result<Vec<(&'static str, String)>, String> {
    let ladder = drawn((960, 640), |area| ladder(area, measured))?;
    let truth = drawn((960, 480), |area| truth(area, measured))?;
    let lessons = drawn((720, 360), |area| lessons(area, &measured.lessons))?;
    let mut all = vec![("ladder.svg", ladder), ("truth.svg", truth), ("lessons.svg", lessons)];
    if measured.exploits().next().is_some() {
        all.push(("exploits.svg", drawn((720, 240), |area| exploits(area, measured))?));
    }
    Ok(all)
}

fn drawn(size: (u32, u32), draw: impl FnOnce(&Area<'_>) -> Drawn) -> Result<String, String> {
    let mut svg = String::new();
    let area = SVGBackend::with_string(&mut svg, size).into_drawing_area();
    let told = |error: Box<dyn std::error::Error>| format!("a picture: {error}");
    area.fill(&WHITE).map_err(|error| told(error.into()))?;
    draw(&area).map_err(told)?;
    area.present().map_err(|error| told(error.into()))?;
    drop(area);
    Ok(svg)
}

fn ladder(area: &Area<'_>, measured: &Measured) -> Drawn {
    for (panel, game) in area.split_evenly((2, 2)).iter().zip(Known::all()) {
        let mut chart = ChartBuilder::on(panel)
            .caption(format!("{}: wins against the level below", game.title), (FONT, 16))
            .margin(12)
            .x_label_area_size(28)
            .y_label_area_size(48)
            .build_cartesian_2d(0.5..8.5, 0.0..100.0)?;
        let named = |x: &f64| Level::ALL.get(*x as usize - 1).map_or(String::new(), |level| level.as_str().to_owned());
        chart
            .configure_mesh()
            .disable_x_mesh()
            .light_line_style(WHITE)
            .x_labels(8)
            .x_label_formatter(&named)
            .y_labels(6)
            .y_label_formatter(&|y| format!("{y:.0} %"))
            .draw()?;
        chart.draw_series([PathElement::new(vec![(0.5, WANTED), (8.5, WANTED)], GOAL.stroke_width(1))])?;
        for Rung { level, score, .. } in measured.ladder(&game).iter().filter(|rung| rung.score.games > 0) {
            let (x, [low, high]) = (f64::from(*level as u8) + 1.0, score.interval());
            chart.draw_series([PathElement::new(vec![(x, low), (x, high)], INK.stroke_width(2))])?;
            chart.draw_series([Circle::new((x, score.rate()), 4, INK.filled())])?;
        }
    }
    Ok(())
}

fn truth(area: &Area<'_>, measured: &Measured) -> Drawn {
    let games = Known::all();
    for (panel, game) in area.split_evenly((1, 4)).iter().zip(&games) {
        let (panel, _) = panel.split_vertically(300);
        let mut chart = ChartBuilder::on(&panel)
            .caption(format!("{}: told and came", game.title), (FONT, 14))
            .margin(8)
            .x_label_area_size(28)
            .y_label_area_size(44)
            .build_cartesian_2d(0.0..100.0, 0.0..100.0)?;
        let percent = |at: &f64| format!("{at:.0} %");
        chart
            .configure_mesh()
            .x_labels(3)
            .y_labels(5)
            .x_label_formatter(&percent)
            .y_label_formatter(&percent)
            .draw()?;
        chart.draw_series([PathElement::new(vec![(0.0, 0.0), (100.0, 100.0)], GOAL.stroke_width(1))])?;
        for truth in measured.truths.iter().filter(|truth| truth.game == game.name) {
            let points = truth.found.curve.iter().map(|(told, came, _)| (100.0 * told, 100.0 * came));
            chart.draw_series(points.map(|point| Circle::new(point, 3, INK.filled())))?;
        }
    }
    Ok(())
}

fn lessons(area: &Area<'_>, lessons: &[Lesson]) -> Drawn {
    let most = lessons.iter().map(|lesson| lesson.positions as f64).fold(1.0, f64::max);
    let losses = || lessons.iter().map(|lesson| lesson.log_loss);
    let (best, worst) = (losses().fold(0.4, f64::min), losses().fold(0.7, f64::max));
    let mut chart = ChartBuilder::on(area)
        .caption("Log-loss on games not learned from, by positions learned from", (FONT, 16))
        .margin(12)
        .x_label_area_size(32)
        .y_label_area_size(52)
        .build_cartesian_2d(0.0..1.1 * most, best - 0.05..worst + 0.05)?;
    let thousands = |x: &f64| format!("{:.0} 000", x / 1000.0);
    chart
        .configure_mesh()
        .x_labels(6)
        .x_label_formatter(&thousands)
        .y_label_formatter(&|y| format!("{y:.2}"))
        .draw()?;
    for game in Known::all() {
        let mut curve: Vec<(f64, f64)> = lessons
            .iter()
            .filter(|lesson| lesson.game == game.name)
            .map(|lesson| (lesson.positions as f64, lesson.log_loss))
            .collect();
        curve.sort_by(|one, other| one.0.total_cmp(&other.0));
        chart.draw_series([PathElement::new(curve.clone(), INK.stroke_width(2))])?;
        if let Some(last) = curve.last() {
            chart.draw_series([Text::new(game.title, *last, (FONT, 13))])?;
        }
        chart.draw_series(curve.into_iter().map(|point| Circle::new(point, 4, INK.filled())))?;
    }
    Ok(())
}

fn exploits(area: &Area<'_>, measured: &Measured) -> Drawn {
    let all: Vec<_> = measured.exploits().collect();
    let mut chart = ChartBuilder::on(area)
        .caption("What is won by whoever learned to beat somebody", (FONT, 16))
        .margin(12)
        .x_label_area_size(32)
        .build_cartesian_2d(0.0..100.0, 0.0..all.len().max(1) as f64)?;
    chart
        .configure_mesh()
        .light_line_style(WHITE)
        .disable_y_mesh()
        .y_labels(0)
        .x_label_formatter(&|x| format!("{x:.0} %"))
        .draw()?;
    let top = all.len().max(1) as f64;
    chart.draw_series([PathElement::new(vec![(BEARABLE, 0.0), (BEARABLE, top)], GOAL.stroke_width(1))])?;
    for (row, (one, score)) in all.iter().enumerate() {
        let (y, [low, high]) = (top - row as f64 - 0.5, score.interval());
        chart.draw_series([PathElement::new(vec![(low, y), (high, y)], INK.stroke_width(2))])?;
        chart.draw_series([Circle::new((score.rate(), y), 4, INK.filled())])?;
        let name = format!("{}: {}", one.game, one.bots.join(" against "));
        chart.draw_series([Text::new(name, (1.0, y + 0.3), (FONT, 13))])?;
    }
    Ok(())
}
