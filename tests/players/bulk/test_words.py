"""The words of bulk work, opened in a worker: the same ones, or a sentence."""

from dataclasses import replace
from pathlib import Path

import pytest

from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.bulk.errors import ClusterError
from wordarcade.players.bulk.words import LexiconToOpen
from wordarcade.players.scrabble.full_leaves import trained_file
from wordarcade.services import lexicons_of
from wordarcade.store.locations import Locations


def test_words_are_found_by_what_they_are(home: Locations, arcade: Lexicon) -> None:
    """Also where the lexicon has another source; a list of the same name will not do."""
    lexicons, trained = lexicons_of(home), home.trained_leaves
    words = LexiconToOpen.of(arcade, trained)
    assert words.opened(lexicons, trained) is lexicons.open("arcade")
    elsewhere = replace(words, source="/not/there.txt")
    assert elsewhere.opened(lexicons, trained).identity == arcade.identity
    with pytest.raises(ClusterError, match="does not have the words of arcade; import the same"):
        replace(words, identity="0" * 64).opened(lexicons, trained)


def test_leaves_must_be_the_same(home: Locations, arcade: Lexicon, tmp_path: Path) -> None:
    """Unless nothing depends on them."""
    lexicons, trained = lexicons_of(home), home.trained_leaves
    without = LexiconToOpen.of(arcade, trained)
    path = trained_file(trained, arcade.name, arcade.identity)
    path.parent.mkdir(parents=True)
    path.write_bytes(b"some leaves")
    assert LexiconToOpen.of(arcade, trained).opened(lexicons, trained).name == "arcade"
    assert LexiconToOpen.of(arcade).opened(lexicons, trained).name == "arcade"
    with pytest.raises(
        ClusterError, match="has other trained leaves for arcade; put the same files"
    ):
        without.opened(lexicons, trained)
