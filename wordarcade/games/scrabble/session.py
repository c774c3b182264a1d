"""A game of Scrabble in play: whose turn it is, who sees which rack, and what bots do."""

from contextlib import suppress
from dataclasses import replace

from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Exchange, Move, Place, TakeBack
from wordarcade.engine.scrabble.sentences import announcement, place_text
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.scrabble.sheet import Entry
from wordarcade.engine.scrabble.turns import Phase, out_of_turn
from wordarcade.engine.scrabble.verdict import Refusal, Refused, Verdict
from wordarcade.games.rating import Assessment
from wordarcade.games.routes import NewGameRoute
from wordarcade.games.scrabble.analysing import Analyse, GameAnalysis
from wordarcade.games.scrabble.bots import Bots, HintedTurn
from wordarcade.games.scrabble.hints import HintLadder, ToldHint
from wordarcade.games.scrabble.hints_taken import HintsTaken
from wordarcade.games.scrabble.kept_analysis import KeptAnalysis
from wordarcade.games.scrabble.news import News
from wordarcade.games.scrabble.rack_orders import (
    RackOrder,
    hinted_from_json,
    hints_from_json,
    orders_from_json,
    to_json,
)
from wordarcade.games.scrabble.rating import COST_OF_HINTS, assessment, laid_by_hint, unrated
from wordarcade.games.scrabble.record import RECORD, caption
from wordarcade.games.scrabble.seats import Seats
from wordarcade.games.scrabble.teacher import NO_LONGER_ALONE, Lesson, lesson, line_to_teach
from wordarcade.games.session import GameSession
from wordarcade.players.scrabble.adviser import move_of
from wordarcade.services import Services
from wordarcade.store.errors import StoreError
from wordarcade.store.gcg_file import GcgFile
from wordarcade.store.records import SavedGame
from wordarcade.support.progress import Report

__all__ = ["HintedTurn", "Lesson", "News", "ScrabbleSession", "ToldHint"]


class ScrabbleSession(GameSession[ScrabbleGame, Move, Verdict]):
    """A game of persons and bots at one keyboard.

    Choosing a bot's move, looking for a hint and analysing take their time, in a thread; the
    game may have gone on meanwhile, or been left, and then what was thought is dropped: it was
    not saved, and is thought again.

    Args:
        services: the collaborators.
        state: the game as it stands.
        seed: the one of the tiles drawn.
        bots: those who know the plays of its lexicon.
        setup: the choices that led to it, with the file that it is written to as it is played.
        saved: the saved game that is resumed; None for a new one.

    Attributes:
        bots: those who know the plays of its lexicon.
        seats: who sits at the keyboard.
        news: what all players may read of the moves made since somebody sat down, in order.
        rack_orders: the orders that players have given to their racks.
        hints_taken: the hints taken, each step of one that tells more of a turn.
        hinted_turns: the turns in which they were taken, as the length of the sheet before them.
    """

    RECORD = RECORD

    def __init__(
        self,
        services: Services,
        state: ScrabbleGame,
        seed: int,
        *,
        bots: Bots,
        setup: ScrabbleSetup,
        saved: SavedGame | None = None,
    ) -> None:
        super().__init__(services, state, seed, None if saved is None else saved.header)
        self.bots = bots
        self.seats = Seats(state.config)
        self.news: tuple[str, ...] = ()
        self.rack_orders = {} if saved is None else orders_from_json(saved.arranged)
        self.hints_taken = 0 if saved is None else hints_from_json(saved.arranged)
        self.hinted_turns = set() if saved is None else hinted_from_json(saved.arranged)
        self._setup = setup
        self._hints = HintLadder()
        self._file = GcgFile(setup.gcg)
        self._notices: tuple[str, ...] = ()
        self._taught: set[Entry] = set()

    # Moves, each of which is written to the file, too

    def open(self) -> None:
        """Save a new game, and write it to its file.

        Raises:
            StoreError: it cannot be saved.
        """
        super().open()
        self._write_file()

    def make(self, move: Move) -> News | None:
        """Make a move of the player to move; None if the game cannot be saved any more."""
        before = self.state
        verdict = self.apply(move)
        if verdict is None:
            return None
        news = News(before.to_move, verdict, announcement(before, move, verdict))
        if not news.refused:
            self.news += (news.sentence,)
            if self._taught & set(before.sheet[len(self.state.sheet) :]):
                self._count_hint()  # the turn taken back is played again by what the coach said
                self._notices += (NO_LONGER_ALONE,)
            self._write_file()
        return news

    def _write_file(self) -> None:
        if fault := self._file.write(self.state):
            self._notices += (fault,)

    def take_notices(self) -> tuple[str, ...]:
        """Return what else there is to know since this was asked, sentence by sentence."""
        notices, self._notices = self._notices, ()
        return notices

    # What the rules have a use for

    @property
    def moved(self) -> bool:
        """Whether a person has moved, or taken a hint; in a game of bots, whether anybody has."""
        persons = self.seats.persons
        moves = self.state.moves_since(persons) if persons else len(self.state.moves)
        return moves > 0 or self.hints_taken > 0

    @property
    def placing(self) -> bool:
        """Whether the game waits for a turn: a play, an exchange or a pass."""
        return self.state.phase is Phase.PLAY

    @property
    def accepting(self) -> bool:
        """Whether the game waits for the last play to be accepted or challenged."""
        return self.state.phase is Phase.LAST_CHALLENGE

    @property
    def has_challenges(self) -> bool:
        """Whether plays can be challenged."""
        return self.state.config.challenge is not ChallengeRule.VOID

    @property
    def may_challenge(self) -> bool:
        """Whether the player to move can challenge the last play."""
        return self.has_challenges and self.state.challengeable

    @property
    def exchange_refusal(self) -> Refused | None:
        """Why no tiles can be exchanged now, or None if they can."""
        if self.state.config.par is not None:
            return Refused(Refusal.ONE_PLAY)
        refusal = out_of_turn(self.state.phase, Exchange(""))
        if refusal is not None:
            return Refused(refusal)
        bag = len(self.state.position.bag)
        return Refused(Refusal.BAG_TOO_LOW, number=bag) if bag < RACK_SIZE else None

    @property
    def taking_back(self) -> TakeBack:
        """The move that goes back to before the last turn of a person, of 0 moves if none was.

        The answers of the bots are taken back with it.
        """
        return TakeBack(self.state.moves_since(self.seats.persons))

    # Whose turn it is, and whose rack is in sight

    @property
    def name_to_move(self) -> str:
        """What the player to move is called."""
        return self.state.config.players[self.state.to_move].name

    @property
    def thinking(self) -> bool:
        """Whether a bot is to move."""
        return not self.is_over and self.state.to_move not in self.seats.persons

    @property
    def own_turn(self) -> bool:
        """Whether the person at the keyboard is to move."""
        return not self.is_over and self.state.to_move == self.seats.viewer

    @property
    def seen_player(self) -> int | None:
        """The player whose rack is in sight: in a game of bots only, the one to move."""
        return self.seats.viewer if self.seats.persons else self.state.to_move

    @property
    def hands_over(self) -> bool:
        """Whether the keyboard is to be handed over before the next rack is shown."""
        wished = self.services.settings.current.scrabble.hand_over
        return wished and self.seats.shared and not self.own_turn

    def sit_down(self) -> None:
        """Let the person to move sit down, who has read the news."""
        self.seats.sit_down(self.state.to_move)
        self.news = ()

    def arrange_rack(self, player: int, tiles: str) -> None:
        """Keep the order that a player has given to a rack, for whoever resumes the game."""
        self.rack_orders[player] = RackOrder(tiles, len(self.state.moves))
        self._save_beside_moves()

    def _save_beside_moves(self) -> None:
        if self.lost is None and self._saver.begun:
            with suppress(StoreError):  # the rules do without it
                beside = to_json(self.rack_orders, self.hints_taken, self.hinted_turns)
                self.services.games.arrange(self.id, beside)

    # Bots

    def choose(self, asked: ScrabbleGame, report: Report) -> Move:
        """Return what the bot to move does; for a thread.

        Args:
            asked: the game when it was asked.
            report: told the share that is done; what it raises stops the work.
        """
        return self.bots.choose(asked, report)

    def still_stands(self, asked: ScrabbleGame) -> bool:
        """Whether nothing has been done since `asked`, and the game is still on."""
        return self.playable and asked is self.state

    # Hints

    @property
    def hinted(self) -> bool:
        """Whether a hint has been taken in this game."""
        return self.hints_taken > 0

    @property
    def hint_cost(self) -> str:
        """What hints cost: of a puzzle, where nothing else is at stake, its rating."""
        return super().hint_cost if self.state.config.par is None else COST_OF_HINTS

    @property
    def may_set_record(self) -> bool:
        """Whether a game by these rules may set a record, but for hints and how it is played."""
        config = self.state.config
        persons = self.seats.persons
        return 0 < len(persons) < len(config.players) and not (config.teaches or config.draws)

    @property
    def taken(self) -> HintsTaken:
        """The hints taken so far."""
        return HintsTaken(self.hints_taken, frozenset(self.hinted_turns))

    def next_hint(self) -> ToldHint | None:
        """Tell a little more of the best turn; None if it has to be looked for first.

        A hint that tells nothing new, as there is no more to tell, is not counted again.
        """
        has_more = self._hints.has_more
        told = self._hints.climb(self.state)
        if told is None:
            return None
        if has_more:
            self._count_hint()
        return replace(told, again=not has_more)

    def look_for_hint(self, asked: ScrabbleGame, report: Report) -> HintedTurn:
        """Return the best turn, and why it is the best; for a thread.

        Args:
            asked: the game when the hint was asked for.
            report: told the share that is done; what it raises stops the work.

        Raises:
            LexiconError: what words are looked up in cannot be had.
        """
        return self.bots.hinted(asked, report)

    def first_hint(self, best: HintedTurn) -> ToldHint:
        """Give the first hint of the best turn, as `look_for_hint` returned it for this game."""
        self._count_hint()
        return self._hints.begin(self.state, best)

    def _count_hint(self) -> None:
        self.hints_taken += 1
        self.hinted_turns.add(len(self.state.sheet))
        self._save_beside_moves()

    def find_answer(self, report: Report) -> str:
        """Return the best play of a puzzle, such as `8D QUIZ`; for a thread.

        Args:
            report: told the share that is done; what it raises stops the work.

        Raises:
            LexiconError: what words are looked up in cannot be had.
        """
        start = ScrabbleGame.begin(self.state.config, self.bots.lexicon)
        best = move_of(self.bots.best(start, report))
        return place_text(best, start.board) if isinstance(best, Place) else ""

    # The teacher

    @property
    def teaches(self) -> bool:
        """Whether the person is told after each turn what was best."""
        return self.state.config.teaches

    @property
    def line_to_teach(self) -> Entry | None:
        """The person's last turn, once there is something to learn from it."""
        return line_to_teach(self.state)

    def look_for_lesson(self, asked: ScrabbleGame, report: Report) -> Lesson | None:
        """Return what there is to learn from the person's last turn; for a thread.

        Args:
            asked: the game when the lesson was asked for.
            report: told the share that is done; what it raises stops the work.

        Raises:
            LexiconError: what words are looked up in cannot be had.
        """
        line = line_to_teach(asked)
        if line is None:
            return None
        analysis = self.bots.analyse_last(asked, line.player, report)
        return lesson(line, analysis, self.taken, asked.sheet)

    def note_lesson(self, told: Lesson) -> None:
        """Note that the person was told what was best in a turn: played again, it has a hint."""
        self._taught.add(told.line)

    # What came of it

    def close(self, solution: object = None) -> None:
        """Move a game that is over to the history, with the hints that its moves do not tell."""
        del solution
        super().close(self.taken)

    def _caption(self, state: ScrabbleGame, elapsed_ms: int) -> str:
        if laid_by_hint(state, self.taken):
            return caption(state, self.taken)
        return super()._caption(state, elapsed_ms)

    def analyse(self, report: Report) -> GameAnalysis:
        """Return the analysis of the game; for a thread.

        Args:
            report: told the share that is done; what it raises stops the work.

        Raises:
            LexiconError: what words are looked up in cannot be had.
        """
        return self.bots.analyse(self.state, report)

    def kept_analysis(self) -> Analyse:
        """Return the analysis of the game once it is over, to be made unless it is kept already."""
        kept = KeptAnalysis(self.services, self.id, self.state.lexicon.identity)
        return kept.analyse(self.state, self.analyse)

    def assess(self, report: Report) -> Assessment | None:
        """Return the rating of the one person who played; None for several, or none."""
        if not self.seats.alone:
            return None
        (person,) = self.seats.persons
        if unrated(self.state, person, self.taken):
            return None
        turns = self.bots.analyse(self.state, report, (person,)).turns
        return assessment(self.state, turns, person, self.taken)

    # Other games like this one

    @property
    def another(self) -> NewGameRoute:
        """What opens a new game by the same choices, but for what is for once."""
        setup = replace(self._setup, start=None, seed=None, gcg="")
        return NewGameRoute("scrabble", setup, ask=False)

    def again(self) -> "ScrabbleSession":
        """Return the session of a new game with the same tiles in the bag."""
        state = ScrabbleGame.begin(self.state.config, self.bots.lexicon)
        setup = replace(self._setup, gcg="")
        return ScrabbleSession(self.services, state, self.seed, bots=self.bots, setup=setup)
