import json
import multiprocessing
import os
import time
from random import Random

import pytest

from bluestick.engine.match import Match
from bluestick.engine.record import VERSION, Record
from bluestick.engine.record_file import RecordError
from bluestick.engine.seats import CHANCE
from bluestick.games import GAMES
from bluestick.store.journal import FileInUseError
from bluestick.store.match_store import MatchStore
from tests.app.players import PERSON, bot, halma, play_on


@pytest.fixture
def saves(tmp_path):
    return MatchStore(tmp_path / "matches")


@pytest.fixture
def match():
    match = halma(PERSON, bot())
    play_on(match, 10)
    return match


@pytest.fixture
def saved(saves, match):
    """The file of a match of ten moves that nobody has open."""
    journal = saves.create(match)
    journal.save(match)
    journal.close(match)
    return journal.path


def lines(path):
    return path.read_text("utf-8").splitlines()


def in_file(path):
    return Record.parse(path.read_bytes())


# What is written.


def test_every_move_is_in_the_file_once_it_was_saved(saves):
    match = halma(PERSON, PERSON)
    journal = saves.create(match)
    for _ in range(30):
        play_on(match, 1, seed=match.position)
        journal.save(match)
        assert in_file(journal.path) == match.record()


def test_a_move_is_one_more_line_and_nothing_else_changes(saves, match):
    journal = saves.create(match)
    journal.save(match)
    before, inode = journal.path.read_bytes(), journal.path.stat().st_ino
    play_on(match, 1)
    journal.save(match)
    after = journal.path.read_bytes()
    assert after.startswith(before)
    assert after.count(b"\n") == before.count(b"\n") + 1
    assert journal.path.stat().st_ino == inode


def test_every_write_reaches_the_disk_itself(saves, match, monkeypatch):
    flushed = []
    fsync = os.fsync
    monkeypatch.setattr(os, "fsync", lambda file: (flushed.append(os.fstat(file).st_size), fsync(file)))
    journal = saves.create(match)
    journal.save(match)
    play_on(match, 1)
    journal.save(match)
    assert flushed[0] < flushed[-1] == journal.path.stat().st_size


def test_undo_redo_and_assistance_are_in_the_file(saves, match):
    journal = saves.create(match)
    journal.save(match)
    for change in (lambda: match.rewind(4), match.redo, lambda: match.rewind(1), lambda: play_on(match, 3)):
        change()
        match.assisted = True
        journal.save(match)
        assert in_file(journal.path) == match.record()


def test_two_matches_never_share_a_file(saves, match):
    journals = [saves.create(match) for _ in range(1)]
    journals[0].save(match)
    journals.append(saves.create(match))
    journals[1].save(match)
    assert journals[0].path != journals[1].path


def test_a_file_that_was_deleted_is_written_anew(saves, match):
    journal = saves.create(match)
    journal.save(match)
    journal.path.unlink()
    play_on(match, 1)
    journal.save(match)
    assert in_file(journal.path) == match.record()


def test_a_file_that_somebody_else_has_changed_meanwhile_stays(saves, match):
    journal = saves.create(match)
    journal.save(match)
    theirs = journal.path
    theirs.write_text("something else")
    play_on(match, 1)
    journal.save(match)
    assert theirs.read_text() == "something else"
    assert journal.path != theirs
    assert in_file(journal.path) == match.record()


# What is read.


def test_a_match_goes_on_where_it_was_left(saves, match, saved):
    loaded, journal = saves.load(saved)
    assert loaded.record() == match.record()
    assert not journal.is_truncated
    play_on(loaded, 5)
    journal.save(loaded)
    assert in_file(saved) == loaded.record()


def test_loading_changes_nothing(saves, saved):
    before = saved.read_bytes(), saved.stat().st_mtime_ns
    match, journal = saves.load(saved)
    journal.close(match)
    assert (saved.read_bytes(), saved.stat().st_mtime_ns) == before


@pytest.mark.parametrize("length", range(1, len('{"seat": 0, "move": "a1-a1"}')))
def test_a_torn_last_move_is_left_out_and_mended_by_the_next(saves, match, saved, length):
    whole = saved.read_bytes()
    last = whole.rindex(b"\n", 0, -1) + 1
    torn = whole[: last + length]
    saved.write_bytes(torn)
    loaded, journal = saves.load(saved)
    assert journal.is_truncated
    assert loaded.position == match.position - 1
    assert saved.read_bytes() == torn
    play_on(loaded, 1)
    journal.save(loaded)
    assert in_file(saved) == loaded.record()
    assert not in_file(saved).torn


def test_a_last_move_that_lacks_only_its_line_end_counts(saves, match, saved):
    saved.write_bytes(saved.read_bytes()[:-1])
    loaded, journal = saves.load(saved)
    assert loaded.position == match.position
    play_on(loaded, 1)
    journal.save(loaded)
    assert in_file(saved) == loaded.record()


def edited(number, old, new):
    """An edit of one line of a file, counted from 1."""

    def edit(data):
        text = data.decode().splitlines(keepends=True)
        assert old in text[number - 1]
        text[number - 1] = text[number - 1].replace(old, new)
        return "".join(text).encode()

    return edit


def move_of(number):
    """Make line ``number`` a legal looking move of a piece that stands elsewhere."""

    def edit(data):
        text = data.decode().splitlines(keepends=True)
        text[number - 1] = text[number - 1].split('"move"')[0] + '"move": "h8-h9"}\n'
        return "".join(text).encode()

    return edit


UNUSABLE = {
    "empty": (lambda data: b"", "foreign", 1),
    "a picture": (lambda data: b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 9, "foreign", 1),
    "other json": (lambda data: b'{"format": "chess"}\n', "foreign", 1),
    "a list": (lambda data: b"[1, 2]\n", "foreign", 1),
    "torn in the header": (lambda data: data[:40], "foreign", 1),
    "nested": (lambda data: b"[" * 100_000, "foreign", 1),
    "garbled move": (lambda data: data.replace(b'"move"', b'"m\xffve"', 3), "bad_line", 2),
    "zeros in the middle": (lambda data: data[:600] + bytes(20) + data[620:], "bad_line", None),
    "line lost": (lambda data: data.replace(data.splitlines(keepends=True)[4], b""), "illegal_move", 5),
    "newer version": (edited(1, f'"version": {VERSION}', f'"version": {VERSION + 1}'), "newer_version", 1),
    "newer rules": (edited(1, '"rules": 1', '"rules": 99'), "newer_rules", 1),
    "unknown game": (edited(1, '"game": "halma"', '"game": "ludo"'), "unknown_game", 1),
    "three seats": (edited(1, '"seats": 2', '"seats": 3'), "bad_setup", 1),
    "a player short": (edited(1, '{"name": "", "level": null}, ', ""), "bad_header", 1),
    "unknown level": (edited(1, '"level": "random"', '"level": "godlike"'), "bad_header", 1),
    "a level under another name": (edited(1, '"level": "random"', '"levil": "random"'), "bad_header", 1),
    "no move at all": (edited(5, '"move": "', '"move": "to '), "bad_move", 5),
    "illegal move": (move_of(7), "illegal_move", 7),
    "unknown seat": (edited(6, '"seat": ', '"seat": 1'), "bad_line", 6),
    "a nameless player": (edited(1, '"name": "Elin"', '"name": null'), "bad_header", 1),
    "second draw of lots": (lambda data: data + b'{"seat": null, "move": "first 0"}\n', "illegal_move", 12),
}  # fmt: skip


@pytest.mark.parametrize("case", UNUSABLE)
def test_an_unusable_file_is_refused_with_its_line_and_stays_as_it_is(saves, saved, case):
    edit, code, line = UNUSABLE[case]
    data = edit(saved.read_bytes())
    saved.write_bytes(data)
    for use in (saves.load, lambda path: saves.import_file(path.rename(saves.folder.parent / "x.bluestick"))):
        with pytest.raises(RecordError) as error:
            use(saved)
        assert error.value.code == code
        assert line in (None, error.value.line)
    assert (saves.folder.parent / "x.bluestick").read_bytes() == data
    assert [file for file in saves.folder.iterdir() if file.suffix != ".lock"] == []


def test_a_file_that_is_not_there_is_an_error_of_the_system(saves, tmp_path):
    with pytest.raises(FileNotFoundError):
        saves.load(tmp_path / "matches" / "none.bluestick")


def test_a_match_that_is_open_in_another_window_is_refused(saves, match, saved):
    loaded, journal = saves.load(saved)
    with pytest.raises(FileInUseError):
        MatchStore(saves.folder).load(saved)
    journal.close(loaded)
    loaded, journal = saves.load(saved)
    journal.close(loaded)


def test_a_new_match_is_kept_from_other_windows_too(saves, match):
    journal = saves.create(match)
    journal.save(match)
    with pytest.raises(FileInUseError):
        saves.load(journal.path)


def test_a_lock_that_nobody_holds_any_more_keeps_nobody_off(saves, saved):
    match, journal = saves.load(saved)
    lock = saved.with_name(f"{saved.name}.lock")
    ours = lock.read_bytes()
    journal.close(match)
    lock.write_bytes(ours)  # left by a crash, and its process id now belongs to somebody else: to us
    os.utime(lock, (time.time() - 60,) * 2)
    match, journal = saves.load(saved)
    journal.close(match)


def test_a_file_that_was_refused_is_not_kept_from_others(saves, saved):
    good = saved.read_bytes()
    saved.write_bytes(b"nonsense")
    with pytest.raises(RecordError):
        saves.load(saved)
    saved.write_bytes(good)
    saves.load(saved)


# The list.


def test_the_list_tells_what_the_shelf_shows(saves, match, saved):
    (entry,) = saves.open_matches()
    assert (entry.path, entry.game, entry.players) == (saved, "halma", match.players)
    assert (entry.moves, entry.last, entry.error) == (10, match.played[-1].seat, None)
    assert entry.modified.timestamp() == pytest.approx(saved.stat().st_mtime, abs=0.001)


@pytest.mark.parametrize(("cut", "moves"), [(1, 10), (5, 9)])
def test_the_list_counts_what_loading_would_find(saves, saved, cut, moves):
    saved.write_bytes(saved.read_bytes()[:-cut])
    (entry,) = saves.open_matches()
    assert entry.moves == saves.load(saved)[0].position == moves


def test_the_list_of_a_match_that_has_just_begun(saves):
    match = halma(PERSON, PERSON)
    journal = saves.create(match)
    journal.save(match)
    assert [(entry.moves, entry.last) for entry in saves.open_matches()] == [(0, None)]
    match.chance()
    journal.save(match)
    assert [(entry.moves, entry.last) for entry in saves.open_matches()] == [(1, CHANCE)]


def test_the_match_played_last_comes_first(saves, match):
    paths = []
    for age in (30, 10, 20):
        journal = saves.create(match)
        journal.save(match)
        os.utime(journal.path, (time.time() - age,) * 2)
        paths.append(journal.path)
    assert [entry.path for entry in saves.open_matches()] == [paths[1], paths[2], paths[0]]


def test_damaged_files_are_listed_as_such(saves, saved):
    (saves.folder / "a.bluestick").write_bytes(b"\xff\xfe")
    (saves.folder / "b.bluestick").mkdir()
    (saves.folder / "c.bluestick").write_bytes(saved.read_bytes().replace(b'"halma"', b'"ludo"'))
    (saves.folder / "notes.txt").write_text("no match")
    listed = {entry.path.name: entry for entry in saves.open_matches()}
    assert listed.keys() == {"a.bluestick", "b.bluestick", "c.bluestick", saved.name}
    assert isinstance(listed["a.bluestick"].error, RecordError)
    assert isinstance(listed["b.bluestick"].error, OSError)
    assert listed["c.bluestick"].error.code == "unknown_game"
    assert listed[saved.name].error is None


def test_without_a_folder_the_list_is_empty(saves):
    assert not saves.open_matches()
    assert not saves.folder.exists()


def test_the_list_reads_only_how_a_match_begins_and_ends(saves, saved):
    head, *moves = lines(saved)
    saved.write_text("\n".join([head, *("nonsense" for _ in moves[:-1]), moves[-1], ""]))
    (entry,) = saves.open_matches()
    assert entry.error is None
    assert entry.moves == len(moves)


def ended():
    match = halma(PERSON, bot())
    play_on(match, 3)
    seat = min(match.to_act)
    match.play(seat, match.rules.read("resign"))
    return match


def test_a_match_that_is_over_leaves_the_list_but_stays(saves):
    match = ended()
    journal = saves.create(match)
    journal.save(match)
    journal.close(match)
    assert not saves.open_matches()
    assert in_file(journal.path) == match.record()
    again, journal = saves.load(journal.path)
    assert again.outcome == match.outcome
    again.rewind(3)  # what if?
    journal.save(again)
    journal.close(again)
    assert [entry.path for entry in saves.open_matches()] == [journal.path]


# Copies.


def test_a_copy_is_a_match_of_its_own(saves, match, tmp_path):
    copy = tmp_path / "copy.bluestick"
    copy.write_text("an older copy")
    saves.save_copy(match, copy)
    assert in_file(copy) == match.record()
    assert [file.name for file in tmp_path.iterdir()] == ["copy.bluestick"]


def test_a_file_from_elsewhere_is_copied_to_the_open_matches(saves, match, tmp_path):
    copy = tmp_path / "from Åse.bluestick"
    saves.save_copy(match, copy)
    adopted = saves.import_file(copy)
    assert adopted.parent == saves.folder
    assert saves.import_file(copy) == adopted  # once is enough
    assert saves.load(adopted)[0].record() == match.record()
    assert saves.import_file(adopted) == adopted
    assert copy.exists()


def test_whoever_opens_a_file_again_can_go_on_where_they_were(saves, match, tmp_path):
    copy = tmp_path / "ext.bluestick"
    saves.save_copy(match, copy)
    assert saves.continued_match(copy) is None
    (saves.folder).mkdir()
    (saves.folder / "bad.bluestick").write_text("no match")
    adopted = saves.import_file(copy)
    assert saves.continued_match(copy) is None
    mine, journal = saves.load(adopted)
    play_on(mine, 2)
    journal.save(mine)
    assert saves.continued_match(copy) == adopted
    assert saves.continued_match(adopted) is None
    again = saves.import_file(copy)
    assert again != adopted
    assert in_file(again) == match.record()
    assert saves.continued_match(copy) == adopted


def test_another_match_was_not_played_on(saves, match, tmp_path):
    copy = tmp_path / "ext.bluestick"
    saves.save_copy(match, copy)
    for change in (
        lambda data: data.replace(b'"id": "test"', b'"id": "else"'),
        lambda data: data.replace(b'"draws": true', b'"draws": false'),
    ):
        data = change(copy.read_bytes())
        assert data != copy.read_bytes()
        saves.folder.mkdir(exist_ok=True)
        (saves.folder / "other.bluestick").write_bytes(data + b"\n")
        assert saves.continued_match(copy) is None
    mine, journal = saves.load(saves.import_file(copy))
    mine.rewind(8)
    play_on(mine, 6, seed=99)
    journal.save(mine)
    assert saves.continued_match(copy) is None  # it went elsewhere


@pytest.mark.skipif(os.name == "nt", reason="links need a permission there")
def test_nothing_is_written_through_a_link_that_somebody_has_planted(saves, match, tmp_path):
    (tmp_path / "precious").write_text("mine")
    (tmp_path / ".copy.bluestick.new").symlink_to(tmp_path / "precious")
    saves.save_copy(match, tmp_path / "copy.bluestick")
    assert (tmp_path / "precious").read_text() == "mine"
    assert in_file(tmp_path / "copy.bluestick") == match.record()


def test_a_match_that_is_discarded_leaves_the_list(saves, saved, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    saves.delete(saved)
    assert not saves.open_matches()


def test_a_match_in_use_is_not_discarded(saves, saved):
    match, journal = saves.load(saved)
    with pytest.raises(FileInUseError):
        saves.delete(saved)
    journal.close(match)
    assert saved.exists()


def test_discarding_what_is_gone_is_an_error(saves, tmp_path):
    with pytest.raises(FileNotFoundError):
        saves.delete(tmp_path / "none.bluestick")


def test_a_copy_onto_a_link_goes_where_the_link_leads(saves, match, tmp_path):
    kept, link = tmp_path / "kept.bluestick", tmp_path / "link.bluestick"
    link.symlink_to(kept)
    saves.save_copy(match, link)
    assert link.is_symlink()
    assert Record.parse(kept.read_bytes()) == match.record()


def test_what_crashes_have_left_is_swept_once_it_is_old(saves, saved, match):
    other = saves.create(match)
    other.save(match)  # is being played
    dead = saved.with_name(f"{saved.name}.lock")
    dead.write_text("99999999\nbluestick\nhere\n\n\n")
    settings = saves.folder / "bluestick.ini"
    left = {dead, saves.folder / ".half.bluestick.new", saves.folder / "bluestick.ini.aBc123"}
    for path in (*left, settings):
        path.touch()
    before = set(saves.folder.iterdir())
    saves.delete_leftovers(settings)
    assert set(saves.folder.iterdir()) == before
    for path in before:
        os.utime(path, (time.time() - 100_000,) * 2)
    saves.delete_leftovers(settings)
    assert before - set(saves.folder.iterdir()) == left


def test_the_lock_of_a_finished_match_is_swept_too(saves):
    saves.finished_folder.mkdir(parents=True)
    dead = saves.finished_folder / "over.bluestick.lock"
    dead.write_text("99999999\nbluestick\nhere\n\n\n")
    os.utime(dead, (time.time() - 100_000,) * 2)
    saves.delete_leftovers(saves.folder / "bluestick.ini")
    assert not dead.exists()


def test_where_there_is_nothing_nothing_is_swept(saves):
    saves.delete_leftovers(saves.folder / "bluestick.ini")
    assert not saves.folder.exists()


# Trouble with the disk.


class Disk:
    """A disk that can be full: writing then stops in mid-line."""

    def __init__(self, monkeypatch):
        self.full = False
        fsync = os.fsync
        monkeypatch.setattr(os, "fsync", lambda file: self._fsync(file, fsync))

    def _fsync(self, file, fsync):
        if self.full:
            os.ftruncate(file, max(0, os.fstat(file).st_size - 7))
            raise OSError(28, "No space left on device")
        fsync(file)


def test_a_full_disk_is_an_error_and_later_everything_is_saved(saves, match, monkeypatch):
    disk = Disk(monkeypatch)
    journal = saves.create(match)
    journal.save(match)
    held = match.record()
    disk.full = True
    for _ in range(3):
        play_on(match, 1)
        with pytest.raises(OSError, match="No space"):
            journal.save(match)
        found = in_file(journal.path)
        assert found.torn
        assert found == held
    disk.full = False
    play_on(match, 1)
    journal.save(match)
    assert in_file(journal.path) == match.record()
    assert {file.suffix for file in saves.folder.iterdir()} == {".bluestick", ".lock"}


def test_a_folder_that_cannot_be_made_is_an_error_and_later_everything_is_saved(tmp_path, match):
    (tmp_path / "data").write_text("a file where the folder should be")
    saves = MatchStore(tmp_path / "data" / "matches")
    with pytest.raises(NotADirectoryError):
        saves.open_matches()
    journal = saves.create(match)
    with pytest.raises(OSError, match="data"):
        journal.save(match)
    (tmp_path / "data").unlink()
    journal.save(match)
    journal.close(match)
    assert [entry.moves for entry in saves.open_matches()] == [10]


def test_a_read_only_folder_is_an_error(saves, match, saved, monkeypatch):
    def refuse(path, *_, **__):
        raise PermissionError(13, "Permission denied", str(path))

    loaded, journal = saves.load(saved)
    before = saved.read_bytes()
    monkeypatch.setattr("bluestick.store.journal.open_regular", refuse)
    play_on(loaded, 1)
    with pytest.raises(PermissionError):
        journal.save(loaded)
    monkeypatch.undo()
    assert saved.read_bytes() == before
    journal.save(loaded)
    assert in_file(saved) == loaded.record()


@pytest.fixture(scope="module")
def children():
    """Makes processes within milliseconds: everything is imported in the one they are forked from."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__])
    return context


def fill_the_disk(folder):
    """In a process of its own, whose files may grow no more than a few bytes."""
    import resource

    saves, match = MatchStore(folder), halma(PERSON, bot())
    journal = saves.create(match)
    play_on(match, 3)
    journal.save(match)
    held, size = match.record(), journal.path.stat().st_size
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 9, limits[1]))
    for _ in range(2):
        play_on(match, 1)
        with pytest.raises(OSError, match="too large"):
            journal.save(match)
        assert in_file(journal.path) == held
    resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    journal.save(match)
    assert in_file(journal.path) == match.record()


@pytest.mark.skipif(os.name != "posix", reason="limits are posix")
def test_a_disk_that_is_really_full(children, tmp_path):
    child = children.Process(target=fill_the_disk, args=(tmp_path,))
    child.start()
    child.join()
    assert child.exitcode == 0


# Killed at any moment.


def play_until_killed(folder, seed, connection):
    """Resume the match and play on, sometimes undoing moves; send each record before and after it is saved."""
    saves, rng = MatchStore(folder), Random(seed)
    unfinished = saves.open_matches()
    if unfinished:
        match, journal = saves.load(unfinished[0].path)
    else:
        match = halma(PERSON, PERSON)
        journal = saves.create(match)
    connection.send(None)
    while True:
        if rng.random() < 0.1 and match.position > 1:
            match.rewind(rng.randrange(match.position // 2, match.position))
        else:
            play_on(match, 1, seed=rng.random())
        connection.send((match.record(), False))
        journal.save(match)
        connection.send((match.record(), True))


def tidings(connection, until):
    """Yield messages until the deadline, or until the sender is dead and all are read."""
    while (left := until - time.monotonic()) > 0:
        try:
            if connection.poll(left):
                yield connection.recv()
        except EOFError:
            return


def saved_at_least(connection, number):
    """Return all messages up to that number of saved moves."""
    told = []
    while sum(is_saved for _, is_saved in told) < number:
        told.append(connection.recv())
    return told


@pytest.mark.thorough
def test_killed_at_fifty_random_moments_no_finished_move_is_lost(children, tmp_path):
    rng, saves = Random(3), MatchStore(tmp_path)
    in_file, longest = None, 0
    for moment in range(50):
        ours, theirs = children.Pipe(duplex=False)
        victim = children.Process(target=play_until_killed, args=(tmp_path, moment, theirs))
        victim.start()
        theirs.close()
        assert ours.recv() is None
        told = saved_at_least(ours, rng.randrange(5) if moment else 1)  # however little time a machine has for it
        told += tidings(ours, time.monotonic() + rng.uniform(0, 0.06))
        victim.kill()
        victim.join()
        told += tidings(ours, time.monotonic() + 10)
        ours.close()
        certain = in_flight = in_file
        for in_flight, is_saved in told:
            if is_saved:
                certain = in_flight
        found = [saves.load(entry.path) for entry in saves.open_matches()]
        in_file = found[0][0].record() if found else None
        assert in_file in (certain, in_flight)
        for match, journal in found:
            longest = max(longest, match.position)
            journal.close(match)
    assert longest > 20


def test_the_numbers_of_all_deals_are_read_off_the_first_lines(saves):
    rules = GAMES["kille"]
    for number, deal in enumerate((5, 6, None)):
        match = Match(rules, rules.setup(4), deal=deal, id=f"numbered{number}")
        journal = saves.create(match)
        journal.save(match)
        journal.unlock()
        if deal == 6:
            saves.finished_folder.mkdir()
            journal.path.rename(saves.finished_folder / journal.path.name)
    (saves.folder / "damaged.bluestick").write_bytes(b'{"deal": 9')
    assert saves.known_deals() == {("kille", 5), ("kille", 6)}


def test_the_cards_of_a_match_that_was_removed_stay_known(saves, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    rules = GAMES["kille"]
    for deal in (5, 6, 5, None):
        match = Match(rules, rules.setup(4), deal=deal, id=f"removed{deal}")
        journal = saves.create(match)
        journal.save(match)
        journal.unlock()
        saves.delete(journal.path)
    assert not saves.open_matches()
    assert saves.known_deals() == MatchStore(saves.folder).known_deals() == {("kille", 5), ("kille", 6)}
    assert json.loads(saves.removed_file.read_text()) == [["kille", 5], ["kille", 6]]


@pytest.mark.parametrize(
    "text", ["", "[1, 2", "{}", "7", '[["kille"], ["kille", "5"], [5, "kille"], 3, null]', "[" * 9999]
)
def test_a_damaged_list_of_removed_deals_says_nothing_and_is_written_again(saves, monkeypatch, tmp_path, text):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    saves.folder.mkdir(parents=True, exist_ok=True)
    saves.removed_file.write_text(text)
    assert saves.known_deals() == frozenset()
    match = Match(GAMES["kille"], GAMES["kille"].setup(4), deal=8, id="removed")
    journal = saves.create(match)
    journal.save(match)
    journal.unlock()
    saves.delete(journal.path)
    assert saves.known_deals() == {("kille", 8)}
    assert saves.removed_file.with_stem("removed-damaged").read_text() == text


def test_a_match_that_cannot_be_remembered_is_removed_nevertheless(saves, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    match = Match(GAMES["kille"], GAMES["kille"].setup(4), deal=8, id="removed")
    journal = saves.create(match)
    journal.save(match)
    journal.unlock()
    monkeypatch.setattr(MatchStore, "update", unwritable)
    saves.delete(journal.path)
    assert not saves.open_matches()


def unwritable(*_):
    raise OSError("no room")


def killed_at_the_end(saves):
    """The file of a match that was over when the program was killed."""
    match = Match(GAMES["halma"], GAMES["halma"].setup(2), id="ended")
    match.chance()
    match.play(min(match.to_act), GAMES["halma"].read("resign"))
    journal = saves.create(match)
    journal.save(match)
    journal.unlock()
    return journal.path


def test_a_match_that_is_over_is_put_with_the_finished_ones(saves):
    path = killed_at_the_end(saves)
    assert saves.archive(path)
    assert not saves.open_matches()
    assert [saved.id for saved in saves.finished_matches()] == ["ended"]


def test_a_match_that_goes_on_stays_open(saves, saved):
    assert not saves.archive(saved)
    assert [each.path for each in saves.open_matches()] == [saved]


def test_a_match_in_use_is_not_put_away(saves):
    path = killed_at_the_end(saves)
    match, journal = saves.load(path)
    with pytest.raises(FileInUseError):
        saves.archive(path)
    journal.unlock()
    assert match.outcome is not None
    assert path.exists()


def test_where_nothing_was_played_there_are_no_numbers(saves):
    assert saves.known_deals() == frozenset()


# Long names.


@pytest.mark.parametrize("letter", ["x", "å", "💎"])
@pytest.mark.parametrize("length", [230, 250, 251, 252, 253, 254, 255])
def test_a_file_with_a_name_as_long_as_the_system_takes_is_played_on(tmp_path, saves, match, letter, length):
    stem = letter * ((length - len(".bluestick")) // len(letter.encode()))
    elsewhere = tmp_path / f"{stem}.bluestick".rjust(length - len(stem.encode()) + len(stem), "m")
    assert len(os.fsencode(elsewhere.name)) == length
    saves.save_copy(match, elsewhere)
    before = elsewhere.read_bytes()
    again, journal = saves.load(saves.import_file(elsewhere))
    play_on(again, 1)
    journal.save(again)
    journal.close(again)
    assert in_file(journal.path).moves == again.record().moves
    assert elsewhere.read_bytes() == before


def test_two_long_names_that_begin_alike_are_two_matches(tmp_path, saves):
    adopted = set()
    for number in range(3):
        file = tmp_path / f"{'x' * 240}{number}.bluestick"
        other = halma(PERSON, bot())
        play_on(other, number)
        saves.save_copy(other, file)
        adopted.add(saves.import_file(file))
    assert len(adopted) == 3
