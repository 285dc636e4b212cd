"""Fits the sentence encoder to questions that share no word with the message that answers them: npm run fit:encoder

Reads said/*.jsonl: what was said, in some lines several messages, with questions that it answers and, in some, near misses that
do not answer. Each step tells a question's message from the others of the step (InfoNCE), half of the time of one file, so that
one subject has to be told from the next. Writes scripts/encoder/learned.bin, whose shape scripts/encoder/learned.ts says. Needs Python with PyTorch (1.13 or newer).

--leave A,B   leaves these files out, tells how they are found before and after, and writes nothing
"""

import argparse
import json
import random
import struct
import subprocess
from pathlib import Path

import numpy as np
import torch
from model import DIMENSIONS, MOST_PIECES, Adapted, read_weights
from torch.nn import functional as F

HERE = Path(__file__).parent
OUT = HERE.parent.parent / "scripts" / "encoder" / "learned.bin"

RANK = 32
ROUNDS = 3
BATCH = 128
RATE = 2e-3
WARM_UP = 30
# What a difference of cosines counts for, and what it counts that a message is told from other questions.
SHARPNESS = 0.05
BACK = 0.3
# How much of what was learned is kept: weights between those before and after hold better elsewhere (Wortsman et al. 2022).
SHARE = 0.75
# Pieces of words that are left out of what is read while learning.
UNREAD = 0.1
# Pairs that the middle of all questions and messages is taken from.
MIDDLE = 600

PARTS = ("said", "asked", "near")


def main() -> None:
    asking = argparse.ArgumentParser()
    asking.add_argument("--leave", default="")
    left = set(filter(None, asking.parse_args().leave.split(",")))
    random.seed(1)
    torch.manual_seed(1)
    folder, said = read_pairs()
    model = Adapted(folder, RANK)
    for name in left:
        print(f"{name}: the message among the best ten, % of questions:", found(model, said[name]), flush=True)
    learn(model, {name: lines for name, lines in said.items() if name not in left})
    keep(model, folder)
    for name in left:
        print(f"{name}: after:", found(model, said[name]), flush=True)
    if not left:
        write(model)


def read_pairs() -> tuple[Path, dict[str, list[dict]]]:
    """The package's folder and, by file, what is said, asked and near, each as pieces."""
    files = {path.stem: [json.loads(line) for line in path.open()] for path in sorted((HERE / "said").glob("*.jsonl"))}
    texts = [text for lines in files.values() for one in lines for part in PARTS for text in listed(one, part)]
    command = ["node", str(HERE / "pieces.ts")]
    made = json.loads(subprocess.run(command, input=json.dumps(texts).encode(), stdout=subprocess.PIPE, check=True).stdout)
    pieces = {text: one[:MOST_PIECES] or [0] for text, one in zip(texts, made["pieces"])}

    def read(one: dict) -> dict:
        return {part: [pieces[text] for text in listed(one, part)] for part in PARTS}

    return Path(made["folder"]), {name: [read(one) for one in lines] for name, lines in files.items()}


def listed(one: dict, part: str) -> list[str]:
    given = one.get(part, [])
    return [given] if isinstance(given, str) else given


def learn(model: Adapted, said: dict[str, list[dict]]) -> None:
    everything = [one for lines in said.values() for one in lines]
    some = random.sample(everything, MIDDLE)
    with torch.no_grad():
        weights = model.weights()
        for use, pieces in (("query", [one["asked"][0] for one in some]), ("document", [one["said"][0] for one in some])):
            model.shifts[use] -= model.vectors(weights, pieces, use).mean(0)
    optimizer = torch.optim.Adam(model.parameters(), lr=RATE)
    steps = int(ROUNDS * len(everything) * 2 / BATCH)
    for step in range(steps):
        pool = said[random.choice(list(said))] if random.random() < 0.5 else everything
        batch = random.sample(pool, min(BATCH, len(pool)))
        for group in optimizer.param_groups:
            group["lr"] = RATE * min(1, (step + 1) / WARM_UP) * max(0.02, 1 - step / steps)
        loss = told_apart(model, batch)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        if step % 20 == 19:
            print(f"{step + 1} of {steps} steps: {loss.item():.2f}", flush=True)


def told_apart(model: Adapted, batch: list[dict]) -> torch.Tensor:
    weights = model.weights()
    asked = model.vectors(weights, [one_of(one["asked"]) for one in batch], "query")
    near = [one_of(one["near"]) for one in batch if one["near"]]
    told = model.vectors(weights, [*(one_of(one["said"]) for one in batch), *near], "document")
    scores = asked @ told.T / SHARPNESS
    right = torch.arange(len(batch))
    return F.cross_entropy(scores, right) + BACK * F.cross_entropy(scores[:, : len(batch)].T, right)


def one_of(texts: list[list[int]]) -> list[int]:
    """One of some texts, without some of its pieces."""
    text = random.choice(texts)
    return [piece for piece in text if random.random() >= UNREAD] or text


def found(model: Adapted, lines: list[dict]) -> float:
    """How many of a file's questions have a message that answers them among the best ten of all that it has, in %."""
    told = [text for one in lines for text in one["said"]] + [text for one in lines for text in one["near"]]
    owners = torch.tensor([at for at, one in enumerate(lines) for _ in one["said"]] + [-1] * sum(len(one["near"]) for one in lines))
    asked = [(pieces, at) for at, one in enumerate(lines) for pieces in one["asked"]]
    with torch.no_grad():
        weights = model.weights()
        questions = model.vectors(weights, [pieces for pieces, _ in asked], "query")
        scores = questions @ model.vectors(weights, told, "document").T
    best = owners[scores.topk(10, 1).indices]
    right = (best == torch.tensor([at for _, at in asked])[:, None]).any(1)
    return round(100 * right.float().mean().item(), 1)


def keep(model: Adapted, folder: Path) -> None:
    """Takes back what is not kept of what was learned."""
    before, _, _ = read_weights(folder)
    with torch.no_grad():
        for down in model.down.values():
            down *= SHARE
        for own, values in model.plain.items():
            values.copy_(torch.lerp(before[own], values, SHARE))
        for shift in model.shifts.values():
            shift *= SHARE


def write(model: Adapted) -> None:
    gains, steps, numbers, vectors = [], [], [], []
    for own, given in model.given.items():
        down, up = (one[own].detach().numpy().astype(np.float64) for one in (model.down, model.up))
        # The same product from factors whose columns and rows are at right angles, so that each fits its own steps.
        left, left_rest = np.linalg.qr(down)
        right, right_rest = np.linalg.qr(up.T)
        u, s, v = np.linalg.svd(left_rest @ right_rest.T)
        down, up = (left @ u) * s**0.5, (s[:, None] ** 0.5) * (v @ right.T)
        down_steps, up_steps = np.abs(down).max(0) / 127 + 1e-12, np.abs(up).max(1) / 127 + 1e-12
        rows, columns = given.shape
        gains.append({"name": model.names[own], "rows": rows, "columns": columns, "rank": RANK})
        steps += [down_steps.astype("<f4"), up_steps.astype("<f4")]
        numbers += [np.round(down / down_steps).astype(np.int8), np.round(up / up_steps[:, None]).astype(np.int8)]
    for own, values in model.plain.items():
        vectors.append((model.names[own], values.detach().numpy().astype("<f4")))
    listed = [{"name": name, "length": len(values)} for name, values in vectors]
    header = json.dumps({"gains": gains, "vectors": listed, "dimensions": DIMENSIONS}, separators=(",", ":")).encode()
    header += b" " * (-len(header) % 4)
    shifts = [model.shifts[use].detach().numpy().astype("<f4") for use in ("query", "document")]
    parts = [*shifts, *(values for _, values in vectors), *steps, *numbers]
    OUT.write_bytes(struct.pack("<I", len(header)) + header + b"".join(part.tobytes() for part in parts))
    print(f"{OUT.name}: {OUT.stat().st_size} bytes")


main()
