"""Themes: colours of day, night and high contrast, and of the cloths."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtGui import QColor


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours of a theme by purpose, as ``#rrggbb``."""

    name: str
    fibre: float
    """Strength of the fibres of wool and wood; 0 in high contrast."""
    bg: str
    panel: str
    line: str
    """Hairlines: decoration, too faint to carry meaning."""
    ink: str
    ink2: str
    accent: str
    onaccent: str
    madder: str
    fir: str
    """Colour of the third player or pair; ``accent`` and ``madder`` are those of the first two."""
    ochre: str
    """Colour for ornaments only, never to show a state."""
    signal: str
    """Colour of the seat to act, chosen cards and the last move; always with a dark outline."""
    table: str
    ttext: str
    paper: str
    wood: str
    wood2: str
    woodedge: str
    woodline: str
    woodtext: str
    reach: str
    """Colour of marks for reachable squares and movable pieces; drawn inside an outline in ``casing``."""
    casing: str

    @property
    def high_contrast(self) -> bool:
        return self.fibre == 0

    def color(self, token: str, alpha: float = 1.0) -> QColor:
        color = QColor(getattr(self, token))
        color.setAlphaF(alpha)
        return color

    def with_cloth(self, cloth: str) -> Theme:
        """Return the theme with the table in the colour of ``cloth``; the high-contrast theme is unchanged."""
        return replace(self, table=CLOTH_COLOURS[cloth].get(self.name, self.table))


_COLOURS = {
    "bg": ("#f3eee3", "#141a20", "#000000"),
    "panel": ("#fbf8f0", "#1d262e", "#000000"),
    "line": ("#cbc1ad", "#3a4752", "#ffffff"),
    "ink": ("#1b2730", "#ece6d8", "#ffffff"),
    "ink2": ("#4b5963", "#aab4ba", "#ffffff"),
    "accent": ("#1f5673", "#86bbd6", "#ffd84d"),
    "onaccent": ("#fffdf6", "#0e161c", "#000000"),
    "madder": ("#a33522", "#ee8468", "#ff9c86"),
    "fir": ("#2d6b4f", "#7cc79f", "#8ee6b8"),
    "ochre": ("#d99a26", "#e6b04c", "#ffd84d"),
    "signal": ("#ffcc55", "#ffcc55", "#ffd84d"),
    "table": ("#4f7186", "#25394a", "#000000"),
    "ttext": ("#fffdf6", "#ece6d8", "#ffffff"),
    "paper": ("#fffdf6", "#f4eee0", "#ffffff"),
    "wood": ("#d9b98a", "#8b6f49", "#ffffff"),
    "wood2": ("#c9a673", "#7c623e", "#d6d6d6"),
    "woodedge": ("#76552e", "#3a2c1c", "#000000"),
    "woodline": ("#4a3518", "#8f7447", "#ffffff"),
    "woodtext": ("#f4e3c2", "#f4e3c2", "#ffffff"),
    "reach": ("#0a4f7d", "#0a4f7d", "#003a66"),
    "casing": ("#fffdf6", "#fffdf6", "#ffffff"),
}
"""Colours by field of ``Theme``, in that order: by day, by night, in high contrast."""


def _theme(column: int, name: str, fibre: float) -> Theme:
    return Theme(name, fibre, *(colours[column] for colours in _COLOURS.values()))


DAY, NIGHT, CONTRAST = _theme(0, "day", 1.0), _theme(1, "night", 0.6), _theme(2, "contrast", 0.0)

CLOTH_COLOURS = {
    "fjord": {"day": DAY.table, "night": NIGHT.table},
    "fir": {"day": "#3f6a5c", "night": "#24423a"},
    "madder": {"day": "#7d4a3a", "night": "#4a2c24"},
    "ochre": {"day": "#846530", "night": "#4d3b1d"},
    "heather": {"day": "#67525f", "night": "#3a2d37"},
    "slate": {"day": "#5c6468", "night": "#30373b"},
}

THEMES = {theme.name: theme for theme in (DAY, NIGHT, CONTRAST)}
