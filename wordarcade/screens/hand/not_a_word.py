"""The question before letters that make no word are thrown away."""

from collections.abc import Callable
from string import ascii_lowercase
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.geometry import Region
from textual.widgets import Static

from wordarcade.engine.hand.hand import update_hand
from wordarcade.games.hand.sentences import lost_letters, spaced, why_not
from wordarcade.looks.composition import margin
from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.widgets.choice import Choice
from wordarcade.widgets.sheet import Sheet
from wordarcade.widgets.tile_button import TileButton
from wordarcade.widgets.tone import Tone

_ANSWERS: Final = "nt"
_OTHER_KEYS: Final = ",".join(
    (
        *(f"{each},{each.upper()}" for each in ascii_lowercase if each not in _ANSWERS),
        *("asterisk", "exclamation_mark", "backspace", "ctrl+h"),
        *(f"ctrl+{each}" for each in "eglorstu"),
    )
)
"""The keys of the game, which do nothing here."""
_EXPLANATION: Final = "Enter keeps your letters, T throws them away."
_EXPLANATION_OF_LIKELY: Final = "Enter throws the letters away, N keeps them."

_WIDEST: Final = 64
_NARROWEST: Final = 58


class NotAWordScreen(DialogueScreen[bool]):
    """Asks whether to throw away letters that make no word; dismissed with the answer.

    It lies below the rack, so that the letters at stake stay in sight. Enter at once keeps them,
    unless they are likely meant to go.

    Args:
        word: the word, lowercase.
        hand: the letters left of the hand, with one of the word's at least.
        rack: returns the place of the letters on the screen.
        likely: whether they are likely meant to be thrown away.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n,escape", "answer(False)", "Keep my letters", id="not-a-word.keep"),
        Binding("t", "answer(True)", "Throw them away", id="not-a-word.play"),
        # Whoever types on has not read the question: no key is swallowed without a word.
        Binding(_OTHER_KEYS, "explain", show=False),
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
    ]

    DEFAULT_CSS = f"""
    NotAWordScreen {{
        background: transparent;
        Sheet {{
            width: {_WIDEST};
            padding: 1 2 0 2;
        }}
        Horizontal {{
            height: auto;
            margin-top: 1;
        }}
        TileButton {{
            margin-right: 1;
        }}
    }}
    """

    def __init__(
        self, word: str, hand: str, rack: Callable[[], Region], *, likely: bool = False
    ) -> None:
        super().__init__()
        self._word = word
        self._hand = hand
        self._rack = rack
        self._likely = likely
        self._sheet = Sheet(classes="" if likely else "-bad")

    def compose(self) -> ComposeResult:
        """The reason and the price above the two answers, the likely one first."""
        word, kept = self._word, update_hand(self._hand, self._word)
        lost = lost_letters(word, self._hand)
        keep = TileButton("n", "Keep my letters", id="keep")
        them = "it" if len(lost) == 1 else "them"
        throw = TileButton("t", f"Throw {them} away", id="throw")
        with self._sheet as sheet:
            sheet.border_title = "Throw away" if self._likely else "Not a word"
            sheet.border_subtitle = "esc"
            if not self._likely:
                yield Static(Content(why_not(word, self._hand)))
            yield Static(
                Content.assemble("Throw ", (spaced(lost), "bold"), " away? That scores nothing.")
            )
            yield Static(
                Content.assemble(
                    ("You would keep ", "$foreground-muted"), (spaced(kept), "bold"), "."
                ),
                id="kept",
            )
            with Horizontal():
                yield from (throw, keep) if self._likely else (keep, throw)

    def on_mount(self) -> None:
        """Lie down below the rack."""
        self._lie_below()

    def on_resize(self) -> None:
        """Stay below the rack, which is about to move."""
        self.call_after_refresh(self._lie_below)

    def _lie_below(self) -> None:
        rack, room = self._rack(), self.size
        width = min(max(rack.width, _NARROWEST), _WIDEST, room.width)
        self._sheet.styles.width = width
        left = rack.x + (rack.width - width) // 2
        top = min(rack.bottom, room.height - self._sheet.outer_size.height)
        # Within the margins, as all else is.
        least = min(margin(room.width), room.width - width)
        self._sheet.styles.offset = (max(least, min(left, room.width - width)), max(0, top))

    def on_choice_chosen(self, message: Choice.Chosen) -> None:
        """Answer as chosen."""
        self.dismiss(message.control.id == "throw")

    def action_explain(self) -> None:
        """Say which keys there are."""
        told = _EXPLANATION_OF_LIKELY if self._likely else _EXPLANATION
        self.query_one("#kept", Static).update(Tone.NOTICE.mark(told))

    def action_answer(self, answer: bool) -> None:
        """Answer as the key says."""
        self.dismiss(answer)
