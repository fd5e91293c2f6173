### The same road: two people play one campaign from one seed, each alone, and compare at the end.

road-challenge-open = { $challenger } challenges { $opponent } to the same road: { $game }. You each play the same campaign alone, whenever you like within { $days } days: the same opponents, the same cards, the same dice. Then you compare.
road-challenge-open-to-all = { $challenger } is looking for someone to walk the same road: { $game }. You each play the same campaign alone, whenever you like within { $days } days: the same opponents, the same cards, the same dice. Then you compare.
road-challenge-accepted = { $opponent } accepted. Both are on the same road.
road-challenge-line-from = From { $name }: the same road
road-challenge-line-to = To { $name }: the same road

road-title = ## 🛤️ The same road: { $game }
road-open = { $one } and { $other } play the same campaign, each alone. It closes { $when }. Until both have finished, no one sees how far either came.
road-closed = { $one } and { $other } have played the same campaign, each alone.
road-run-waiting = ▫️ { $who } has not set out yet
road-run-underway = 🥾 { $who } is under way
road-run-finished = 🏁 { $who } has finished
road-run-void = 🚫 { $who }: declared void
road-run-never = ▫️ { $who } never set out
road-run-came = 🏁 { $who }: { $progress }
road-verdict-ahead = 🏆 { $who } came further.
road-verdict-tie = 🤝 A tie: neither came further.
road-verdict-nobody = Neither of the two set out.
road-verdict-void = One run was declared void, so nothing is compared.
road-mark = -# Road { $id } · Seal { $seal }
road-mine-button = My road
road-again-button = Play again

road-accepted = 🛤️ { $foe } accepted: you are on the same road in { $game }. Play yours whenever you like; it closes { $when }.
road-over = 🛤️ Your road with { $foe } is over.
road-status-through = You have finished. The result is shown when { $foe } has finished too, or when it closes { $when }.
road-status-closed = This road is over.
road-line-waiting = 🛤️ The same road with { $foe }, { $game }: you have not set out; it closes { $when }.
road-line-underway = 🛤️ The same road with { $foe }, { $game }: you are under way; it closes { $when }.
road-line-finished = 🛤️ The same road with { $foe }, { $game }: you have finished; it closes { $when }.
road-line-void = 🛤️ The same road with { $foe }, { $game }: yours was declared void; it closes { $when }.
contest-hand-road = -# 🛤️ The same road. It closes { $when }; a campaign still under way then is broken off.

refusal-road-closed = This road is closed.
refusal-road-finished = You have already finished this road.
refusal-road-not-yours = This road is between two others.
refusal-road-you-are-busy = You already share a road with a player. Finish it first.
refusal-road-they-are-busy = They already share a road with another player.
