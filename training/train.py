#!/usr/bin/env python3
"""Learns to judge positions. See README.md.

    train.py POSITIONS JUDGE [--wide 32] [--deep 16] [--passes 1] [--rate 0.002] [--seed 1] [--from JUDGE] [--record FILE]
"""
import argparse
import json
import sys

import numpy as np

MAGIC = b"arbiter judge 1\n"
ONE = 1024  # the engine's numbers stand for so much less
MOST = 8.0  # no neuron says more
WIN = 200.0
BATCH = 2048


def read(path):
    """Rows as (game, shares of the win by seat, features by seat)."""
    with open(path + ".json", encoding="utf-8") as file:
        about = json.load(file)
    side = np.dtype([("share", "u1"), ("features", "i1", (about["features"],))])
    row = np.dtype([("game", "<u4"), ("ply", "<u2"), ("sides", side, (about["seats"],))])
    rows = np.fromfile(path, dtype=row)
    return rows[np.lexsort((rows["ply"], rows["game"]))], about


def pairs(rows):
    """Every two seats of a row: the features of one, of the other, and what the one got of what both got."""
    sides = rows["sides"]
    seats = sides.shape[1]
    for one in range(seats):
        for other in range(one + 1, seats):
            mine, theirs = sides[:, one], sides[:, other]
            got = mine["share"] / WIN
            both = got + theirs["share"] / WIN
            told = both > 0
            yield mine["features"][told], theirs["features"][told], (got / np.where(both > 0, both, 1))[told]


class Net:
    """The net with its gradients: both sides through one layer, together through a second, and once more the other way round."""

    def __init__(self, features, wide, deep, rng):
        self.weights = {
            "first": rng.normal(0, 0.03, (features, wide)),
            "first_bias": np.full(wide, 0.1),
            "second": rng.normal(0, (2 / (2 * wide)) ** 0.5, (2 * wide, deep)),
            "second_bias": np.full(deep, 0.1),
            "last": rng.normal(0, (1 / deep) ** 0.5, deep),
            "straight": np.zeros(features),
        }
        self.weights = {name: value.astype(np.float32) for name, value in self.weights.items()}

    def go_on_from(self, path):
        """Begins as a net that was learned before, of the same size."""
        with open(path, "rb") as file:
            text = file.read()
        if not text.startswith(MAGIC):
            sys.exit(f"{path} is no judge")
        numbers = np.frombuffer(text[len(MAGIC) :], "<i2").astype(np.float32)
        features, wide = self.weights["first"].shape
        deep = len(self.weights["last"])
        if tuple(numbers[:3]) != (features, wide, deep):
            sys.exit(f"{path} is a net of another size: {numbers[:3]}")
        at = 3
        for name in ["first", "first_bias", "second", "second_bias", "last", "straight"]:
            shape = self.weights[name].shape
            taken = numbers[at : at + self.weights[name].size] / ONE
            at += self.weights[name].size
            # neuron by neuron
            self.weights[name] = (taken.reshape(shape[::-1]).T if name == "second" else taken.reshape(shape)).copy()

    def lead(self, mine, theirs):
        w = self.weights
        a = np.clip(mine @ w["first"] + w["first_bias"], 0, MOST)
        b = np.clip(theirs @ w["first"] + w["first_bias"], 0, MOST)
        ab, ba = np.hstack([a, b]), np.hstack([b, a])
        p = np.clip(ab @ w["second"] + w["second_bias"], 0, MOST)
        q = np.clip(ba @ w["second"] + w["second_bias"], 0, MOST)
        lead = (p - q) @ w["last"] + (mine - theirs) @ w["straight"]
        return lead, (a, b, ab, ba, p, q)

    def gradients(self, mine, theirs, target):
        w = self.weights
        lead, (a, b, ab, ba, p, q) = self.lead(mine, theirs)
        chance = chance_of(lead)
        # log-loss through the root curve
        slope = 0.5 / (1 + lead * lead) ** 1.5
        safe = np.clip(chance, 1e-4, 1 - 1e-4)
        d = (safe - target) / (safe * (1 - safe)) * slope / len(target)
        dp = d[:, None] * w["last"] * ((p > 0) & (p < MOST))
        dq = -d[:, None] * w["last"] * ((q > 0) & (q < MOST))
        dab, dba = dp @ w["second"].T, dq @ w["second"].T
        wide = a.shape[1]
        da = (dab[:, :wide] + dba[:, wide:]) * ((a > 0) & (a < MOST))
        db = (dab[:, wide:] + dba[:, :wide]) * ((b > 0) & (b < MOST))
        return {
            "first": mine.T @ da + theirs.T @ db,
            "first_bias": (da + db).sum(0),
            "second": ab.T @ dp + ba.T @ dq,
            "second_bias": (dp + dq).sum(0),
            "last": (p - q).T @ d,
            "straight": (mine - theirs).T @ d,
        }

    def rounded(self):
        """The whole numbers that the engine reads."""
        def whole(name):
            return np.clip(np.rint(self.weights[name] * ONE), -32767, 32767).astype("<i2")
        return {name: whole(name) for name in self.weights}


def chance_of(lead):
    return 0.5 + 0.5 * lead / np.sqrt(1 + lead * lead)


def learn(net, data, passes, rate, rng):
    mean = {name: np.zeros_like(value) for name, value in net.weights.items()}
    square = {name: np.zeros_like(value) for name, value in net.weights.items()}
    mine, theirs, target = data
    steps = passes * (len(target) // BATCH)
    step = 0
    for _ in range(passes):
        order = rng.permutation(len(target))
        for begin in range(0, len(order) - BATCH + 1, BATCH):
            step += 1
            at = order[begin : begin + BATCH]
            gradients = net.gradients(mine[at].astype(np.float32), theirs[at].astype(np.float32), target[at].astype(np.float32))
            pace = rate * min(1.0, step / 100) * max(0.02, 1 - step / steps)
            for name, gradient in gradients.items():
                mean[name] += 0.1 * (gradient - mean[name])
                square[name] += 0.001 * (gradient * gradient - square[name])
                fair = (mean[name] / (1 - 0.9**step)) / (np.sqrt(square[name] / (1 - 0.999**step)) + 1e-8)
                net.weights[name] -= pace * fair


def judge(net, data):
    """Log-loss, and by how much stated chances are off on average over twenty bins."""
    mine, theirs, target = data
    chance = np.concatenate(
        [chance_of(net.lead(mine[at : at + 20000].astype(np.float32), theirs[at : at + 20000].astype(np.float32))[0]) for at in range(0, len(target), 20000)]
    )
    safe = np.clip(chance, 1e-4, 1 - 1e-4)
    loss = -(target * np.log(safe) + (1 - target) * np.log(1 - safe)).mean()
    bins = np.minimum((chance * 20).astype(int), 19)
    curve = [(float(chance[bins == b].mean()), float(target[bins == b].mean()), int((bins == b).sum())) for b in range(20) if (bins == b).any()]
    off = sum(abs(said - came) * n for said, came, n in curve) / len(target)
    return float(loss), float(off), curve


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("positions", nargs="+")
    parser.add_argument("judge")
    parser.add_argument("--wide", type=int, default=32)
    parser.add_argument("--deep", type=int, default=16)
    parser.add_argument("--passes", type=int, default=1)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--share", type=float, default=1.0, help="of the games to learn from, for the learning curve")
    parser.add_argument("--from", dest="begin", help="a judge to go on from, instead of from nothing")
    parser.add_argument("--record", help="adds what came of it to this file, from which docs/strength.md is made")
    options = parser.parse_args()

    rng = np.random.default_rng(options.seed)
    learned, tested, about = [], [], None
    for path in options.positions:
        rows, about = read(path)
        test = rows["game"] % 10 == 9
        kept = ~test & ((rows["game"] * 7919 % 1000) < 1000 * options.share)
        learned += list(pairs(rows[kept]))
        tested += list(pairs(rows[test]))
    learned = [np.concatenate(part) for part in zip(*learned)]
    tested = [np.concatenate(part) for part in zip(*tested)]

    net = Net(about["features"], options.wide, options.deep, rng)
    if options.begin:
        net.go_on_from(options.begin)
    learn(net, learned, options.passes, options.rate, rng)
    exact = judge(net, tested)[0]
    whole = net.rounded()
    for name, value in whole.items():
        net.weights[name] = value.astype(np.float32) / ONE
    loss, off, curve = judge(net, tested)
    with open(options.judge, "wb") as file:
        file.write(MAGIC)
        file.write(np.array([about["features"], options.wide, options.deep], "<i2").tobytes())
        for name in ["first", "first_bias"]:
            file.write(whole[name].tobytes())
        # neuron by neuron
        file.write(np.ascontiguousarray(whole["second"].T).tobytes())
        for name in ["second_bias", "last", "straight"]:
            file.write(whole[name].tobytes())
    report = {
        "game": about["game"],
        "positions": len(learned[2]),
        "tested": len(tested[2]),
        "log_loss": round(loss, 4),
        "log_loss_before_rounding": round(exact, 4),
        "calibration_error": round(off, 4),
        "curve": [[round(said, 3), round(came, 3), n] for said, came, n in curve],
    }
    print(json.dumps(report))
    if options.record:
        words = [word for word in sys.argv[1:] if word not in ("--record", options.record)]
        with open(options.record, "a", encoding="utf-8") as file:
            file.write(json.dumps(report | {"command": "python3 training/train.py " + " ".join(words)}) + "\n")


if __name__ == "__main__":
    main()
