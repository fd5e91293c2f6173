### News of a server: the week in one message.

week-title = ## 📰 Die Woche
week-days = -# { $first } bis { $last }
week-matches = ⚔️ { $count ->
        [0] Keine Partie wurde gespielt.
        [one] **Eine** Partie wurde gespielt.
       *[other] **{ $count }** Partien wurden gespielt.
    }
week-upset = 😮 Überraschung der Woche: **{ $winner }** schlug **{ $loser }**, mit **{ $points }** Punkten mehr in der Wertung ({ $game })
week-streak = 🔥 Längste Reihe: **{ $name }**, { $days } Tage beim Rätsel
week-puzzle = 🧩 Rätsel: die wenigsten Punkte verloren, nämlich **{ $lost }**: **{ $names }**
week-fights = ☀️ Kämpfe des Tages: **{ $names }**, { $times ->
        [one] einmal
        [2] zweimal
       *[other] { $times }-mal
    } auf Platz 1
week-climbed = 📈 **Aufgestiegen**
week-climber = { $name } **+{ $points }** · { $game }
week-cup = 🏆 Als Nächstes: **{ $cup }**, { $when }
