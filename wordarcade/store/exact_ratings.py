"""The exact share of best play behind a rating that was kept as 1 so as not to be 0."""

from typing import Final

EXACT_RATING: Final = """
    CASE rating WHEN 1 THEN coalesce((
        SELECT 100.0 * score / possible FROM (
            SELECT json_extract(told, '$.score') AS score,
                   json_extract(told, '$.possible') AS possible
            FROM (
                SELECT CASE WHEN json_valid(summary) THEN summary ELSE '{}' END AS told
                FROM rounds WHERE id = results.round
            )
        )
        WHERE typeof(score) = 'integer' AND typeof(possible) = 'integer'
              AND score > 0 AND 200 * score < possible
    ), 1) ELSE rating END
    """
"""The rating of a row of `results`, where the points made and possible tell it is under half of 1.

Of a ranked game, whose rating leaves no points out.
"""
