"""The entry line of a game."""

from typing import Final

from wordarcade.engine.scrabble import placing
from wordarcade.engine.scrabble.moves import Exchange
from wordarcade.engine.scrabble.refusals import refusal_sentence
from wordarcade.engine.scrabble.squares import name_of
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.screens.scrabble.laying import Laying
from wordarcade.screens.scrabble.opinion import word_of
from wordarcade.widgets.entry_line import Entry
from wordarcade.widgets.tone import Tone

_OVER: Final = Entry(remark="Enter shows the results")
_LAST_CHALLENGE: Final = Entry(
    remark="the last play: enter accepts it · f5 challenges it", tone=Tone.NOTICE
)


def entry(
    session: ScrabbleSession, laying: Laying, lesson: str = "", *, stuck: bool = False
) -> Entry:
    """Return what is entered with what the rules say to it, or what the game waits for.

    Args:
        session: the game in play.
        laying: what the person at the keyboard enters.
        lesson: what was best in the last turn, said until something is entered; may be empty.
        stuck: whether the bot to move has failed.
    """
    waiting = _waiting(session, laying, stuck=stuck)
    if waiting is not None:
        return waiting
    if laying.opinion is not None:
        return _placement(session, laying)
    if laying.typed is not None:
        return _typed(laying.typed, session, laying)
    square = name_of(laying.draft.cursor, laying.draft.direction)
    if laying.next_hint:
        return Entry(square, len(square), f"Ctrl+T: {laying.next_hint}", Tone.HINT)
    if lesson:
        return Entry(square, len(square), lesson, Tone.HINT)
    return Entry(square, len(square), "Type a word, or 8D QUIZ. Space turns.")


def drag_entry(square: int | None, *, free: bool, on_rack: bool) -> Entry:
    """Return the line for a tile that is being dragged: where it would go.

    Args:
        square: the square under the pointer, or None beside the board.
        free: whether that square has no tile.
        on_rack: whether the pointer is on the rack.
    """
    if square is not None:
        name = name_of(square)
        told = f"drop on {name}" if free else f"{name} is taken"
    else:
        told = "drop to keep it here" if on_rack else "drop on a square"
    return Entry(remark=f"{told} · esc puts it back", tone=Tone.HINT)


def _waiting(session: ScrabbleSession, laying: Laying, *, stuck: bool) -> Entry | None:
    """Return the line while no move can be entered, or None if one can."""
    if session.is_over:
        return _OVER
    if session.accepting and session.own_turn:
        return _LAST_CHALLENGE
    if session.thinking and not laying.is_entering:
        name = session.name_to_move
        again = f"enter lets {name} try again · esc leaves and keeps the game"
        return Entry(remark=again if stuck else f"{name} is thinking …")
    return Entry() if session.seats.viewer is None else None


def _placement(session: ScrabbleSession, laying: Laying) -> Entry:
    """Return the line for tiles that are laid, or wanted and lacking."""
    place, said = laying.place, laying.opinion
    remark, tone = (said.brief, said.tone) if said is not None else ("", Tone.PLAIN)
    if place is None:
        tiles = "".join(tile for _, tile in laying.draft.tiles)
        return Entry(tiles, len(tiles), remark, tone, as_typed=True)
    name = name_of(place.square, place.direction)
    text = f"{name} {word_of(place, session.state.board)}"
    lacking = frozenset(laying.draft.lacking(laying.rack_order))
    marked = (
        number
        for number, square in enumerate(place.squares, start=len(name) + 1)
        if square in lacking
    )
    return Entry(text, len(text), remark, tone, as_typed=True, lacking=frozenset(marked))


def _typed(text: str, session: ScrabbleSession, laying: Laying) -> Entry:
    """Return the line for a text that is no play."""
    remark, tone = (laying.fault, Tone.NOTICE) if laying.fault else ("Enter confirms", Tone.PLAIN)
    viewer = session.seats.viewer
    if isinstance(laying.move, Exchange) and viewer is not None:
        refused = placing.refusal_of_tiles(session.state.rack(viewer), laying.move.tiles)
        if refused is not None:
            remark, tone = refusal_sentence(refused), Tone.REFUSED
    return Entry(text.upper(), len(text), remark, tone)
