### Contests: the same fight for several people, each alone and once.

contest-title-daily = ## ☀️ { $game }: der Kampf des Tages
contest-title-everywhere = ## 🌏 { $game }: der Tageskampf aller Server
contest-day = { $day } (UTC)
contest-setup = { $new ->
        [1] **Für Neue gilt:**
       *[0] **Für alle gilt:**
    } { $setup }
contest-setup-usual = wie üblich
contest-open = Er schließt { $when }. Was dann noch läuft, wird abgebrochen.
contest-over = 🏁 Er schloss { $when }.
contest-about-daily = Alle auf diesem Server kämpfen denselben Kampf, jede und jeder für sich und einmal. Wie deiner ausgeht, steht dann auf der Tafel im Kanal; wie du ihn gekämpft hast, nicht.
contest-about-everywhere = Alle auf allen Servern kämpfen denselben Kampf, jede und jeder für sich und einmal. Davon wird nichts gepostet: Die Tabelle steht hier. Deinen Namen sieht nur dieser Server.
contest-about-newcomer = 🌱 Deine ersten { $days } Kämpfe des Tages sind leichter, und deinen Platz hast du unter denen, die ebenso neu sind.
contest-own-none = Du hast ihn noch nicht gekämpft.
contest-own-underway = Dein Kampf läuft.
contest-own-given-up = Du hast deinen Kampf aufgegeben.
contest-own-unfinished = Dein Kampf war nicht zu Ende, als er schloss.
contest-own-void = Die Leitung hat deinen Kampf für ungültig erklärt.
contest-own-place = Du bist auf Platz **{ $place }** von { $of }.
contest-streak = 🔥 Tage in Folge: **{ $now }**, bestenfalls **{ $best }**
contest-line = **{ $place }.** { $who } · { $result }
contest-result-won = gewonnen
contest-result-lost = verloren
contest-newcomers = 🌱 **Neue**, in einem leichteren Kampf: { $setup }
contest-nobody = Noch hat ihn niemand zu Ende gekämpft.
contest-more = { $count ->
        [one] … und noch jemand.
       *[other] … und { $count } weitere.
    }
contest-broken-off = { $count ->
        [one] Jemand hat ihn nicht zu Ende gekämpft.
       *[other] { $count } haben ihn nicht zu Ende gekämpft.
    }
contest-elsewhere = jemand auf einem anderen Server
contest-seal = -# Die Würfel sind versiegelt als { $seal }…
contest-seed = Der **Startwert**, nicht mehr geheim: `{ $seed }`
contest-fight-button = Kämpfen
contest-go-on-button = Weiter
contest-look-button = Dein Kampf
contest-join-button = Auch kämpfen
contest-to-everywhere = Alle Server
contest-to-daily = Dieser Server
contest-to-board = Zur Tafel
contest-table-button = Tabelle
contest-hand-daily = -# ☀️ Der Kampf des Tages. Er schließt { $when } und wird dann abgebrochen.
contest-hand-everywhere = -# 🌏 Der Tageskampf aller Server. Er schließt { $when } und wird dann abgebrochen.
contest-after = -# Die Würfel bleiben versiegelt, bis er { $when } schließt. Dann kannst du deinen Kampf allen zeigen.
