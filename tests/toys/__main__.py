"""The bot's command line, with the toy games: ``python -m tests.toys run``."""

import sys

from bot.__main__ import main
from tests.toys.house import toys_in_the_house

with toys_in_the_house():
    sys.exit(main())
