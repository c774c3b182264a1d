"""Input to the terminal: strokes, and bursts of strokes; both can be saved to a file."""

import json
import signal
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Write:
    """Bytes that the terminal sends in one write: keys, mouse reports, a paste, or noise."""

    data: bytes

    def __str__(self) -> str:
        shown = repr(self.data)[1:]
        return shown if len(shown) <= 100 else f"{shown[:80]} … ({len(self.data)} bytes)"


@dataclass(frozen=True, slots=True)
class Resize:
    """A new size of the terminal, in cells."""

    columns: int
    rows: int

    def __str__(self) -> str:
        return f"resize to {self.columns}×{self.rows}"


@dataclass(frozen=True, slots=True)
class Send:
    """A signal; one that stops the program is followed by one that lets it go on."""

    signal: signal.Signals

    def __str__(self) -> str:
        return self.signal.name


Stroke = Write | Resize | Send

Breath = tuple[Stroke, ...]
"""Strokes done without waiting for an answer to any but the last."""


def told(breath: Breath) -> str:
    """Return a breath for people to read.

    >>> told((Write(b"cat"), Resize(80, 24)))
    "'cat', resize to 80×24"
    """
    return ", ".join(map(str, breath))


@dataclass(frozen=True, slots=True)
class Recording:
    """A run that can be repeated.

    Attributes:
        game: what was played; it decides with the seed how the program is started.
        seed: what the events were drawn from.
        breaths: the events.
    """

    game: str
    seed: int
    breaths: tuple[Breath, ...]

    def write(self, path: Path) -> None:
        """Write the run down: a line for the whole, then a line an event."""
        lines: list[Any] = [{"game": self.game, "seed": self.seed}]
        lines += [[_plain(stroke) for stroke in breath] for breath in self.breaths]
        path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="ascii")

    @classmethod
    def read(cls, path: Path) -> "Recording":
        """Return the run that `write` has written down."""
        head, *rest = map(json.loads, path.read_text(encoding="ascii").splitlines())
        return cls(head["game"], head["seed"], tuple(_breath(line) for line in rest))


def _plain(stroke: Stroke) -> dict[str, Any]:
    match stroke:
        case Write(data):
            return {"write": data.decode("latin-1")}
        case Resize(columns, rows):
            return {"resize": [columns, rows]}
        case Send(number):
            return {"send": number.name}


def _breath(line: Iterable[dict[str, Any]]) -> Breath:
    return tuple(_stroke(stroke) for stroke in line)


def _stroke(plain: dict[str, Any]) -> Stroke:
    match plain:
        case {"write": str(text)}:
            return Write(text.encode("latin-1"))
        case {"resize": [int(columns), int(rows)]}:
            return Resize(columns, rows)
        case {"send": str(name)}:
            return Send(signal.Signals[name])
    raise ValueError(f"{plain} is no stroke.")
