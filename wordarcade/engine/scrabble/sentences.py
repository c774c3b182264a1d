"""Sentences for the players, the same in both front ends."""

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from wordarcade.engine.scrabble.adjustments import Ending
from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.formation import Formation
from wordarcade.engine.scrabble.game import CHALLENGE_BONUS
from wordarcade.engine.scrabble.moves import (
    Accept,
    Challenge,
    EndGame,
    Exchange,
    Move,
    Pass,
    Place,
    Resign,
    TakeBack,
)
from wordarcade.engine.scrabble.refusals import refusal_sentence
from wordarcade.engine.scrabble.squares import name_of
from wordarcade.engine.scrabble.start import SCORELESS_TURNS
from wordarcade.engine.scrabble.table import Table
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.engine.scrabble.verdict import (
    ChallengeFailed,
    Exchanged,
    Noted,
    Played,
    Refused,
    Verdict,
    Withdrawn,
    not_words,
)
from wordarcade.lexicon.interface import WordSet
from wordarcade.support.wording import count, listed, points_text

_CLOSE: Final = 10
"""Points between the first and a person, up to which a game was close."""

_LINE: Final = 72
"""Characters of a first sentence that is never cut at 80 columns."""

_DONE: Final[Mapping[type[Move], str]] = {
    Accept: "accepted the play.",
    EndGame: "ended the game.",
    Pass: "passed.",
    Resign: "resigned.",
    TakeBack: "took the last turn back.",
}

YOU: Final = "You"
"""The name of a player who has given none."""


def agreeing(name: str, verb: str) -> str:
    """Return a name and what it does, the verb in the form that the name takes.

    Args:
        name: the player's name.
        verb: as it stands after "you": one that takes an s after a name.

    >>> agreeing("Ann", "get"), agreeing("You", "get")
    ('Ann gets', 'You get')
    """
    return f"{name} {verb}" if name == YOU else f"{name} {verb}s"


def possessive(name: str) -> str:
    """Return whose something is, at the beginning of a sentence.

    >>> possessive("Ann"), possessive("You")
    ("Ann's", 'Your')
    """
    return "Your" if name == YOU else f"{name}'s"


def sentence(verdict: Verdict) -> str:
    """Return the sentence that answers a move, or an empty string; challenges have their own."""
    match verdict:
        case Played(formation):
            return formation_sentence(formation)
        case Exchanged(tiles):
            return f"{count(len(tiles), 'tile')} exchanged."
        case Refused():
            return refusal_sentence(verdict)
        case Withdrawn() | ChallengeFailed() | Noted():
            return ""


def word_sentence(word: str, lexicon: WordSet) -> str:
    """Return whether a word, in any case, counts."""
    negated = "" if word in lexicon else "not "
    return f"{word.upper()} is {negated}in the word list ({lexicon.name})."


def formation_sentence(formation: Formation) -> str:
    """Return the sentence on the words and score of a play."""
    main, *others = (word.text.upper() for word in formation.words)
    bingo = ", a bingo," if formation.bingo else ""
    besides = f" and makes {listed(others)}" if others else ""
    return f"{main}{bingo} scores {count(formation.score, 'point')}{besides}."


def announcement(before: Table, move: Move, verdict: Verdict) -> str:
    """Return the sentence that announces the outcome of a move to all players.

    Args:
        before: the game before the move.
        move: what the player to move did.
        verdict: the answer of the rules.
    """
    name = before.config.players[before.to_move].name
    match move, verdict:
        case _, Refused():
            return refusal_sentence(verdict)
        case Place(square, direction), _:
            return f"{name} at {name_of(square, direction)}: {sentence(verdict)}"
        case Challenge(), Withdrawn() | ChallengeFailed():
            return challenge_sentence(before, verdict)
        case Exchange(tiles), _:
            return f"{name} exchanged {count(len(tiles), 'tile')}."
        case Pass(), _ if before.config.par is not None:
            return f"{name} gave up."
        case _:
            return deed_sentence(name, move)


def deed_sentence(name: str, move: Move) -> str:
    """Return who made a move that is no play, exchange or challenge.

    >>> deed_sentence("You", Pass())
    'You passed.'
    """
    return f"{name} {_DONE[type(move)]}"


def challenge_sentence(before: Table, verdict: Withdrawn | ChallengeFailed) -> str:
    """Return who challenged which words, and what became of them.

    Args:
        before: the game before the challenge.
        verdict: the answer of the rules.
    """
    play, players = before.sheet[-1], before.config.players
    name, owner = players[before.to_move].name, players[play.player].name
    words = [word.upper() for word in play.words]
    they = "it is" if len(words) == 1 else "they are"
    challenged = f"{agreeing(name, 'challenge')} {listed(words)}:"
    match verdict:
        case Withdrawn(_, wrong, lexicon):
            some = refusal_sentence(not_words(wrong, lexicon))
            why = some if len(wrong) < len(words) else f"{they} not in the word list ({lexicon})."
            if len(f"{challenged} {why}") <= _LINE:
                return f"{challenged} {why} The play is withdrawn."
            return f"{some} {possessive(name)} challenge withdraws the play."
        case ChallengeFailed(rule):
            stands = f"{they} valid and stand{'s' if len(words) == 1 else ''}."
            if len(f"{challenged} {stands}") > _LINE:
                challenged = f"{possessive(name)} challenge fails:"
                stands = f"{words[0]} stands." if len(words) == 1 else "all its words stand."
            price = ""
            if rule is ChallengeRule.FIVE_POINT:
                price = f" {agreeing(owner, 'get')} {CHALLENGE_BONUS} more points."
            elif rule is ChallengeRule.DOUBLE and before.phase is not Phase.LAST_CHALLENGE:
                price = f" {agreeing(name, 'lose')} the turn."
            return f"{challenged} {stands}{price}"


def place_text(place: Place, board: Board) -> str:
    """Return a play with the tiles that it runs through, such as `8D QUiZ`.

    Args:
        place: the play.
        board: as it is before the play.
    """
    after = board.with_tiles(place)
    word = "".join(after[square] for square in place.squares)
    return f"{name_of(place.square, place.direction)} {word}"


def word_with_blanks(place: Place, word: str) -> str:
    """Return the main word of a play in capitals, but for the letters of blanks that it lays.

    >>> from wordarcade.engine.scrabble.squares import CENTRE, Direction
    >>> word_with_blanks(Place(CENTRE, Direction.ACROSS, "Q.iZ"), "quiz")
    'QUiZ'
    """
    return "".join(
        letter if tile.islower() else letter.upper()
        for tile, letter in zip(place.tiles, word, strict=True)
    )


def farewell(state: Table) -> tuple[str, str]:
    """Return the closing sentences of a game: how it ended, and the winner; of a puzzle the points.

    Of a game that was ended early, which nobody has won, they say who led.

    Raises:
        ValueError: it is not over.
    """
    if state.ending is None:
        raise ValueError("The game is not over.")
    if state.ending is Ending.AGREED:
        return _how_ended(state, state.ending), _leaders_sentence(state)
    if state.config.par is not None:
        return _how_ended(state, state.ending), _solved(state.position.scores[0], state.config.par)
    points = count(state.position.scores[state.winners[0]], "point")
    names = _names(state, state.winners)
    if state.ending is Ending.RESIGNED:  # the points do not matter: who leads may have resigned
        return _how_ended(state, state.ending), winners_sentence(state)
    if len(state.winners) == 1:
        return _how_ended(state, state.ending), f"{agreeing(names, 'win')} with {points}."
    return _how_ended(state, state.ending), f"{names} tie with {points} each."


def winners_sentence(state: Table) -> str:
    """Return who has won, for where the points stand beside it.

    Args:
        state: the game, over.
    """
    names = _names(state, state.winners)
    return f"{agreeing(names, 'win')}." if len(state.winners) == 1 else f"{names} tie."


def early_sentence(state: Table) -> str:
    """Return who led when a game was ended early, in one sentence.

    Args:
        state: the game, over.
    """
    told = _leaders_sentence(state)
    named = state.config.players[state.leaders[0]].name
    if named == YOU or not told.startswith(named):
        told = f"{told[0].lower()}{told[1:]}"
    return f"Ended early: {told}"


def _leaders_sentence(state: Table) -> str:
    """Return who led when a game was ended early, and by how much."""
    scores, leaders = state.position.scores, state.leaders
    names, most = _names(state, leaders), scores[leaders[0]]
    others = [scores[player] for player in state.active if player not in leaders]
    if not others:
        return f"Level at {points_text(most)}."
    lead = f"by {most - max(others)}" if len(leaders) == 1 else f"with {points_text(most)} each"
    return f"{names} led {lead}."


def close_call(state: Table, persons: Collection[int]) -> str:
    """Return a word on a game that a person has won or lost by a few points; or nothing.

    Args:
        state: the game, over.
        persons: the players who are no bots.
    """
    scores = state.position.scores
    if state.ending in {Ending.RESIGNED, Ending.SOLVED} or len(state.winners) != 1:
        return ""
    (winner,) = state.winners
    others = [player for player in state.active if player != winner]
    won = winner in persons
    margins = [scores[winner] - scores[player] for player in others if won or player in persons]
    if min(margins, default=_CLOSE + 1) > _CLOSE:
        return ""
    points = count(min(margins), "point")
    return f"A close one: won by {points}." if won else f"So close: {points} short."


def margin_of(state: Table) -> int:
    """Return the points by which a game is won; 0 where they do not decide it.

    Args:
        state: the game, over.
    """
    if state.ending in {Ending.RESIGNED, Ending.SOLVED} or len(state.winners) != 1:
        return 0
    (winner,) = state.winners
    others = [score for player, score in enumerate(state.position.scores) if player != winner]
    return state.position.scores[winner] - max(others, default=0)


def _solved(score: int, par: int) -> str:
    if score >= par:
        return f"{count(score, 'point')}: nothing scores more."
    return f"You scored {score} of {count(par, 'point')}." if score else "You gave up."


def _how_ended(state: Table, ending: Ending) -> str:
    match ending:
        case Ending.WENT_OUT:
            out = (player for player in state.active if not state.rack(player).tiles)
            return f"{_names(state, out)} went out."
        case Ending.RESIGNED:
            gone = set(range(len(state.config.players))).difference(state.active)
            return f"{_names(state, sorted(gone))} resigned."
        case Ending.SCORELESS:
            return f"{SCORELESS_TURNS} turns in a row scored nothing."
        case Ending.AGREED:
            return "The game was ended early."
        case Ending.SOLVED:
            return "Your one try is used."


def _names(state: Table, players: Iterable[int]) -> str:
    return listed(state.config.players[player].name for player in players)
