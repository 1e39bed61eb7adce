//! A measure that does not change: a small game of no meaning, played at random, about as dear as a move of chess.
//!
//! How fast the rules of a game are depends on the machine. How much faster or slower they are than this does so far less, so that ratios
//! may be compared between machines and between years. Nothing of it may be changed: whoever changes it loses everything that was
//! ever measured by it.

use arbiter_engine::Rng;
use cpu_time::ThreadTime;
use std::{hint::black_box, time::Duration};

const SIDE: i32 = 8;
const SQUARES: usize = 64;
/// Steps between two looks at the clock.
const BATCH: u64 = 1 << 14;

/// The steps of pieces that go as far as they can …
const LINES: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
/// … and of pieces that jump.
const JUMPS: [(i32, i32); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

#[derive(Copy, Clone, Eq, PartialEq)]
enum Square {
    Empty,
    Runner(bool),
    Jumper(bool),
}

/// Four runners and four jumpers a side, who take each other; whoever is taken comes back where there is room.
#[derive(Clone)]
struct Board {
    squares: [Square; SQUARES],
    white: bool,
}

fn onward(at: usize, (right, up): (i32, i32)) -> Option<usize> {
    let (column, row) = (at as i32 % SIDE + right, at as i32 / SIDE + up);
    let inside = (0..SIDE).contains(&column) && (0..SIDE).contains(&row);
    inside.then_some((row * SIDE + column) as usize)
}

impl Board {
    fn new() -> Board {
        let mut squares = [Square::Empty; SQUARES];
        for nth in 0..8 {
            squares[nth] = if nth % 2 == 0 { Square::Runner(true) } else { Square::Jumper(true) };
            squares[SQUARES - 1 - nth] = if nth % 2 == 0 { Square::Runner(false) } else { Square::Jumper(false) };
        }
        Board { squares, white: true }
    }

    fn side_at(&self, at: usize) -> Option<bool> {
        match self.squares[at] {
            Square::Empty => None,
            Square::Runner(white) | Square::Jumper(white) => Some(white),
        }
    }

    fn moves(&self, out: &mut Vec<(u8, u8)>) {
        out.clear();
        for from in 0..SQUARES {
            match self.squares[from] {
                Square::Runner(white) if white == self.white => {
                    for line in LINES {
                        let mut at = from;
                        while let Some(next) = onward(at, line) {
                            if self.side_at(next) != Some(white) {
                                out.push((from as u8, next as u8));
                            }
                            if self.squares[next] != Square::Empty {
                                break;
                            }
                            at = next;
                        }
                    }
                }
                Square::Jumper(white) if white == self.white => {
                    let jumps = JUMPS.into_iter().filter_map(|jump| onward(from, jump));
                    let free = jumps.filter(|next| self.side_at(*next) != Some(white));
                    out.extend(free.map(|next| (from as u8, next as u8)));
                }
                _ => {}
            }
        }
    }

    fn go(&mut self, (from, to): (u8, u8), rng: &mut Rng) {
        let (from, to) = (usize::from(from), usize::from(to));
        let taken = self.squares[to];
        self.squares[to] = self.squares[from];
        self.squares[from] = Square::Empty;
        if taken != Square::Empty {
            let begin = rng.below(SQUARES);
            let room = (0..SQUARES).map(|nth| (begin + nth) % SQUARES).find(|at| self.squares[*at] == Square::Empty);
            if let Some(room) = room {
                self.squares[room] = taken;
            }
        }
        self.white = !self.white;
    }
}

/// Takes so many steps and says where they led.
fn walk(board: &mut Board, steps: u64, moves: &mut Vec<(u8, u8)>, rng: &mut Rng) {
    for _ in 0..steps {
        board.moves(moves);
        if let Some(step) = rng.pick(moves) {
            board.go(*step, rng);
        } else {
            board.white = !board.white;
        }
    }
}

/// How many steps of the yardstick this machine takes in a second of the processor, measured for about so long.
#[must_use]
pub fn yardstick(time: Duration) -> f64 {
    let (mut board, mut moves, mut rng) = (Board::new(), Vec::new(), Rng::new(1));
    walk(&mut board, BATCH, &mut moves, &mut rng); // warms up
    let (clock, mut steps) = (ThreadTime::now(), 0);
    loop {
        walk(&mut board, BATCH, &mut moves, &mut rng);
        steps += BATCH;
        let elapsed = clock.elapsed();
        if elapsed >= time {
            black_box(&board);
            return steps as f64 / elapsed.as_secs_f64().max(1e-9);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The very same walk, for ever: a yardstick that grew would measure nothing.
    #[test]
    fn a_yardstick_does_not_change() {
        let (mut board, mut moves, mut rng) = (Board::new(), Vec::new(), Rng::new(1));
        let mut listed = 0;
        for _ in 0..1000 {
            walk(&mut board, 1, &mut moves, &mut rng);
            listed += moves.len();
        }
        let men = |white| (0..SQUARES).filter(|at| board.side_at(*at) == Some(white)).count();
        assert_eq!((men(true), men(false)), (8, 8));
        assert_eq!(listed, 51364);
    }
}
