"""The settings file, read and written."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from wordarcade.store.errors import SettingsError
from wordarcade.store.settings import BoggleSettings, Settings
from wordarcade.store.settings_checks import InvalidSettingError
from wordarcade.store.settings_file import SettingsFile

COMMENTED = """\
# How I like it.
theme = "nord"   # calm

# No fidgeting.
motion = false

[boggle]
# Short rounds.
timer = '1:00'

# Keys of my own.
[keys]
boggle.hint = "f2"
"""


@pytest.fixture
def file(tmp_path: Path) -> SettingsFile:
    """A settings file that does not exist yet, in a folder that does not either."""
    return SettingsFile(tmp_path / "config" / "settings.toml")


@pytest.fixture
def write(file: SettingsFile) -> Callable[[str | bytes], None]:
    """A function that writes the settings file as a player would."""

    def write(content: str | bytes) -> None:
        file.path.parent.mkdir(exist_ok=True)
        file.path.write_bytes(content.encode() if isinstance(content, str) else content)

    return write


def test_no_file_means_the_defaults(file: SettingsFile) -> None:
    """Loading without a file gives the defaults and makes nothing."""
    assert file.load().settings == Settings()
    assert not file.path.parent.exists()


def test_the_file_is_read(file: SettingsFile, write: Callable[[str], None]) -> None:
    """What the file says is loaded, its comments passed over."""
    write(COMMENTED)
    assert file.load().settings == Settings(
        theme="nord",
        motion=False,
        keys={"boggle.hint": "f2"},
        boggle=BoggleSettings(timer="1:00"),
    )


def test_a_byte_order_mark_does_no_harm(file: SettingsFile, write: Callable[[str], None]) -> None:
    """A file from an editor that begins files with a mark is read like any other."""
    write("\ufeffmotion = false")
    assert not file.load().settings.motion


@pytest.mark.parametrize(
    ("content", "place"),
    [
        ("# a\n\n\nmotion = 'yes'\n", "line 4: 'motion' must be true or false, not \"yes\"."),
        ("[boggle]\ndice = 3", "line 2: 'boggle.dice' must be one line of text, not 3."),
        ("theme = 'a'\nboggle = {dice = 3}", "line 2: 'boggle.dice' must be one line"),
        ("\nkeys.'boggle.hint' = 3", "line 2: 'keys.boggle.hint' must be one line of text"),
        ("a = '''\n'''\n[boggle]\n", "line 1: there is no setting 'a'; there are theme, motion"),
        ("\n[bogle]\n", "line 2: there is no setting 'bogle'; did you mean 'boggle'?"),
        ("motion = true\nmotion = yes", "line 2: this is not TOML: invalid value."),
        ("motion = true\nmotion = false", "line 2: this is not TOML: cannot overwrite a value."),
        ("motion =", "line 1: this is not TOML: invalid value."),
        ("\ntheme = 'a'\nlexicon = '''\n\n", "line 3: this is not TOML: "),
        (b"# caf\xc3\xa9\n# caf\xe9\n", "line 2: this is not text in UTF-8."),
    ],
)
def test_a_mistake_is_told_with_its_line(
    content: str | bytes,
    place: str,
    file: SettingsFile,
    write: Callable[[str | bytes], None],
) -> None:
    """One sentence names the file, the line and what is wrong there."""
    write(content)
    try:
        _, (fault,) = file.load()
    except SettingsError as error:
        fault = error
    assert str(fault).startswith(f"{file.path}, {place}")
    assert str(fault)[-1] in ".?"


def test_the_rest_of_a_file_with_mistakes_counts(
    file: SettingsFile, write: Callable[[str], None]
) -> None:
    """Each mistake is told with its line, and leaves the default; a change leaves it in place."""
    text = "motion = 'yes'\nlexicon = 'enable'\n[boggle]\ndice = 3\ntimer = '1:00'\nxyz = 1\n"
    write(text)
    settings, faults = file.load()
    assert settings == Settings(lexicon="enable", boggle=BoggleSettings(timer="1:00"))
    assert [re.findall(r"line (\d)", str(fault)) for fault in faults] == [["1"], ["4"], ["6"]]
    file.save({"lexicon": "web2"})
    assert file.path.read_text() == text.replace("enable", "web2").replace("'web2'", '"web2"')


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("motion = true\nkeys = " + "[" * 99_999, ", line 2: values are nested too deeply"),
        ("a = " + "{a=" * 99_999, ", line 1: values are nested too deeply"),
        ("[boggle]\nmin_length = " + "9" * 9_999, ": this is not TOML: "),
        ("[boggle]\nmin_length = 0x" + "f" * 9_999, "line 2: 'boggle.min_length' must be"),
        ("theme = ['" + "x" * 9_999 + "']", "line 1: 'theme' must be one line of text, not a list"),
        ("motion = 1979-05-27", "line 1: 'motion' must be true or false, not \"1979-05-27\"."),
        ("[boggle]\nmin_length = nan", "line 2: 'boggle.min_length' must be a whole number"),
    ],
    ids=["lists", "tables", "digits", "hex", "long", "date", "nan"],
)
def test_a_monstrous_file_is_one_sentence(
    text: str, place: str, file: SettingsFile, write: Callable[[str], None]
) -> None:
    """Nothing in it gets further, and a change leaves what cannot be read alone."""
    write(text)
    try:
        _, (fault,) = file.load()
    except SettingsError as error:
        fault = error
        with pytest.raises(SettingsError):
            file.save({"lexicon": "web2"})
        assert file.path.read_text() == text
    assert place in str(fault)
    assert len(str(fault)) < 400


def test_a_file_that_cannot_be_read(file: SettingsFile) -> None:
    """A folder in place of the file is told in one sentence."""
    file.path.mkdir(parents=True)
    with pytest.raises(SettingsError, match=r"settings.toml: the settings cannot be read: .+\.$"):
        file.load()


def test_a_name_that_means_nothing_is_told_with_its_line(
    file: SettingsFile, write: Callable[[str], None]
) -> None:
    """Whoever knows the themes can say where the file names one that does not exist."""
    write(COMMENTED)
    assert str(file.error("theme", "there is no theme 'nord'.")) == (
        f"{file.path}, line 2: there is no theme 'nord'."
    )
    assert str(file.error("keys.boggle.hint", "no such key.")).startswith(f"{file.path}, line 13: ")
    assert str(file.error("lexicon", "gone.")) == f"{file.path}: gone."


@pytest.mark.parametrize("content", [b"theme = [", b"\xff"])
def test_a_file_spoilt_meanwhile_has_no_lines(
    content: bytes, file: SettingsFile, write: Callable[[bytes], None]
) -> None:
    """A name is complained of without its line when the file is no longer what was loaded."""
    write(content)
    assert str(file.error("theme", "there is no theme 'nord'.")) == (
        f"{file.path}: there is no theme 'nord'."
    )


def test_the_first_change_makes_the_file(file: SettingsFile) -> None:
    """Saving writes what was changed and nothing else."""
    file.save({"boggle.timer": "3:00", "motion": False})
    assert file.path.read_text() == 'motion = false\n\n[boggle]\ntimer = "3:00"\n'
    assert file.load().settings == Settings(motion=False, boggle=BoggleSettings(timer="3:00"))


def test_a_change_leaves_the_rest_as_it_was(
    file: SettingsFile, write: Callable[[str], None]
) -> None:
    """Comments, blank lines, order and the way of writing stay."""
    write(COMMENTED)
    file.save({"theme": "wordarcade-light", "boggle.timer": "off"})
    assert file.path.read_text() == COMMENTED.replace('"nord"', '"wordarcade-light"').replace(
        "'1:00'", '"off"'
    )


def test_an_addition_joins_its_kind(file: SettingsFile, write: Callable[[str], None]) -> None:
    """A new setting comes behind the last one of its table, before what leads to the next."""
    write(COMMENTED)
    file.save({"lexicon": "web2", "boggle.min_length": 4, "keys.boggle.shake": "f3"})
    assert file.path.read_text() == (
        COMMENTED.replace("false\n", 'false\nlexicon = "web2"\n')
        .replace("'1:00'\n", "'1:00'\nmin_length = 4\n")
        .replace('"f2"\n', '"f2"\nboggle.shake = "f3"\n')
    )


def test_saving_what_is_there_writes_nothing(
    file: SettingsFile, write: Callable[[str], None]
) -> None:
    """A value that the file has already leaves the file untouched."""
    write(COMMENTED)
    before = file.path.stat()
    file.save({"theme": "nord", "motion": False})
    after = file.path.stat()
    # Reading it is allowed, and may change the time of the last access.
    assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_line_ends_stay(file: SettingsFile, write: Callable[[str], None]) -> None:
    """A file with the line ends of Windows keeps them."""
    write("# mine\r\nmotion = true\r\n")
    file.save({"motion": False})
    assert file.path.read_bytes() == b"# mine\r\nmotion = false\r\n"


def test_a_link_stays_a_link(file: SettingsFile, tmp_path: Path) -> None:
    """A settings file that is kept elsewhere is changed there."""
    elsewhere = tmp_path / "dotfiles" / "arcade.toml"
    elsewhere.parent.mkdir()
    elsewhere.write_text("motion = true\n")
    file.path.parent.mkdir()
    file.path.symlink_to(elsewhere)
    file.save({"motion": False})
    assert file.path.is_symlink()
    assert elsewhere.read_text() == "motion = false\n"


def test_the_rights_of_the_file_stay(file: SettingsFile, write: Callable[[str], None]) -> None:
    """Whoever could read the file before can read it afterwards."""
    write("motion = true\n")
    file.path.chmod(0o644)
    before = file.path.stat().st_mode
    file.save({"motion": False})
    assert file.path.stat().st_mode == before


@pytest.mark.parametrize("changes", [{"motion": "no"}, {"theme": "nord", "them": "nord"}])
def test_an_impossible_change_writes_nothing(changes: dict[str, str], file: SettingsFile) -> None:
    """A setting that does not exist, or cannot have the value, is a mistake of the caller."""
    with pytest.raises(InvalidSettingError):
        file.save(changes)
    assert not file.path.exists()


def test_a_file_with_a_mistake_is_not_written(
    file: SettingsFile, write: Callable[[str], None]
) -> None:
    """What cannot be understood is not touched."""
    write("motion = true\ntheme = nord\n")
    with pytest.raises(SettingsError, match="line 2"):
        file.save({"motion": False})
    assert file.path.read_text() == "motion = true\ntheme = nord\n"


def test_a_table_is_not_overwritten_by_a_key(
    file: SettingsFile, write: Callable[[str], None]
) -> None:
    """A binding whose name the file uses as a table has to be written by hand."""
    write(COMMENTED)
    with pytest.raises(SettingsError, match=r"line 13: 'keys\.boggle' must be changed by hand"):
        file.save({"keys.boggle": "f5"})
    assert file.path.read_text() == COMMENTED


def test_a_folder_that_cannot_be_made(file: SettingsFile) -> None:
    """With a file where the folder should be, one sentence says that nothing was saved."""
    file.path.parent.write_text("in the way")
    with pytest.raises(SettingsError, match=r"settings.toml: the settings cannot be .+\.$"):
        file.save({"motion": False})


def test_a_write_that_fails_leaves_the_old_file(
    file: SettingsFile, write: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the disk is full the file is as it was, and nothing lies beside it."""
    write(COMMENTED)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SettingsError, match="cannot be saved: No space left on device"):
        file.save({"motion": True})
    assert file.path.read_text() == COMMENTED
    assert list(file.path.parent.iterdir()) == [file.path]


def test_reading_loads_no_writer(file: SettingsFile, write: Callable[[str], None]) -> None:
    """Settings are read, and rounds too, without the library that only writing needs."""
    write(COMMENTED)
    program = (
        "import sys; from pathlib import Path; import wordarcade.store.games\n"
        "from wordarcade.store.settings_file import SettingsFile\n"
        "assert not SettingsFile(Path(sys.argv[1])).load().settings.motion\n"
        "print(*{'tomlkit', 'textual', 'rich', 'click', 'platformdirs'} & set(sys.modules))"
    )
    answer = subprocess.run(  # noqa: S603 - runs the test's own program
        [sys.executable, "-c", program, file.path], capture_output=True, text=True, check=True
    )
    assert answer.stdout == "\n"
