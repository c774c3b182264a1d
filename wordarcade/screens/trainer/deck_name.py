"""The question for the name of a new deck."""

from wordarcade.games.training.decks import checked_name
from wordarcade.screens.ask_line import AskLineScreen, LineQuestion


def ask_deck_name(proposed: str) -> AskLineScreen[str]:
    """Return a dialogue for a name that a deck can have.

    Args:
        proposed: stands in the line at first.
    """
    return AskLineScreen(
        LineQuestion(
            title="New deck",
            about="What is the deck called?",
            does="Read the list",
            read=checked_name,
            text=proposed,
        )
    )
