"""Hints: a word not found yet, letter by letter."""

from tests.screens.boggle.own_board import BOARD
from tests.screens.table import SitDown, Table
from wordarcade.engine.board_text import parse_board
from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.boggle.moves import Hint, TakeHint, move_from_json, move_to_json
from wordarcade.engine.boggle.round import BoggleRound
from wordarcade.engine.grid_moves import PlayWord
from wordarcade.games.boggle.record import figures
from wordarcade.players.boggle import hints
from wordarcade.players.boggle.solution import Solution
from wordarcade.players.boggle.solver import solve
from wordarcade.services import Services


def begun(services: Services) -> tuple[BoggleRound, Solution]:
    """Return a round and its solution, of whose words only short ones are everyday words."""
    lexicon = services.lexicons.open("american")
    config = BoggleConfig(parse_board(BOARD))
    solution = solve(config, lexicon).graded(lambda word: 10 if len(word) < 5 else 70)
    return BoggleRound(config, lexicon), solution


def told(state: BoggleRound, solution: Solution) -> tuple[BoggleRound, str]:
    """Return the round after the next hint, and its sentence."""
    hint = hints.next_hint(state, solution)
    assert hint is not None
    state = state.apply(hint).round
    hinted = hints.hinted_word(state, solution)
    assert hinted is not None
    return state, hints.sentence(state, hinted)


def test_a_word_is_told_letter_by_letter(services: Services) -> None:
    """The first hint gives the tile a word starts at, the next ones go on, the last gives it."""
    state, solution = begun(services)
    solution = solution.graded(lambda word: 10 if word == "norse" else 70)
    sentences = []
    for _ in range(5):
        state, sentence = told(state, solution)
        sentences.append(sentence)
    assert sentences == [
        "A word of 5 letters starts at N.",
        "From N on to O. 3 letters to go.",
        "From O on to R. 2 letters to go.",
        "From R on to S. 1 letter to go.",
        "NORSE, for 2 points. Enter plays it.",
    ]


def test_everyday_words_are_told_first_and_each_once(services: Services) -> None:
    """The longest everyday word comes first, the rare ones last; then there is nothing to tell."""
    state, solution = begun(services)
    words: list[str] = []
    while (hint := hints.next_hint(state, solution)) is not None:
        state = state.apply(hint).round
        if hint.word not in words:
            words.append(hint.word)
    assert sorted(words) == [word.word for word in solution.words]
    ranks = [(word not in solution.everyday, -len(word), word) for word in words]
    assert ranks == sorted(ranks)


def test_a_word_found_is_not_told_on(services: Services) -> None:
    """Whoever finds the word after its first letter gets another one next."""
    state, solution = begun(services)
    state, _ = told(state, solution)
    word = state.hints[-1].word
    state = state.apply(PlayWord(word)).round
    assert hints.hinted_word(state, solution) is None
    state, sentence = told(state, solution)
    assert state.hints[-1].word != word
    assert "starts at" in sentence


def test_a_round_with_hints_sets_no_record(services: Services) -> None:
    """One letter told is enough."""
    state, solution = begun(services)
    dealt = BoggleRound(BoggleConfig(parse_board(BOARD), dice="classic"), state.lexicon)
    assert figures(dealt, solution).counts
    hinted = dealt.apply(TakeHint(Hint.NEXT_LETTER, word="eons")).round
    assert not figures(hinted, solution).counts


def test_hints_are_read_as_they_were_written() -> None:
    """Those of earlier versions too."""
    for move in (
        TakeHint(Hint.NEXT_LETTER, word="eons"),
        TakeHint(Hint.CELL, 3),
        TakeHint(Hint.LENGTHS),
    ):
        assert move_from_json(move_to_json(move)) == move
    assert move_to_json(TakeHint(Hint.NEXT_LETTER, word="eons")) == {
        "hint": "next letter",
        "word": "eons",
    }


async def hint(table: Table) -> str:
    """Ask for a hint and return the answer."""
    await table.pilot.press("ctrl+t")
    await table.pilot.pause()
    return table.said


async def test_the_letters_told_are_entered(sit_down: SitDown, services: Services) -> None:
    """What is known lies in the entry, the newest tile is marked, and the last hint gives all."""
    async with sit_down() as table:
        first = await hint(table)
        assert first.endswith("Ctrl+T again for its next letter.")
        word = table.screen.session.hinted.word
        assert (table.lit(), table.board.marks) == ((), {word.path[0]: "?"})
        for shown in range(1, len(word.path) - 1):
            await hint(table)
            assert table.lit() == word.path[:shown]
            assert table.board.marks == {word.path[shown]: "?"}
        last = await hint(table)
        assert last.startswith(word.word.upper())
        assert (table.lit(), table.board.marks) == (word.path, {})
        await table.pilot.press("enter")
        assert table.said.startswith(f"{word.word.upper()}, ")
        assert (await hint(table)).startswith("A word of ")
    moves = [made.move for made in services.games.load(services.games.unfinished()[0].id).moves]
    assert moves[0] == {"hint": "next letter", "word": word.word}
    assert len([move for move in moves if "hint" in move]) == len(word.path) + 1
