"""The six standard Attack Cards, the same for every fighter.

The text shows 6/7 and 4/5 (seed 000, "The attack phase"); a reviewer says that slower is stronger. The other
values and the places on the wheel are ours, arranged out of order so that a technique's neighbours do not
reveal its values.
"""

from rules.bushido.cards import Card


def _standard(technique: str, speed: int, strength: int) -> Card:
    return Card(key=technique, technique=technique, speed=speed, strength=strength, origin="house")


STANDARDS = (
    _standard("pine", 6, 7),
    _standard("wave", 4, 5),
    _standard("moon", 7, 8),
    _standard("arrow", 3, 4),
    _standard("fan", 5, 6),
    _standard("snow", 8, 9),
)
