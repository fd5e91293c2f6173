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
refusal-replay-private = This match is yours alone, so it stays out of the channel. Use **Show everyone** on it first.
refusal-replay-elsewhere = This match was played on another server. Share it there.
