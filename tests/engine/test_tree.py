from random import Random

from bluestick.engine.search.tree import Node, Tree, race


class Coins:
    """Side 0 says heads or tails; side 1 may call off, for nothing, or let it count.

    ``chance`` is that of heads; a right guess wins 1, a wrong one loses 1.
    """

    def __init__(self, rng: Random, chance: float, caller_sees: bool = False) -> None:
        self.heads = rng.random() < chance
        self.caller_sees = caller_sees
        self.said: list[str] = []

    @property
    def over(self) -> bool:
        return len(self.said) == 2

    @property
    def side(self) -> int:
        return len(self.said)

    def options(self):
        if not self.said:
            return [("tails", 0), ("heads", 1)]
        if not self.caller_sees:
            return [("count", 2), ("off", 3)]
        return [("off", 3)] if self.heads else [("count", 2), ("off", 3)]

    def play(self, move: int) -> None:
        self.said.append(("tails", "heads", "count", "off")[move])

    def finish(self) -> float:
        if self.said[1:] == ["off"]:
            return 0.0
        return 1.0 if (self.said[0] == "heads") == self.heads else -1.0


def mean(node: Node) -> float:
    return node.total / node.visits


def grown(chance: float, deals: int = 600, **more: bool) -> Tree:
    rng = Random(1)
    tree: Tree[str] = Tree(0.7)
    for _ in range(deals):
        tree.grow(Coins(rng, chance, **more))
    return tree


def test_the_likelier_side_of_the_coin_is_said_most_often():
    for chance, better, worse in ((0.7, "heads", "tails"), (0.3, "tails", "heads")):
        said = grown(chance).root.children
        assert said[better].visits > said[worse].visits


def test_growing_tells_what_came_of_it():
    tree: Tree[str] = Tree(0.7)
    results = [tree.grow(Coins(Random(number), 0.5)) for number in range(50)]
    assert set(results) <= {-1.0, 0.0, 1.0}
    assert sum(results) == sum(child.total for child in tree.root.children.values())


def test_the_other_side_looks_after_itself():
    """A guess that is mostly right is called off, one that is mostly wrong is not."""
    tree = grown(0.9)
    calls = tree.root.children["heads"].children
    assert calls["off"].visits > calls["count"].visits
    assert mean(tree.root.children["heads"]) < 0.5
    wrong = tree.root.children["tails"].children
    assert wrong["count"].visits > wrong["off"].visits


def test_what_can_be_done_in_some_deals_only_is_judged_by_those():
    tree = grown(0.5, caller_sees=True)
    count = tree.root.children["tails"].children["count"]
    assert mean(count) < -0.9  # only side 1 saw that it was tails


def test_every_deal_is_counted_once():
    tree = grown(0.5, deals=100)
    assert tree.root.visits == 100
    assert sum(child.visits for child in tree.root.children.values()) == 100


def test_a_race_is_won_by_the_best_on_average():
    rng = Random(3)
    deals = [rng.gauss(0, 1) for _ in range(500)]
    assert race([0.0, 0.3, 0.2], deals, lambda option, deal: option + deal, 1.0) == 0.3


def test_whoever_falls_behind_in_a_race_is_tried_no_more():
    tried = {"good": 0, "bad": 0, "as good": 0}

    def result(option: str, deal: float) -> float:
        tried[option] += 1
        return deal - (option == "bad")

    assert race(["bad", "good", "as good"], [0.5] * 100, result, 1.0) == "good"
    assert tried == {"good": 100, "bad": 20, "as good": 100}


def test_a_race_ends_when_one_is_left():
    deals = iter(range(1000))
    race(["good", "bad"], deals, lambda option, deal: float(option == "good"), 1.0)
    assert next(deals) == 20
