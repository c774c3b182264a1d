"""The gallows in pixels."""

import pytest

from wordarcade.widgets.gallows_strokes import (
    WOODEN,
    GallowsSize,
    Material,
    strokes,
    strokes_lit,
)


@pytest.mark.parametrize("size", GallowsSize)
def test_every_stroke_is_seen(size: GallowsSize) -> None:
    """No stroke is empty, outside of the picture, or hidden behind later ones."""
    drawn = strokes(size)
    assert len(drawn) == WOODEN + 6
    for number, stroke in enumerate(drawn):
        hidden = {pixel for later in drawn[number + 1 :] for pixel in later}
        assert stroke.keys() - hidden
        assert all(0 <= x < size.side and 0 <= y < size.side for x, y in stroke)
        assert (number >= WOODEN) == (set(stroke.values()) == {Material.FIGURE})


@pytest.mark.parametrize("size", GallowsSize)
def test_the_figure_is_even(size: GallowsSize) -> None:
    """Arms and legs mirror each other, and the head hangs on the rope."""
    _, _, _, rope, head, body, *limbs = strokes(size)
    centre = min(x for x, _ in rope)
    assert {(2 * centre - x, y) for x, y in body} == set(body)
    assert {(2 * centre - x, y) for x, y in head} == set(head)
    for left, right in (limbs[:2], limbs[2:]):
        assert {(2 * centre - x, y) for x, y in left} == set(right)
    assert (centre, max(y for _, y in rope) + 1) in head


@pytest.mark.parametrize("size", GallowsSize)
def test_the_figure_hangs_free(size: GallowsSize) -> None:
    """Its feet are clear of the ground."""
    base, *_ = drawn = strokes(size)
    feet = max(y for stroke in drawn[WOODEN:] for _, y in stroke)
    assert feet < min(y for _, y in base) - 1


@pytest.mark.parametrize("allowed", range(1, 60))
def test_the_picture_is_whole_with_the_last_miss_and_not_before(allowed: int) -> None:
    """Whatever the number of wrong guesses, no stroke is taken back, and the last one counts."""
    lit = [strokes_lit(wrong, allowed) for wrong in range(allowed + 1)]
    assert lit == sorted(lit)
    assert lit[0] in {0, WOODEN}
    assert lit[-1] == WOODEN + 6
    assert lit[-2] < WOODEN + 6
    if allowed <= WOODEN + 6:
        assert len(set(lit)) == len(lit)
