"""The encoder of the npm package, as it can be fitted: Universal Sentence Encoder lite, a transformer of two layers.

The graph in the package's model.json says all of this; vectors are equal to those of the package to six decimals.
"""

import json
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

DIMENSIONS = 512
MOST_PIECES = 128
HEADS = 4
LAYERS = (0, 1)

# Parts of the weights' names, by what they are called here.
NAMED = {
    "embedding": ("Embeddings_en",),
    "widen": ("dense/kernel",),
    "widen_bias": ("dense/bias",),
    "last": ("tanh_layer_0/weights",),
    "last_bias": ("tanh_layer_0/bias",),
}
for layer in LAYERS:
    own = f"Layer_{layer}/"
    norm = f"Encode/{own}TransformerLayer/layer_prepostprocess"
    feed_norm = f"{own}TransformerLayer/FFN/layer_prepostprocess"
    NAMED |= {
        f"norm_{layer}": (norm, "scale"),
        f"norm_bias_{layer}": (norm, "norm_bias"),
        f"asked_{layer}": (own, "qkv_transform_single/kernel"),
        f"asked_bias_{layer}": (own, "qkv_transform_single/bias"),
        f"given_{layer}": (own, "output_transform_single/kernel"),
        f"given_bias_{layer}": (own, "output_transform_single/bias"),
        f"feed_norm_{layer}": (feed_norm, "scale"),
        f"feed_norm_bias_{layer}": (feed_norm, "norm_bias"),
        f"feed_in_{layer}": (own, "FFN/conv1/Tensordot/Reshape_1"),
        f"feed_in_bias_{layer}": (own, "FFN/conv1/bias"),
        f"feed_out_{layer}": (own, "FFN/conv2/Tensordot/Reshape_1"),
        f"feed_out_bias_{layer}": (own, "FFN/conv2/bias"),
    }


def read_weights(folder: Path) -> tuple[dict[str, torch.Tensor], dict[str, str], torch.Tensor]:
    """Weights by what they are called here, their names in the package, and the frequencies of places in a text."""
    [group] = json.loads((folder / "model.json").read_text())["weightsManifest"]
    data = b"".join((folder / path).read_bytes() for path in group["paths"])
    packed, at = {}, 0
    for weight in group["weights"]:
        count = int(np.prod(weight["shape"]))
        if weight["dtype"] == "float32":
            values = np.frombuffer(data, "<f4", count, at).copy()
            packed[weight["name"]] = torch.from_numpy(values.reshape([size for size in weight["shape"] if size > 1]))
        at += 4 * count

    def find(*parts: str) -> str:
        [name] = [name for name in packed if all(part in name for part in parts)]
        return name

    names = {own: find(*parts) for own, parts in NAMED.items()}
    frequencies = packed[find("TimingSignal/ExpandDims_1")]
    return {own: packed[name] for own, name in names.items()}, names, frequencies


def normed(x: torch.Tensor, scale: torch.Tensor, bias: torch.Tensor) -> torch.Tensor:
    off = x - x.mean(-1, keepdim=True)
    return off * torch.rsqrt((off * off).mean(-1, keepdim=True) + 1e-6) * scale + bias


def read(weights: dict[str, torch.Tensor], frequencies: torch.Tensor, pieces: list[list[int]]) -> torch.Tensor:
    """The vectors of texts, each of length 1; gradients flow to the weights."""
    longest = max(len(one) for one in pieces)
    ids = torch.zeros(len(pieces), longest, dtype=torch.long)
    there = torch.zeros(len(pieces), longest)
    for at, one in enumerate(pieces):
        ids[at, : len(one)] = torch.tensor(one)
        there[at, : len(one)] = 1
    mask = there.unsqueeze(-1)
    places = torch.arange(longest).float().unsqueeze(1) * frequencies.reshape(1, -1)
    x = (2 * weights["embedding"][ids] + torch.cat([places.sin(), places.cos()], 1)) * mask
    hidden = (1 - there)[:, None, None, :] * -1e9
    for layer in LAYERS:
        y = normed(x, weights[f"norm_{layer}"], weights[f"norm_bias_{layer}"])
        asked = (y @ weights[f"asked_{layer}"] + weights[f"asked_bias_{layer}"]).chunk(3, -1)
        query, key, value = (one.view(*one.shape[:2], HEADS, -1).transpose(1, 2) for one in asked)
        share = torch.softmax(query * query.shape[-1] ** -0.5 @ key.transpose(-1, -2) + hidden, -1)
        seen = (share @ value).transpose(1, 2).reshape(y.shape)
        wide = (x @ weights["widen"] + weights["widen_bias"]) * mask if layer == 0 else x
        x = seen @ weights[f"given_{layer}"] + weights[f"given_bias_{layer}"] + wide
        y = normed(x, weights[f"feed_norm_{layer}"], weights[f"feed_norm_bias_{layer}"])
        fed = torch.relu(y @ weights[f"feed_in_{layer}"] + weights[f"feed_in_bias_{layer}"])
        x = x + (fed @ weights[f"feed_out_{layer}"] + weights[f"feed_out_bias_{layer}"]) * mask
    middle = (x * mask).sum(1) / mask.sum(1).clamp(min=1)
    return F.normalize(torch.tanh(middle @ weights["last"] + weights["last_bias"]), dim=-1)


class Adapted(nn.Module):
    """The weights, each matrix with a gain of a low rank, and how the vectors of questions and of answers are moved."""

    def __init__(self, folder: Path, rank: int):
        super().__init__()
        given, self.names, self.frequencies = read_weights(folder)
        self.given = {own: one for own, one in given.items() if one.dim() == 2}
        self.plain = nn.ParameterDict({own: nn.Parameter(one) for own, one in given.items() if one.dim() == 1})
        # Begins as nothing: one of the two factors is 0.
        self.down = nn.ParameterDict(
            {own: nn.Parameter(torch.randn(one.shape[0], rank) * 0.02 / rank**0.5) for own, one in self.given.items()}
        )
        self.up = nn.ParameterDict({own: nn.Parameter(torch.zeros(rank, one.shape[1])) for own, one in self.given.items()})
        self.shifts = nn.ParameterDict({use: nn.Parameter(torch.zeros(DIMENSIONS)) for use in ("query", "document")})

    def weights(self) -> dict[str, torch.Tensor]:
        return {own: one + self.down[own] @ self.up[own] for own, one in self.given.items()} | dict(self.plain.items())

    def vectors(self, weights: dict[str, torch.Tensor], pieces: list[list[int]], use: str) -> torch.Tensor:
        """In the texts' order; those of a length are read together."""
        order = sorted(range(len(pieces)), key=lambda at: len(pieces[at]))
        parts = [order[start : start + 64] for start in range(0, len(order), 64)]
        made = torch.cat([read(weights, self.frequencies, [pieces[at] for at in part]) for part in parts])
        back = torch.empty(len(order), dtype=torch.long)
        back[torch.tensor(order)] = torch.arange(len(order))
        return F.normalize(made[back] + self.shifts[use], dim=-1)
