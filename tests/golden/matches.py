"""The golden playthroughs."""

from rules.bushido.brawl import BrawlOptions
from rules.bushido.duel import DuelOptions
from rules.kendo.state import KendoOptions
from rules.pocket.state import PocketOptions
from rules.way.state import Leg, WayOptions
from tests.golden.playthrough import Playthrough

_DUEL = "bushido.duel/1"
_BRAWL = "bushido.brawl/1"
_DUEL_2 = "bushido.duel/2"
_BRAWL_2 = "bushido.brawl/2"
_POCKET = "pocket.hand/1"
_POCKET_2 = "pocket.hand/2"
_KENDO = "kendo.duel/1"
_KENDO_2 = "kendo.duel/2"
_COMPETITION = "kendo.competition/1"
_COMPETITION_2 = "kendo.competition/2"
_WAY = "way.fight/1"
_WAY_2 = "way.fight/2"
_LEG = Leg(
    life=6, ki=3, armour=2, virtue="jin", virtue_won=True, specials=("special-sun-1",), redraws=2, camps=True
)


def _seed(number: int) -> bytes:
    return number.to_bytes(32)


MATCHES = (
    Playthrough("bushido_duel_swift_wanderer", _DUEL, 2, DuelOptions(("swift", "wanderer")), _seed(1)),
    Playthrough(
        "bushido_duel_swift_mirror", _DUEL, 2, DuelOptions(("swift", "swift")), _seed(2), stands_in=(0,)
    ),
    Playthrough(
        "bushido_duel_wanderer_resigns",
        _DUEL,
        2,
        DuelOptions(("wanderer", "swift"), (16, 20)),
        _seed(3),
        leaves=(6, 0),
    ),
    Playthrough("bushido_duel_highborn_bruiser", _DUEL, 2, DuelOptions(("highborn", "bruiser")), _seed(4)),
    Playthrough(
        "bushido_duel_manipulator_mirror", _DUEL, 2, DuelOptions(("manipulator", "manipulator")), _seed(5)
    ),
    Playthrough(
        "bushido_duel_lethal_rose_warlord",
        _DUEL,
        2,
        DuelOptions(("lethal-rose", "warlord")),
        _seed(6),
        stands_in=(0, 1),
    ),
    Playthrough(
        "bushido_duel_thrillseeker_manipulator",
        _DUEL,
        2,
        DuelOptions(("thrillseeker", "manipulator"), (14, 20)),
        _seed(7),
    ),
    Playthrough(
        "bushido_brawl_four",
        _BRAWL,
        4,
        BrawlOptions(("swift", "wanderer", "manipulator", "lethal-rose")),
        _seed(8),
        stands_in=(0, 1),
    ),
    Playthrough(
        "bushido_brawl_six_one_resigns",
        _BRAWL,
        6,
        BrawlOptions(("highborn", "bruiser", "manipulator", "lethal-rose", "warlord", "thrillseeker")),
        _seed(9),
        stands_in=(2, 4),
        leaves=(5, 3),
    ),
    Playthrough(
        "bushido_duel_2_swift_wanderer",
        _DUEL_2,
        2,
        DuelOptions(("swift", "wanderer")),
        _seed(11),
        stands_in=(1,),
    ),
    Playthrough(
        "bushido_duel_2_highborn_bruiser", _DUEL_2, 2, DuelOptions(("highborn", "bruiser")), _seed(12)
    ),
    Playthrough(
        "bushido_duel_2_lethal_rose_manipulator",
        _DUEL_2,
        2,
        DuelOptions(("lethal-rose", "manipulator")),
        _seed(13),
        stands_in=(0,),
    ),
    Playthrough(
        "bushido_duel_2_thrillseeker_warlord",
        _DUEL_2,
        2,
        DuelOptions(("thrillseeker", "warlord"), (14, 20)),
        _seed(14),
    ),
    Playthrough(
        "bushido_brawl_2_four",
        _BRAWL_2,
        4,
        BrawlOptions(("bruiser", "highborn", "warlord", "thrillseeker")),
        _seed(15),
        stands_in=(1, 3),
    ),
    Playthrough("pocket_single", _POCKET, 2, PocketOptions(), _seed(228), stands_in=(0,)),
    Playthrough("pocket_quick_draft", _POCKET, 2, PocketOptions(draft="quick"), _seed(377), stands_in=(1,)),
    Playthrough("pocket_best_of_three", _POCKET, 2, PocketOptions("best-of-three"), _seed(111)),
    Playthrough("pocket_resigns_in_the_draft", _POCKET, 2, PocketOptions(), _seed(10), leaves=(5, 1)),
    Playthrough("pocket_2_single", _POCKET_2, 2, PocketOptions(), _seed(45), stands_in=(0,)),
    Playthrough("pocket_2_best_of_three", _POCKET_2, 2, PocketOptions("best-of-three"), _seed(132)),
    Playthrough("kendo_duel_two", _KENDO, 2, KendoOptions(), _seed(136), stands_in=(0,)),
    Playthrough("kendo_duel_three", _KENDO, 3, KendoOptions(), _seed(51), stands_in=(0,)),
    Playthrough(
        "kendo_duel_four_one_resigns",
        _KENDO,
        4,
        KendoOptions(),
        _seed(22),
        stands_in=(0, 2),
        leaves=(9, 3),
    ),
    Playthrough("kendo_duel_2_three", _KENDO_2, 3, KendoOptions(), _seed(52), stands_in=(0, 1)),
    Playthrough("kendo_duel_2_four", _KENDO_2, 4, KendoOptions(), _seed(23), stands_in=(0, 1, 2, 3)),
    Playthrough("kendo_competition_at_time", _COMPETITION, 2, KendoOptions(), _seed(77), stands_in=(0,)),
    Playthrough("kendo_competition_with_h", _COMPETITION, 2, KendoOptions(), _seed(28), stands_in=(0,)),
    Playthrough("kendo_competition_overtime", _COMPETITION, 2, KendoOptions(), _seed(37)),
    Playthrough("kendo_competition_2", _COMPETITION_2, 2, KendoOptions(), _seed(29), stands_in=(0, 1)),
    Playthrough("way_student", _WAY, 1, WayOptions(), _seed(1), stands_in=(0,)),
    Playthrough(
        "way_shiro_with_every_module",
        _WAY,
        1,
        WayOptions("shiro", "wakizashi", "bamboo", "glare", blood=True, yoroi="mine"),
        _seed(2),
        stands_in=(0,),
    ),
    Playthrough("way_three_at_random", _WAY, 1, WayOptions("three", "kusarigama", "bamboo"), _seed(3)),
    Playthrough(
        "way_road_last_duel",
        _WAY,
        1,
        WayOptions("master", "yari", "field", "rain", leg=_LEG),
        _seed(4),
        stands_in=(0,),
    ),
    Playthrough(
        "way_cliff_by_the_letter_resigns",
        _WAY,
        1,
        WayOptions("ronin", "bokken", "cliff", "fog", literal=True, yoroi="theirs"),
        _seed(5),
        leaves=(9, 0),
    ),
    Playthrough(
        "way_2_shiro_at_the_cliff",
        _WAY_2,
        1,
        WayOptions("shiro", "wakizashi", "cliff", "glare"),
        _seed(6),
    ),
    Playthrough(
        "way_2_ronin_by_the_letter",
        _WAY_2,
        1,
        WayOptions("ronin", "wakizashi", "cliff", "rain", literal=True),
        _seed(7),
        stands_in=(0,),
    ),
)
