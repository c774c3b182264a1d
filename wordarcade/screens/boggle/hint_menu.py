"""The menu of Boggle hints."""

from wordarcade.engine.boggle.moves import Hint
from wordarcade.screens.menu import MenuScreen


def hint_menu(face: str | None, taken: int) -> MenuScreen[Hint]:
    """Return the menu of hints, each more revealing than the one before.

    Args:
        face: the letters of the cell in question, or None without one.
        taken: the number of hints taken so far.
    """
    cell = f"this {face}" if face else "the cursor's cell"
    texts = (
        "How many words of each length are left",
        f"How many of them start on {cell}",
        "The first letter of one of them",
    )
    options = list(zip(texts, Hint, strict=True))
    return MenuScreen("? Hints", options, f"{taken} taken so far", opened_by="ctrl+t")
