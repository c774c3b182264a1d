"""Hints: their sentences, and their count."""

from textual.widgets import Static

from tests.screens.boggle.own_board import BOARD
from tests.screens.table import SitDown
from wordarcade.engine.board_text import parse_board
from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.boggle.moves import Hint, TakeHint
from wordarcade.engine.boggle.round import BoggleRound
from wordarcade.engine.grid_moves import PlayWord
from wordarcade.players.boggle import hints
from wordarcade.players.boggle.solver import solve
from wordarcade.services import Services


async def test_the_lengths_are_told_and_kept_true(sit_down: SitDown) -> None:
    """The panel counts the words left of each length, and goes on counting."""
    async with sit_down() as table:
        await table.pilot.press("ctrl+t", "1")
        await table.pilot.pause()
        assert table.said == "77 words left: 3:25 4:33 5:18 6:1"
        await table.play("norse", "son")
        left = str(table.screen.query(".section").last().query_one(Static).render())
        assert left == "left  3:24 4:33 5:17 6:1"


async def test_a_cell_tells_how_many_words_start_there(sit_down: SitDown) -> None:
    """The count is marked on the cell under the cursor and follows the words found."""
    async with sit_down() as table:
        await table.pilot.press("right", "right", "right", "ctrl+t", "2")
        await table.pilot.pause()
        count = int(table.said.split()[0])
        assert table.said == f"{count} words left start on this S."
        assert table.board.marks == {2: f"?{count}"}
        await table.play("son")
        assert table.board.marks == {2: f"?{count - 1}"}


async def test_a_cell_must_be_named(sit_down: SitDown, services: Services) -> None:
    """Without a cell the hint is not taken, and the message says what to do."""
    async with sit_down() as table:
        await table.pilot.press("ctrl+t", "2")
        await table.pilot.pause()
        assert table.said == "Move the cursor to a cell with the arrows, then ask again."
        assert table.screen.session.state.hints == ()


async def test_hints_are_counted_in_the_results(sit_down: SitDown, services: Services) -> None:
    """Each hint is a move of the round, on record, and part of its summary."""
    async with sit_down() as table:
        await table.pilot.press("ctrl+t", "3")
        await table.pilot.pause()
        assert table.said == "A word of 6 letters starts with S."
        await table.pilot.press("ctrl+t", "enter", "x", "enter")
        await table.pilot.pause()
        assert "2 hints taken" in table.headline
    (header,) = services.games.finished("boggle")
    moves = [made.move for made in services.games.load(header.id).moves]
    assert moves == [{"hint": "first letter"}, {"hint": "lengths"}, {"end": "finished"}]


def test_first_letters_go_round(services: Services) -> None:
    """Asked again and again, the first letter is that of the next longest word, and so on."""
    lexicon = services.lexicons.open("american")
    config = BoggleConfig(parse_board(BOARD))
    state, solution = BoggleRound(config, lexicon), solve(config, lexicon)
    told = []
    for _ in range(4):
        state = state.apply(TakeHint(Hint.FIRST_LETTER)).round
        told.append(hints.last_sentence(state, solution))
    assert told == [
        "A word of 6 letters starts with S.",
        "A word of 5 letters starts with I.",
        "A word of 5 letters starts with J.",
        "A word of 5 letters starts with J.",
    ]


def test_all_hints_are_true(services: Services) -> None:
    """What is told of every cell agrees with the words that can be found from it."""
    lexicon = services.lexicons.open("american")
    config = BoggleConfig(parse_board(BOARD))
    solution = solve(config, lexicon)
    state = BoggleRound(config, lexicon).apply(PlayWord("norse")).round
    for cell in range(16):
        state = state.apply(TakeHint(Hint.CELL, cell)).round
    left = hints.words_left(state, solution)
    for cell, mark in hints.cell_marks(state, left).items():
        starts = [
            word
            for word in solution.words
            if word.word != "norse" and config.grid.cells[cell] == word.word[0]
        ]
        assert int(mark[1:]) <= len(starts)
    assert sum(map(int, (m[1:] for m in hints.cell_marks(state, left).values()))) >= len(left.words)
