"""The keys of cards, a digit each."""

from collections.abc import Mapping

from textual.binding import Binding, BindingType


def card_keys(
    screen: str, titles: Mapping[str, str], digits: Mapping[str, int] | None = None
) -> list[BindingType]:
    """Return the keys of the cards of games, whose action is `play`.

    Args:
        screen: the screen that has the cards, as its keys are called in the settings.
        titles: the titles of the games by name, in the order of their cards.
        digits: the key of each; None to count them from 1.
    """
    return [
        Binding(
            str(digits[game] if digits else number),
            f"play('{game}')",
            title,
            show=False,
            tooltip=f"Start {title}",
            id=f"{screen}.{game}",
        )
        for number, (game, title) in enumerate(titles.items(), start=1)
    ]
