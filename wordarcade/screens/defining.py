"""What the definition of a chosen word needs from the rest of the arcade."""

from typing import Any

from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.definition import CardOptions, DefinitionScreen
from wordarcade.services import Services
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.tone import Tone


def define_chosen(screen: ArcadeScreen[Any], services: Services) -> None:
    """Show what the chosen word of a screen means, above it; say so if none is chosen.

    Args:
        screen: the screen.
        services: the word lists, what a word is worth in them, and the trainer.
    """

    def points(word: str) -> tuple[str, ...]:
        # A small card has no room for them.
        from wordarcade.games.worth import worth  # noqa: PLC0415 - see above

        return worth(services.equipment(), word)

    def learn(word: str) -> str:
        # What words are learnt with takes longer to load than a card takes to appear.
        from wordarcade.games.training.decks import learn_word  # noqa: PLC0415 - see above

        return learn_word(services, word)

    if word := screen.chosen_word:
        lexicon = screen.lexicon_of_word
        if lexicon == "":
            lexicon = services.settings.current.lexicon
        options = CardOptions(lexicon, points, learn)
        screen.show_above(DefinitionScreen(services.lexicons, word, options))
    elif lines := screen.query(MessageLine):
        lines.last().show(screen.NO_WORD, Tone.NOTICE)
    else:
        screen.notify(screen.NO_WORD, severity="warning", markup=False)
