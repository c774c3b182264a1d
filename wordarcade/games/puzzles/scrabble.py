"""Puzzles of Scrabble: find the play that scores most."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from wordarcade.engine.json_fields import FieldError
from wordarcade.engine.scrabble import placing
from wordarcade.engine.scrabble.config import Player, ScrabbleConfig
from wordarcade.engine.scrabble.dealing import found
from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.engine.scrabble.entry import EntryError, read_move
from wordarcade.engine.scrabble.formation import form
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.notation.cgp import CgpPosition
from wordarcade.engine.scrabble.notation.gcg import Gcg
from wordarcade.engine.scrabble.notation.gcg_equipment import equipment_of
from wordarcade.engine.scrabble.notation.gcg_replay import replayed
from wordarcade.engine.scrabble.refusals import refusal_sentence
from wordarcade.engine.scrabble.sentences import place_text
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.scrabble.squares import Direction, column_of, name_of, row_of
from wordarcade.engine.scrabble.start import Start
from wordarcade.engine.scrabble.verdict import Refusal, Refused, not_words
from wordarcade.games.puzzles.difficulty import Features, first_rating
from wordarcade.games.puzzles.problem import Hint, Judged, Mark, fewer_points
from wordarcade.games.puzzles.source_text import source_text
from wordarcade.games.puzzles.workshop import WordWorkshop
from wordarcade.games.scrabble.bots import Bots
from wordarcade.games.scrabble.record import RECORD, persons_of
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.players.scrabble.best_scores import BestScore, ScoreExpert
from wordarcade.players.scrabble.file_turns import turns_of_file
from wordarcade.players.scrabble.game_turns import turns_of_game
from wordarcade.players.scrabble.puzzles import puzzle_in_game
from wordarcade.players.scrabble.recorded_turn import RecordedTurn
from wordarcade.services import Services
from wordarcade.store.puzzles import Puzzle
from wordarcade.store.records import SavedGame
from wordarcade.support.progress import Report
from wordarcade.support.wording import count, listed

_YOU: Final = (Player("You"),)
_COLUMNS: Final = "ABCDEFGHIJKLMNO"
_STEP: Final = 10
"""The first hint tells points to so many: also up to which, which no try has told."""


@dataclass(frozen=True)
class ScrabbleProblem:
    """A position, and the one play that scores most.

    Attributes:
        session: the position as a game of one play; nothing of it is saved.
        best: the play.
    """

    session: ScrabbleSession
    best: BestScore

    @property
    def game(self) -> ScrabbleGame:
        """The position."""
        return self.session.state

    @property
    def lexicon(self) -> str:
        """The name of the words."""
        return self.session.bots.lexicon.name

    @property
    def answer(self) -> str:
        """The play, such as `8D QUIZ`."""
        return place_text(self.best.place, self.game.board)

    @property
    def praise(self) -> str:
        """The play and its points."""
        return f"{self.answer}, {count(self.best.score, 'point')}"

    @property
    def word(self) -> str:
        """Its main word."""
        return self.best.words[0]

    @property
    def why(self) -> str:
        """What else it makes, and how far all others are behind."""
        others = [word.upper() for word in self.best.words[1:]]
        besides = f"It also makes {listed(others)}. " if others else ""
        if self.best.next_best is None:
            return besides
        other = place_text(self.best.next_best, self.game.board)
        behind = f"Next best of {self.best.plays - 1:,} others: {other}, {self.best.second}."
        return besides + behind

    @property
    def ladder(self) -> tuple[Hint, ...]:
        """Points, tiles, line, square, letter."""
        place, score = self.best.place, self.best.score
        least = (score - 1) // _STEP * _STEP + 1
        points = f"{least} to {least + _STEP - 1} points"
        tiles = count(len(place.laid), "tile")
        across = place.direction is Direction.ACROSS
        row, column = row_of(place.square) + 1, _COLUMNS[column_of(place.square)]
        line = f"across, in row {row}" if across else f"down, in column {column}"
        first = name_of(place.square, place.direction)
        letter = self.game.board.with_tiles(place)[place.square].upper()
        return (
            Hint("roughly its score", f"It scores {points}.", points, 0.15),
            Hint("how many tiles", f"It takes {tiles} from your rack.", tiles, 0.15),
            Hint("where it runs", f"It runs {line}.", line, 0.15),
            Hint("its first square", f"It begins on {first}.", first, 0.15, (place.square,)),
            Hint("its first letter", f"It begins with {letter}.", letter, 0.2, (place.square,)),
        )

    @property
    def showing(self) -> str:
        """What comes after the hints."""
        return "show it, and why"

    @property
    def facts(self) -> tuple[str, ...]:
        """Nothing that is not on the board."""
        return ()

    @property
    def shown_position(self) -> dict[str, object]:
        """The position as CGP."""
        lexicon = self.session.bots.lexicon.name
        racks = self.game.position.rack.tiles, ""
        return {"position": str(CgpPosition(self.game.board, racks, (0, 0), lexicon=lexicon))}

    def judge(self, given: str, hints: int) -> Judged:
        """Return what a play comes to that is typed, such as `8D QUIZ`."""
        game = self.game
        try:
            place = read_move(given, game.board, game.position.rack)
        except EntryError as error:
            return Judged(Mark.REFUSED, str(error))
        if not isinstance(place, Place):
            return Judged(Mark.REFUSED, "A puzzle is one play. Type it as 8D QUIZ or D8 QUIZ.")
        refused = placing.refusal(game.board, game.position.rack, place)
        if refused is not None:
            return _refused(game.judged(refused))
        place = placing.normalised(game.board, place)
        formed = form(game.board, place, game.config.layout, game.config.distribution)
        if missing := formed.not_in(game.lexicon):
            return _refused(not_words(missing, game.lexicon.name))
        text = place_text(place, game.board)
        if formed.score == self.best.score:
            return Judged(Mark.RIGHT, self.why, text)
        word = formed.words[0].text.upper()
        known = hints == len(self.ladder)  # no single hint tells the exact score
        return fewer_points(word, formed.score, self.best.score, text, told=known)


class ScrabbleWorkshop(WordWorkshop):
    """Finds positions in which exactly one play scores most."""

    def __init__(self, services: Services, source: str, report: Report) -> None:
        super().__init__(services, source, report)
        self._setup: Final = ScrabbleSetup(_YOU, source, puzzle=True)
        self._layout, self._distribution = found(self._setup, services.equipment())
        self._gaddag: Final = services.lexicons.gaddag(self._words, report)
        self._bots: Final = Bots(services.lexicons, self._words, services.locations.trained_leaves)
        self._last: tuple[BoardLayout, LetterDistribution, ScoreExpert] | None = None

    def _expert(self, layout: BoardLayout, distribution: LetterDistribution) -> ScoreExpert:
        """Return who knows the plays with a board and tiles; nearly always they are the same."""
        if self._last is None or self._last[:2] != (layout, distribution):
            expert = ScoreExpert(self._gaddag, layout, distribution)
            self._last = layout, distribution, expert
        return self._last[2]

    def made_up(self, seed: int, report: Report) -> Puzzle | None:
        """Return a position from a game of two players who go for points alone."""
        layout, distribution = self._layout, self._distribution
        made = puzzle_in_game(
            self._gaddag,
            self._words,
            layout,
            distribution,
            seed=seed,
            tier=self._tier,
            report=report,
        )
        if made is None:
            return None
        best = self._expert(layout, distribution).best(made.start.board, made.start.racks[0])
        return None if best is None else self._puzzle(made.start, layout, distribution, best)

    def of_game(self, saved: SavedGame, report: Report) -> Iterator[Puzzle]:
        """Yield the turns of persons in which a clearly better play was missed."""
        game = RECORD.state_of(saved, self._words)
        config = game.config
        turns = turns_of_game(game, persons_of(config))
        yield from self._of_turns(
            turns, config.layout, config.distribution, source_text(saved.header), report
        )

    def of_file(self, gcg: Gcg, name: str, report: Report) -> Iterator[Puzzle]:
        """Yield the turns of a GCG file in which a clearly better play was missed.

        Args:
            gcg: the file.
            name: what it is called.
            report: called with the share done; an exception it raises stops the work.
        """
        layout, distribution = equipment_of(gcg, self._services.equipment())
        steps = replayed(gcg, layout, distribution)
        turns = turns_of_file(steps, len(gcg.players), distribution)
        yield from self._of_turns(turns, layout, distribution, name, report)

    def _of_turns(
        self,
        turns: Iterable[RecordedTurn],
        layout: BoardLayout,
        distribution: LetterDistribution,
        source: str,
        report: Report,
    ) -> Iterator[Puzzle]:
        expert = self._expert(layout, distribution)
        for turn in turns:
            report(0)
            board, rack = turn.view.board, turn.view.rack
            if board.is_empty or len(rack) < RACK_SIZE or not turn.rack_known:
                continue
            best = expert.best(board, rack, lambda _: report(0))
            if (
                best is not None
                and best.is_clear
                and turn.score < best.score
                and best.is_known(self._tier)
            ):
                start = Start(board, (rack,), (0,), 0)
                yield self._puzzle(start, layout, distribution, best, source)

    def _puzzle(
        self,
        start: Start,
        layout: BoardLayout,
        distribution: LetterDistribution,
        best: BestScore,
        source: str = "",
    ) -> Puzzle:
        config = ScrabbleConfig(_YOU, layout, distribution, 0, start=start, par=best.score)
        rating = difficulty(best, max(map(self._tier, best.words)))
        return Puzzle("scrabble", self.lexicon, config.to_json(), rating, source)

    def problem(self, puzzle: Puzzle, report: Report) -> ScrabbleProblem | None:
        """Return a position to be solved, its best play proved anew."""
        try:
            config = ScrabbleConfig.from_json(puzzle.position)
        except (FieldError, ValueError):
            return None
        if config.start is None:
            return None
        expert = self._expert(config.layout, config.distribution)
        best = expert.best(config.start.board, config.start.racks[0], report)
        if best is None or not best.is_clear:
            return None
        state = ScrabbleGame.begin(config, self._words)
        session = ScrabbleSession(self._services, state, 0, bots=self._bots, setup=self._setup)
        return ScrabbleProblem(session, best)


def difficulty(best: BestScore, tier: int) -> float:
    """Return the first rating of a puzzle.

    Args:
        best: the play; what is to be found is its tiles, and the letters that it makes words with.
        tier: of the least known of its words.
    """
    letters = len(best.place.laid) + len(best.words) - 1
    second = best.second / best.score
    return first_rating("scrabble", Features(tier, letters, best.plays, second))


def _refused(refused: Refused) -> Judged:
    """Return what a play comes to that cannot be made."""
    free = " That costs nothing." if refused.refusal is Refusal.NOT_WORDS else ""
    return Judged(Mark.REFUSED, f"{refusal_sentence(refused)}{free}")
