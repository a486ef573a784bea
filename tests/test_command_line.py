import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from platform import python_version

import PySide6
import pytest
from PySide6.QtCore import qVersion

from bluestick import __version__
from bluestick.__main__ import main
from bluestick.engine.bots import Level
from bluestick.engine.deal_codes import deal_code
from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES
from bluestick.simulate import Series, play, standings, wilson

pytestmark = pytest.mark.thorough

HALMA, HALJAN = GAMES["halma"], GAMES["haljan"]


def bluestick(*arguments: str, **more) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bluestick", *arguments], capture_output=True, text=True, timeout=60, check=False, **more
    )


def run(command: str) -> int:
    return main(command.split())


def series(seats: int, *levels: str, matches: int = 2, seed: str = "1") -> Series:
    return Series(HALMA, HALMA.setup(seats), tuple(map(Level, levels)), matches, seed)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Return the file of an unfinished match of three moves."""
    match = Match(HALMA, HALMA.setup(2), [Player("Anna"), Player("Berit")])
    match.play(Seat(-1), HALMA.read("first 0"))
    match.play(Seat(0), HALMA.read("e2-f3"))
    match.play(Seat(1), HALMA.read("l15-k14"))
    file = tmp_path / "match.bluestick"
    file.write_text("".join(match.record().lines()), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    "command",
    [
        "/no/such/file",
        "/",
        "one two",
        "--game ludo",
        "--language xx",
        "--nonsense",
        "simulate",
        "simulate ludo",
        "simulate halma --seats 3",
        "simulate halma --seats two",
        "simulate halma --variant big",
        "simulate halma --option house_rule",
        "simulate halma --option draws=maybe",
        "simulate halma --bots easy,genius",
        "simulate halma --bots easy,easy,easy",
        "simulate halma --matches 0",
        "simulate halma --matches -1",
        "simulate halma --matches 1.5",
        "simulate halma --seconds 0",
        "simulate halma --deal 17",
        "simulate kille --deal 0",
        "simulate kille --deal 1000000000",
        "simulate kille --deal 1TY4-0004-K7PK",
        "simulate haljan --deal 1TY4-0004-K7PX",
        "simulate haljan --deal seventeen",
        "simulate halma --seconds nan",
        "simulate halma --seconds",
        "simulate halma --json=yes",
        "simulate halma more",
        "replay",
        "replay /no/such/file",
        "replay /",
        "replay pyproject.toml",
        "review",
        "review /no/such/file",
        "review pyproject.toml",
        "review README.md --seconds 0",
        "review README.md --seconds soon",
    ],
)
def test_what_makes_no_sense_is_said_in_one_line_with_status_2(command, capsys, qapp):
    assert run(command) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("bluestick: ")
    assert err.count("\n") == 1


def test_a_file_that_may_not_be_read_is_named(saved, capsys, qapp, monkeypatch):
    def refuse(path, *how):
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr("bluestick.engine.safe_open.os.open", refuse)
    assert main(["replay", str(saved)]) == 2
    assert str(saved) in capsys.readouterr().err


@pytest.mark.parametrize("command", [[], ["simulate"], ["replay"], ["review"]])
def test_help_names_every_option(command, capsys, qapp):
    assert main([*command, "--help"]) == 0
    page = capsys.readouterr().out
    options = {
        (): ["--game", "--language", "--version"],
        ("simulate",): [
            "--variant",
            "--seats",
            "--option",
            "--bots",
            "--matches",
            "--seed",
            "--seconds",
            "--duplicate",
            "--json",
        ],
        ("replay",): ["--json"],
        ("review",): ["--seconds", "--json"],
    }[tuple(command)]
    assert all(option in page for option in options)


def test_help_speaks_the_language_that_was_asked_for(capsys, qapp):
    assert main(["--language", "sv", "--help"]) == 0
    assert "kontrollera att programmet är helt och fungerar" in capsys.readouterr().out


def test_version(capsys):
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == (
        f"bluestick {__version__} (Qt {qVersion()}, PySide6 {PySide6.__version__}, Python {python_version()})\n"
    )


def test_the_window_opens_with_what_was_asked_for(saved, monkeypatch):
    opened = []
    monkeypatch.setattr("bluestick.app.shell.main.run", lambda *asked: opened.append(asked) or 0)
    assert main([]) == 0
    assert main([str(saved), "--game", "halma", "--language", "nb"]) == 0
    assert opened == [(None, None, None), (str(saved), "halma", "nb")]


def test_simulate_tells_each_match_and_a_summary(capsys):
    assert run("simulate halma --seats 2 --bots easy,random --matches 2 --seed 3") == 0
    first, second, total, easy, random = capsys.readouterr().out.splitlines()
    assert first.split()[1:4:2] == ["easy", "random"]
    assert second.split()[1:4:2] == ["random", "easy"]
    assert total.startswith("2 matches")
    assert easy.startswith("easy: ")
    assert random.startswith("random: 0 wins")


def test_simulate_json_is_complete_and_the_same_for_the_same_seed(capsys):
    def told_by_simulate() -> dict:
        options = "--seconds 60 --matches 2 --seed x --option leave_first"  # so much time that no load matters
        assert run(f"simulate halma --seats 4 --bots easy {options} --json") == 0
        return json.loads(capsys.readouterr().out)

    def timeless(told: dict) -> list:
        return [{key: value for key, value in match.items() if key != "thinking"} for match in told["matches"]]

    told, again = told_by_simulate(), told_by_simulate()
    assert timeless(told) == timeless(again)
    assert told["options"] == {"draws": True, "occupied_base": False, "leave_first": True}
    match = told["matches"][0]
    assert match["bots"] == ["easy"] * 4
    assert match["thinking"]["easy"]["longest"] >= match["thinking"]["easy"]["mean"] > 0
    assert told["summary"][0]["win_rate"].keys() == {"mean", "low", "high"}
    assert sum(told["reasons"].values()) == 2


def test_simulate_never_loads_qt():
    check = (
        "import sys; from bluestick.__main__ import main;"
        "main('simulate halma --bots easy,easy --matches 1'.split());"
        "sys.exit(any(name.split('.')[0] in ('PySide6', 'shiboken6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", check], timeout=60, check=False).returncode == 0


def test_every_bot_sits_everywhere_and_begins_equally_often():
    for seats, levels in ((2, ("easy", "random")), (4, ("easy", "random"))):
        results = list(play(series(seats, *levels, matches=2)))
        assert [result.bots for result in results] == [(0, 1) * (seats // 2), (1, 0) * (seats // 2)]
        assert {result.bots[result.began] for result in results} == {0, 1}


def test_with_duplicate_every_seating_gets_the_packs_of_the_first(monkeypatch):
    dealt = []

    def chance(match):
        dealt.append(match.rules.deal(match._state, match._rng))
        return match.play(CHANCE, dealt[-1])

    monkeypatch.setattr(Match, "chance", chance)
    contest = replace(series(2, "easy", "random", matches=3), duplicate=True)
    results = list(play(contest))
    assert [result.bots for result in results] == [(0, 1), (1, 0)] * 2  # the last start is played out
    assert len(dealt) == 2  # the second seating dealt nothing of its own
    assert [results[0].began, results[2].began] == [results[1].began, results[3].began]


@pytest.fixture
def simulated(monkeypatch):
    """Return a list of the series that the command line requests; none is played."""
    found = []
    monkeypatch.setattr("bluestick.simulate.play", lambda series: found.append(series) or ())
    monkeypatch.setattr("bluestick.simulate.as_json", lambda series, results: "")
    return found


@pytest.mark.parametrize(
    ("deal", "variant", "seats", "target", "number"),
    [
        ("4711", "haljan", 4, 1, 4711),
        ("Deal number 749\N{NO-BREAK SPACE}361\N{NO-BREAK SPACE}947", "haljan", 4, 1, 749_361_947),
        (deal_code(HALJAN, HALJAN.setup(2, "harjan", {"target": 3}), 17), "harjan", 2, 3, 17),
        ("code: 1TY4–0004–K7PK.", "haljan", 4, HALJAN.setup().option("target"), 4711),
    ],
)
def test_a_deal_is_named_by_its_number_or_its_code(simulated, deal, variant, seats, target, number):
    assert main(["simulate", "haljan", "--json", "--deal", deal]) == 0
    setup = simulated[0].setup
    assert (setup.variant, setup.seats, setup.option("target"), simulated[0].deal) == (variant, seats, target, number)


def test_what_is_given_beside_a_code_goes_before_it(simulated):
    code = deal_code(HALJAN, HALJAN.setup(2, "haljan", {"target": 3}), 17)
    assert main(["simulate", "haljan", "--json", "--deal", code, "--seats", "4", "--option", "target=1"]) == 0
    setup = simulated[0].setup
    assert (setup.variant, setup.seats, setup.option("target"), simulated[0].deal) == ("haljan", 4, 1, 17)


def test_packs_are_dealt_again_as_far_as_the_same_player_deals():
    haljan = GAMES["haljan"]
    levels = (Level.EASY, Level.RANDOM)
    contest = Series(haljan, haljan.setup(4, options={"target": 2}), levels, 4, "1", duplicate=True)
    results = list(play(contest))
    assert all(first.began == second.began for first, second in zip(results[::2], results[1::2], strict=True))


def test_bots_act_out_of_turn(monkeypatch):
    out_of_turn = set()

    def play_noticed(match, seat, move):
        if seat not in match.to_act:
            out_of_turn.add(match.rules.write(move))
        return played(match, seat, move)

    played = Match.play
    monkeypatch.setattr(Match, "play", play_noticed)
    haljan = GAMES["haljan"]
    contest = Series(haljan, haljan.setup(4, options={"target": 1}), (Level.EASY, Level.RANDOM), 4, "1")
    assert len(list(play(contest))) == 4
    assert out_of_turn == {"exchange"}


def test_seatings_are_the_rotations_that_differ():
    assert series(4, "easy").seatings == ((0, 0, 0, 0),)
    assert series(4, "hard", "easy").seatings == ((0, 1, 0, 1), (1, 0, 1, 0))
    assert len(series(4, "hard", "easy", "easy", "easy").seatings) == 4


def test_equal_levels_are_told_apart_by_number():
    assert series(4, "easy", "hard", "easy").names == ("easy-1", "hard", "easy-2")


def test_standings_count_wins_draws_and_points():
    results = list(play(series(2, "easy", "random", matches=6)))
    easy, random = standings(series(2, "easy", "random"), results)
    assert easy.wins == sum(bool(result.outcome.winners) for result in results)
    assert random.wins == 0
    assert easy.ahead.mean == -random.ahead.mean > 0
    assert easy.ahead.low <= easy.ahead.mean <= easy.ahead.high


def test_wilson_interval():
    # Wilson (1927): 8 of 10 is between 49 % and 94 %.
    assert wilson(8, 10).mean == 0.8
    assert (round(wilson(8, 10).low, 2), round(wilson(8, 10).high, 2)) == (0.49, 0.94)
    assert wilson(0, 5).low == 0
    assert wilson(5, 5).high == 1


def test_replay_prints_the_log_and_whose_turn_it_is(saved, capsys, qapp):
    assert main(["replay", str(saved)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "e2–f3" in lines[1]
    assert lines[1].startswith("   3")  # the line of the file
    assert "Anna" in lines[-1]


def test_replay_ends_with_the_outcome(saved, capsys, qapp):
    with saved.open("a") as file:
        file.write('{"seat": 0, "move": "resign"}\n')
    assert main(["replay", str(saved)]) == 0
    assert "Berit" in capsys.readouterr().out.splitlines()[-1]


def test_replay_json_needs_no_qt(saved):
    check = (
        "import sys; from bluestick.__main__ import main;"
        f"main(['replay', {str(saved)!r}, '--json']);"
        "sys.exit(any(name.split('.')[0] == 'PySide6' for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, timeout=60, check=False)
    assert done.returncode == 0
    told = json.loads(done.stdout)
    assert [move["move"] for move in told["moves"]] == ["first 0", "e2-f3", "l15-k14"]
    assert told["moves"][1]["events"][0]["event"] == "PieceMoved"
    assert told["outcome"] is None


@pytest.fixture
def blundered(tmp_path: Path) -> Path:
    """Haljan, the last cards but a few: whoever plays first throws 62 points away, as anybody can count."""
    file = tmp_path / "blundered.bluestick"
    file.write_text((Path(__file__).parent / "app" / "matches" / "blundered.bluestick").read_text("utf-8"))
    return file


def test_review_json_needs_no_qt_and_tells_every_decision_of_the_people(blundered):
    check = (
        "import sys; from bluestick.__main__ import main;"
        f"main(['review', {str(blundered)!r}, '--seconds', '0.2', '--json']);"
        "sys.exit(any(name.split('.')[0] == 'PySide6' for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, timeout=60, check=False)
    assert done.returncode == 0
    told = json.loads(done.stdout)["decisions"]
    assert {decision["seat"] for decision in told} == {0}
    assert {"position", "seat", "move", "best", "difference", "error", "deals", "mark"} <= told[0].keys()
    worst = max(told, key=lambda decision: decision["difference"] or 0)
    assert (worst["position"], worst["mark"], worst["error"]) == (16, "mistake", 0.0)
    assert (worst["move"], worst["best"]) == ("play S4 H5 DK", "play SK DK C10")
    assert round(worst["difference"]) == 62


def test_review_writes_its_marks_into_the_log(blundered, capsys, qapp):
    assert main(["review", str(blundered), "--seconds", "0.2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("  18  You lead"))
    assert lines[at + 1].startswith("  18  ? Mistake. Better by about 62 points: K♠ K♦ 10♣.")
    assert "every card was known" in lines[at + 1]


def test_replay_names_the_line_of_an_illegal_move(saved, capsys, qapp):
    saved.write_text(saved.read_text().replace("l15-k14", "l15-a1"))
    assert main(["replay", str(saved)]) == 2
    assert "4" in capsys.readouterr().err


def test_nothing_in_a_file_commands_the_terminal(saved, capsys, qapp):
    escape = json.dumps("\x1b[31m\x9bred\n")[1:-1]
    saved.write_text(saved.read_text().replace('"Anna"', f'"{escape}"'))
    assert main(["replay", str(saved)]) == 0
    said = capsys.readouterr().out
    assert r"\x1b[31m\x9bred\n" in said
    assert not set("\x1b\x9b") & set(said)
    saved.write_text(saved.read_text().replace("l15-k14", escape))
    assert main(["replay", str(saved)]) == 2
    assert "\x1b" not in capsys.readouterr().err


@pytest.mark.parametrize("what", ["a move", "a line of blanks", "a file"])
def test_whatever_is_too_long_is_said_in_a_short_line(saved, capsys, qapp, what):
    long = {"a move": "e2" * 3_000, "a line of blanks": " " * 1_000_000, "a file": "\n" * 10_000_000}[what]
    saved.write_text(saved.read_text().replace("l15-k14", long))
    assert main(["replay", str(saved)]) == 2
    assert len(capsys.readouterr().err.replace(str(saved), "")) < 200


@pytest.mark.skipif(os.name == "nt", reason="there are no such files")
@pytest.mark.parametrize("file", ["/dev/zero", "/dev/null", "pipe"])
def test_what_may_never_end_is_not_begun(tmp_path, capsys, qapp, file):
    if file == "pipe":
        file = str(tmp_path / "pipe.bluestick")
        os.mkfifo(file)
    assert main(["replay", file]) == 2
    assert "This isn’t a saved match" in capsys.readouterr().err


def test_complaints_come_in_the_language_of_the_desktop():
    done = bluestick("replay", env={**os.environ, "LANGUAGE": "sv", "LC_ALL": "sv_SE.UTF-8"})
    assert done.returncode == 2
    assert done.stderr.startswith("bluestick: Vilken fil?")
    assert done.stderr.count("\n") == 1


def test_a_reader_that_leaves_early_is_no_error(saved):
    command = f"{sys.executable} -m bluestick replay {saved} --json | head -c 1"
    done = subprocess.run(["bash", "-o", "pipefail", "-c", command], capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
