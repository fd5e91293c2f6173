### A match that is over, read again turn by turn, and kept as a file.

replay-line = { $players } · { $game } · { $day }
replay-beginning = ### 🌅 The beginning
replay-place = -# ⏪ { $turn } of { $turns }
replay-place-own = -# ⏪ { $turn } of { $turns } · as you saw it
replay-place-open = -# ⏪ { $turn } of { $turns } · all cards open
replay-as-seen = -# 👁️ What { $player } saw
replay-first-button = First
replay-back-button = Back
replay-forward-button = Next
replay-last-button = Last
replay-open-button = All cards open
replay-own-button = As I saw it
replay-share-button = Share
replay-button = Replay
replay-shared = -# ⏪ The moments that mattered, shared by { $player }. `/replay` shows every turn.
refusal-replay-none = You have no finished match to replay yet.
refusal-replay-not-over = This match is not over. Its replay opens when it ends.
replay-ask = Only you can see this match so far. Shall the channel see the three moments that mattered? The rest stays yours.
refusal-replay-elsewhere = This match was played on another server. Share it there.

## The file

replay-keep-button = Keep as a file
replay-kept = 📄 This file plays back in any browser, without a connection. From now on it is out of my reach: I can neither change it nor take a name out of it, even if a player is forgotten. Think before you pass it on.
replay-file-turn = Turn
replay-file-keys = ⌨️ ← → turn by turn · Home, End: first and last
replay-file-check = Check seal and dice
replay-file-agrees = { $count ->
    [0] ✅ The seed has the seal. No dice were thrown.
    [one] ✅ The seed has the seal, and the one draw of the dice follows from it.
   *[other] ✅ The seed has the seal, and all { $count } draws of the dice follow from it.
  }
replay-file-unsealed = ❌ The seed does not have this seal.
replay-file-differs = ❌ The dice of play { $play } do not follow from the seed.
replay-file-sealed-house = { $count ->
    [one] 🏮 What the house chose is what it had sealed.
   *[other] 🏮 All { $count } choices of the house are what it had sealed.
  }
replay-file-house = ❌ In play { $play } the house did not play what it had sealed.
replay-file-uncheckable = This browser cannot check it here. Anyone with the bot’s code can, as the last line says.
replay-file-sealed = 🎲 The seal, shown before the first choice:
replay-file-how = To check every turn by the rules as well: python -m bot replay FILE
