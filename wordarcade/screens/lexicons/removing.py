"""The warning before a list is removed."""

from collections.abc import Sequence

from wordarcade.screens.lexicons.rows import ListRow
from wordarcade.services import GameHeader, Services, StoreError
from wordarcade.support.wording import listed, printable, spelt


def question(services: Services, rows: Sequence[ListRow], row: ListRow, *, used: bool) -> str:
    """Return the question whether to remove a list, and after it what that costs.

    Args:
        services: the app's services.
        rows: all lists.
        row: the one to remove.
        used: whether new games begin with it.
    """
    told = [f"Remove {printable(row.name)}?"]
    try:
        waiting = sum(
            isinstance(game, GameHeader) and game.lexicon.name == row.name
            for game in services.games.unfinished()
        )
    except StoreError:
        waiting = 0
    if waiting:
        few = waiting == 1
        told.append(
            f"{spelt(waiting).capitalize()} saved game{' uses' if few else 's use'} it, "
            f"and wait{'s' if few else ''} until a list with this name and these words is back."
        )
    if over := [each.name for each in rows if each.base == row.name]:
        are = "is" if len(over) == 1 else "are"
        told.append(f"{listed(over)} {are} based on it and can't be read without it.")
    if used:
        told.append("Games that use it go back to the general lexicon.")
    return " ".join(told)
