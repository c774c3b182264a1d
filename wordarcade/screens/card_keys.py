"""The keys of cards, a digit each."""

from collections.abc import Mapping

from textual.binding import Binding, BindingType


def card_keys(
    screen: str, titles: Mapping[str, str], *, group: Binding.Group | None = None
) -> list[BindingType]:
    """Return the keys of the cards of games, whose action is `play`.

    Args:
        screen: the screen that has the cards, as its keys are called in the settings.
        titles: the titles of the games by name, in the order of their cards.
        group: what they are in the footer, all together; None for nothing.
    """
    return [
        Binding(
            str(number),
            f"play('{game}')",
            title,
            show=group is not None,
            group=group,
            tooltip=f"Start {title}",
            id=f"{screen}.{game}",
        )
        for number, (game, title) in enumerate(titles.items(), start=1)
    ]
