"""The question before a challenge: which words it doubts, and what it may cost."""

from collections.abc import Mapping
from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.game import CHALLENGE_BONUS, ScrabbleGame
from wordarcade.engine.scrabble.sentences import YOU, possessive
from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.screens.scrabble.beside_board import BesideBoard
from wordarcade.support.wording import printable
from wordarcade.widgets.game_footer import GameFooter

_PRICES: Final[Mapping[ChallengeRule, str]] = {
    ChallengeRule.SINGLE: "{if_so}, nothing changes.",
    ChallengeRule.DOUBLE: "{if_so}, you lose your turn.",
    ChallengeRule.FIVE_POINT: f"{{if_so}}, {{gets}} {CHALLENGE_BONUS} points.",
}


class ChallengeScreen(DialogueScreen[bool]):
    """Names all words of the last play and the rule in full; is dismissed with the answer.

    Args:
        name: who made the play.
        words: the words that it made, the main word first, in capitals.
        rule: decides the price.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "dismiss(True)", "Challenge", id="challenge.yes"),
        Binding("n,enter,escape", "dismiss(False)", "Let it stand", id="challenge.no"),
    ]

    DEFAULT_CSS = """
    ChallengeScreen {
        background: $role-ground 0%;
    }
    """

    def __init__(self, name: str, words: tuple[str, ...], rule: ChallengeRule) -> None:
        name = printable(name)
        made = "one word" if len(words) == 1 else f"{len(words)} words"
        one = len(words) == 1
        doubt, it = ("If it isn't a word", "it") if one else ("If any of them isn't a word", "them")
        if_so = "If it is" if one else "If all are"
        who, ending = ("you", "") if name == YOU else (name, "s")
        price = _PRICES.get(rule, "").format(gets=f"{who} get{ending}", if_so=if_so)
        self._answers = Static(
            Content.assemble(
                (" y  Challenge ", "bold $role-selected-ink on $role-selected"),
                "  ",
                (" n  Let it stand ", "bold $role-key-ink on $role-key"),
            )
        )
        super().__init__()
        self._beside = BesideBoard(
            f"Challenge {words[0]}?",
            Static(Content(f"{possessive(name)} last play makes {made}:")),
            Static(Content("  ".join(words)).stylize("bold")),
            Static(
                Content(f"{doubt}, {who} take{ending} {it} back and score{ending} nothing. {price}")
            ),
            self._answers,
        )

    def compose(self) -> ComposeResult:
        """The panel, and its keys."""
        yield self._beside
        yield GameFooter()

    def on_resize(self) -> None:
        """Stay where the panels are."""
        self._beside.follow(self.app.size)

    def on_click(self, event: events.Click) -> None:
        """Answer as clicked."""
        if event.widget is self._answers:
            self.dismiss(event.x - self._answers.content_region.x < len(" y  Challenge "))


def challenge_question(game: ScrabbleGame) -> ChallengeScreen:
    """Return the question whether to challenge the last play of a game, which must be one."""
    play = game.sheet[-1]
    words = tuple(word.upper() for word in play.words)
    name = game.config.players[play.player].name
    return ChallengeScreen(name, words, game.config.challenge)
