### The noticeboard of a server: one message that shows what goes on.

noticeboard-title = ## 📋 Noticeboard
noticeboard-matches = **Matches under way: { $count }**
noticeboard-matches-none = No match is under way here. `/challenge` starts one.
noticeboard-waits = ⏳ { $people }, { $when } · { $match }
noticeboard-paused = ⏸️ paused: { $people } · { $match }
noticeboard-house = 🏮 the house is choosing · { $match }
noticeboard-somebody = a player
noticeboard-offers = **Open to anyone**
noticeboard-challenge = 🎯 { $match } · challenge by { $who }
noticeboard-lobby = 🪑 { $match } · lobby of { $who }
noticeboard-cup = 🏆 **Next tournament**: { $cup }, { $when }
noticeboard-cup-open = 🏆 **Next tournament**: { $cup }, sign-up is open
noticeboard-more = -# And { $count } more.
noticeboard-own = My matches
noticeboard-daily = Day’s fight
noticeboard-puzzle = Puzzle
noticeboard-taken-down = -# The noticeboard that was here has been taken down.

noticeboard-panel-title = ## 📋 Noticeboard
    One message that shows matches under way, who is waited for, open challenges and the next tournament. I update it once a minute at most.
noticeboard-hangs = It is [here]({ $link }), in { $channel }. Pin it to keep it in sight.
noticeboard-returned = -# Someone deleted it, so I posted it again. The next time I take that as a no.
noticeboard-waiting = I post it in { $channel } as soon as I can.
noticeboard-down = It was in { $channel } and was taken down { $when }.
noticeboard-lost = ⚠️ It was in { $channel }, and its message or channel was deleted. I turned it off { $when }.
noticeboard-tells-of = **It shows matches and challenges in these channels.** Everyone who can read the noticeboard sees who plays there.
noticeboard-put-up = Put it up here
noticeboard-move = Move it here
noticeboard-take-down = Take it down

changed-noticeboard = noticeboard
settings-noticeboard = **Noticeboard**: { $channel }
settings-noticeboard-none = **Noticeboard**: none
settings-noticeboard-lost = ⚠️ **Noticeboard**: deleted in { $channel }, so it is off.
noticeboard-button = Noticeboard

refusal-noticeboard-gone = That noticeboard has been taken down. `/organise noticeboard` puts up another.
refusal-noticeboard-no-channel = Choose at least one channel. To show nothing, take the noticeboard down.
refusal-noticeboard-not-here = The noticeboard needs a text channel. Use `/organise noticeboard` in one.
