"""The hand game in line mode: input and answers."""

import io
import re
from contextlib import suppress
from dataclasses import replace

import pytest

from tests.games.sessions import hand_of
from wordarcade.engine.hand.config import HandConfig
from wordarcade.engine.hand.moves import Decline, EndHand, PlayWord, SubstituteLetter
from wordarcade.engine.hand.setup import HandSetup
from wordarcade.games.hand.session import HandSession
from wordarcade.games.hand.spec import HAND as HAND_GAME
from wordarcade.games.registry import GAMES
from wordarcade.plain.commands import INTRODUCTION, LeavingError
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.hand import ask_hands
from wordarcade.plain.playing import play_new_games, resume_game
from wordarcade.services import Services
from wordarcade.support.clock import ManualClock
from wordarcade.support.wording import printable

HAND = HandSetup(hand="cows*z", lexicon="enable")
PROBLEM_SET = HandConfig(("aci*prt", "dd*lout"), "abcdefghijklmnopqrstuvwxyz")


def begun(services: Services, config: HandConfig = PROBLEM_SET) -> HandSession:
    """Return a game of known hands that is on record."""
    lexicon = services.lexicons.open("enable")
    return hand_of(services, config, lexicon)


def resumed(services: Services, saved: HandSession, *typed: str, assignment: bool = False) -> str:
    """Return what line mode shows when a game goes on and lines are typed."""
    shown = io.StringIO()
    lines = io.StringIO("".join(f"{line}\n" for line in typed))
    with suppress(LeavingError):
        resume_game(services, GAMES, saved.id, Dialogue(lines, shown, assignment=assignment))
    return shown.getvalue()


def played(services: Services, setup: HandSetup, *typed: str, assignment: bool = False) -> str:
    """Return what line mode shows when a new game is played and lines are typed."""
    shown = io.StringIO()
    lines = io.StringIO("".join(f"{line}\n" for line in typed))
    with suppress(LeavingError):
        play_new_games(services, HAND_GAME, setup, Dialogue(lines, shown, assignment=assignment))
    return shown.getvalue()


def test_the_game_of_the_problem_set(services: Services) -> None:
    """Two hands, one substitution, one replay: 198 and 90 make 288."""
    shown = resumed(
        services,
        begun(services),
        *("no", "part", "ic*", "no"),
        *("yes", "l", "out", "!!", "yes"),
        *("d*d", "out", "!!"),
        assignment=True,
    )
    assert shown == (
        "Current hand: a c i * p r t\n"
        "Would you like to substitute a letter? no\n"
        "\n"
        "Current hand: a c i * p r t\n"
        "Please enter a word or '!!' to indicate you are done: part\n"
        '"part" earned 114 points. Total: 114 points\n'
        "\n"
        "Current hand: c i *\n"
        "Please enter a word or '!!' to indicate you are done: ic*\n"
        '"ic*" earned 84 points. Total: 198 points\n'
        "\n"
        "Ran out of letters\n"
        "Total score for this hand: 198\n"
        "----------\n"
        "Would you like to replay the hand? no\n"
        "Current hand: d d * l o u t\n"
        "Would you like to substitute a letter? yes\n"
        "Which letter would you like to replace: l\n"
        "\n"
        "Current hand: d d * a o u t\n"
        "Please enter a word or '!!' to indicate you are done: out\n"
        '"out" earned 27 points. Total: 27 points\n'
        "\n"
        "Current hand: d d * a\n"
        "Please enter a word or '!!' to indicate you are done: !!\n"
        "Total score for this hand: 27\n"
        "----------\n"
        "Would you like to replay the hand? yes\n"
        "Current hand: d d * a o u t\n"
        "Please enter a word or '!!' to indicate you are done: d*d\n"
        '"d*d" earned 36 points. Total: 36 points\n'
        "\n"
        "Current hand: a o u t\n"
        "Please enter a word or '!!' to indicate you are done: out\n"
        '"out" earned 54 points. Total: 90 points\n'
        "\n"
        "Current hand: a\n"
        "Please enter a word or '!!' to indicate you are done: !!\n"
        "Total score for this hand: 90\n"
        "----------\n"
        "Total score over all hands: 288\n"
    )
    (header,) = services.games.finished("hand")
    assert header.summary is not None
    assert (header.summary["score"], header.summary["scores"]) == (288, [198, 90])


def test_a_refused_letter_leaves_the_offer(services: Services) -> None:
    """The reason is told, and the question comes again."""
    typed = ("maybe", "y", "*", "yes", "x", "Y", "7", "YES", "A", "!!", "", "", "!!", "n")
    shown = resumed(services, begun(services), *typed)
    assert "Please answer yes or no.\n" in shown
    assert "You can't substitute the wildcard; choose a letter.\n" in shown
    assert shown.count("That letter is not in the hand; choose one that is.\n") == 2
    assert "A is now B.\nYour letters: B C I * P R T\nWord " in shown
    assert shown.count("Substitute a letter?") == 5


def test_a_single_hand_that_is_dealt(services: Services) -> None:
    """Nothing is offered; the end tells what the letters were worth. The same seed, the same."""
    shown = played(services, HandSetup(hand_size=5, seed=1), "!!")
    introduction, first, prompt, total, lesson = shown.splitlines()
    assert introduction == INTRODUCTION
    assert len(first.removeprefix("Your letters: ").split()) == 5
    assert prompt == "Word (!! ends the hand): !!"
    assert total == "The hand is over: 0 points."
    assert re.fullmatch(r"0 of \d+ — a hard one\. .+\.", lesson)
    assert played(services, HandSetup(hand_size=5, seed=1), "!!") == shown


def test_a_single_hand_in_the_words_of_the_problem_set(services: Services) -> None:
    """They are others than those of a game, and the last ones: nothing is told of best play."""
    shown = played(services, HAND, "cows", "!!", assignment=True)
    assert shown.splitlines() == [
        "Current Hand: c o w s * z",
        'Enter word, or "!!" to indicate that you are finished: cows',
        '"cows" earned 198 points. Total: 198 points',
        "",
        "Current Hand: * z",
        'Enter word, or "!!" to indicate that you are finished: !!',
        "Total score: 198 points",
    ]


def test_a_game_is_told_as_on_the_screen(services: Services) -> None:
    """Each play in a sentence, the worth of each hand at the end: a hand may be played again."""
    typed = ("no", "part", "ic*", "no", "yes", "l", "out", "!!", "yes", "d*d", "out", "!!")
    assert resumed(services, begun(services), *typed).splitlines()[1:] == [
        "Your letters: A C I * P R T",
        "Substitute a letter? [y/N] no",
        "Your letters: A C I * P R T",
        "Word (!! ends the hand): part",
        "PART scores 114. Three letters left.",
        "Your letters: C I *",
        "Word (!! ends the hand): ic*",
        "IC* (ICE) scores 84.",
        "You used every letter: 198 points.",
        "Replay this hand? [y/N] no",
        "Your letters: D D * L O U T",
        "Substitute a letter? [y/N] yes",
        "Which letter? l",
        "L is now A.",
        "Your letters: D D * A O U T",
        "Word (!! ends the hand): out",
        "OUT scores 27. Four letters left.",
        "Your letters: D D * A",
        "Word (!! ends the hand): !!",
        "The hand is over: 27 points.",
        "Replay this hand? [y/N] yes",
        "Your letters: D D * A O U T",
        "Word (!! ends the hand): d*d",
        "D*D (DAD, DID or DUD) scores 36. Four letters left.",
        "Your letters: A O U T",
        "Word (!! ends the hand): out",
        "OUT scores 54. One letter left.",
        "Your letters: A",
        "There's no word in A.",
        "Word (!! ends the hand): !!",
        "The hand is over: 90 points.",
        "You made 288 points in all.",
        "Hand 1: 198 of 490 — a fair hand. Best of all: APRoTIC right away, 10 × 49 = 490.",
        ("Hand 2: 90 of 336 — a hard one. Best of all: throw * away, then OUTADD, 8 × 42 = 336."),
    ]
    (header,) = services.games.finished("hand")
    assert header.summary is not None
    assert header.summary["possible"] == 490 + 336


def test_a_replay_that_only_a_discard_gains_by(services: Services) -> None:
    """The question says so: no words score more than the best words."""
    header = begun(services, replace(PROBLEM_SET, hands=("cows*z", "cat")))
    shown = resumed(services, header, "no", "coz*s", "!!", "no", "no", "!!", "no")
    asked = "Throw letters away first, and 525 is possible.\nReplay this hand? [y/N] "
    assert f"{asked}no" in shown
    header = begun(services, replace(PROBLEM_SET, hands=("cows*z", "cat")))
    shown = resumed(services, header, "no", "coz*s", "!!", "yes", "w", "yes", "coz*s")
    assert f"{asked}yes\nTo beat 480, type the letters to throw away and press Enter.\n" in shown
    assert "Throw W away? [y/N] yes\nYou threw W away. Five letters left.\n" in shown


def test_no_replay_is_offered_after_the_best_score(services: Services) -> None:
    """It could gain nothing, and is kept for another hand; the problem set asks all the same."""
    typed = ("no", "apr*tic", "no", "!!", "yes", "!!")
    shown = resumed(services, begun(services), *typed)
    assert (
        "You used every letter: 490 points.\n"
        "Nothing scores more than that.\n"
        "Your letters: D D * L O U T\n"
    ) in shown
    assert shown.count("Replay this hand? [y/N] yes") == 1
    shown = resumed(services, begun(services), "no", "apr*tic", "no", assignment=True)
    assert (
        "Total score for this hand: 490\n----------\nWould you like to replay the hand? no" in shown
    )


def test_nothing_entered_is_asked_again(services: Services) -> None:
    """It costs nothing, and the hand is not shown once more."""
    shown = played(services, HAND, "", "   ", "!!")
    assert shown.count("Word (") == 3
    assert shown.count("Your letters") == 1


@pytest.mark.parametrize("word", ["123", "hid", "{bit}", "\x1b[2J", "q" * 10_000])
def test_what_takes_no_letter_is_not_played(services: Services, word: str) -> None:
    """As on the screen, it is refused in a sentence."""
    shown = played(services, HAND, word, "!!")
    assert f"{printable(word.upper())} uses none of your letters. Try another word.\n" in shown
    assert "\x1b" not in shown
    assert "\nThe hand is over: 0 points.\n" in shown


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("**", "** needs a second *."),
        ("cod", "COD needs D, which you don't have."),
        ("q", "Q uses none of your letters. Try another word."),
    ],
)
def test_a_word_of_letters_that_are_not_there_costs_nothing(
    services: Services, word: str, reason: str
) -> None:
    """It cannot be meant; in the assignment it costs the letters that are there."""
    shown = played(services, HAND, word, "!!")
    assert f"hand): {word}\n{reason}\nWord (" in shown
    shown = played(services, HAND, word, "!!", assignment=True)
    assert "That is not a valid word. Please choose another word.\n" in shown


def test_letters_are_lost_on_purpose_alone(services: Services) -> None:
    """As on the screen; the assignment does not ask."""
    shown = played(services, HAND, "woz", "", "woz", "y", "sc", "y", "!!")
    asked = "WOZ is not in the word list. It would score nothing.\nThrow W O Z away? [y/N] "
    assert f"hand): woz\n{asked}\nWord (!! ends the hand): woz\n{asked}y\n" in shown
    assert "You threw W O Z away. Three letters left.\n" in shown
    assert "hand): sc\nSC is not in the word list. It would score nothing.\n" in shown
    shown = played(services, HAND, "woz", "!!", assignment=True)
    assert "That is not a valid word. Please choose another word.\n" in shown


@pytest.mark.parametrize(
    "typed",
    [("no",), ("no", "part"), ("no", "part", "!!"), ("no", "part", "/quit", "ic*")],
)
@pytest.mark.parametrize("assignment", [False, True])
def test_when_no_more_can_come_the_game_is_saved(
    services: Services, typed: tuple[str, ...], assignment: bool
) -> None:
    """What was played counts; the assignment has no sentence for it, and no `/quit`."""
    saved = begun(services)
    shown = resumed(services, saved, *typed, assignment=assignment)
    told = f"\nSaved. Resume with 'wordarcade games resume {saved.id}'.\n"
    assert shown.endswith(told) != assignment
    assert "All hands" not in shown
    assert "Total score over all hands" not in shown
    (header,) = services.games.unfinished()
    plays = [made.move for made in services.games.load(header.id).moves if "play" in made.move]
    assert ({"play": "part"} in plays) == ("part" in typed)
    assert ({"play": "ic*"} in plays) == ("ic*" in typed and assignment)


def test_what_can_be_typed(services: Services) -> None:
    """Commands need no slash where the hand has no letters for them, nor do they at questions."""
    shown = resumed(services, begun(services), "?", "hint", "n", "/UNDO", "help", "hint", "exit")
    for entry in ("a word", "!!", "/hint", "/quit", "/help"):
        assert shown.count(f"\n{entry} ") == 2
    assert "You can take hints once you play the hand.\n" in shown
    assert "The hand game has no /undo; type /help to see what you can type.\n" in shown
    assert "hand): hint\nA game with hints" in shown
    assert "Gone" not in shown
    shown = played(services, replace(HAND, hand="h*nti"), "hint", "!!")
    assert "HINT scores" in shown


def test_hints_tell_more_each_time(services: Services) -> None:
    """As on the screen; they are saved, and begin anew for other letters."""
    typed = (*["/hint"] * 5, "cows", "/hint")
    shown = played(services, HAND, *typed)
    assert shown.count("Best play throws 1 letter away first.") == 1
    assert shown.count("A word of 5 letters follows.") == 1
    assert shown.count("Throw W away.") == 2
    assert shown.count("There's no word in * Z.\n") == 2, "before the question, and as a hint"
    (header,) = services.games.unfinished()
    assert [made.move for made in services.games.load(header.id).moves] == [
        *[{"hint": "next word"}] * 3,
        {"play": "cows"},
    ]


@pytest.mark.parametrize(
    ("typed", "told", "move"),
    [
        ("jaw", "JAW scores", {"play": "j*w", "meant": "jaw"}),
        ("juw", "J*W (JAW, JEW or JOW) scores", {"play": "j*w"}),
        ("J*W", "J*W (JAW, JEW or JOW) scores", {"play": "j*w"}),
        ("jwx", "You threw J W X away.", {"play": "jwx"}),
    ],
)
def test_a_vowel_may_be_typed_for_the_wildcard(
    services: Services, typed: str, told: str, move: dict[str, str]
) -> None:
    """Where that makes a word; the assignment takes what is typed letter by letter."""
    hand = replace(HAND, hand="j*wxq")
    shown = played(services, hand, typed, "y", "!!")
    assert told in shown
    (header,) = services.games.finished("hand")
    assert services.games.load(header.id).moves[0].move == move
    shown = played(services, hand, "jaw", "!!", assignment=True)
    assert "That is not a valid word. Please choose another word.\n" in shown


def test_a_hand_that_takes_too_long_has_no_hints(services: Services) -> None:
    """Nor one that is too varied; both are told in a sentence."""

    class Racing(ManualClock):
        """A clock on which every look takes a minute."""

        def monotonic(self) -> float:
            """Return the time, and let it go on."""
            self.advance(60)
            return super().monotonic()

    hand = replace(HAND, hand="abcdefghijklmnopqrs*")
    shown = played(services._replace(clock=Racing()), hand, "/hint", "/hint")
    assert "takes too long to work out for a hint.\n" in shown
    shown = played(services, replace(HAND, hand="abcdefghijklmnopqrstuvwxy*"), "/hint", "/hint")
    assert "cannot be worked out" in shown


def test_the_end_of_a_hand_takes_no_letter_along(services: Services) -> None:
    """Letters before it are a slip; the assignment knows only words."""
    shown = played(services, HAND, "c!!", "c!", "!!")
    for slip in ("c!!", "c!"):
        told = f"hand): {slip}\nTo end the hand, type !! on its own. Nothing was played.\n"
        assert told in shown
    (header,) = services.games.finished("hand")
    assert len(services.games.load(header.id).moves) == 1
    shown = played(services, HAND, "c!!", "!!", assignment=True)
    assert "c!!\nThat is not a valid word. Please choose another word.\n" in shown


def test_a_game_goes_on_where_it_was_left(services: Services) -> None:
    """In the middle of a hand, with its substituted letter and its score."""
    saved = begun(services)
    for move in (Decline(), EndHand(), Decline(), SubstituteLetter("l"), PlayWord("dad")):
        saved.apply(move)
    shown = resumed(services, saved, "out", "!!", "no")
    assert shown.startswith(f"{INTRODUCTION}\nYour letters: * O U T\nWord ")
    assert "Substitute a letter" not in shown
    assert "\nOUT scores 54. One letter left.\n" in shown
    assert "\nYou made 99 points in all.\n" in shown


def test_a_game_comes_from_its_seed(services: Services) -> None:
    """Without a seed a fresh one is taken, and put on record."""
    setup = HandSetup(hands=2)
    typed = ("no", "!!", "no", "no", "!!", "no")
    fresh = played(services, setup, *typed)
    assert played(services, replace(setup, seed=3), *typed) == fresh
    assert played(services, replace(setup, seed=4), *typed) != fresh
    assert [header.seed for header in services.games.finished("hand")] == [4, 3, 3]


def test_the_number_of_hands_is_asked_until_it_is_one() -> None:
    """Nothing said means a single hand."""
    shown = io.StringIO()
    wrong = ["0", "many", "1001", "-1", "9" * 5_000]
    lines = "".join(f"{line}\n" for line in [*wrong, "12"])
    assert ask_hands(Dialogue(io.StringIO(lines), shown)) == 12
    assert shown.getvalue().startswith("Number of hands, or Enter for a single one: 0\n")
    assert shown.getvalue().count("Type a number from 1 to 1,000.") == 5
    assert ask_hands(Dialogue(io.StringIO("\n"), io.StringIO())) is None
    with pytest.raises(LeavingError):
        ask_hands(Dialogue(io.StringIO(), io.StringIO()))
