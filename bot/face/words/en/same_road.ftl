### The same road: two people play one campaign from one seed, each alone, and compare at the end.

road-challenge-open = { $challenger } challenges { $opponent } to the same road: { $game }. Each plays the same campaign alone, whenever they like within { $days } days: the same opponents, the same cards, the same dice. Then you compare.
road-challenge-accepted = { $opponent } accepted. Both are on the same road.
road-challenge-line-from = From { $name }: the same road
road-challenge-line-to = To { $name }: the same road

road-title = ## 🛤️ The same road: { $game }
road-open = { $one } and { $other } play the same campaign, each alone. It closes { $when }. Until both are through, nobody sees how far anybody came.
road-closed = { $one } and { $other } have played the same campaign, each alone.
road-run-waiting = ▫️ { $who } has not set out yet
road-run-underway = 🥾 { $who } is under way
road-run-finished = 🏁 { $who } is through
road-run-void = 🚫 { $who }: declared void
road-run-never = ▫️ { $who } never set out
road-run-came = 🏁 { $who }: { $progress }
road-verdict-ahead = 🏆 { $who } came farther.
road-verdict-tie = 🤝 A tie: neither came farther.
road-verdict-nobody = Neither of the two set out.
road-verdict-void = One run was declared void, so nothing is compared.
road-mark = -# Road { $id } · Seal { $seal }
road-mine-button = My road
road-again-button = Once more

road-accepted = 🛤️ { $foe } accepted: you are on the same road in { $game }. Play yours whenever you like; it closes { $when }.
road-over = 🛤️ Your road with { $foe } is over.
road-status-through = You are through. How you both did is shown once { $foe } is through, too, or when it closes { $when }.
road-status-closed = This road is over.
road-line-waiting = 🛤️ The same road with { $foe }, { $game }: you have not set out; it closes { $when }.
road-line-underway = 🛤️ The same road with { $foe }, { $game }: you are under way; it closes { $when }.
road-line-finished = 🛤️ The same road with { $foe }, { $game }: you are through; it closes { $when }.
road-line-void = 🛤️ The same road with { $foe }, { $game }: yours was declared void; it closes { $when }.
contest-hand-road = -# 🛤️ The same road. It closes { $when }, and what is not over is broken off then.

refusal-road-closed = This road is closed.
refusal-road-finished = You are through on this road already.
refusal-road-not-yours = This road is between two others.
refusal-road-you-are-busy = You are on the same road with somebody already. Come to its end first.
refusal-road-they-are-busy = They are on the same road with somebody already.
