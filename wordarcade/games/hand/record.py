"""The saved form of hand games: title, caption, variant and figures."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from wordarcade.engine.hand.config import HandConfig
from wordarcade.engine.hand.game import HandGame
from wordarcade.engine.hand.moves import Move, move_from_json, move_to_json
from wordarcade.engine.hand.turns import Phase
from wordarcade.engine.hand.verdict import Scored
from wordarcade.games.figures import Figures
from wordarcade.games.hand.rating import rating
from wordarcade.games.record import Record
from wordarcade.players.hand.hints import STEPS
from wordarcade.players.hand.opponent import Level
from wordarcade.players.hand.playable import spelled
from wordarcade.support.wording import count

Pars = Sequence[int] | None
"""The best possible score of each hand that was played, or None if it was not worked out."""

OPPONENTS: Final = {
    Level.COMMON.value: "common words",
    Level.GREEDY.value: "greedy",
    Level.EXACT.value: "exact",
}
"""The title of each opponent."""


def title(config: HandConfig) -> str:
    """Return the game and its variant.

    >>> title(HandConfig(("ajef*rx",), opponent="greedy"))
    'Hand game · 7 letters · against greedy'
    """
    parts = ["Hand game", count(len(config.hands[0]), "letter")]
    if not config.single:
        parts.append(count(len(config.hands), "hand"))
    if level(config) is not None:
        parts.append(f"against {opponent_title(config)}")
    return " · ".join(parts)


def level(config: HandConfig) -> Level | None:
    """Return the opponent's level; None without an opponent that this version knows."""
    return Level(config.opponent) if config.opponent in OPPONENTS else None


def opponent_title(config: HandConfig) -> str:
    """Return the opponent's title on screens; empty without an opponent."""
    return OPPONENTS.get(config.opponent, "")


def the_player(rival: str) -> str:
    """Return the opponent as a sentence names it.

    Args:
        rival: its title.

    >>> the_player("greedy"), the_player("common words")
    ('the greedy player', 'the common-words player')
    """
    return f"the {rival.replace(' ', '-')} player"


def caption(state: HandGame) -> str:
    """Return the state of a game in a few words."""
    points = count(state.score, "point")
    if state.config.single:
        return f"{count(len(state.config.hands[0]), 'letter')}, {points}"
    if state.phase is Phase.OVER:
        return f"{count(state.settled, 'hand')}, {points}"
    return f"hand {state.attempt.number + 1} of {len(state.config.hands)}, {points}"


def variant(config: HandConfig) -> str:
    """Return the variant of a game: its number of hands and of letters, and the opponent.

    >>> variant(HandConfig(("ajef*rx",)))
    '1 hand of 7'
    >>> variant(HandConfig(("ajef*rx",), opponent="greedy"))
    '1 hand of 7 against greedy'
    """
    hands = "1 hand" if config.single else f"game of {len(config.hands)}"
    against = f" against {config.opponent}" if config.opponent else ""
    return f"{hands} of {len(config.hands[0])}{against}"


class Yardstick(NamedTuple):
    """What a finished game is measured by.

    Attributes:
        pars: the best possible score of each hand; None if one is not known.
        rival: the points of the opponent; None without one, or if they are not known.
    """

    pars: Pars = None
    rival: int | None = None


def figures(state: HandGame, measured: Yardstick | None) -> Figures:
    """Return the figures of a finished game; a tie with the opponent is won by nobody.

    A word whose letters had every hint was named by them, and not found.
    """
    pars, rival = measured or Yardstick()
    against = state.config.opponent and rival is not None and state.score != rival
    plays = [play for attempt in state.attempts for play in attempt.plays]
    words = [play for play in plays if isinstance(play, Scored)]
    best = max(words, key=lambda play: play.points, default=None)
    possible = None if pars is None else sum(pars)
    rated = rating(state.score, pars)
    return Figures(
        variant=variant(state.config),
        score=state.score,
        possible=possible,
        rating=None if rated is None else rated.value,
        won=state.score > (rival or 0) if against else None,
        best_move="" if best is None else best.spelled.upper(),
        counts=not state.config.own and not state.hints,
        own=state.config.own,
        words=tuple(
            spelled(play, state.lexicon).lower()
            for play in words
            if state.hints.count(play.hand) < STEPS
        ),
        details={
            "scores": list(state.scores),
            "hands": len(state.config.hands),
            "words": len(words),
            "not_valid": len(plays) - len(words),
            "best_word": "" if best is None else best.word,
            "best_word_score": 0 if best is None else best.points,
            "substituted": state.substituted,
            "replayed": state.replayed,
            "hints": len(state.hints),
            "possible_score": possible,
        },
    )


RECORD: Final[Record[HandConfig, HandGame, Move, Yardstick | None]] = Record(
    game="hand",
    read_config=HandConfig.from_json,
    read_move=move_from_json,
    write_move=move_to_json,
    replay=HandGame.replay,
    is_over=lambda state: state.phase is Phase.OVER,
    caption=lambda state, _: caption(state),
    figures=figures,
    deal=lambda config, _: list(config.hands),
)
