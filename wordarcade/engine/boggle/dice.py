"""Sets of dice, read from data files."""

import random
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wordarcade.engine.band import Band
from wordarcade.engine.boggle.scoring import PointsTable
from wordarcade.resources import DataFileError

if TYPE_CHECKING:
    from wordarcade.engine.letter_grid import LetterGrid

FACES = 6


class DiceFileError(DataFileError):
    """A dice file is not as it must be; the message names the file and the key."""


@dataclass(frozen=True, slots=True)
class DiceSet:
    """The dice of one game, and the rules that come with them.

    Attributes:
        name: the name of its file, without the ending.
        title: what people read.
        rows: rows of the board.
        columns: columns of the board.
        min_length: the fewest letters of a word that counts, unless the player chooses.
        points: what words are worth.
        dice: `rows * columns` dice of six faces; a face is a lowercase string, empty if blocked.
        bands: the promised numbers of words, by name.
    """

    name: str
    title: str
    rows: int
    columns: int
    min_length: int
    points: PointsTable
    dice: tuple[tuple[str, ...], ...]
    bands: Mapping[str, Band]

    def roll(self, rng: random.Random) -> "LetterGrid":
        """Return a board with every die in a random place, a random face up."""
        # Dice are read at every start, which should not wait for what searches boards.
        from wordarcade.engine.letter_grid import LetterGrid  # noqa: PLC0415 - see above

        places = list(self.dice)
        rng.shuffle(places)
        return LetterGrid(self.rows, self.columns, tuple(rng.choice(die) for die in places))


def load_dice_sets(folder: Path) -> dict[str, DiceSet]:
    """Return the dice sets in `folder` (`*.toml`), by name.

    Raises:
        DiceFileError: a file cannot be read or breaks a rule.
    """
    return {path.stem: load_dice_set(path) for path in sorted(folder.glob("*.toml"))}


def load_dice_set(path: Path) -> DiceSet:
    """Return the dice set that the file describes.

    Raises:
        DiceFileError: the file cannot be read or breaks a rule.
    """
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return _dice_set(path.stem, data)
    except KeyError as error:
        raise DiceFileError(f"{path.name}: the key {error} is missing.") from error
    except (OSError, ValueError, TypeError) as error:
        raise DiceFileError(f"{path.name}: {error}") from error


def _dice_set(name: str, data: Mapping[str, Any]) -> DiceSet:
    rows, columns = int(data["rows"]), int(data["columns"])
    dice = tuple(
        tuple("" if face == "#" else face.lower() for face in die.split()) for die in data["dice"]
    )
    if len(dice) != rows * columns:
        raise ValueError(f"{rows} × {columns} cells want as many dice, not {len(dice)}.")
    for number, die in enumerate(dice, start=1):
        if len(die) != FACES:
            raise ValueError(f"die {number} has {len(die)} faces; give it {FACES}.")
        if not all(face == "" or (face.isascii() and face.isalpha()) for face in die):
            raise ValueError(f"die {number} has a face that is neither letters nor #.")
    long_words = data.get("long_words", {"letters": 0, "points_a_letter": 0})
    points = PointsTable(
        tuple(map(int, data["points"])),
        int(long_words["letters"]),
        int(long_words["points_a_letter"]),
    )
    if not points.by_length or min(points.by_length) < 0:
        raise ValueError("'points' must list figures of 0 or more.")
    bands = {name: Band(*map(int, figures)) for name, figures in data["bands"].items()}
    if any(band.most is not None and band.least > band.most for band in bands.values()):
        raise ValueError("a band must name its smaller figure first.")
    min_length = int(data["min_length"])
    if min_length < 1:
        raise ValueError("'min_length' must be 1 or more.")
    return DiceSet(name, str(data["title"]), rows, columns, min_length, points, dice, bands)
