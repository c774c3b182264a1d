"""The choice between the hints."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from wordarcade.engine.boggle.moves import Hint
from wordarcade.screens.menu import MenuScreen


class HintMenu(MenuScreen[Hint]):
    """Asks which hint to take, each telling more than the one before; escape takes none.

    Args:
        face: the letters of the cell in question, or None if there is none.
        taken: how many hints have been taken so far.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+t", "dismiss(None)", show=False, id="hints.close"),
    ]

    DEFAULT_CSS = """
    HintMenu > OptionList {
        border: round $warning;
        border-title-color: $warning;
    }
    """

    def __init__(self, face: str | None, taken: int) -> None:
        cell = f"this {face}" if face else "the cursor's cell"
        texts = (
            "How many words of each length are left",
            f"How many of them start on {cell}",
            "The first letter of one of them",
        )
        options = list(zip(texts, Hint, strict=True))
        super().__init__("? Hints", options, f"{taken} taken so far")
