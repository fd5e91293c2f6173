"""Everything between the rules and Discord."""

import warnings

__version__ = "1.0.0"
"""The only place that states the version: the package reads it from here."""

# discord.py imports it for voice, which we do not use; on 3.13 and later it comes from audioop-lts.
warnings.filterwarnings("ignore", "'audioop' is deprecated", DeprecationWarning)
