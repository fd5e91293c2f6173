"""Everything between the rules and Discord."""

import warnings

# discord.py imports it for voice, which we do not use; on 3.13 and later it comes from audioop-lts.
warnings.filterwarnings("ignore", "'audioop' is deprecated", DeprecationWarning)
