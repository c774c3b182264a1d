"""The top line of a game: the title on the left, the score and other facts on the right."""

from rich.cells import cell_len
from textual.app import RenderResult
from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from wordarcade.looks.composition import margin
from wordarcade.support.wording import fitted

_PARTING = " · "


class TopLine(Widget):
    """Title left, facts right; what least belongs there gives way when space is short.

    First what goes with the title goes, then facts from the left.
    """

    DEFAULT_CSS = """
    TopLine {
        height: 1;
        background: $role-surface;
        color: $role-muted;
    }
    """

    title: reactive[str] = reactive("")
    """The game and its variant; the part before the first · stands out."""
    origin: reactive[str] = reactive("")
    """Where the game comes from, such as "daily"; told after the title where all has room."""
    facts: reactive[tuple[str, ...]] = reactive(())
    """Facts, the least important first."""
    clock: reactive[Content | None] = reactive(None)
    """The time; never gives way."""

    def render(self) -> RenderResult:
        """Return as much as there is room for."""
        side = margin(self.content_size.width)
        room = self.content_size.width - 2 * side
        title = self._title()
        facts = [Content.styled(fact, "$role-muted") for fact in self.facts]
        if self.clock is not None:
            facts.append(self.clock)
        origin = f"{_PARTING}{self.origin}" if self.origin else ""
        if _width(facts) + title.cell_length + cell_len(origin) + 2 > room:
            origin = ""
        kept = 0 if self.clock is None else 1
        while len(facts) > kept and _width(facts) + title.cell_length + 2 > room:
            facts.pop(0)
        right = Content.styled(_PARTING, "$role-muted").join(facts)
        title = title[: len(fitted(self.title, room - right.cell_length - 2))]
        title += Content.styled(origin, "$role-player")
        gap = max(1, room - title.cell_length - right.cell_length)
        return Content.assemble(" " * side, title, " " * gap, right)

    def _title(self) -> Content:
        game, parting, variant = self.title.partition(_PARTING)
        return Content.assemble(
            (game, "bold $role-text"), Content.styled(parting + variant, "$role-muted")
        )


def _width(facts: list[Content]) -> int:
    return sum(fact.cell_length for fact in facts) + len(_PARTING) * max(0, len(facts) - 1)
