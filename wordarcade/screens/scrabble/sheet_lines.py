"""The score sheet as it is shown."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.sentences import word_with_blanks
from wordarcade.engine.scrabble.sheet import Entry, EntryKind
from wordarcade.engine.scrabble.squares import name_of
from wordarcade.games.scrabble.hints_taken import TURNS
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.widgets.score_sheet import ScoreSheet
from wordarcade.widgets.sheet_line import SheetLine

_DONE: Final[Mapping[EntryKind, str]] = {
    EntryKind.PASS: "passed",
    EntryKind.WITHDRAWN: "withdrawn",
    EntryKind.CHALLENGE_BONUS: "stands",
    EntryKind.LOST_TURN: "turn lost",
    EntryKind.RESIGNED: "resigned",
    EntryKind.OUT_BONUS: "bonus",
    EntryKind.RACK_LOSS: "rack",
    EntryKind.TIME_LOSS: "time",
}

_SHORT: Final[Mapping[EntryKind, str]] = {
    EntryKind.EXCHANGE: "−{tiles}",
    EntryKind.OUT_BONUS: "+{tiles}",
    EntryKind.RACK_LOSS: "{tiles}",
}
"""Lines that may name seven tiles, in as few columns as these take; their points tell the rest."""

_NO_POINTS: Final = frozenset(
    {EntryKind.EXCHANGE, EntryKind.PASS, EntryKind.LOST_TURN, EntryKind.RESIGNED}
)


def score_sheet_of(session: ScrabbleSession) -> ScoreSheet:
    """Return an empty score sheet for the players of a game."""
    config = session.state.config
    return ScoreSheet(
        [player.name for player in config.players],
        first=first_of(session.seats.persons),
        empty="No turns yet." if config.start is None else "No turns since this position.",
    )


def show_turns(sheet: ScoreSheet, session: ScrabbleSession) -> None:
    """Show the turns of a game on a score sheet."""
    game, puzzle = session.state, session.state.config.par is not None
    sheet.lines = sheet_lines(game.sheet, over=session.is_over, puzzle=puzzle)


def first_of(persons: Sequence[int]) -> int:
    """Return whose place comes first: the first person's, or among bots that of the first."""
    return min(persons, default=0)


def sheet_lines(
    sheet: Iterable[Entry], *, over: bool, puzzle: bool = False
) -> tuple[SheetLine, ...]:
    """Return a score sheet line by line.

    Args:
        sheet: its entries.
        over: whether the game is over, so that everybody may know which tiles were exchanged.
        puzzle: whether it is a puzzle, in which who passes gives up.
    """
    return tuple(_line(entry, over=over, puzzle=puzzle) for entry in sheet)


def _line(entry: Entry, *, over: bool, puzzle: bool) -> SheetLine:
    place = play_of(entry)
    if place is not None:
        text = word_with_blanks(place, entry.words[0])
    elif puzzle and entry.kind is EntryKind.PASS:
        text = "gave up"
    else:
        text = _done(entry, over=over)
    return SheetLine(
        player=entry.player,
        text=text,
        total=entry.total,
        gain=None if entry.kind in _NO_POINTS else entry.gain,
        place="" if place is None else name_of(place.square, place.direction),
        bingo=place is not None and entry.is_bingo,
        turn=entry.kind in TURNS,
        short=_SHORT.get(entry.kind, "").format(tiles=entry.tiles) if over else "",
    )


def play_of(entry: Entry) -> Place | None:
    """Return the play that an entry tells, or None if it tells something else."""
    return entry.place if entry.kind is EntryKind.PLAY else None


def last_word(game: ScrabbleGame) -> str:
    """Return the main word of the last play; empty while a challenge could prove it a phony."""
    if game.config.challenge is not ChallengeRule.VOID:
        return ""
    words = (entry.words[0] for entry in reversed(game.sheet) if entry.kind is EntryKind.PLAY)
    return next(words, "")


def _done(entry: Entry, *, over: bool) -> str:
    if entry.kind is EntryKind.EXCHANGE:
        return f"exchanged {entry.tiles if over else len(entry.tiles)}"
    return f"{_DONE[entry.kind]} {entry.tiles}".rstrip()
