"""A GCG file that has been replayed, as text and as JSON."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from wordarcade.cli.gcg_files import game_in
from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.equipment import Equipment
from wordarcade.engine.scrabble.notation.gcg import Gcg
from wordarcade.engine.scrabble.notation.gcg_equipment import equipment_of
from wordarcade.engine.scrabble.notation.gcg_faults import faults_of
from wordarcade.engine.scrabble.notation.gcg_lines import Exchanged, Mark, Played
from wordarcade.engine.scrabble.notation.gcg_reader import GcgFileError
from wordarcade.engine.scrabble.notation.gcg_replay import replayed
from wordarcade.engine.scrabble.notation.gcg_step import Mismatch, Step
from wordarcade.engine.scrabble.notation.gcg_tiles import check_scores
from wordarcade.lexicon.interface import WordSet


@dataclass(frozen=True)
class ReplayedGame:
    """A file, its game move by move, and the lexicon that its words are looked up in.

    Attributes:
        gcg: the file.
        steps: the game.
        distribution: its tiles.
        lexicon: None if words are not looked up.
    """

    gcg: Gcg
    steps: tuple[Step, ...]
    distribution: LetterDistribution
    lexicon: WordSet | None

    @classmethod
    def of(cls, path: Path, equipment: Equipment, lexicon: WordSet | None) -> "ReplayedGame":
        """Return the game of the file at `path`.

        Raises:
            GcgFileError: the file cannot be read, is of no game, or of one with other tiles.
        """
        gcg = game_in(path, equipment)
        layout, distribution = equipment_of(gcg, equipment)
        steps = replayed(gcg, layout, distribution)
        try:
            check_scores(gcg, steps)
        except GcgFileError as error:
            raise GcgFileError(f"{path}: {error}") from error
        return cls(gcg, steps, distribution, lexicon)

    @cached_property
    def players(self) -> tuple[tuple[str, int], ...]:
        """The players in the order of their turns, each with the last total in the file."""
        names = [player.name or player.nick for player in self.gcg.players]
        scores = self.steps[-1].scores if self.steps else (0,) * len(names)
        return tuple(zip(names, scores, strict=True))

    @cached_property
    def moves(self) -> int:
        """How many turns were taken: plays, those withdrawn included, exchanges and passes."""
        acts = [step.event.act for step in self.steps if step.event is not None]
        return sum(isinstance(act, Played | Exchanged) or act is Mark.PASS for act in acts)

    @cached_property
    def mismatches(self) -> tuple[Mismatch, ...]:
        """Where the file is not what the rules make of it, line by line."""
        board = self.steps[-1].board if self.steps else Board()
        told = [step.mismatch for step in self.steps if step.mismatch is not None]
        told += faults_of(self.gcg, board, self.distribution)
        return tuple(sorted(told, key=lambda mismatch: mismatch.line))

    def not_words(self, step: Step) -> tuple[str, ...]:
        """Return what a play made that the lexicon does not have, in upper case."""
        if self.lexicon is None:
            return ()
        return tuple(word.upper() for word in step.words if word not in self.lexicon)

    def as_json(self) -> dict[str, Any]:
        """Return the replayed game as a JSON object."""
        told: dict[str, Any] = {
            "moves": self.moves,
            "players": [{"name": name, "score": score} for name, score in self.players],
            "mismatches": [
                {
                    "line": mismatch.line,
                    "move": mismatch.move,
                    "file_score": mismatch.file_score,
                    "our_score": mismatch.our_score,
                    "reason": mismatch.reason,
                }
                for mismatch in self.mismatches
            ],
            "unreadable": [
                {"line": line, "reason": reason} for line, reason in self.gcg.unreadable
            ],
        }
        if self.lexicon is not None:
            told["not_words"] = [
                {"line": step.line, "move": step.move, "words": words}
                for step in self.steps
                if (words := self.not_words(step))
            ]
        return told
