"""Ordered packs and positions of Kille for tests. Seats are called by letters: A is seat 0."""

from collections import Counter
from collections.abc import Iterable, Mapping

from bluestick.engine.match import Match
from bluestick.engine.moves import Part
from bluestick.engine.rules import Step
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Deal
from bluestick.games.kille.cards import PACK
from bluestick.games.kille.moves import KilleMove, Say, Word
from bluestick.games.kille.rules import Kille
from bluestick.games.kille.state import State, Table, View

KILLE = Kille()
STAND, SWAP, KUKU, ASK, ACCEPT, REFUSE, DEPENDS, BUY, DECLINE, NEXT, END = map(Say, Word)


def seat(letter: str) -> Seat:
    return Seat(ord(letter) - ord("A"))


def letter(of: int) -> str:
    return chr(ord("A") + of)


def letters(seats: Iterable[int]) -> str:
    """Return the letters of several seats, in their order."""
    return "".join(map(letter, seats))


def rest_of(taken: Iterable[Part]) -> list[Part]:
    """Return the cards of the pack that are not taken, lowest first."""
    left = Counter(PACK)
    left.subtract(taken)
    assert min(left.values()) >= 0, "more than two of a kind"
    return list(left.elements())


def pack(hands: str, stock: str = "") -> tuple[Part, ...]:
    """Return a pack with these cards in dealing order, forehand's first, then the stock, then the rest."""
    first = (*hands.split(), *stock.split())
    return (*first, *rest_of(first))


def before_deal(order: str, seats: int | None = None, **options: int) -> State:
    """Return an open pot with these players left; the last of them deals next."""
    players = tuple(map(seat, order))
    number = max(4, max(players) + 1) if seats is None else seats
    setup = KILLE.setup(number, options={"pots": 1, **options})
    last = players[-2]  # so that the last player becomes dealer
    table = Table(
        setup,
        dealer=last,
        number=1,
        deal=3,
        active=tuple(sorted(players)),
        pot=number * int(setup.option("stake")),
        ledger=(-int(setup.option("stake")),) * number,
        items=((),) * number,
    )
    return State(table)


def dealt(hands: str, stock: str = "", order: str = "", **options: int) -> State:
    """Return a state just dealt: in ``dealt("2 9 7 8")`` A speaks first and D deals. ``order`` names other players."""
    players = order or letters(range(len(hands.split())))
    deal = Deal(seat(players[-1]), pack(hands, stock))
    state = moved(before_deal(players, **options), "", deal).state
    assert letters(state.round.order) == players
    return state


def moved(state: State, of: str, move: KilleMove) -> Step[State]:
    """Return the step after a move, which must be legal; ``of`` is empty for a deal."""
    if not of:
        assert KILLE.why_not_deal(state, move) is None
        return KILLE.apply(state, CHANCE, move)
    assert KILLE.moves(KILLE.view(state, seat(of))).why_not(move) is None, (of, move)
    return KILLE.apply(state, seat(of), move)


def played(state: State, *says: str) -> Step[State]:
    """Return the last state and all events of calls: ``played(state, "A swap", "B stand")``."""
    events = []
    for said in says:
        of, word = said.split()
        step = moved(state, of, Say(Word(word)))
        state, events = step.state, [*events, *step.events]
    return Step(state, tuple(events))


def refusal(state: State, of: str, word: str) -> str | None:
    """Return code and clause of a refusal: ``no_kuku K7.1``."""
    why = KILLE.moves(view(state, of)).why_not(Say(Word(word)))
    return why and f"{why.code} {why.clause.removeprefix('kille#')}"


def legal(state: State, of: str) -> set[str]:
    return {say.word.value for say in KILLE.moves(view(state, of))}


def view(state: State, of: str | None) -> View:
    return KILLE.view(state, None if of is None else seat(of))


def hands(state: State) -> dict[str, Part]:
    """Return the card of each player."""
    return {letter(of): state.pack[state.round.at[of]] for of in state.round.order}


def hand_text(state: State) -> str:
    """Return the cards in speaking order: ``9 2 7 8``."""
    return " ".join(hands(state).values())


def known(state: State, of: str) -> dict[str, Part]:
    """Return the players whose cards a seat knows."""
    cards = view(state, of).known
    return {letter(other): card for other, card in enumerate(cards) if card is not None}


def out(state: State) -> str:
    """Return the players out in this deal, in speaking order."""
    return letters(fall.seat for fall in state.table.falls if fall.deal == state.table.deal)


def of_kind(kind, events):
    return [event for event in events if isinstance(event, kind)]


LOST = ("", "BL", "BL BL", "KI BL BL", "KI KI BL BL", "1 HU KI KI BL BL", "1 HU 1 HU KI KI BL BL")
"""By number of players that go out: cards with which they do, if all stand but those with a 1 before a husar."""

DEADLOCK = {2: "5 5", 3: "KI 5 5", 4: "KI KI 5 5"}
"""By number of players: cards with which all stand and none goes out. K8.6."""


def match_of(seats: int, **options: int) -> Match:
    return Match(KILLE, KILLE.setup(seats, options=options))


def play_deal(match: Match, number: int, dealer: str | None = None) -> tuple:
    """Play a deal in which that many go out, the first to speak if there is a choice; return the events of its end."""
    now = match.view(None)
    active = now.table.active if now.table.pot else range(match.setup.seats)
    if now.table.dealer is None:
        next_dealer = seat(dealer or "A")
    else:
        (next_dealer,) = {
            of for of in range(match.setup.seats) if match.rules.why_not_deal(state_of(match), _any_deal(of)) is None
        }
    assert dealer is None or next_dealer == seat(dealer), f"{letter(next_dealer)} deals"
    if number:
        lost = LOST[number].split()
        kept = [str(rank) for rank in range(2, len(active) + 2)]
    else:
        assert len(active) in DEADLOCK, f"of {len(active)} somebody always goes out"
        lost, kept = DEADLOCK[len(active)].split(), []
    cards = (lost + kept)[: len(active)]
    match.play(CHANCE, Deal(next_dealer, pack(" ".join(cards))))
    events: tuple = ()
    while (turn := match.view(None).round.turn) is not None:
        place = match.view(None).round.order.index(turn)
        asks = cards[place : place + 2] == ["1", "HU"]
        events = match.play(turn, SWAP if asks else STAND)
    assert len(match.view(None).table.active) == len(active) - number
    return events


def _any_deal(dealer: int) -> Deal:
    return Deal(Seat(dealer), PACK)


def state_of(match: Match) -> State:
    return match.played[-1].step.state


def buy_in(match: Match, wishes: Mapping[str, bool]) -> None:
    """Let the players who are asked buy in (True) or not."""
    for of, buys in wishes.items():
        match.play(seat(of), BUY if buys else DECLINE)
