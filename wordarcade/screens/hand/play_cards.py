"""The cards of a hand in a row: the player's play, the best, and the opponent's."""

from collections.abc import Mapping, Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal

from wordarcade.engine.hand.attempt import Attempt
from wordarcade.games.hand.cards import CardScore, best_score, own_score, rival_score
from wordarcade.games.hand.helped import Helped
from wordarcade.games.hand.session import HandStudy
from wordarcade.lexicon.interface import WordSet
from wordarcade.screens.hand.play_card import PlayCard

_BEST: Final = "Best possible"
_OF: Final = "with these letters"
"""What the best is of: a substitution may have changed them, and another might have again."""
_ROOMY: Final = 22
"""Columns of a card in whose frame both have room."""


class PlayCards(Horizontal):
    """Two cards, or three with an opponent.

    Args:
        lexicon: whose words count.
        rival: the opponent's title; empty without one.
        id: the ID of the widget in the DOM.
    """

    DEFAULT_CSS = """
    PlayCards {
        height: 1fr;
        PlayCard { margin-right: 1; }
        #theirs { margin-right: 0; }
    }
    """

    def __init__(self, lexicon: WordSet, rival: str, *, id: str) -> None:  # noqa: A002 - as every widget has it
        super().__init__(id=id)
        self._lexicon = lexicon
        self._yours = PlayCard("You", "player", id="yours")
        self._best = PlayCard(_BEST, "focus", id="best")
        self._theirs = PlayCard(rival.capitalize(), "rival", id="theirs")
        for card, name in (
            (self._yours, "-player"),
            (self._best, "-best"),
            (self._theirs, "-rival"),
        ):
            card.add_class(name)
        self._cards = [self._yours, self._best, *([self._theirs] if rival else [])]

    def compose(self) -> ComposeResult:
        """The cards."""
        yield from self._cards

    def on_resize(self) -> None:
        """Say what the best is of where a card has room for it, else just what it is."""
        roomy = self.size.width // len(self._cards) >= _ROOMY
        self._best.title = _BEST if roomy else _BEST.partition(" ")[0]
        self._best.foot = _OF if roomy else ""

    def celebrate(self, *, arriving: bool) -> None:
        """Light the player's best word.

        Args:
            arriving: whether the last word has only just been played.
        """
        self._yours.celebrate(arriving=arriving)

    def show(
        self,
        tries: Sequence[Attempt],
        shown: int,
        study: HandStudy | None,
        taken: Helped,
        played: Mapping[str, str],
    ) -> None:
        """Show a hand.

        Args:
            tries: the player's attempts at it, one or two.
            shown: which of them is shown, 0 or 1.
            study: what is known of it; None while it is being worked out.
            taken: what hints did for it.
            played: the words played, as the player spelled them.
        """
        attempt, name = tries[shown], "You"
        if len(tries) > 1:
            name += " · replay" if shown else " · first try"
        self._yours.title = name
        other = tries[1 - shown] if len(tries) > 1 else None
        best = None if study is None else study.best
        scores = {self._yours: own_score(attempt, other, best, self._lexicon, taken)}
        if best is not None:
            scores[self._best] = best_score(best, attempt.hand, self._lexicon, played)
        elif study is not None:
            scores[self._best] = CardScore(0, None, (), (study.reason,))
        if study is not None and study.rival is not None:
            scores[self._theirs] = rival_score(study, self._lexicon)
        words = [move for score in scores.values() for move in score.moves]
        for card in self._cards:
            if card in scores:
                card.show(scores[card], words)
            else:
                card.wait()
