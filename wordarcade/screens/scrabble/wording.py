"""The wording of the Scrabble screens."""

from collections.abc import Mapping
from typing import Final

from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.game import CHALLENGE_BONUS, ScrabbleGame
from wordarcade.engine.scrabble.moves import (
    Accept,
    EndGame,
    Exchange,
    Move,
    Pass,
    Place,
    Resign,
    TakeBack,
)
from wordarcade.engine.scrabble.sentences import deed_sentence
from wordarcade.engine.scrabble.sheet import Entry, standing_plays
from wordarcade.engine.scrabble.verdict import (
    ChallengeFailed,
    Exchanged,
    Noted,
    Played,
    Refused,
    Verdict,
    Withdrawn,
)
from wordarcade.games.scrabble.bots import shipped_skills
from wordarcade.games.scrabble.closing import closing_sentences
from wordarcade.games.scrabble.hints_taken import NO_HINTS, HintsTaken
from wordarcade.games.scrabble.next_level import NextLevel
from wordarcade.games.scrabble.own_results import plays_sentence
from wordarcade.games.scrabble.session import News, ScrabbleSession
from wordarcade.support.wording import count
from wordarcade.widgets.bingo_ribbon import Bingo
from wordarcade.widgets.tone import Tone

BLANK_NEXT: Final = "Type the letter that the blank stands for."
"""Said when a blank is picked for the next letter."""

CHECKS: Final = "Words"
AS_TILES_ARE_PLACED: Final = "checked as you place tiles"
"""What the set-up calls the choice of when words are checked, and its answer that tells most."""

NO_LOOKING_UP: Final = f"You can't look words up here. Set-up: {CHECKS}, {AS_TILES_ARE_PLACED}."

OVER: Final = "The game is over. Enter shows the results."

_YOUR_TURN: Final = "Your turn."

_LINE: Final = 72
"""Columns of the message line at 80 columns."""

ABOUT_CHALLENGES: Final[Mapping[ChallengeRule, str]] = {
    ChallengeRule.VOID: "No challenges: a play that isn't valid is refused at once.",
    ChallengeRule.SINGLE: "Single: any word stands until challenged; a wrong challenge is free.",
    ChallengeRule.DOUBLE: "Double: a wrong challenge costs the challenger's turn.",
    ChallengeRule.FIVE_POINT: (
        f"Five-point: a wrong challenge gives the other side {CHALLENGE_BONUS} points."
    ),
}
"""What each rule does."""


_TONES: Final[Mapping[type[Verdict], Tone]] = {
    Refused: Tone.REFUSED,
    Played: Tone.TURN,
    Exchanged: Tone.TURN,
    Noted: Tone.TURN,
    Withdrawn: Tone.TURN,
    ChallengeFailed: Tone.TURN,
}


def tone_of(verdict: Verdict, *, own: bool) -> Tone:
    """Return how the answer of the rules to a move is said.

    Args:
        verdict: the answer.
        own: whether a person made the move: their bingos are worth a star.
    """
    if own and isinstance(verdict, Played) and verdict.formation.bingo:
        return Tone.BEST
    return _TONES.get(type(verdict), Tone.PLAIN)


def told_to(session: ScrabbleSession, move: Move, news: News) -> str:
    """Return what the person at the keyboard reads of a move that was made.

    Args:
        session: the game after the move.
        move: the move.
        news: what came of it.
    """
    own = session.seats.alone and news.player in session.seats.persons
    name = "You" if own else session.state.config.players[news.player].name
    match move, news.verdict:
        case Place(), Played(formation):
            word, score = formation.words[0].text.upper(), formation.score
            if own and formation.bingo:
                return f"Bingo! {word}, {count(score, 'point')}."
            return f"{'Bingo! ' * formation.bingo}{name} played {word} for {score}."
        case Exchange(tiles), _:
            return f"{name} exchanged {count(len(tiles), 'tile')}."
        case Accept() | EndGame() | Pass() | Resign() | TakeBack(), _:
            return deed_sentence(name, move)
        case _:
            return news.sentence


def prompt_after(session: ScrabbleSession, news: News) -> str:
    """Return what the person at the keyboard is to do after a move; empty if it was their own."""
    turn = session.own_turn and news.player != session.seats.viewer
    return _YOUR_TURN if turn else ""


def bingo_of(session: ScrabbleSession, news: News) -> Bingo | None:
    """Return the bingo that a move was, or None if it was none."""
    match news.verdict:
        case Played(formation) if formation.bingo:
            player = session.state.config.players[news.player].name
            extra = session.state.config.distribution.bingo
            own = session.seats.persons == (news.player,)
            all_tiles = "All seven tiles" if own else f"{player} uses all seven tiles"
            sentence = f"{all_tiles}: {extra}-point bonus."
            word = formation.words[0].text
            return Bingo(word, formation.score, sentence)
    return None


def closing(state: ScrabbleGame, taken: HintsTaken = NO_HINTS) -> str:
    """Return how a game has ended and who has won; first who, where a line is too short for both.

    Args:
        state: the game, over.
        taken: the hints taken.
    """
    how, who = closing_sentences(state, taken)
    return f"{how} {who}" if len(f"{how} {who}") <= _LINE else f"{who} {how}"


def next_level_text(level: NextLevel) -> str:
    """Return what is said of a level that suits the player better, and how to play against it."""
    if level.harder:
        return f"A clear win. P plays {level.title}, the next level."
    return f"A tough game. P plays {level.title}, a gentler level."


def told_plays(session: ScrabbleSession) -> tuple[str, ...]:
    """Return the plays that stand, a sentence each, in order, as whoever comes back reads them."""
    state = session.state

    def told(play: Entry) -> str:
        own = session.seats.alone and play.player in session.seats.persons
        name = "You" if own else state.config.players[play.player].name
        return f"{name} played {play.words[0].upper()} for {play.gain}."

    return tuple(map(told, standing_plays(state.sheet)))


def greeting(session: ScrabbleSession) -> str:
    """Return what is said when a game is opened."""
    if session.state.moves:
        turn = [_YOUR_TURN] if session.own_turn else []
        return " ".join(("Welcome back.", *told_plays(session)[-1:], *turn))
    if session.state.config.par is not None:
        return "Find the highest-scoring play. You get one try."
    if session.state.config.start is not None and session.own_turn:
        return f"Played on from this position. {_YOUR_TURN}"
    if not session.seats.persons:
        return "The bots play by themselves. Esc leaves and saves the game."
    return " ".join((*_opponent(session), "Type a word at the cursor. F1 shows other ways."))


def _opponent(session: ScrabbleSession) -> list[str]:
    """Return how the only bot plays, in a sentence; nothing with several bots, or none."""
    levels = [each.level for each in session.state.config.players if each.level is not None]
    skill = shipped_skills().get(levels[0]) if len(levels) == 1 else None
    return [] if skill is None else [plays_sentence(skill)]
