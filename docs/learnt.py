"""A made-up deck of words, learnt for weeks, for pictures of the trainer."""

import random
from typing import Final

from wordarcade.games.training.choosing import Choice
from wordarcade.games.training.kinds import Kind, kind_for
from wordarcade.games.training.scheduling import Rating
from wordarcade.games.training.trainer import Trainer
from wordarcade.services import Services
from wordarcade.support.clock import ManualClock

_DAYS: Final = 20
_DECKS: Final[tuple[tuple[str, Kind, str], ...]] = (
    (
        "boggle",
        Kind.ANAGRAM,
        "etui hertzes tonsure orlies senior noise inset retsina stoner rinse lotion silent treason",
    ),
    ("boggle", Kind.HOOKS, "eat rise tone lance rain lope ring oil nerd"),
    ("scrabble", Kind.ANAGRAM, "anestri nastier retinas tenails elastin outrage audient adonise"),
    ("scrabble", Kind.SHORT, "qi za xu zax vox qat jo"),
    ("scrabble", Kind.VALID, "qaid euoi zein ouph"),
    ("hangman", Kind.HANGMAN, "nosology jazz rhythm puppy"),
    ("hand", Kind.HAND, "quartz jovial oxidize vivid"),
    ("q without u", Kind.VALID, "qanat tranq faqir qoph"),
    ("boggle", Kind.EXTENSIONS, "port over hand"),
)


def learn_for_weeks(services: Services, clock: ManualClock) -> None:
    """Put words of all kinds into the deck and answer them every day, as people do."""
    rng = random.Random(3)
    trainer = Trainer(services, services.lexicons.open("arcade"))
    for deck, kind, words in _DECKS:
        cards = [(kind_for(word, kind).value, word) for word in words.split()]
        services.games.cards.add(trainer.lexicon.source, deck, cards)
    for _ in range(_DAYS):
        session = trainer.session(Choice())
        while (card := session.card) is not None or session.current is not None:
            hard = 0 if card is None else len(card.word) / 14
            clock.advance(4)
            session.rate(Rating.AGAIN if rng.random() < hard else rng.choice(list(Rating)[1:]))
        clock.advance(24 * 3600 - 300)
    new = [(Kind.ANAGRAM.value, word) for word in ["aeinrst", "orating", "stearin", "kvetchy"]]
    services.games.cards.add(trainer.lexicon.source, "scrabble", new)
