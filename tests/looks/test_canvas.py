"""The canvas: half rows of pixels become characters, texts stand on their colours."""

from rich.style import Style

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.palette import ON

GROUND = Style(bgcolor="#101010")


def row(canvas: Canvas, number: int = 0) -> list[tuple[str, str | None, str | None]]:
    """Return text, ink and ground of each run of a row."""

    def name(style: Style | None, part: str) -> str | None:
        colour = getattr(style, part)
        return colour.name if colour else None

    return [
        (segment.text, name(segment.style, "color"), name(segment.style, "bgcolor"))
        for segment in canvas.strip(number, GROUND)
    ]


def test_two_pixels_a_cell() -> None:
    """Equal halves are a ground, unequal ones a half block; the screen's ground is no ink."""
    canvas = Canvas(5, 1)
    canvas.fill(0, 0, 1, 2, "#ff0000")
    canvas.fill(1, 0, 1, 1, "#ff0000")
    canvas.fill(2, 1, 1, 1, "#ff0000")
    canvas.fill(3, 0, 1, 1, "#ff0000")
    canvas.fill(3, 1, 1, 1, "#00ff00")
    assert row(canvas) == [
        (" ", None, "#ff0000"),
        ("▀", "#ff0000", "#101010"),
        ("▀", "#ff0000", "#101010"),
        ("▀", "#ff0000", "#00ff00"),
        (" ", None, "#101010"),
    ]
    _, upper, lower, *_ = (segment.style for segment in canvas.strip(0, GROUND))
    assert upper is not None
    assert not upper.reverse
    assert lower is not None
    assert lower.reverse, "so that it reaches the foot of its cell"


def test_text_stands_on_its_pixels() -> None:
    """A text keeps the paint under it, and equal neighbours are one run."""
    canvas = Canvas(4, 1)
    canvas.fill(0, 0, 3, 2, "#ff0000")
    canvas.text(0, 0, "AB", "#000000", bold=True)
    assert row(canvas) == [
        ("AB", "#000000", "#ff0000"),
        (" ", None, "#ff0000"),
        (" ", None, "#101010"),
    ]


def test_without_colours_shapes_say_it() -> None:
    """The one ink is solid blocks, text on it is reversed, and no colour is named."""
    canvas = Canvas(3, 1)
    canvas.fill(0, 0, 2, 2, ON)
    canvas.text(1, 0, "A", None)
    canvas.text(2, 0, "B", ON)
    assert row(canvas) == [("█", None, "#101010"), ("A", None, "#101010"), ("B", None, "#101010")]
    assert canvas.strip(0, GROUND)._segments[1].style.reverse  # type: ignore[union-attr]


def test_a_row_is_drawn_anew_when_it_changes() -> None:
    """Strips are kept until their row is painted, and what lies outside is ignored."""
    canvas = Canvas(2, 2)
    first, second = canvas.strip(0, GROUND), canvas.strip(1, GROUND)
    canvas.fill(-3, -3, 4, 4, "#ff0000")
    canvas.text(1, 7, "beyond", "#ff0000")
    assert canvas.strip(1, GROUND) is second
    assert canvas.strip(0, GROUND) is not first
    canvas.erase(0, 0, 2, 2)
    assert row(canvas) == [("  ", None, "#101010")]
