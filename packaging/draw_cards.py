"""Draw the pictures of all decks: ``python packaging/draw_cards.py`` writes resources/cards/*/*.svg."""

from __future__ import annotations

from pathlib import Path

from card_art import backs, french, haggis, kille, snapphana

CARDS = Path(__file__).resolve().parents[1] / "resources" / "cards"
DECKS = {
    "backs": backs.pictures,
    "french": french.pictures,
    "kille": kille.pictures,
    "haggis": haggis.pictures,
    "snapphana": snapphana.pictures,
}

if __name__ == "__main__":
    for deck, pictures in DECKS.items():
        for name, picture in pictures().items():
            (CARDS / deck / f"{name}.svg").write_text(picture, encoding="utf-8")
