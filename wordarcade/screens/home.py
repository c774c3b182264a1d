"""The home screen: unfinished rounds on top, a card for each game below."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Footer, Static

from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.games import GAMES
from wordarcade.screens.lexicon_status import LexiconStatus
from wordarcade.screens.openings import ResumeOpening
from wordarcade.services import Services
from wordarcade.store.errors import RoundMissingError, StoreError
from wordarcade.store.records import RoundHeader, Statistics
from wordarcade.widgets.card_deck import CardDeck
from wordarcade.widgets.choice import Choice
from wordarcade.widgets.game_card import NOT_PLAYED, GameCard
from wordarcade.widgets.round_list import RoundList
from wordarcade.widgets.round_row import RoundRow
from wordarcade.widgets.steering import Direction, neighbour
from wordarcade.widgets.tiles import tiles

WELCOME = "Choose a game with arrows and enter, its number, or the mouse."


_TITLES = {game.name: game.title for game in GAMES}


@dataclass(frozen=True, slots=True)
class _Records:
    """What the store tells the home screen: unfinished rounds, and figures by game."""

    rounds: tuple[RoundHeader, ...]
    statistics: Mapping[str, Statistics]


class HomeScreen(ArcadeScreen[None]):
    """Where the player starts and comes back to.

    Args:
        services: the collaborators.
        notices: sentences that the player should read, from before the screen was there.
    """

    HELP_PAGE = "home"
    AUTO_FOCUS = "Choice"
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(way.name.lower(), f"steer('{way.name}')", show=False) for way in Direction),
        *(
            Binding(
                str(digit),
                f"play('{game.name}')",
                game.title,
                show=False,
                tooltip=f"Begin a round of {game.title}",
                id=f"home.{game.name}",
            )
            for digit, game in enumerate(GAMES, start=1)
        ),
        Binding("c", "continue", "Continue", id="home.continue", tooltip="Resume the last round"),
        Binding("delete,d", "delete", "Delete", id="home.delete", tooltip="Delete this round"),
        Binding(
            "ctrl+q", "app.quit", "Quit", id="app.quit", tooltip="Leave wordarcade", priority=True
        ),
    ]

    DEFAULT_CSS = """
    HomeScreen {
        & > #top {
            height: 3;
            padding: 1 2;
        }
        #brand {
            width: auto;
        }
        #notices {
            height: auto;
            padding: 0 2;
            & > Static {
                color: $warning;
                margin-bottom: 1;
            }
        }
        #body {
            align: center middle;
        }
        #welcome {
            text-align: center;
            margin-bottom: 1;
            color: $text-muted;
        }
    }
    """

    def __init__(self, services: Services, notices: tuple[str, ...] = ()) -> None:
        super().__init__()
        self._services = services
        self._notices = list(notices)

    def compose(self) -> ComposeResult:
        """Name and lexicon, notices, rounds, cards."""
        records = self._read_records()
        with Horizontal(id="top"):
            yield Static(tiles("WORDARCADE"), id="brand")
            yield LexiconStatus(self._services.lexicons, self._services.settings.lexicon)
        yield Vertical(id="notices")
        with VerticalScroll(id="body", can_focus=False):
            yield RoundList(records.rounds, _TITLES, self._services.clock)
            yield Static(WELCOME, id="welcome")
            yield CardDeck(
                [
                    GameCard(
                        game=game.name,
                        title=game.title,
                        digit=digit,
                        picture=game.picture,
                        about=game.about,
                        statistics=records.statistics[game.name],
                    )
                    for digit, game in enumerate(GAMES, start=1)
                ]
            )
        yield Footer()

    def on_mount(self) -> None:
        """Show the notices, and welcome those who have not played yet."""
        self._show_notices()
        self._show_welcome()

    def _show_welcome(self) -> None:
        cards = self.query(GameCard)
        played = any(card.statistics.rounds for card in cards) or bool(self.query(RoundRow))
        self.query_one("#welcome").display = not played

    def on_screen_resume(self) -> None:
        """Show what has been played meanwhile."""
        if self.is_mounted:
            self._show_records()

    def on_lexicon_status_failed(self, message: LexiconStatus.Failed) -> None:
        """Say why there is no lexicon."""
        self.tell(message.sentence)

    def on_choice_chosen(self, message: Choice.Chosen) -> None:
        """Begin or resume what has been chosen."""
        match message.choice:
            case GameCard(game=name):
                self.action_play(name)
            case RoundRow(header=header):
                self.post_message(self.Open(ResumeOpening(header.id)))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer to continue and to delete only what is there."""
        if action == "continue":
            return bool(self.query(RoundRow))
        if action == "delete":
            return isinstance(self.focused, RoundRow)
        return super().check_action(action, parameters)

    def on_descendant_focus(self) -> None:
        """Offer the keys of what has the focus now."""
        self.refresh_bindings()

    def action_steer(self, way: str) -> None:
        """Move the focus in the direction of an arrow key."""
        choices = list(self.query(Choice))
        start = self.focused
        if start is None:
            choices[0].focus()
            return
        regions = [choice.region for choice in choices]
        nearest = neighbour(start.region, regions, Direction[way])
        if nearest is not None:
            choices[nearest].focus()

    def action_play(self, name: str) -> None:
        """Begin a round of the game called `name`."""
        game = next(game for game in GAMES if game.name == name)
        self.post_message(self.Open(game.begin(self._services.settings)))

    def action_continue(self) -> None:
        """Resume the round that was played last."""
        self.query(RoundRow).first().action_choose()

    def action_delete(self) -> None:
        """Delete the round that has the focus, if the player agrees."""
        if isinstance(self.focused, RoundRow):
            header = self.focused.header
            self.app.push_screen(
                ConfirmScreen(
                    f"Delete this round for good? {header.caption}", yes="Delete", no="Keep"
                ),
                partial(self._delete, header),
            )

    def _delete(self, header: RoundHeader, agreed: bool | None) -> None:
        if agreed:
            # Another process may have been quicker: the round is gone then, as wished.
            with suppress(RoundMissingError):
                self._services.rounds.delete(header.id)
            self._show_records()

    def _read_records(self) -> _Records:
        """Return what the store has; nothing, and a notice, if it cannot be read."""
        store = self._services.rounds
        try:
            return _Records(
                tuple(header for header in store.unfinished() if header.game in _TITLES),
                {name: store.statistics(name) for name in _TITLES},
            )
        except StoreError as error:
            self._notices.append(str(error))
            return _Records((), dict.fromkeys(_TITLES, NOT_PLAYED))

    def _show_records(self) -> None:
        records = self._read_records()
        self._show_notices()
        self.query_one(RoundList).rounds = records.rounds
        for card in self.query(GameCard):
            card.statistics = records.statistics[card.game]
        self._show_welcome()
        self.call_after_refresh(self._keep_focus)

    def _keep_focus(self) -> None:
        if self.focused is None:
            self.query(Choice).first().focus()

    def tell(self, sentence: str) -> None:
        """Show a sentence that the player should read; it stays until the app is left."""
        self._notices.append(sentence)
        if self.is_mounted:
            self._show_notices()

    def _show_notices(self) -> None:
        """Show the sentences that are not shown yet, the store's among them."""
        sentences = [*self._notices, *self._services.rounds.take_notices()]
        self._notices.clear()
        self.query_one("#notices").mount_all(
            Static(Content(f"! {sentence}")) for sentence in sentences
        )
