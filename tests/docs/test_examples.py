"""The example programs print the expected output."""

import os
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def test_the_word_search_client_prints_what_the_handout_prints() -> None:
    """A path, an empty list and a sorted set, word for word."""
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, EXAMPLES / "word_search_client.py"],
        cwd=EXAMPLES.parents[1],
        env={**os.environ, "PYTHONPATH": str(EXAMPLES.parents[1])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == (
        "LENT is on the board at the following positions: [5, 6, 9, 14]\n"
        "POPE is not on the board: []\n"
        "All words of length 6 or more:\n"
        "[ALEPOT, BENTHAL, PELEAN, TOECAP]\n"
    )
