import pytest

from wordarcade.engine.board_text import parse_board
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.timer import UNTIMED, Timer
from wordarcade.games.boggle.play import filled, remembered
from wordarcade.store.settings import BoggleSettings, Settings

LAST = Settings(boggle=BoggleSettings(dice="big", min_length=5, timer="3:00", band="rich"))


def test_the_last_choices_fill_an_empty_setup() -> None:
    """Whoever chooses nothing but a lexicon gets what was chosen last."""
    setup = filled(BoggleSetup(lexicon="enable"), LAST)
    assert setup == BoggleSetup("big", "rich", 5, Timer(180), "enable")


def test_choices_made_are_not_overruled() -> None:
    """Whoever chooses something, on the command line for one, gets just that."""
    setup = BoggleSetup(seed=7)
    assert filled(setup, LAST) == setup


@pytest.mark.parametrize("timer", ["", "three minutes"])
def test_a_time_not_chosen_or_written_wrong_stays_open(timer: str) -> None:
    """A settings file edited by hand does not keep anyone from playing."""
    settings = Settings(boggle=BoggleSettings(timer=timer))
    assert filled(BoggleSetup(), settings).timer is None


def test_no_limit_is_a_choice() -> None:
    """Whoever says "off" on the command line does not get the time chosen last."""
    assert filled(BoggleSetup(timer=UNTIMED), LAST).timer == UNTIMED


@pytest.mark.parametrize(
    "setup", [BoggleSetup("big", "rich", 5, Timer(60, 2)), BoggleSetup(timer=UNTIMED)]
)
def test_what_is_remembered_comes_back(setup: BoggleSetup) -> None:
    """The settings that remember choices are settings, and give the choices back."""
    settings = Settings()
    for key, value in remembered(setup, settings).items():
        settings = settings.changed(key, value)
    assert filled(BoggleSetup(), settings) == setup


def test_an_own_board_leaves_the_dice_alone() -> None:
    """A board typed in is for once: the dice of other rounds stay remembered."""
    settings = remembered(BoggleSetup(board=parse_board("ab/cd")), Settings())
    assert {"boggle.dice", "boggle.band"}.isdisjoint(settings)
