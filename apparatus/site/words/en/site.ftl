# What the site says of its own; all else is the bot's own words.

site-worked = A worked match
site-worked-about =
    { $seats ->
        [1] It was played by the stand-in that chooses for someone who is away.
       *[other] Both seats were played by the stand-in that chooses for someone who is away.
    } Everything follows from the seed `{ $seed }`: whoever plays it again sees the same. These are the first turns.
site-worked-whole = The whole match, turn by turn
site-fighters = Fighters and their cards
site-commands = Commands
site-command = Command
site-command-about = What it does
site-check-about = Choose a replay that the bot handed you with **Keep as a file**. It is checked here, in your browser; nothing is sent. Compare the seal with the one you saw on the board.
site-check-try = Or open one of these matches and check it there:
site-check-no-replay = This is no replay that the bot handed out.
