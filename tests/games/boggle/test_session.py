"""A session of Boggle, without a screen."""

from contextlib import closing

from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.games.boggle.play import begin
from wordarcade.lexicon.familiarity import Familiarity
from wordarcade.players.boggle.review import review
from wordarcade.services import Services
from wordarcade.store.locations import Locations


def test_a_round_is_reviewed_by_its_words_and_how_well_known_they_are(home: Locations) -> None:
    """What was found counts as found, and the best known of the rest come first."""
    services = Services.of_user(home)
    with closing(services.games):
        session = begin(services, BoggleSetup(seed=1), lambda _: None)
        session.open()
        solution = session.solve(lambda _: None)
        session.know(solution)
        found = solution.words[0].word
        session.play(found)
        told = session.review(solution)
        assert told == review(solution, [found], Familiarity.shipped().tier)
        assert {word.word for word in told.missed} == {word.word for word in solution.words} - {
            found
        }
