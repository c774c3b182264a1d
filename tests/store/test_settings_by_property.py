"""The settings file with any content."""

import tempfile
from pathlib import Path

import hypothesis.strategies as st
from hypothesis import given, settings

from wordarcade.store.settings_file import SettingsFile

# Pieces of settings files: what stands before all tables, and what stands within them. Of each
# table one way to write it is drawn.
_PLAIN = ("theme = 'nord'  # calm\n", "motion = false\n", '\n# for study\nlexicon = "web2"\n')
_BOGGLE: tuple[tuple[list[str], list[str]], ...] = (
    ([], []),
    (["boggle.timer = '1:00'\n", "boggle.dice = 'big' # large\n"], []),
    (["boggle = { dice = 'big', min_length = 4 } # large\n"], []),
    ([], ["[boggle] # mine\n# short\ntimer = '1:00'\n\n# large\ndice = 'big'\n"]),
)
_KEYS: tuple[tuple[list[str], list[str]], ...] = (
    ([], []),
    (["keys.quit = 'f9'\n", "keys.boggle.hint = 'f2'\n"], []),
    (["keys = {boggle.hint = 'f2', quit = 'f9'}\n"], []),
    ([], ["[keys]\n'boggle.hint' = 'f2' # two\n"]),
    ([], ["[keys]\nboggle.hint = 'f2'\n\n# none\n"]),
    ([], ["[keys]\nquit = 'f9'\n", "[keys.boggle]\n# help\nhint = 'f2'\n"]),
)


@st.composite
def documents(draw: st.DrawFn) -> str:
    """Write a settings file."""
    plain = draw(st.lists(st.sampled_from(_PLAIN), unique=True))
    forms = [draw(st.sampled_from(_BOGGLE)), draw(st.sampled_from(_KEYS))]
    before = [*plain, *(line for lines, _ in forms for line in lines)]
    tables = [table for _, tables in forms for table in tables]
    pieces = [*draw(st.permutations(before)), *draw(st.permutations(tables))]
    text = draw(st.sampled_from(["", "\n", "\n# [keys] = 'x'\n"])).join(pieces)
    text = draw(st.sampled_from([text, text.rstrip("\n")]))
    return draw(st.sampled_from([text, text.replace("\n", "\r\n")]))


_LINES = st.text(st.characters(exclude_categories=["C", "Z"], include_characters=" "), max_size=9)
_CHANGES = st.fixed_dictionaries(
    {},
    optional={
        "theme": _LINES,
        "motion": st.booleans(),
        "player_name": _LINES,
        "boggle.dice": _LINES,
        "boggle.min_length": st.integers(0, 16),
        "keys.quit": _LINES,
        "keys.boggle.hint": _LINES,
        "keys.boggle.grid.turn": _LINES,
    },
)


def comments_of(text: str) -> list[str]:
    """Return the comments of a document whose values hold no number sign."""
    return ["#" + line.partition("#")[2] for line in text.splitlines() if "#" in line]


@given(text=documents(), changes=_CHANGES)
@settings(deadline=None, max_examples=150)
def test_what_was_saved_is_loaded(text: str, changes: dict[str, str | int | bool]) -> None:
    """The file then says what it said, with the changes made, and holds the same comments."""
    with tempfile.TemporaryDirectory() as folder:
        file = SettingsFile(Path(folder, "settings.toml"))
        file.path.write_bytes(text.encode())
        wanted = file.load().settings
        for key, value in changes.items():
            wanted = wanted.changed(key, value)
        file.save(changes)
        assert file.load().settings == wanted
        after = file.path.read_bytes().decode()
    for comment in comments_of(text):
        assert comment in after
