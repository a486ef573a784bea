"""Rows of matches in progress on the start page."""

from __future__ import annotations

from datetime import date, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QRectF, QSize, Qt, QTime, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPainterPath, QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from bluestick.app.widgets import style
from bluestick.app.widgets.buttons import button
from bluestick.app.widgets.labels import ElidedLabel, label, with_break_points
from bluestick.app.widgets.layouts import column_of, row_of
from bluestick.engine.record_file import RecordError
from bluestick.engine.seats import Seat
from bluestick.games import GAMES
from bluestick.match.move_table import round_number
from bluestick.store.preview_cache import NONE, Preview
from bluestick.tables import catalogue
from bluestick.tables.drawing import art
from bluestick.text import common, errors, game_texts, game_titles
from bluestick.text.phrases import escape_invisible
from bluestick.text.players import display_names, form_name, opponents

if TYPE_CHECKING:
    from bluestick.engine.match import AnyMatch
    from bluestick.store.saved_matches import SavedMatch
    from bluestick.tables.drawing.theme import Theme

CONFIRM_TIME = 5000
"""Milliseconds after a click on the delete button in which a second click deletes the match."""
PICTURE_SIZE = (88, 57)
FILE_NAME_WIDTH = 220
WIDE_ROW = 560
"""Minimum width of a row with game and opponents side by side."""


class MatchRow(QWidget):
    """Match in progress: opponents, progress, turn. A click anywhere resumes the match."""

    discarded = Signal(object)
    """Emitted to delete a match, after the player has confirmed; argument: its path."""

    def __init__(self, saved: SavedMatch, theme: Theme, known: Preview | None = None) -> None:
        """Create the row; ``known``: cached preview, if still valid."""
        super().__init__()
        self.saved = saved
        self.path = saved.path
        self.game = saved.game
        self.setProperty("role", "card")
        self.setProperty("kind", "row")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._mark = label("picture")
        self._mark.setFixedSize(*PICTURE_SIZE)
        self._mark.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.has_picture = False
        self._name, self._whom, self._state = ElidedLabel("name"), ElidedLabel("note"), ElidedLabel("note")
        self._name.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._when = everyday_date(saved.modified)
        self._error = label("alert", wrap=True)
        self._error.hide()
        self.resume = button("plain", self.tr("Resume"))
        self.discard = button("discard", "×")
        self.discard.setToolTip(self.tr("Move this match to the wastebasket"))
        self.discard.setAccessibleName(self.discard.toolTip())
        self.discard.setCheckable(True)
        self.discard.setCursor(Qt.CursorShape.ArrowCursor)
        self.discard.clicked.connect(self._confirm_discard)
        self._doubt = QTimer(self)
        self._doubt.setSingleShot(True)
        self._doubt.setInterval(CONFIRM_TIME)
        self._doubt.timeout.connect(self._cancel_discard)
        self._first_line = row_of(self._name, (self._whom, 1))
        texts = column_of(self._first_line, self._state, self._error, spacing=2)
        row_of(self._mark, (texts, 1), self.resume, self.discard, spacing=12, margins=(8, 6, 8, 6), inside=self)
        if saved.error is not None:
            self.show_error(saved.error)
            return
        if known is None:
            self._name.setText(game_titles.game_name(saved.game))
            self._state.setText(self._when)
        else:
            self.show_preview(known)
        if not self.has_picture:
            self._mark.setPixmap(game_emblem(saved.game, theme, QSize(*PICTURE_SIZE), self.devicePixelRatioF()))

    def _confirm_discard(self) -> None:
        if self._doubt.isActive():
            self.discarded.emit(self.path)
            return
        self.discard.setText(self.tr("Remove?"))
        self.discard.setAccessibleName(self.discard.text())
        self.discard.setChecked(True)
        self._doubt.start()

    def _cancel_discard(self) -> None:
        self.discard.setText("×")
        self.discard.setAccessibleName(self.discard.toolTip())
        self.discard.setChecked(False)

    def show_preview(self, preview: Preview) -> None:
        self._name.setText(preview.form)
        self._whom.setText(preview.whom)
        self._state.setText(" · ".join(filter(None, (preview.state, self._when))))
        self.resume.setAccessibleName(f"{self.resume.text()}: {self._name.whole()} {self._whom.whole()}")
        picture = preview.pixmap(self.devicePixelRatioF())
        if not picture.isNull():
            self._mark.setPixmap(picture)
        self.has_picture = not picture.isNull() or preview.picture == NONE

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accept the press, so that the row gets the release."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        left = event.button() == Qt.MouseButton.LeftButton
        if left and self.rect().contains(event.position().toPoint()) and not self.resume.isHidden():
            self.resume.click()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = event.size().width() < style.px(WIDE_ROW)
        self._first_line.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)
        self._first_line.setSpacing(2 if narrow else 10)

    def show_error(self, error: RecordError | OSError) -> None:
        name = escape_invisible(self.path.name)
        file = self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideMiddle, style.px(FILE_NAME_WIDTH))
        self._name.setText(name)
        said = errors.record_error(error, file) if isinstance(error, RecordError) else error.strerror or str(error)
        self._error.setText(with_break_points(said))
        self._error.show()
        self._state.setText(self._when)
        self.resume.hide()
        self.unsetCursor()
        style.set_style_property(self, "kind", "")
        self.has_picture = True


class NoMatches(QWidget):
    """Placeholder for no match in progress."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        title = label("strong", self.tr("No matches in progress."))
        note = label("note", self.tr("You can close the window at any time. Your match is saved here."), wrap=True)
        column_of(title, note, margins=(24, 20, 24, 20), inside=self)


def preview_of(match: AnyMatch) -> Preview:
    """Return the preview of a match in progress, without a picture."""
    rules, names = match.rules, display_names(match.players)
    you = preview_seat(match)
    view = match.view(you)
    phase = game_texts.phase(rules.id, rules.phase(view), names, match.to_act, you)
    far = game_texts.chapter(rules.id, view)
    if rules.is_notated:  # a log in words has no move numbers
        far = common.move_number(round_number(match))
    standing = [one.brief() for one in game_texts.standing(rules.id, view)]
    #: What is said of a match that somebody has begun in the middle of one that was over
    branch = QCoreApplication.translate("MatchRow", "continued from an earlier match") if match.begun_at else ""
    return Preview(
        form_name(rules.id, match.setup.variant),
        opponents(rules, match.setup, match.players),
        " · ".join(filter(None, (branch, *standing, far, phase))),
    )


def preview_without_moves(saved: SavedMatch) -> Preview:
    """Return a preview of a match with too many moves to replay."""
    setup = saved.valid_setup()
    #: Of a match on the start page, in place of the score and of whose turn it is. {moves} is a number above 5,000
    state = QCoreApplication.translate("MatchRow", "Very long: {moves} moves")
    return Preview(
        game_titles.game_name(saved.game) if setup is None else form_name(saved.game, setup.variant),
        "" if setup is None else opponents(GAMES[saved.game], setup, saved.players),
        state.format(moves=QLocale().toString(saved.moves)),
        NONE,
    )


def preview_seat(match: AnyMatch) -> Seat | None:
    """Return the seat for the preview: the person to act, else the first person; None without persons."""
    people = [Seat(seat) for seat, player in enumerate(match.players) if player.level is None]
    return next((seat for seat in people if seat in match.to_act), min(people, default=None))


def game_emblem(game: str, theme: Theme, size: QSize, dpr: float) -> QPixmap:
    """Return the picture of a game with rounded corners; ``dpr``: device pixel ratio."""
    pixmap = art.canvas(size, dpr)
    shape = QPainterPath()
    shape.addRoundedRect(QRectF(0, 0, size.width(), size.height()), 8, 8)
    with art.painting(pixmap) as painter:
        painter.setClipPath(shape)
        painter.drawPixmap(0, 0, catalogue.tile(game, theme, size, dpr))
    return pixmap


def everyday_date(when: datetime) -> str:
    """Return a date in everyday words: today 19:20, yesterday, Tuesday, 3 March."""
    locale = QLocale()
    days = (date.today() - when.date()).days
    if days == 0:
        time = locale.toString(QTime(when.hour, when.minute), QLocale.FormatType.ShortFormat)
        return QCoreApplication.translate("StartPage", "today {time}").format(time=time)
    if days == 1:
        return QCoreApplication.translate("StartPage", "yesterday")
    if 0 < days < 7:
        return locale.standaloneDayName(when.isoweekday(), QLocale.FormatType.LongFormat)
    return locale.toString(QDate(when.year, when.month, when.day), QLocale.FormatType.ShortFormat)
