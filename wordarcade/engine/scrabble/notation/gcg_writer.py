"""Writer of GCG files."""

from collections.abc import Iterable, Iterator
from typing import Final

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.notation.gcg import Gcg
from wordarcade.engine.scrabble.notation.gcg_equipment import LAYOUT, TILE_DISTRIBUTION
from wordarcade.engine.scrabble.notation.gcg_lines import (
    Act,
    Event,
    Exchanged,
    Mark,
    Note,
    Played,
    PlayerName,
    Pragma,
    RackLeft,
    RackPoints,
    Telling,
)
from wordarcade.engine.scrabble.setup import STANDARD_LAYOUT, STANDARD_TILES
from wordarcade.engine.scrabble.sheet import Entry, EntryKind
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.support.errors import UnavailableError

_MARKS: Final = {
    EntryKind.PASS: Mark.PASS,
    EntryKind.LOST_TURN: Mark.PASS,
    EntryKind.RESIGNED: Mark.PASS,
    EntryKind.WITHDRAWN: Mark.WITHDRAWN,
    EntryKind.CHALLENGE_BONUS: Mark.CHALLENGE,
    EntryKind.TIME_LOSS: Mark.TIME,
}
NOTES: Final = {
    EntryKind.LOST_TURN: "The challenge failed, which costs the turn.",
    EntryKind.RESIGNED: "Resigned.",
}
"""Kinds without a GCG notation, written as a pass with a note."""


def gcg_of(game: ScrabbleGame) -> Gcg:
    """Return the file of a game: each line of its score sheet and, if it is unfinished, the racks.

    A name loses its control characters, and doubled blanks. A board or tiles that are not the
    standard ones are named.

    Raises:
        UnavailableError: the game did not begin with an empty board.
    """
    if game.config.start is not None:
        raise UnavailableError(
            "This game started inside another, which GCG can't express; export it as JSON."
        )
    return Gcg.of(_lines(game))


def nicknames(names: Iterable[str]) -> tuple[str, ...]:
    """Return a nickname for each name: without blanks and colons, all different.

    >>> nicknames(["Ana Lee", "ana_lee", "::"])
    ('Ana_Lee', 'ana_lee2', 'player')
    """
    nicks: list[str] = []
    for name in names:
        plain = "_".join(_one_line(name).replace(":", " ").split()) or "player"
        taken = {nick.casefold() for nick in nicks}
        candidates = (f"{plain}{number}" for number in range(2, len(taken) + 3))
        nicks.append(next(nick for nick in (plain, *candidates) if nick.casefold() not in taken))
    return tuple(nicks)


def _lines(game: ScrabbleGame) -> Iterator[Telling]:
    config = game.config
    nicks = nicknames(player.name for player in config.players)
    yield Pragma("character-encoding", "UTF-8")
    for number, (player, nick) in enumerate(zip(config.players, nicks, strict=True), start=1):
        yield PlayerName(number, nick, _one_line(player.name))
    yield Pragma("lexicon", _one_line(game.lexicon.name))
    if config.layout.name != STANDARD_LAYOUT:
        yield Pragma(LAYOUT, _one_line(config.layout.name))
    if config.distribution.name != STANDARD_TILES:
        yield Pragma(TILE_DISTRIBUTION, _one_line(config.distribution.name))
    for entry in game.sheet:
        yield Event(nicks[entry.player], entry.rack, _act(entry), entry.gain, entry.total)
        if entry.kind in NOTES:
            yield Note(NOTES[entry.kind])
    if game.phase is not Phase.OVER:
        for seat in game.active:
            yield RackLeft(seat + 1, game.rack(seat).tiles)


def _act(entry: Entry) -> Act:
    if entry.kind is EntryKind.PLAY and entry.place is not None:
        return Played(entry.place.square, entry.place.direction, entry.place.tiles)
    if entry.kind is EntryKind.EXCHANGE:
        return Exchanged(entry.tiles)
    return _MARKS[entry.kind] if entry.kind in _MARKS else RackPoints(entry.tiles)


def _one_line(text: str) -> str:
    """Return a text without what a line of a file cannot hold."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
