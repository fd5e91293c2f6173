### Leaderboards, profiles and seasons.

standing-nameless = Unbekannt
standing-kensei = { $name } ⚔️ *Kensei*
standing-rating = **{ $points }** ± { $margin }
standing-rating-provisional = **{ $points }**, vorläufig für etwa { $matches ->
    [one] eine weitere Partie
   *[other] { $matches } weitere Partien
}

shown-button = Hier zeigen
shown-by = -# 📣 Gezeigt von { $player }

## Leaderboards

board-title = ## 🏆 { $board }
board-honor = Ehre
board-season = Ehre der Saison { $season }
board-clans = Clans
board-rating = Wertung: { $game }
board-victories = Siege allein: { $game }
choice-board-honor = Ehre
choice-board-season = Ehre dieser Saison
choice-board-clans = Clans
choice-board-bushido-duel = Wertung in Duellen
choice-board-bushido-brawl = Wertung im Getümmel
board-list = Eine andere Rangliste
board-line-honor = { $place }\. { $name } · **{ $amount }** · { $rank }
board-line-season = { $place }\. { $name } · **{ $amount }**
board-line-rating = { $place }\. { $name } · { $rating } · { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}
board-line-rating-provisional = – { $name } · { $rating }
board-line-victories = { $place }\. { $name } · **{ $amount }**
board-line-victories-ranked = { $place }\. { $name } · **{ $amount }** · { $rank }
board-line-clan = { $place }\. { $name } · **{ $honor }** · { $people ->
    [one] ein Mitglied
   *[other] { $people } Mitglieder
} · { $wars ->
    [0] kein Krieg gewonnen
    [one] ein Krieg gewonnen
   *[other] { $wars } Kriege gewonnen
}
board-you = **Du:** { $line }
board-empty-honor = Hier hat noch niemand Ehre erworben. Mit `/herausfordern` machst du den Anfang!
board-empty-season = In dieser Saison hat noch niemand Ehre erworben. Mit `/herausfordern` machst du den Anfang!
board-empty-clans = Hier gibt es noch keinen Clan.
board-empty-rating = Hier hat noch niemand eine Wertung. Kämpf bis zum Ende, dann bekommst du eine.
board-empty-victories = Das hat noch niemand allein gewonnen. `/solo spielen` beginnt einen Kampf.
board-note-rating = -# Die erste Zahl sagt, wie stark jemand scheint, ±, wie weit das danebenliegen kann: neun von zehn Malen nicht weiter. Für den Platz zählt, was sicher ist, also die Zahl abzüglich ihres ±. Eine vorläufige Wertung sagt noch zu wenig: Sie steht darunter, ohne Platz.
board-page = -# Seite { $page } von { $pages }
board-previous = Weiter oben
board-next = Weiter unten

## Profiles

profile-title = ## { $name }
profile-standing = **{ $rank }** · Ehre { $honor }
profile-standing-next = **{ $rank }** · Ehre { $honor }, der nächste Rang ab { $next }
profile-kensei = Trägt den Titel Kensei.
profile-row = { $place }\. **{ $game }**
profile-row-rating = Wertung { $rating }
profile-record = { $place }\. **{ $game }** · { $fought } gekämpft: { $won } gewonnen, { $lost } verloren, { $drawn } unentschieden
profile-none = Hier noch keine Partie.
profile-ratings = **Wertungen**
profile-rating = { $game } · { $rating } · Platz { $place }
profile-rating-provisional = { $game } · { $rating } · noch ohne Platz
profile-alone = **Allein**
profile-victories = { $game } · { $victories ->
    [one] ein Sieg
   *[other] { $victories } Siege
}
profile-victories-ranked = { $game } · **{ $rank }** · { $victories ->
    [one] ein Sieg
   *[other] { $victories } Siege
}{ $next ->
    [0] { "" }
   *[other] , nächster Rang bei { $next }
}
profile-streak = Kämpfe des Tages · { $now ->
    [one] ein Tag
   *[other] { $now } Tage
} in Folge, bestenfalls { $best }
profile-fighters = **Figuren**
profile-fighter = { $fighter }, { $archetype } · { $fought } gekämpft, { $share } % gewonnen
profile-versus = **Gegen dich** · { $fought } gekämpft: { $won } gewonnen, { $lost } verloren, { $drawn } unentschieden
profile-versus-none = **Gegen dich** · noch kein Duell.
profile-titles = **Titel**
profile-title-kensei = { $times ->
    [one] Einmal Kensei
   *[other] { $times }-mal Kensei
}, zuletzt { $when }
profile-fame = **Ruhmeshallen**
profile-fame-line = Saison { $season } · Platz { $place } · { $board }

## Seasons

season-title = ## 🏯 Saison { $season }
season-first = Sie hat mit diesem Server begonnen und läuft.
season-ends = Sie endet von selbst { $at }.
season-open = Sie hat { $when } begonnen und läuft.
season-over = Sie ging { $when } zu Ende. Das ist ihre Ruhmeshalle.
season-fame-honor = ### Gewonnene Ehre
season-fame-rating = ### Wertung: { $game }
season-fame-line = { $place }\. { $name } · { $value }
season-fame-more = und { $count } weitere auf diesen Plätzen
season-fame-none = Niemand hat Ehre erworben oder eine gewertete Partie gespielt.
season-earlier = Frühere Saison
season-later = Spätere Saison
season-board-button = Rangliste
season-look-button = Alle Saisons
season-close-ask = Saison { $season } beenden? Ihre ersten Plätze kommen in die Ruhmeshalle, und Saison { $next } beginnt sofort. Niemand verliert Ehre oder Wertung. Das lässt sich nicht zurücknehmen.
season-quarterly = Sie endet von selbst { $at }, mit dem Quartal in der Zeitzone { $zone }. Die Ruhmeshalle erscheint hier, oder wo dieser Server seine Ankündigungen hat.
season-by-quarter = Jedes Quartal von selbst
season-by-hand = Nicht mehr von selbst
season-close-yes = Ja, Saison { $season } beenden
season-close-no = Nein, weiterlaufen lassen
season-close-done = Saison { $season } ist beendet, und Saison { $next } hat begonnen.
season-close-kept = Die Saison läuft weiter.

refusal-season-closed = Diese Saison ist schon beendet.
refusal-season-unknown = So eine Saison gab es hier nicht.
