"""The keys of a finished round, whoever has guessed."""

from typing import Final

from textual.binding import Binding

AFTER_THE_END: Final = (
    Binding("enter", "review", "How it went", id="hangman.review"),
    Binding("n", "another", "New word", id="results.new"),
    Binding("s", "play_again", "Same again", id="results.same"),
    Binding("c", "share", "Share", id="results.share"),
    # These keys type letters before.
    *(Binding(f"{key},{key.upper()}", f"type_letter('{key}')", show=False) for key in "nsc"),
)
"""Letters are free for commands once nothing is guessed any more."""

AFTER_THE_END_ONLY: Final = frozenset({"review", "another", "play_again", "share"})
"""The actions of these keys that a round in play does not have."""
