### Was jemand allein spielt: Partien mit einem Platz und Kampagnen.

solo-by-dm-button = Per DM weiter
solo-by-dm-done = ✉️ In deinen DMs geht es weiter. Kommt dort nichts an, öffnet `/hand` es hier.
solo-resign-button = Aufgeben
solo-again-button = Noch einmal
solo-harder-button = Schwerer: { $setup }
solo-climbed = ⛰️ { $victories ->
    [one] Dein erster Sieg allein: Du bist jetzt **{ $rank }**.
   *[other] { $victories } Siege allein: Du bist jetzt **{ $rank }**.
  }
solo-campaign-on = 🛤️ **{ $campaign }** geht weiter: Deine nächste Partie ist bereit.
solo-campaign-won = 🏯 **{ $campaign }** liegt hinter dir: Du hast gewonnen.
solo-campaign-lost = 🍂 **{ $campaign }** endet hier.
solo-next-button = Nächste Partie
solo-anew-button = Eine neue Kampagne
solo-campaign-button = Kampagne
solo-share-button = Allen zeigen
solo-share-done = Fertig: Der Kanal sieht, wie es ausging.
campaign-title = ## { $game }: deine Kampagne
    Gespielte Partien: **{ $fought }**
campaign-go-on-button = Weiter
campaign-give-up-button = Aufgeben
campaign-give-up-ask = Gibst du deine Kampagne in { $game } wirklich auf? Die laufende Partie endet mit ihr, und es gibt keinen Weg zurück.
campaign-give-up-yes = Ja, aufgeben
campaign-give-up-no = Nein, behalten
campaign-was-over = 🏁 Diese Kampagne ist vorbei.
campaign-was-given-up = 🍃 Du hast diese Kampagne aufgegeben.

## Before it begins

outset-title-fight = ## { $game }
outset-title-campaign = ## { $game }: { $campaign }
outset-why-first = Für den Anfang empfohlen: **{ $setup }**.
outset-why-next = Das Nächste für dich: **{ $setup }**. Alles davor hast du gewonnen.
outset-why-all = Du hast sie alle gewonnen. Am schwersten war: **{ $setup }**.
outset-why-usual = Beginne, wie es meist gespielt wird, oder wähle selbst.
outset-advised = Beginnen: { $setup }
outset-usual = Wie üblich beginnen
outset-settle = Selbst bestimmen
outset-choose = Oder bestimme es selbst:
outset-placeholder = Wähle etwas
outset-switch = -# { $answer }: { $about }
outset-to-daily = Kampf des Tages
outset-to-fight = Ein einzelner Kampf
outset-begin-fight = Kämpfen
outset-begin-campaign = Aufbrechen
