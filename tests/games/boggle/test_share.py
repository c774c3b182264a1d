"""The rating and the share text of a Boggle round."""

import re
from dataclasses import replace

from tests.games.sessions import boggle_of
from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.grid_moves import End, PlayWord
from wordarcade.engine.word_search.board import DEFAULT_BOARD
from wordarcade.games.boggle.share import share
from wordarcade.services import Services
from wordarcade.support.progress import to_nobody

LEXICON = lexicon_of({"lent", "peace", "pelean"})


def test_a_result_without_spoilers(services: Services) -> None:
    """Stars, counts and how many words of each length; not a letter of a word."""
    session = boggle_of(services, BoggleConfig(DEFAULT_BOARD), LEXICON)
    session.apply(PlayWord("peace"))
    session.end(End.FINISHED)
    solution = session.find_words(to_nobody)
    shared = share(session.state, solution)
    assert shared.lines == (
        "Boggle 4×4 · own board · wordarcade",
        "★★★★☆ 2 of 6 points, 1 of 3 words",
        "Words of 5 letters: 1",
    )
    assert not re.search("peace|lent|pelean", shared.text, re.IGNORECASE)
    assert "Share code" not in shared.text
    coded = replace(shared, code="ABC-DEF")
    assert coded.text.splitlines() == [*shared.lines, "Share code: ABC-DEF"]
    told = ["Boggle 4×4 · own board ·", "wordarcade", "★★★★☆ 2 of 6 points, 1 of 3", "words"]
    assert shared.fitted(30, 4).splitlines() == told
    assert shared.fitted(30, 3).splitlines() == told[:2]
    session.know(solution)
    summary = services.games.load(session.id).header.summary
    assert summary is not None
    assert (summary["possible"], summary["rating"]) == (6, 33)
