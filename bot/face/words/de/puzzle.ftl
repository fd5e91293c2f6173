### Das Rätsel des Tages: eine Stellung, einmal beantwortet.

puzzle-title = ### 🧩 Rätsel { $number } · { $game }
puzzle-ask = **Was spielst du gegen ein perfektes Gegenüber?** Eine Karte, oder { $points } Punkte auf alle verteilt: so oft, wie du jede spielen würdest. Ein Versuch, nur für dich. Ende: { $when }.
puzzle-theirs = **Die Karten gegenüber**
puzzle-divide = { $points } Punkte verteilen
puzzle-divide-button = Aufteilen
puzzle-found = ✅ **Richtig!** Ein perfektes Gegenüber nimmt dir mit deiner Antwort nichts Nennenswertes. Du gewinnst { $value } von 100 Duellen.
puzzle-lost = Ein perfektes Gegenüber nimmt dir mit deiner Antwort **{ $loss }** Punkte. Die beste gewinnt { $value } von 100 Duellen.
puzzle-columns = -# Jede Karte: beste Antwort · deine · alle · gewinnt allein
puzzle-card = { $card } **{ $best }** · { $own } · { $all } · { $alone }
puzzle-all = { $answered ->
        [one] Du bist die erste Person, die antwortet.
       *[other] { $answered } haben geantwortet; { $found } haben es gefunden.
    }
puzzle-streak = 🔥 Tage: **{ $now }** (Bestwert: **{ $best }**). Ein freier Tag unterbricht die Reihe nicht, zwei hintereinander schon.
puzzle-next = Das nächste Rätsel kommt { $when }.

## What a server is told in the morning

morning-ask = Das Rätsel des Tages: Was spielst du gegen ein perfektes Gegenüber? Ein Versuch, für alle dasselbe. Es endet { $when }.
morning-solve = Lösen
morning-yesterday = **Gestern: Rätsel { $number }**
morning-card = { $card } { $points }
morning-best = Die beste Antwort: **{ $cards }**. Sie gewinnt { $value } von 100 Duellen.
morning-tried = { $answered ->
        [0] Niemand hat es versucht.
        [one] Eine Person hat es versucht; { $found ->
            [0] niemand hat es gelöst.
           *[other] sie hat es gelöst.
        }
       *[other] { $answered } haben es versucht; { $found ->
            [0] niemand hat es gelöst.
            [one] eine Person hat es gelöst.
           *[other] { $found } haben es gelöst.
        }
    }

## The puzzles of a week, and how somebody did, for all to read

puzzle-week-button = Woche
puzzle-position-button = Stellung
puzzle-answer-button = Antworten …
puzzle-back-button = Zurück
puzzle-week-back = Rätsel von heute
puzzle-week-title = ## 🏆 Rätsel der Woche
puzzle-week-first = -# Der erste Tag ist noch nicht vorbei.
puzzle-week-about = -# { $first } bis { $last }, auf diesem Server: an ein perfektes Gegenüber verlorene Punkte · beantwortete Tage. Ein Tag ohne Antwort kostet { $missed }, mehr kostet keiner. Heute zählt morgen.
puzzle-week-none = Hier hat noch niemand geantwortet.
puzzle-week-line = **{ $place }.** { $name } · **{ $lost }** · { $days }/{ $all }
puzzle-shown = 🧩 { $player } · Rätsel { $number }: { $how } · 🔥 { $streak }
puzzle-shown-found = ⭐⭐⭐ richtig!
puzzle-shown-near = ⭐⭐ nah dran
puzzle-shown-tried = ⭐ versucht
