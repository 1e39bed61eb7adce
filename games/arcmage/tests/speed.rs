//! x
use arbiter_engine::*;
use arcmage::Arcmage;
#[test]
fn speed() {
    let mut total = 0usize;
    for seats in [2u8, 3, 4] {
        for (name, setup) in <Arcmage as Game>::Setup::variants(seats) {
            let mut n = 0usize;
            let mut most = 0;
            let mut pieces = 0;
            let mut house = 0usize;
            let mut turns = 0usize;
            let mut single = 0usize;
            let mut deep = 0;
            let mut wins = [0; 4];
            let mut res = 0;
            let mut stackmost = 0;
            let mut notes = 0;
            let mut pend = 0;
            let mut windows = 0usize;
            let start = std::time::Instant::now();
            let games = 40;
            let mut c = Choices::new();
            for seed in 0..games {
                let mut p = Arcmage::begin(&setup).unwrap();
                let mut rng = Rng::new(seed);
                let mut k = 0;
                while let Turn::Waiting(w) = p.turn() {
                    let seat = w.into_iter().next().unwrap();
                    p.choices(seat, &mut c);
                    if seat.is_house() {
                        house += 1
                    } else {
                        if c.len() == 1 {
                            single += 1
                        }
                        if p.ask(seat).say().id.contains("window") || p.ask(seat).say().id.contains("respond") {
                            windows += 1
                        }
                    }
                    let ch = c[rng.below(c.len())];
                    p.apply(seat, ch, &mut ());
                    k += 1;
                    pieces = pieces.max(p.pieces.len());
                    deep = deep.max(p.agenda.steps().len());
                    res = res.max(p.resources.len());
                    stackmost = stackmost.max(p.stack.len());
                    notes = notes.max(p.notes.len());
                    pend = pend.max(p.pending.len());
                }
                if let Turn::Over(r) = p.turn() {
                    for s in r.winners() {
                        wins[s.index()] += 1
                    }
                }
                n += k;
                most = most.max(k);
                turns += p.turn as usize;
            }
            total += n;
            let t = start.elapsed();
            println!(
                "{seats} {name}: {} per game, longest {most}, {:.0} k/s, pieces {pieces}, house {:.0}%, single {:.0}%, windows {:.0}%, turns {}, deep {deep} res {res} stack {stackmost} notes {notes} pend {pend} wins {wins:?}",
                n / games as usize,
                n as f64 / t.as_secs_f64() / 1e3,
                100.0 * house as f64 / n as f64,
                100.0 * single as f64 / n as f64,
                100.0 * windows as f64 / n as f64,
                turns / games as usize
            );
        }
    }
    println!("TOTAL {total}");
}
