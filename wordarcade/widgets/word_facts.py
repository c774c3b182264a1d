"""Facts about a word in a lexicon: its family, its hooks and its points."""

from dataclasses import dataclass
from typing import Final

from textual.content import Content
from textual.geometry import Size
from textual.reactive import reactive
from textual.widget import Widget

from wordarcade.support.wording import printable

_LABEL: Final = 8
_GAP: Final = "  "


@dataclass(frozen=True, slots=True)
class WordFacts:
    """The facts about a word in a lexicon.

    Attributes:
        word: the word, in lowercase.
        lexicon: the name of the lexicon.
        family: the head and its forms; a single word has no family.
        front: the letters that make a word before it.
        back: the letters that make a word after it.
        points: what it is worth, a few words each.
    """

    word: str
    lexicon: str
    family: tuple[str, ...] = ()
    front: str = ""
    back: str = ""
    points: tuple[str, ...] = ()


class WordFactLines(Widget):
    """A line each, with a label before it; a long family takes two."""

    DEFAULT_CSS = """
    WordFactLines {
        width: 100%;
        height: auto;
    }
    """

    facts: reactive[WordFacts | None] = reactive(None, layout=True)
    """What is known of the word; None while that is looked for."""
    short: reactive[bool] = reactive(default=False, layout=True)
    """Whether there is room for one line of the family alone, and none for points."""

    def render(self) -> Content:
        """Return the lines in the room there is."""
        return Content("\n").join(self._lines(self.content_size.width))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the number of lines."""
        del container, viewport
        return len(self._lines(width))

    def _lines(self, width: int) -> list[Content]:
        facts = self.facts
        if facts is None:
            return [_line("hooks", Content("…"))]
        lines = [_line("hooks", self._hooks(facts, width - _LABEL))]
        if len(facts.family) > 1:
            lines = [*self._family(facts, width), *lines]
        if facts.points and not self.short:
            lines.append(_line("points", Content(" · ".join(facts.points))))
        return lines

    def _family(self, facts: WordFacts, width: int) -> list[Content]:
        """Return the family, the word itself in bold; + stands for more."""
        most = 1 if self.short else 2
        lines = [_line("family", Content(""))]
        for word in facts.family:
            told = Content.styled(word.upper(), "bold" if word == facts.word else "")
            first = lines[-1].cell_length == _LABEL
            if not first and lines[-1].cell_length + len(_GAP) + len(word) > width - 2:
                if len(lines) == most:
                    lines[-1] += Content(" +")
                    break
                lines.append(Content(" " * _LABEL) + told)
            else:
                lines[-1] += told if first else Content(_GAP) + told
        return lines

    def _hooks(self, facts: WordFacts, room: int) -> Content:
        if not facts.front and not facts.back:
            none = f"none in {facts.lexicon}"
            return Content.styled(printable(none), "$role-tile-value")
        sides = ((facts.front, "before"), (facts.back, "after"))
        hooks = [
            Content.assemble((" ".join(letters.upper()), "bold"), f" {side}")
            for letters, side in sides
            if letters
        ]
        hooked = Content(", ").join(hooks)
        source = Content.styled(printable(f"  in {facts.lexicon}"), "$role-tile-value")
        fits = hooked.cell_length + source.cell_length <= room
        return hooked + source if fits else hooked.truncate(room, ellipsis=True)


def _line(label: str, told: Content) -> Content:
    return Content.styled(label.ljust(_LABEL), "$role-tile-value") + told
