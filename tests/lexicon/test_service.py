"""Opening, caching, importing and removing lexicons."""

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from wordarcade.lexicon.errors import LexiconMissingError, LexiconNameError
from wordarcade.lexicon.service import LexiconService
from wordarcade.support import resources

SHIPPED = resources.folder("lexicons")


@pytest.fixture
def service(tmp_path: Path) -> LexiconService:
    """Return a service over empty folders."""
    return LexiconService(SHIPPED, tmp_path / "imported", tmp_path / "cache")


@pytest.fixture
def animals(tmp_path: Path) -> Path:
    """Write a small list."""
    path = tmp_path / "animals.txt"
    path.write_text("Cat\nDOG\nbee\n7th\n", encoding="utf-8")
    return path


def cached(service: LexiconService, tmp_path: Path) -> list[Path]:
    """Return the files of the cache."""
    return sorted((tmp_path / "cache").glob("*.dawg"))


def test_a_path_is_opened_and_cached(
    service: LexiconService, animals: Path, tmp_path: Path
) -> None:
    """A list opens by its path; the next process maps what this one built."""
    first = service.open(str(animals))
    assert list(first) == ["bee", "cat", "dog"]
    assert len(cached(service, tmp_path)) == 1
    again = LexiconService(SHIPPED, tmp_path / "imported", tmp_path / "cache").open(str(animals))
    assert list(again) == list(first)
    assert again.identity == first.identity
    assert again.lengths == {3: 3}


def test_shared_words_are_looked_for_once(service: LexiconService, animals: Path) -> None:
    """The words of two lexicons are found, and the same object is given again."""
    mine, common = service.open(str(animals)), service.open("common")
    shared = service.shared(mine, common)
    assert list(shared.of_length(3)) == ["bee", "cat", "dog"]
    assert service.shared(mine, common) is shared


def test_a_changed_list_is_read_anew(
    service: LexiconService, animals: Path, tmp_path: Path
) -> None:
    """A list that was edited is compiled again and its old form dropped."""
    service.open(str(animals))
    animals.write_text("emu\n", encoding="utf-8")
    assert list(service.open(str(animals))) == ["emu"]
    assert len(cached(service, tmp_path)) == 1


@pytest.mark.parametrize("damage", [b"", b"WADAWG\r\n", b"x" * 500])
def test_a_damaged_cache_is_rebuilt_without_a_word(
    animals: Path, tmp_path: Path, service: LexiconService, damage: bytes
) -> None:
    """Whatever stands in the cache file, the right words come out."""
    service.open(str(animals))
    (file,) = cached(service, tmp_path)
    file.write_bytes(damage)
    fresh = LexiconService(SHIPPED, tmp_path / "imported", tmp_path / "cache")
    assert list(fresh.open(str(animals))) == ["bee", "cat", "dog"]
    assert file.read_bytes() != damage


def test_an_unwritable_cache_costs_only_time(animals: Path, tmp_path: Path) -> None:
    """Where no cache folder can be made, lists open all the same."""
    (tmp_path / "blocked").write_text("a file", encoding="utf-8")
    service = LexiconService(SHIPPED, tmp_path / "imported", tmp_path / "blocked" / "cache")
    assert "dog" in service.open(str(animals))


def test_the_same_lexicon_is_shared(service: LexiconService, animals: Path) -> None:
    """Opening twice, even from many threads at once, gives one object."""
    opened = []
    threads = [
        threading.Thread(target=lambda: opened.append(service.open(str(animals)))) for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(map(id, opened))) == 1


def test_two_processes_at_once_do_not_hurt_each_other(animals: Path, tmp_path: Path) -> None:
    """Processes that build the same list at the same time all get the right words."""
    code = (
        "import sys; from pathlib import Path; from wordarcade.lexicon.service import *;"
        "home = Path(sys.argv[1]);"
        "service = LexiconService(Path(sys.argv[2]), home / 'imported', home / 'cache');"
        "print(*service.open(sys.argv[3]))"
    )
    arguments = [sys.executable, "-c", code, str(tmp_path), str(SHIPPED), str(animals)]
    processes = [
        subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own code
        for _ in range(4)
    ]
    assert [process.communicate()[0].split() for process in processes] == [
        ["bee", "cat", "dog"]
    ] * 4


def test_progress_rises_and_can_stop_the_work(service: LexiconService) -> None:
    """Shares go up from 0 to 1, and what the report raises stops the opening."""
    shares: list[float] = []
    service.open("common", shares.append)
    assert shares == sorted(shares)
    assert 0 <= shares[0] <= shares[-1] <= 1

    class StoppedError(Exception):
        pass

    def stop(_share: float) -> None:
        raise StoppedError

    with pytest.raises(StoppedError):
        service.open("american", stop)
    assert "aardvark" in service.open("american")


def test_an_import_is_listed_opened_and_removed(service: LexiconService, animals: Path) -> None:
    """An imported list outlives its source, and is gone when it is removed."""
    info = service.import_list(animals)
    assert dict(info.skipped) == {"digits": 1}
    animals.unlink()
    assert "dog" in service.open("animals")
    entry = service.catalogue()[-1]
    assert (entry.name, entry.words, entry.shipped) == ("animals", 3, False)
    service.remove("animals")
    with pytest.raises(LexiconMissingError, match="no lexicon 'animals'"):
        service.open("animals")


def test_definitions_come_with_an_import(service: LexiconService, tmp_path: Path) -> None:
    """What a list says a word means can be asked for."""
    path = tmp_path / "defined.txt"
    path.write_text("CAT\ta small beast\nDOG\ta larger one\n", encoding="utf-8")
    service.import_list(path)
    assert service.definition("defined", "Cat") == "a small beast"
    assert service.definition("defined", "bee") is None
    assert service.definition("arcade", "cat") is None


@pytest.mark.parametrize("name", ["arcade", "Ünicode", "", "a b", "../up", "x" * 33])
def test_a_name_that_cannot_be_had_is_refused(
    service: LexiconService, animals: Path, name: str
) -> None:
    """Shipped names, and names that are no plain word, are refused in a sentence."""
    with pytest.raises(LexiconNameError, match="name"):
        service.import_list(animals, name)


def test_a_name_is_given_once(service: LexiconService, animals: Path) -> None:
    """A second list of the same name does not replace the first."""
    service.import_list(animals)
    with pytest.raises(LexiconNameError, match="already"):
        service.import_list(animals)


def test_shipped_lexicons_stay(service: LexiconService) -> None:
    """A shipped lexicon cannot be removed."""
    with pytest.raises(LexiconNameError, match="cannot be removed"):
        service.remove("enable")


def test_a_folder_of_parts_is_one_lexicon(service: LexiconService, tmp_path: Path) -> None:
    """The handout's folder of Lexicon_A.txt to Lexicon_Z.txt opens by the folder's path."""
    folder = tmp_path / "parts"
    folder.mkdir()
    for letter in "ABC":
        (folder / f"Lexicon_{letter}.txt").write_text(f"{letter}at\n", encoding="utf-8")
    info = service.info(str(folder))
    assert list(info.lexicon) == ["aat", "bat", "cat"]
    assert any("Missing" in note for note in info.notes)
    (folder / "Lexicon_D.txt").write_text("dat\n", encoding="utf-8")
    assert "dat" in service.open(str(folder))


def test_an_unknown_name_lists_what_there_is(service: LexiconService) -> None:
    """The sentence names the lexicons that could be meant."""
    with pytest.raises(LexiconMissingError, match="arcade, enable, web2, american, common"):
        service.open("no-such-list")


def test_every_shipped_lexicon_is_what_the_catalogue_says(service: LexiconService) -> None:
    """Names, counts and identities of the catalogue are true of the lists."""
    for entry in service.catalogue():
        lexicon = service.open(entry.name)
        assert (len(lexicon), lexicon.identity) == (entry.words, entry.identity)
