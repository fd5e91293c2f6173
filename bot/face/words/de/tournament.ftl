### Tournaments: sign-up, rounds, brackets, and what an organiser mends.

refusal-bout-changed = In diesem Duell ist etwas geschehen, seit du nachgesehen hast. Sieh noch einmal hin, dann entscheide.
refusal-gathering-check-in-unbounded = Zusagen brauchen einen Zeitpunkt, zu dem das Turnier beginnt. Wähle auch einen Beginn.
refusal-gathering-no-bracket = Hier läuft kein Großes Turnier von Kyoto. Andere Treffen haben keinen Turnierbaum.
refusal-tournament-none = Hier gibt es kein passendes Turnier. Die Leitung ruft mit `/leiten turnier ausrufen` eines aus.
refusal-tournament-several = Hier laufen mehrere Turniere. Sag mit der Option `{ name-option-tournament }`, welches du meinst.
refusal-bout-none = So ein Duell gibt es in den letzten beiden Runden nicht.

## Calling one

outline-head = ### 🏯 Ein neues Turnier
    Wähle, was dir wichtig ist; der Rest passt, wie er ist. Am Ende gibst du ihm einen Namen, und die Anmeldung öffnet.
outline-placeholder = Wählen
outline-game = Spiel: { $game }
outline-setup-usual = Gespielt wie üblich
outline-setup = Gespielt mit: { $setup }
outline-start-by-hand = Beginn: wenn die Leitung auf Beginnen drückt
outline-start = Beginn: { $span } von jetzt an
outline-pace-usual = Tempo: wie hier üblich
outline-pace = Tempo: { $pace }
outline-round-usual = Jede Runde: so lang, wie es zum Tempo passt
outline-round = Jede Runde: höchstens { $span }
outline-places-all = Plätze: für alle
outline-places = Plätze: { $places }, wer später kommt, steht in Reserve
outline-house-none = Freilose: wer niemanden trifft, kommt weiter
outline-house = Statt Freilos: Duell mit dem Haus ({ $level })
outline-extras = Besonderheiten: keine
outline-extra-hardcore = Wunden bleiben (Hardcore)
    .about = Die Gesundheit geht von einem Duell ins nächste über.
outline-extra-rating = Gesetzt nach Wertung
    .about = Die Besten treffen auf die Letzten, statt ausgelost zu werden.
outline-extra-closed = Kein später Einstieg
    .about = Nach dem Beginn kann niemand mehr dazukommen.
outline-extra-no-leave = Ohne Warten auf Urlaub
    .about = Duelle gehen weiter, auch wenn jemand im Urlaub ist.
outline-extra-confirm = Zusage vor dem Beginn
    .about = Wer nicht zusagt, spielt nicht mit. Braucht einen Zeitpunkt.
outline-extra-reliable = Nur Zuverlässige
    .about = Für alle, die { $share } % ihrer Fristen einhalten, und Neue.
outline-name = Benennen und Anmeldung öffnen
outline-form = Ein neues Turnier
outline-title = Wie heißt es?

## Sign-up

tournament-round-time = ⏳ Zeit für eine Runde: höchstens { $time }; wer { $show } nach Beginn eines Duells noch nichts gewählt hat, verliert es.
tournament-by-rating = Gepaart wird nach Wertung: die Besten gegen die Letzten.
tournament-no-leave = 🧭 Auf Leute im Urlaub warten seine Duelle nicht.
tournament-house = 🏮 Bei ungerader Zahl trifft jemand auf das Haus ({ $level }) und kommt nur mit einem Sieg weiter. **Dieses Duell ist ohne Wertung, ohne Ehre.**
tournament-no-late-entry = 🚪 Nach dem Beginn kann niemand mehr einsteigen.
tournament-begins-by-hand = Die Leitung beginnt es; sonst schließt die Anmeldung { $when }.
tournament-begins = Beginn: { $at }, { $when }.
tournament-came = { $count ->
    [0] 👥 Noch hat sich niemand angemeldet.
    [one] 👥 Bisher eine Anmeldung.
   *[other] 👥 Bisher { $count } Anmeldungen.
  }
tournament-came-of = 👥 Vergebene Plätze: { $count } von { $places }.
tournament-reserve = 🪑 In Reserve: { $names }
tournament-would-end = Mit diesen Leuten dauert es { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
  }. Spätestes Ende: { $at }.
tournament-placed = Die Anmeldung für das Turnier ist offen.

## Under way

tournament-round = Runde **{ $number }** von höchstens { $rounds } · Duelle entschieden: { $decided } von { $duels } · { $pace }
tournament-until = ⏳ Diese Runde wird { $when } entschieden. Spätestes Ende, was auch immer geschieht: { $latest }.
tournament-until-last = ⏳ Das ist die letzte Runde. Sie wird { $when } entschieden, was auch immer geschieht.
tournament-paused = ⏸️ Die Uhren stehen still, angehalten { $when }. Karten dürft ihr trotzdem spielen.
tournament-duel = ⚔️ { $duel }: { $one } – { $other }
tournament-more-duels = … und { $count ->
    [one] ein weiteres Duell
   *[other] { $count } weitere Duelle
  }, im Turnierbaum
tournament-resting = 💤 Freilos in dieser Runde: { $names }
tournament-repairs = { $count ->
    [one] Eines hat die Leitung geändert:
   *[other] { $count } Dinge hat die Leitung geändert, das letzte davon:
  } { $last }
tournament-bracket = Turnierbaum
tournament-mine = Mein Duell
tournament-people = Wer dabei ist
tournament-changes = Änderungen
tournament-organise = Für die Leitung
tournament-enter-late = Noch einsteigen
tournament-before = ◀ Zurück
tournament-after = Weiter ▶
tournament-page = Seite { $page } von { $pages }
tournament-to-message = Zum Turnier

## Who is in

tournament-people-title = ### { $count ->
    [one] Eine Person ist dabei
   *[other] { $count } sind dabei
  }
tournament-person-entered = **{ $number }** { $name }
tournament-person-reserve = **{ $number }** { $name } · 🪑 in Reserve
tournament-person-confirmed = **{ $number }** { $name } · ✅ tritt an
tournament-person-unconfirmed = **{ $number }** { $name } · noch nicht bestätigt
tournament-person-fights = **{ $number }** { $name } · ⚔️ kämpft
tournament-person-rests = **{ $number }** { $name } · 💤 hat ein Freilos
tournament-person-waits = **{ $number }** { $name } · kommt weiter
tournament-person-won = **{ $number }** { $name } · 🏆 hat gewonnen
tournament-person-out = **{ $number }** { $name } · raus

tournament-mine-not-in = Du bist nicht in diesem Turnier.
tournament-mine-entered = Du hast einen Platz. Die ersten Duelle beginnen mit dem Turnier.
tournament-mine-reserve = Du stehst in Reserve: Du rückst nach, wenn in der ersten Runde jemand ausfällt; später kann die Leitung dich fragen.
tournament-mine-confirmed = Du hast bestätigt, dass du antrittst.
tournament-mine-unconfirmed = Drück **Ich trete an**, ehe es beginnt, sonst bleibst du draußen.
tournament-mine-fights = Du bist Nummer { $number } und kämpfst in { $duel } gegen { $opponent }.
tournament-mine-show = Wer bis dahin nichts gewählt hat, verliert kampflos: { $when }.
tournament-mine-rests = Du bist Nummer { $number } und hast in dieser Runde ein Freilos: Du kommst weiter.
tournament-mine-waits = Du bist Nummer { $number } und kommst weiter. Die nächste Runde wird ausgelost, wenn diese entschieden ist.
tournament-mine-won = Du warst Nummer { $number }, und du hast gewonnen.
tournament-mine-out = Du warst Nummer { $number } und bist raus.

## Bracket

bracket-round-title = ### Runde { $number }
bracket-round = Runde { $number }
bracket-round-about = { $duels ->
    [one] ein Duell
   *[other] { $duels } Duelle
  }, Freilose: { $byes }
bracket-rounds = Ab welcher Runde?
bracket-open = ⚔️ { $one } – { $other } · { $duel }
bracket-won = 🏆 **{ $winner }** schlägt { $loser } · { $how } · { $duel }
bracket-forsaken = ⌛ { $one } – { $other } · niemand erschienen · { $duel }
bracket-rests = 💤 { $player } hat ein Freilos
bracket-how-duel = noch { $health } Leben
bracket-how-duel-without-health = ausgefochten
bracket-how-health = mehr Leben: { $health }
bracket-how-health-without-health = liegt vorn
bracket-how-dice = durch die Würfel
bracket-how-walkover = kampflos
bracket-how-override = durch die Leitung
bracket-aside-duel = Sieg
bracket-aside-health = vorn
bracket-aside-dice = Würfel
bracket-aside-walkover = kampfl.
bracket-aside-override = Urteil
bracket-aside-forsaken = fehlt
bracket-aside-rests = Freilos
bracket-alt = Der Turnierbaum von { $title }, von Runde { $first } bis Runde { $last }, die neueste zuerst. { $told }
bracket-alt-champion = { $player } trägt die Krone: Sieg im ganzen Turnier.
bracket-spoken-open = { $one } trifft auf { $other }
bracket-spoken-won = { $winner } schlägt { $loser }

## Announcements

announcement-round = 🔔 Runde **{ $number }** beginnt: { $duels ->
    [one] ein Duell
   *[other] { $duels } Duelle
  }{ $byes ->
    [0] .
    [one] {" "}und ein Freilos.
   *[other] {" "}und { $byes } Freilose.
  }
announcement-winner = 🏆 Am Ende steht nur noch { $player }: Kensei.
announcement-nobody = ⚖️ Es ist vorbei, und niemand steht mehr.

## For organisers

tournament-desk = ### Was möchtest du korrigieren?
tournament-override = Duell entscheiden
    .about = **Ein Duell entscheiden**, was immer bisher galt; das geht, bis ein späteres Duell entschieden ist, das darauf beruht.
    .which = Welches Duell?
    .none = Es gibt kein Duell zu entscheiden.
    .title = Ein Duell entscheiden
    .ask = Du entscheidest { $duel }. Läuft es noch, endet es damit.
tournament-undo = Entscheidung zurücknehmen
    .about = **Zurücknehmen**, was zuletzt über ein Duell entschieden wurde; bleibt davon nichts übrig, wird es neu gekämpft.
    .which = Welches Duell?
    .none = In den letzten beiden Runden ist nichts entschieden.
    .title = Eine Entscheidung zurücknehmen
    .ask = Es geht um { $duel }. Du nimmst zurück, was dort zuletzt entschieden wurde. Eine Runde, die daraus ausgelost wurde und in der noch nichts entschieden ist, wird neu ausgelost.
tournament-remove = Jemanden herausnehmen
    .about = **Jemanden herausnehmen**, endgültig; das Gegenüber kommt weiter.
    .which = Wen?
    .none = Niemand ist mehr darin.
    .title = Jemanden herausnehmen
    .ask = Du nimmst { $player } endgültig heraus.
tournament-replace = Nachrücken lassen
    .about = **Nachrücken lassen**: Eine Reserve kommt an jemandes Stelle, solange in dem Duell niemand gewählt hat. Sie muss zustimmen.
    .which = Für wen?
    .none = In jedem Duell hat schon jemand gewählt.
    .instead = Wer rückt für { $player } nach?
    .listed = In Reserve
    .anybody = Alle auf diesem Server
    .title = Nachrücken lassen
    .ask = { $newcomer } wird gefragt, ob sie oder er für { $player } nachrückt. Wer zusagt, ist im Turnier; für { $player } ist es dann endgültig vorbei.
tournament-pause = Pause
    .about = **Pause**: Alle Uhren stehen still, bis du weitermachst, und keine Runde wird ausgelost.
    .title = Das Turnier pausieren
    .ask = Alle Uhren stehen still. Karten dürfen weiter gespielt werden, und Duelle können enden.
tournament-resume = Weitermachen
    .about = **Weitermachen**: Jede Uhr läuft mit dem weiter, was auf ihr übrig war.
    .ask = Sollen alle Uhren mit dem weiterlaufen, was auf ihnen übrig war?
tournament-resume-yes = Ja, weitermachen
tournament-resume-no = Noch nicht
tournament-winner = Wer hat gewonnen?
tournament-why = Warum? Alle werden es lesen.
tournament-versus = Duell { $number }: { $one } – { $other }
tournament-mend-open = Runde { $number }, läuft noch
tournament-mend-forsaken = Runde { $number }, niemand erschienen
tournament-mend-won = Runde { $number }, gewonnen von { $winner }
tournament-mended = Erledigt. Mit deinem Grund bleibt es für alle sichtbar.
tournament-resumed = Die Uhren laufen weiter.
tournament-kept = Gut. Alles bleibt, wie es ist.

tournament-changes-title = ### Was die Leitung geändert hat
tournament-changes-none = Nichts.
tournament-change = { $when } · { $who } · { $change }

## In the calendar of the server

calendar-about = { $kind } für bis zu { $places }, { $pace }. Die Adresse oben führt zur Nachricht, wo man sich anmeldet und sieht, wie es läuft.
