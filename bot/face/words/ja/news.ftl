### News of a server: the week in one message.

week-title = ## 📰 一週間のまとめ
week-days = -# { $first }から{ $last }まで
week-matches = ⚔️ { $count ->
        [0] 試合はありませんでした。
       *[other] **{ $count }** 試合が行われました。
    }
week-upset = 😮 今週の番狂わせ：**{ $winner }** が、腕前で **{ $points }** 点上の **{ $loser }** に勝利（{ $game }）
week-streak = 🔥 最長の連続：**{ $name }**（問題 { $days } 日）
week-puzzle = 🧩 問題：**{ $names }**（失点が最少の **{ $lost }** 点）
week-fights = ☀️ 今日の立ち合い：**{ $names }**（{ $times } 回一位）
week-climbed = 📈 **腕を上げた人**
week-climber = { $name } **+{ $points }** · { $game }
week-cup = 🏆 次は：**{ $cup }**、{ $when }
