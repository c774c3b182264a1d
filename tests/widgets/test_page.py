"""Pages of help."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordarcade.support import resources
from wordarcade.widgets.page import lines

PAGES = sorted((resources.folder("assets") / "help").glob("*.md"))


@given(
    st.sampled_from(PAGES).map(lambda path: path.read_text(encoding="utf-8")), st.integers(50, 90)
)
def test_no_word_is_lost_and_no_line_too_long(text: str, width: int) -> None:
    """Every word of every page is on some line, in order, without the marks of Markdown."""
    made = lines(text, width)
    assert max(line.cell_length for line in made) <= width
    shown = " ".join(line.plain for line in made).replace("•", "").split()
    body = text.partition("\n")[2] if text.startswith("# ") else text
    said = re.sub(r"^(?:## |- |```.*|\|[-|]+$)", "", body, flags=re.MULTILINE)
    said = re.sub(r"\\([*`|\\])", r"\1", said)
    assert shown == said.translate({ord("|"): " ", ord("`"): ""}).replace("**", "").split()


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("## Points\n\nMany.", ["Points", "", "Many."]),
        ("- One\n  more.\n- Two.", ["• One more.", "• Two."]),
        ("| a | bc |\n|---|---|\n| 10 | 2 |", ["a    bc", "10   2 "]),
        ("```toml\na = 1\n\nb = 2\n```", ["  a = 1", "  ", "  b = 2"]),
    ],
)
def test_blocks(text: str, shown: list[str]) -> None:
    """Headings, lists, tables and code."""
    assert [line.plain for line in lines(text, 20)] == shown


@pytest.mark.parametrize("width", range(4))
def test_no_width_is_too_small(width: int) -> None:
    """A terminal may leave a page no column at all."""
    assert lines("Some words.\n\n- An item.", width)


def test_what_is_marked() -> None:
    """Strong words are bold, code has its colour, and brackets are no markup."""
    (line,) = lines("Press **Enter** or [b] `now`.", 40)
    assert line.plain == "Press Enter or [b] now."
    assert [(span.start, span.end, span.style) for span in line.spans] == [
        (6, 11, "bold"),
        (19, 22, "$role-player"),
    ]


def test_signs_have_the_colours_of_the_screens_they_are_told_of() -> None:
    """A star is golden in the help, too; other code is of one colour."""
    content = next(iter(lines("`★` is best, `!!` ends it", 40)))
    assert [str(span.style) for span in content.spans] == ["$role-focus", "$role-player"]
