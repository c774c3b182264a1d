"""The story of a victory in a few sentences: by how much, the best play, what took the lead."""

from collections.abc import Iterator

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.sentences import agreeing, possessive
from wordarcade.engine.scrabble.sheet import Entry, EntryKind, standing_plays
from wordarcade.screens.scrabble.figures import leads
from wordarcade.support.wording import printable


def lead_sentence(state: ScrabbleGame, margin: int) -> str:
    """Return who has beaten whom by how much; of more than two players, who is ahead.

    Args:
        state: the game, over, with one winner unless there is no margin.
        margin: the points by which it is won; 0 where they did not decide it.

    Returns:
        the sentence; empty without a margin.
    """
    if margin <= 0:
        return ""
    names = [printable(player.name) for player in state.config.players]
    (winner,) = state.winners
    others = [name for player, name in enumerate(names) if player != winner]
    if len(others) == 1:
        return f"{agreeing(names[winner], 'beat')} {others[0]} by {margin}."
    return f"{agreeing(names[winner], 'win')} by {margin}."


def story(state: ScrabbleGame) -> tuple[str, ...]:
    """Return the winner's best play, and the play that took the lead for good, in sentences.

    Args:
        state: the game, over, with one winner.

    Returns:
        the sentences, of which the first matters most; none if the winner has made no play.
    """
    return tuple(_story(state))


def _story(state: ScrabbleGame) -> Iterator[str]:
    (winner,) = state.winners
    plays = [entry for entry in standing_plays(state.sheet) if entry.player == winner]
    best = max(plays, key=lambda entry: entry.gain, default=None)
    if best is None:
        return
    whose = possessive(printable(state.config.players[winner].name))
    yield f"{whose} best play: {_word(best)} for {best.gain}."
    turn = _turning_point(state, winner)
    if turn is not None and turn in plays:
        yield f"{'It' if turn is best else _word(turn)} took the lead for good."


def _turning_point(state: ScrabbleGame, winner: int) -> Entry | None:
    """Return the play with which the winner took the lead and kept it to the end.

    It is None if the winner led from the first play on, or only thanks to something else.
    """
    ahead = [lead > 0 for lead in leads(state, winner)]
    if not ahead or not ahead[-1] or all(ahead):
        return None
    entry = state.sheet[len(ahead) - ahead[::-1].index(False)]
    return entry if entry.kind is EntryKind.PLAY else None


def _word(entry: Entry) -> str:
    return entry.words[0].upper()
