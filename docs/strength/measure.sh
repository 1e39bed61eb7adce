#!/bin/sh
# Measures what docs/strength.md shows, the cheapest first; takes as long as there is time, and goes on where it was stopped.
#
#   cargo build --release -p arbiter-cli --bin arbiter
#   docs/strength/measure.sh FOLDER [STEP…]      # FOLDER keeps every game; STEP as in the list below: rungs, truths, goals, plans
#   cargo xtask generate                         # tables and pictures
#
# A step is recorded when it has come to its end, once: FOLDER/done says which. ARBITER names another program than target/release/arbiter.
set -eu
cd "$(dirname "$0")/../.."
folder=${1:?a folder to keep games in}
shift
arbiter=${ARBITER:-target/release/arbiter}
mkdir -p "$folder/done"

# once NAME COMMAND…: unless it was done before.
once() {
    name=$1
    shift
    [ -e "$folder/done/$name" ] && return
    echo "$name: $*"
    "$@"
    touch "$folder/done/$name"
}

# rung GAME LEVEL: five hundred games against the level below.
rung() {
    once "rung-$1-$2" "$arbiter" ladder "$1" --levels "$2" --games 500 --seed 18 \
        --keep "$folder/rung-$1-$2.jsonl" --record docs/strength/matches.jsonl
}

# match NAME GAME BOTS GAMES SEED: the same deals and luck, seats changed.
match() {
    once "$1" "$arbiter" sim "$2" --bots "$3" --paired --games "$4" --seed "$5" \
        --keep "$folder/$1.jsonl" --record docs/strength/matches.jsonl
}

rungs() {
    for level in first easy relaxed medium keen; do
        for game in arcs aristeia arcmage res_arcana; do rung "$game" "$level"; done
    done
    for level in hard expert master; do
        for game in res_arcana arcmage aristeia arcs; do rung "$game" "$level"; done
    done
}

truths() {
    for game in res_arcana arcs arcmage aristeia; do
        once "truth-$game" "$arbiter" calibrate "$game" --games 10000 --seed 2024 --record docs/strength/truths.jsonl
    done
}

goals() {
    for game in res_arcana arcs; do
        match "alone-$game" "$game" master,greedy,greedy,greedy 200 300
        match "duel-$game" "$game" master,greedy 200 31
    done
    # Whether what was learned pays, over as many games as in Res Arcana.
    match judge-arcs arcs search:200,plain:200 1000 91
}

# Tries that no level uses yet.
plans() {
    for game in arcmage aristeia; do
        match "inventive-$game" "$game" inventive:400,search:100 200 11
        match "more-$game" "$game" search:400,search:100 200 11
    done
    for game in res_arcana arcs; do
        match "keeping-$game" "$game" keeping:100,search:100 400 51
        match "widening-$game" "$game" widening:100,search:100 400 51
    done
}

[ $# -gt 0 ] || set -- rungs truths goals plans
for step; do
    case $step in
    rungs | truths | goals | plans) "$step" ;;
    *)
        echo "there is no step “$step”: rungs, truths, goals, plans" >&2
        exit 2
        ;;
    esac
done
