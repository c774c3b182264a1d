"""The keys of a finished round, whoever has guessed."""

from typing import Final

from textual.binding import Binding

from wordarcade.screens.again_keys import another_key, same_key

AFTER_THE_END: Final = (
    Binding("enter", "review", "How it went", id="hangman.review"),
    another_key("word"),
    same_key("round", "play_again"),
    Binding("c", "share", "Share", id="results.share"),
    # These keys type letters before.
    *(Binding(f"{key},{key.upper()}", f"type_letter('{key}')", show=False) for key in "nsc"),
)
"""Letters are free for commands once nothing is guessed any more."""

AFTER_THE_END_ONLY: Final = frozenset({"review", "another", "play_again", "share"})
"""The actions of these keys that a round in play does not have."""
