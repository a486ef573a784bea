"""Codes of deals: what is written can be read, and what was mistyped is not taken for another deal."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bluestick.engine.chance import HIGHEST_NUMBER
from bluestick.engine.deal_codes import (
    ALPHABET,
    CodeError,
    SharedDeal,
    _form,
    _remainder,
    _split,
    deal_code,
    read_deal_code,
    read_deal_number,
)
from bluestick.games import GAMES

FORMS = [(rules, form) for rules in GAMES.values() if rules.has_deals for form in rules.variants]
VECTORS = {
    ("haljan", "haljan", 4, (), 4711): "1TY4-0004-K7PK",
    (
        "kille",
        "kille",
        6,
        (("stake", 10), ("pots", 3), ("all_seen", True)),
        HIGHEST_NUMBER,
    ): "1W96-XSNJ-FZ00-9103-301K-G",
    ("haggis", "haggis", 2, (("target", 500), ("removed", "g")), 1): "16M2-0000-010E-2204-4B",
}
"""Those of docs/deals.md: a code is good for as long as somebody has it."""


@st.composite
def shared(draw):
    rules, form = draw(st.sampled_from(FORMS))
    options = {}
    for option in form.options:
        low, high = option.choices[0], option.choices[-1]
        options[option.id] = draw(st.integers(low, high) if option.is_range else st.sampled_from(option.choices))
    setup = rules.setup(draw(st.sampled_from(form.seats)), form.id, options)
    return SharedDeal(rules.id, setup, draw(st.integers(1, HIGHEST_NUMBER)))


def code(deal):
    return deal_code(GAMES[deal.game], deal.setup, deal.number)


def refusal(text):
    with pytest.raises(CodeError) as caught:
        read_deal_code(text, GAMES)
    return caught.value.code


@pytest.mark.parametrize(("agreed", "text"), VECTORS.items())
def test_a_code_stays_what_it_is(agreed, text):
    game, variant, seats, options, number = agreed
    assert deal_code(GAMES[game], GAMES[game].setup(seats, variant, dict(options)), number) == text


@given(shared())
def test_what_is_written_can_be_read(deal):
    assert read_deal_code(code(deal), GAMES) == deal


@given(shared())
def test_a_code_can_be_typed_in_any_way_it_looks(deal):
    text = code(deal)
    assert read_deal_code(f" {text.lower().replace('-', ' ')} ", GAMES) == deal
    assert read_deal_code(text.replace("-", "").replace("1", "l").replace("0", "O"), GAMES) == deal
    assert read_deal_code(text.replace("1", "i"), GAMES) == deal


@given(shared(), st.data())
def test_one_wrong_letter_is_found(deal, data):
    text = code(deal).replace("-", "")
    at = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.sampled_from(ALPHABET.replace(text[at], "")))
    assert refusal(text[:at] + other + text[at + 1 :]) == "mistyped"


@given(shared(), st.data())
def test_two_letters_that_have_changed_places_are_found(deal, data):
    text = code(deal).replace("-", "")
    at = data.draw(st.integers(0, len(text) - 2))
    changed = text[:at] + text[at + 1] + text[at] + text[at + 2 :]
    assert changed == text or refusal(changed) == "mistyped"


@pytest.mark.parametrize(
    "text",
    [
        "1TY4–0004–K7PK",
        "1TY4‑0004‑K7PK",
        "1TY4−0004−K7PK",
        "1TY4—0004—K7PK",
        "1TY4-0004-K7PK.",
        "“1TY4-0004-K7PK”",
        "<1TY4-0004-K7PK>,",
        "*1TY4-0004-K7PK*",
        "> 1TY4-0004-K7PK",
        "Code: 1TY4-0004-K7PK",
        "Kod:1ty4-0004-k7pk!",
        "Anna - 1TY4-0004-K7PK - have fun",
        "1TY4-0004-K7PK I played it in 10 minutes",
        "Haljan for 4, deal 4711: 1TY4-0004-K7PK",
        "code=1TY40004K7PK",
        "code 1TY4 0004 K7PK",
        "1TY4-\N{ZERO WIDTH SPACE}0004-K7PK",
        "1TY4-\N{SOFT HYPHEN}0004-K7PK\N{ZERO WIDTH NO-BREAK SPACE}",
        "\N{LEFT-TO-RIGHT MARK}1TY4-0004-K7PK",
        "1TY4-\n0004-K7PK",
        "your code: 1TY4-\n 0004-K7PK",
        "１TY4-0004-K7PK",
        "１ＴＹ４－０００４－Ｋ７ＰＫ",
        "1TY4.0004.K7PK",
        "1 TY4/0004_K7PK",
        "𝟭𝗧𝗬𝟰-𝟬𝟬𝟬𝟰-𝗞𝟳𝗣𝗞",
        "1️⃣TY4-0004-K7PK",
    ],
)
def test_a_code_that_passed_through_mail_and_messengers_is_read(text):
    assert read_deal_code(text, GAMES) == SharedDeal("haljan", GAMES["haljan"].setup(), 4711)


@pytest.mark.parametrize("instead", ["", "U"])
def test_no_part_of_a_mistyped_code_is_read(instead):
    text = "1W96-XSNJ-FZ00-9103-301K-G"
    for at, sign in enumerate(text):
        assert sign == "-" or refusal(f"Code: {text[:at]}{instead}{text[at + 1 :]}") == "mistyped"


@pytest.mark.parametrize(
    "text",
    [
        "749361947",
        "#749361947",
        "749 361 947",
        "749\N{NO-BREAK SPACE}361\N{NO-BREAK SPACE}947",
        "749\N{NARROW NO-BREAK SPACE}361\N{THIN SPACE}947",
        "749.361.947.",
        "749,361,947",
        "749’361’947",
        "749-361-947",
        "７４９３６１９４７",
        "749\N{ZERO WIDTH SPACE}361947",
        "“749361947”",
        "Deal number 749 361 947",
        "Deal number 749 361 947 (played before)",
        "Giv nummer 749\N{NO-BREAK SPACE}361\N{NO-BREAK SPACE}947 (spelad förut)",
        "Giv nummer 749 361 947",
        "Spielnummer 749 361 947 (schon gespielt)",
        "Nr.749361947",
    ],
)
def test_a_number_is_found_in_a_line_of_text(text):
    assert read_deal_number(text) == 749_361_947


@pytest.mark.parametrize(
    "text",
    ["", "0", "-1", "−1", "1000000000", "4711x", "x4711", "٤٧", "1TY4-0004-K7PX", "1TY4 0004 K7PX", "deals 3 and 4",
     "10:32 Anna: 4711"],
)  # fmt: skip
def test_what_is_no_single_number_is_none(text):
    assert read_deal_number(text) is None


@pytest.mark.parametrize("text", ["", "-", "17", "4711-4711", "U" * 12, "äöå", "1" * 4000, "x", "0" * 12, "—"])
def test_what_is_no_code_is_refused(text):
    assert refusal(text) == "mistyped"


@given(st.text(st.sampled_from(ALPHABET), min_size=9, max_size=30))
def test_whatever_is_well_formed_is_a_deal_or_refused(text):
    values = [ALPHABET.index(letter) for letter in "1" + text]
    checked = "1" + text + "".join(ALPHABET[value] for value in _split(_remainder(values), 2))
    with suppress(CodeError):
        assert 1 <= read_deal_code(checked, GAMES).number <= HIGHEST_NUMBER


def test_a_game_that_is_not_here_is_of_a_newer_program():
    deal = SharedDeal("kille", GAMES["kille"].setup(6), 5)
    with pytest.raises(CodeError, match="newer"):
        read_deal_code(code(deal), {"haljan": GAMES["haljan"]})


def test_no_two_forms_have_the_same_letters():
    letters = [tuple(_form(rules.id, form.id)) for rules, form in FORMS]
    assert len(set(letters)) == len(letters)


def test_a_deal_with_the_usual_options_has_twelve_letters():
    for rules, form in FORMS:
        assert len(deal_code(rules, rules.setup(variant=form.id), HIGHEST_NUMBER)) == len("XXXX-XXXX-XXXX")
