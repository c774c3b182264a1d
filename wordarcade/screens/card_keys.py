"""The keys of cards, a digit each."""

from collections.abc import Mapping

from textual.binding import Binding, BindingType


def card_keys(screen: str, titles: Mapping[str, str]) -> list[BindingType]:
    """Return the keys of the cards of games, whose action is `play`.

    Args:
        screen: the screen that has the cards, as its keys are called in the settings.
        titles: the titles of the games by name, in the order of their cards.
    """
    return [
        Binding(
            str(digit),
            f"play('{game}')",
            title,
            show=False,
            tooltip=f"Start {title}",
            id=f"{screen}.{game}",
        )
        for digit, (game, title) in enumerate(titles.items(), start=1)
    ]
