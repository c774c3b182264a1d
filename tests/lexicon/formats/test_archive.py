"""Packed lists."""

import gzip
import io
import zipfile
from collections.abc import Callable

import pytest

from wordarcade.lexicon.errors import (
    DamagedListError,
    EmptyListError,
    ListTooLargeError,
    UnsupportedListError,
)
from wordarcade.lexicon.formats import WordList
from wordarcade.lexicon.limits import MAX_LIST_BYTES

Reader = Callable[..., WordList]


def zipped(members: dict[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """Return a zip archive of files by name."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", method) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return packed.getvalue()


@pytest.mark.parametrize("name", ["list.txt.gz", "list.gz", "list.txt", "list"])
def test_gzip_is_known_by_its_bytes(read: Reader, name: str) -> None:
    """A gzip file is unpacked whatever its name says."""
    found = read(gzip.compress(b"AA\nZAX\n"), name)
    assert (found.words, found.form) == (("aa", "zax"), "one word a line")


def test_gzip_in_several_pieces(read: Reader) -> None:
    """Gzip files that were put end to end are one list."""
    assert read(gzip.compress(b"aa\n") + gzip.compress(b"zax\n")).words == ("aa", "zax")


@pytest.mark.parametrize("method", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED])
def test_zip_of_one_file(read: Reader, method: int) -> None:
    """The one file of a zip archive is the list; what a file manager adds unseen is not."""
    members = {"lists/words.txt": b"aa\nzax\n", "__MACOSX/lists/._words.txt": b"\0", ".x": b"\0"}
    assert read(zipped(members, method), "words.dat").words == ("aa", "zax")


def test_zip_of_parts(read: Reader) -> None:
    """The 26 parts may come in a zip file, beside other files."""
    members = {f"lex/Lexicon_{letter}.txt": letter.encode() + b"A\n" for letter in "ABC"}
    found = read(zipped({**members, "lex/README.txt": b"Enjoy!"}), "lexicon.zip")
    assert found.words == ("aa", "ba", "ca")
    assert found.notes[0].startswith("Missing: Lexicon_D.txt, ")


def test_form_inside_an_archive(read: Reader) -> None:
    """What is unpacked is recognised like any other list, by the name it had before."""
    assert read(gzip.compress(b'["aa"]')).form == "JSON words and definitions"
    with pytest.raises(UnsupportedListError, match="hunspell"):
        read(gzip.compress(b"2\naa\nab/S\n"), "en.dic.gz")
    with pytest.raises(UnsupportedListError, match="Quackle"):
        read(zipped({"twl.gaddag": b"\0\1"}), "twl.zip")


def test_gzip_bomb(read: Reader) -> None:
    """A small file that unpacks beyond the limit is refused before it fills the memory."""
    bomb = gzip.compress(bytes(MAX_LIST_BYTES + 1), compresslevel=1)
    with pytest.raises(ListTooLargeError, match=r"list\.txt unpacks to more than 64 MiB"):
        read(bomb)


def test_zip_bomb_in_parts(read: Reader) -> None:
    """The limit holds for all members together."""
    half = bytes(MAX_LIST_BYTES // 2 + 1)
    with pytest.raises(ListTooLargeError, match="unpacks to more than 64 MiB"):
        read(zipped({"Lexicon_A.txt": half, "Lexicon_B.txt": half}))


def test_zip_of_several_files(read: Reader) -> None:
    """An archive that leaves the choice open is refused."""
    with pytest.raises(UnsupportedListError, match="holds 2 files"):
        read(zipped({"a.txt": b"aa", "b.txt": b"ab"}))
    with pytest.raises(UnsupportedListError, match="holds 27 files"):
        read(zipped({f"{number}/Lexicon_A.txt": b"aa" for number in range(27)}))


def test_zip_of_nothing(read: Reader) -> None:
    """An archive without any file is empty."""
    with pytest.raises(EmptyListError, match="empty archive"):
        read(zipped({}))


def test_locked_zip(read: Reader) -> None:
    """An archive with a password is refused with that reason."""
    locked = bytearray(zipped({"a.txt": b"aa"}))
    directory = locked.index(b"PK\x01\x02")
    locked[6] |= 1
    locked[directory + 8] |= 1
    with pytest.raises(UnsupportedListError, match="locked with a password"):
        read(bytes(locked))


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_uncommon_packing(read: Reader, method: int) -> None:
    """Methods that could claim memory without limit are not unpacked."""
    with pytest.raises(UnsupportedListError, match="unusual way"):
        read(zipped({"a.txt": b"aa"}, method))


@pytest.mark.parametrize("inner", [gzip.compress(b"aa\n"), zipped({"a.txt": b"aa"})])
def test_archive_inside_an_archive(read: Reader, inner: bytes) -> None:
    """Only one layer is unpacked."""
    with pytest.raises(UnsupportedListError, match="archive inside an archive"):
        read(gzip.compress(inner))


@pytest.mark.parametrize(
    ("data", "place"),
    [(gzip.compress(b"aa\n" * 99), 12), (zipped({"a.txt": b"aa\n" * 99}), 36)],
)
def test_damaged_archive(read: Reader, data: bytes, place: int) -> None:
    """An archive that was cut short, or changed in its packed words, is called damaged."""
    changed = bytearray(data)
    changed[place] ^= 0xFF
    for broken in (data[: len(data) // 2], bytes(changed)):
        with pytest.raises(DamagedListError, match=r"list\.txt is a damaged archive"):
            read(broken)
