"""The design system: what every screen and widget is drawn with.

- `palette`: the roles of colour (`Palette`), the same in every theme; `palette_of(app)`.
- `themes`: the themes, read from `assets/themes`.
- `canvas`: `Canvas`, columns by half rows of coloured pixels, with text over them; draws lines.
- `pixel_widget`: `PixelWidget`, a widget that paints one canvas.
- `brush`: `Brush`, text, digits, boxes and bars on a canvas, by roles.
- `fonts`: pixel letters and digits from `assets/letters`.
- `tiles`: `TileSize`, the sizes of tiles, and `paint_tile`.
- `big_number`: `BigNumber`, a figure in big digits.
- `bars`: bars of one row.
- `panel`: `Panel`, a rounded box with a title, a fact and a foot.
- `composition`: `Composition`, which centres a screen at its greatest width, and its margins.
- `motion`: `play`, short animations that never block and end at once when motion is off.

Colours are never written elsewhere: CSS and `Content` use the roles as variables (`$role-muted`,
`$role-focus`, `$role-tile`, `$role-tile-ink`), canvases use the `Palette`.
Every meaning has a glyph as well.
"""
