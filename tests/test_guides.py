"""Following a guide gives a playable result: each is followed in a copy of the tree."""

import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROOMS = ("rules", "players", "bot", "cogs")
NAMED = re.compile(r"`([\w.-]+/[\w./<>-]*)`")

MONK = '''"""Kakuzo, the Monk."""

from rules.bushido.cards import Card, Clause
from rules.bushido.criteria import Offensive
from rules.bushido.effects import Unblockable
from rules.bushido.fighters.fighter import Fighter

TECHNIQUES = ("butterfly", "turtle", "mountain")
MONK = Fighter(
    key="monk",
    name="Kakuzo",
    age=None,
    specials=tuple(
        Card(
            key=f"{technique}-bell",
            technique=technique,
            speed=7,
            strength=7,
            clauses=(Clause(when=(Offensive(),), then=(Unblockable(),)),),
            origin="house",
        )
        for technique in TECHNIQUES
    ),
)
'''
MONKS_WORDS = """
fighter-monk = The Monk
    .name = Kakuzo
    .line = “Listen.”
    .short = Unhurried
    .style = He waits.
""" + "".join(
    f"card-{technique}-bell = Bell\n    .short = Offensive: no block\n    .long = Nothing blocks it\n"
    for technique in ("butterfly", "turtle", "mountain")
)

PLAY = """
import asyncio

from bot.face.words import Words
from bot.sandbox.actors.puppets import Puppets
from bot.sandbox.stage import stage

Words.strict = True
OPTIONS, ROLE = {options!r}, {role!r}


async def play() -> None:
    async with stage("sqlite:///{role}.db", people=("Aya", "Ben")) as played:
        aya, ben = played.local.people.values()
        posted = await aya.slash(played.local.channel, "challenge", opponent=ben, **OPTIONS)
        asked = await ben.press(posted.message, "Accept")
        if ROLE:
            await ben.choose(asked.message, ROLE)
        assert await Puppets(played, 1).play_to_the_end() is None


asyncio.run(play())
"""
"""Lets two play a whole duel on a local Discord, pictures and all, and checks it by its seed."""


class Newcomer:
    """A newcomer with a copy of the tree, who touches no file that the guide does not name."""

    def __init__(self, guide: str, tree: Path) -> None:
        self.tree = tree
        for room in ROOMS:
            shutil.copytree(ROOT / room, tree / room)
        names = NAMED.findall((ROOT / "docs" / guide).read_text("utf-8"))
        self.named = re.compile("|".join(re.sub(r"<\w+>", r"[\\w-]+", re.escape(name)) for name in names))

    def write(self, path: str, text: str) -> None:
        """Write a file that a guide names, or that lies in a folder which it names."""
        assert self.named.match(path), f"the guide does not speak of {path}"
        (self.tree / path).parent.mkdir(exist_ok=True)
        (self.tree / path).write_text(text, "utf-8")

    def put(self, path: str, found: str, instead: str) -> None:
        """Change a line of a file."""
        text = (self.tree / path).read_text("utf-8")
        assert text.count(found) == 1
        self.write(path, text.replace(found, instead))

    def play(self, role: str = "", **options: str) -> tuple[str, str]:
        """Play a duel, and return the game and what was settled before, as they were stored."""
        script = PLAY.format(options=options, role=role)
        ran = subprocess.run([sys.executable, "-c", script], cwd=self.tree, capture_output=True, check=False)
        assert not ran.returncode, ran.stderr.decode()
        with closing(sqlite3.connect(self.tree / f"{role}.db")) as stored:
            (played,) = stored.execute("SELECT game, options FROM matches WHERE outcome IS NOT NULL")
        return played


def test_a_fighter_who_is_added_by_the_guide_fights(tmp_path: Path) -> None:
    newcomer, fighters = Newcomer("adding_a_fighter.md", tmp_path), "rules/bushido/fighters"
    newcomer.write(f"{fighters}/third/monk.py", MONK)
    newcomer.write(
        f"{fighters}/third/__init__.py",
        "from rules.bushido.fighters.second import SECOND_ROSTER\n"
        "from rules.bushido.fighters.third.monk import MONK\n\n"
        "THIRD_ROSTER = (*SECOND_ROSTER, MONK)\n",
    )
    newcomer.put(
        f"{fighters}/__init__.py",
        "EDITIONS = (FIRST, SECOND)",
        "from rules.bushido.fighters.third import THIRD_ROSTER\n\n"
        "THIRD = Edition.of(3, THIRD_ROSTER, draft=True)\n"
        "EDITIONS = (FIRST, SECOND, THIRD)",
    )
    words = "bot/face/words/en/cards.ftl"
    newcomer.write(words, (ROOT / words).read_text("utf-8") + MONKS_WORDS)
    crests = "bot/face/bushido/pictures/crests"
    newcomer.write(f"{crests}/monk.svg", (ROOT / crests / "wanderer.svg").read_text("utf-8"))
    newcomer.put(f"{fighters}/__init__.py", ", draft=True", "")
    game, options = newcomer.play("monk", fighter="swift")
    assert game == "bushido.duel/3"
    assert '"monk"' in options


def test_a_game_that_is_added_by_the_guide_is_played(tmp_path: Path) -> None:
    newcomer, toys = Newcomer("adding_a_game.md", tmp_path), ROOT / "tests/toys"
    rules, face = ((toys / name).read_text("utf-8") for name in ("odds_evens.py", "odds_evens_face.py"))
    for room, text in (("rules", rules), ("bot/face", face)):
        newcomer.write(f"{room}/toy/__init__.py", "")
        newcomer.write(f"{room}/toy/odds_evens.py", text.replace("tests.toys", "rules.toy"))
    games, faces = "rules/games.py", "bot/face/registry/faces.py"
    newcomer.put(games, "SecondWay(),\n", "SecondWay(),\n        OddsEvens(),\n")
    newcomer.put(games, "from rules.way", "from rules.toy.odds_evens import OddsEvens\nfrom rules.way")
    newcomer.put(faces, "**WAY_FACES", '**WAY_FACES, "toy.odds-evens": ODDS_EVENS_FACE')
    imported = "from bot.face.toy.odds_evens import ODDS_EVENS_FACE"
    newcomer.put(faces, "from bot.face.way.faces", f"{imported}\nfrom bot.face.way.faces")
    newcomer.write("bot/face/words/en/toy.ftl", (toys / "words/en/odds_evens.ftl").read_text("utf-8"))
    assert newcomer.play(game="toy.odds-evens")[0] == "toy.odds-evens/1"
