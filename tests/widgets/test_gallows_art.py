from pathlib import Path

import pytest

from wordarcade.widgets.gallows_art import load_gallows_art, shipped_gallows


@pytest.mark.parametrize("name", shipped_gallows())
def test_shipped_pictures_grow_stroke_by_stroke(name: str) -> None:
    """Each stroke adds signs and takes none away, from an empty picture to the whole."""
    art = shipped_gallows()[name]
    signs = [len("".join(art.lines(drawn)).replace(" ", "")) for drawn in range(art.strokes + 1)]
    assert signs[0] == 0
    assert signs == sorted(set(signs))
    assert art.lines(art.strokes) == list(art.picture)


def test_there_are_kinder_pictures() -> None:
    """Besides the gallows there are others, all small enough for a narrow terminal."""
    assert {"gallows", "rocket", "snowman"} <= set(shipped_gallows())
    for art in shipped_gallows().values():
        assert len(art.picture) <= 12
        assert art.width <= 20


def test_strokes_are_drawn_in_their_order(tmp_path: Path) -> None:
    """The letters of the order tell which sign is drawn with which stroke."""
    file = tmp_path / "face.toml"
    file.write_text(
        "title = 'face'\npicture = '''\n(o o)\n  -\n'''\norder = '''\nab ba\n  c\n'''\n"
    )
    art = load_gallows_art(file)
    assert art.strokes == 3
    assert art.lines(1) == ["(   )", "     "]
    assert art.lines(2) == ["(o o)", "     "]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("picture = 'o'\norder = 'a'\n", "'title' is missing"),
        (
            "title = 'x'\npicture = 'o'\norder = '''a\na'''\n",
            "has 2 lines; give it as many",
        ),
        ("title = 'x'\npicture = 'oo'\norder = 'a'\n", "does not cover line 1 of the picture"),
        ("title = 'x'\npicture = 'o'\norder = 'b'\n", "letters from a on"),
        ("title = 'x'\npicture = ''\norder = 'a'\n", "line 2: 'picture' must be lines of text"),
        ("title = 'x'\npicture = ['o']\norder = 'a'\n", "line 2: 'picture' must be lines of text"),
        ("title", "line 1: this is not TOML: expected '='"),
    ],
)
def test_a_file_that_breaks_a_rule_is_named(tmp_path: Path, text: str, fault: str) -> None:
    """The message names the file and says what is wrong with it."""
    file = tmp_path / "wrong.toml"
    file.write_text(text)
    with pytest.raises(match=rf"wrong\.toml.*: .*{fault}|wrong\.toml, {fault}"):
        load_gallows_art(file)
