"""What is said at run time fits 80 columns, however long names and words are."""

from dataclasses import replace
from itertools import product

import pytest

from tests.engine.scrabble.games import place, table
from tests.screens.scrabble.journeys import game, type_move
from tests.screens.table import SitDown
from wordarcade.engine.scrabble.adjustments import Ending
from wordarcade.engine.scrabble.config import ChallengeRule, Player
from wordarcade.engine.scrabble.draft import Draft
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Challenge, Place
from wordarcade.engine.scrabble.refusals import refusal_sentence
from wordarcade.engine.scrabble.sentences import announcement, challenge_sentence
from wordarcade.engine.scrabble.sheet import Entry, EntryKind
from wordarcade.engine.scrabble.squares import read_name
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.engine.scrabble.verdict import ChallengeFailed, Withdrawn, not_words
from wordarcade.games.scrabble.bots import shipped_skills
from wordarcade.screens.scrabble.clocks import overtime_sentence
from wordarcade.screens.scrabble.opinion import blank_question, opinion
from wordarcade.screens.scrabble.wording import closing
from wordarcade.support.wording import fitted
from wordarcade.widgets.message_line import GameMessage
from wordarcade.widgets.tone import Tone

ROOM = 72
"""Columns of a message at 80 columns; a test below looks whether it is so."""

NAME = "Anastasia Maria Elen"
LONG = ("oxyphenbutazone", "sesquipedalians", "xu", "za", "quixotry", "aa")
WORDS = tuple(LONG[:number] for number in range(1, len(LONG) + 1))


def whole(text: str, room: int = ROOM) -> bool:
    """Return whether the first sentence at least stands in a line, none of it cut."""
    return not fitted(text, room).endswith("…") and "…" not in fitted(text, room)


def challenged(words: tuple[str, ...], rule: ChallengeRule) -> ScrabbleGame:
    """Return a game in which the last play may be challenged, of two players with long names."""
    state = table("AB", "CD", challenge=rule)
    players = (Player(NAME), Player(f"{NAME[:-1]}a"))
    entry = Entry(
        player=1,
        kind=EntryKind.PLAY,
        rack="",
        total=178,
        gain=178,
        place=place("8A OXYPHENBUTAZONE"),
        tiles="",
        words=words,
        elapsed_ms=0,
    )
    return replace(state, config=replace(state.config, players=players), sheet=(entry,))


async def test_a_message_has_so_much_room(sit_down: SitDown) -> None:
    """At 80 columns, behind its glyph."""
    async with sit_down() as shown:
        assert game(shown).message_line.content_size.width - 2 >= ROOM
        await type_move(shown, "8a oxyphenbutazone")
        assert shown.said == "OXYPHENBUTAZONE needs twelve letters you don't have."


@pytest.mark.parametrize("words", WORDS)
def test_challenges(words: tuple[str, ...]) -> None:
    """Who challenged which words, and what became of them; long ones begin with the outcome."""
    for rule, wrong in product(ChallengeRule, WORDS[: len(words)]):
        before = challenged(words, rule)
        for verdict in (Withdrawn(1, wrong, "american"), ChallengeFailed(rule)):
            told = challenge_sentence(before, verdict)
            assert told == announcement(before, Challenge(), verdict)
            assert whole(told), told


def test_the_outcome_of_a_long_challenge_is_seen() -> None:
    """Not only who has challenged."""
    before = challenged(LONG[:2], ChallengeRule.DOUBLE)
    assert challenge_sentence(before, ChallengeFailed(ChallengeRule.DOUBLE)) == (
        f"{NAME}'s challenge fails: all its words stand. {NAME} loses the turn."
    )
    assert challenge_sentence(before, Withdrawn(1, LONG[:1], "arcade")) == (
        f"OXYPHENBUTAZONE is not in the word list (arcade). {NAME}'s challenge withdraws the play."
    )


@pytest.mark.parametrize("words", WORDS)
def test_refused_words(words: tuple[str, ...]) -> None:
    """Of many words the first ones are named."""
    assert whole(refusal_sentence(not_words(words, "american")))


def test_letters_that_lack() -> None:
    """Few are named, many counted."""
    state = table("ABCDEFG", "CD")
    for word in LONG:
        square, way = read_name("8A")
        typed = Place(square, way, word.upper())
        draft = Draft(square, way, typed.laid)
        told = opinion(draft, typed, state, 0, attempted=True)
        assert told is not None
        assert whole(told.answer), told.answer


def test_who_wins_is_seen() -> None:
    """Before how the game ended, where both do not fit."""
    state = challenged(("xu",), ChallengeRule.VOID)
    position = replace(state.position, scores=(178, 0))
    over = replace(state, phase=Phase.OVER, position=position)
    early = replace(over, ending=Ending.AGREED)
    assert closing(early) == f"The game was ended early. {NAME} led by 178."
    told = closing(replace(over, ending=Ending.SCORELESS))
    assert fitted(told, ROOM) == f"{NAME} wins with 178 points."
    assert told.endswith(" 6 turns in a row scored nothing.")


def test_other_sentences() -> None:
    """Of the clock, of blanks, and of a long word."""
    assert whole(overtime_sentence(NAME))
    assert whole(blank_question("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
    assert whole(f"Bingo! {NAME} played OXYPHENBUTAZONE for 178.")


async def test_a_bingo_has_a_row_among_the_messages(sit_down: SitDown) -> None:
    """Of each bot, in the narrowest panel of messages that there is."""
    async with sit_down(racks=("QUARTER", "EEEEEEE"), plays=("8G CAT",), size=(120, 40)) as table:
        messages = game(table).scores.query_one("#messages Static")
        for skill in shipped_skills().values():
            told = GameMessage(f"Bingo! {skill.title} played QUARTERLY for 122.", Tone.TURN)
            game(table).scores.show_messages((told, GameMessage("Your turn.")))
            await table.pilot.pause()
            assert messages.size.height == 2, skill.title
