"""Opening a list without a service."""

from pathlib import Path

import pytest

from wordarcade.lexicon.errors import LexiconMissingError
from wordarcade.lexicon.in_memory import open_in_memory
from wordarcade.services import lexicons_of
from wordarcade.store.locations import Locations
from wordarcade.support import resources


def test_it_is_the_lexicon_that_the_service_opens(home: Locations) -> None:
    """Name, words, identity and lengths do not depend on how a list is opened."""
    path = resources.folder("lexicons") / "common.txt"
    alone, served = open_in_memory(path), lexicons_of(home).open(str(path))
    assert (alone.name, alone.identity, len(alone)) == (served.name, served.identity, len(served))
    assert (list(alone), alone.lengths) == (list(served), served.lengths)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    """The cause is named as everywhere."""
    with pytest.raises(LexiconMissingError):
        open_in_memory(tmp_path / "none.txt")
