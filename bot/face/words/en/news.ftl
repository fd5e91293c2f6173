### News of a server: the week in one message.

week-title = ## 📰 The week
week-days = -# { $first } to { $last }
week-matches = ⚔️ { $count ->
        [0] No matches were played.
        [one] **One** match was played.
       *[other] **{ $count }** matches were played.
    }
week-upset = 😮 Upset of the week: **{ $winner }** beat **{ $loser }**, who was rated **{ $points }** points higher ({ $game })
week-streak = 🔥 Longest streak: **{ $name }**, { $days } days of the puzzle
week-puzzle = 🧩 Puzzles: **{ $names }** lost the fewest points, **{ $lost }**
week-fights = ☀️ Fights of the day: **{ $names }**, first { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    }
week-climbed = 📈 **Who climbed**
week-climber = { $name } **+{ $points }** · { $game }
week-cup = 🏆 Next: **{ $cup }**, { $when }
