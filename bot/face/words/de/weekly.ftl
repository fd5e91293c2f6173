### Tournaments that are held every week.

refusal-cup-gone = Dieses wöchentliche Turnier ist beendet, oder es gibt es nicht.
refusal-cup-changed = Hier hat sich etwas geändert, seit du nachgesehen hast. Sieh noch einmal hin, dann entscheide.
refusal-cup-enough = Auf diesem Server gibt es schon { $most } Turniere jede Woche. Beende erst eines.

outline-head-weekly = ### 🔁 Ein wöchentliches Turnier
    Ändere, was du willst, und bestätige dann Name, Tag und Uhrzeit. Es gilt ab der nächsten Anmeldung.
outline-weekly = Jede Woche…
outline-weekly-change = Name, Tag und Uhrzeit…

cup-list-head = ### 🔁 Wöchentliche Turniere
cup-list-none = Noch gibt es keines. Nimm `/leiten turnier ausrufen` und dort **Jede Woche…**
cup-manage = Welches?
cup-line = - **{ $title }** beginnt { $when }
cup-line-paused = - ⏸️ **{ $title }** ist angehalten
cup-when = { $day }, { $time }
cup-name = **{ $title }**
    { $when }
cup-next = Das nächste: { $begins }. Die Anmeldung öffnet { $opens }.
cup-paused = ⏸️ Angehalten: Keine Anmeldung öffnet, bis du es fortsetzt.
cup-open = 📝 Die Anmeldung ist offen für { $begins }.
cup-terms = { $game } · ab { $least } Personen
cup-terms-places = { $game } · { $least } bis { $places } Personen

cup-skip = Nächstes auslassen
cup-unskip = Doch stattfinden lassen
cup-skipped = Ausgelassen: { $begins }.
cup-pause = Anhalten
cup-resume = Fortsetzen
cup-change = Ändern…
cup-end = Beenden…
cup-back = Alle wöchentlichen Turniere
cup-end-ask = **{ $title }** endgültig beenden? Eine offene Anmeldung und ein laufendes Turnier gehen weiter.
cup-end-yes = Ja, beenden
cup-end-no = Nein
cup-ended = Es ist beendet. Keine weitere Anmeldung öffnet.

cup-form = Ein wöchentliches Turnier
cup-day = Tag
cup-time = Uhrzeit und Zeitzone
cup-time-hint = Zum Beispiel 20:00 Europe/Berlin. Die Zeitumstellung ist bedacht.
cup-sign-up = Die Anmeldung öffnet
cup-sign-up-days = { $days ->
    [one] 1 Tag vorher
   *[other] { $days } Tage vorher
  }
cup-least = Wie viele es mindestens sind
cup-least-hint = Kommen weniger, wird das Turnier dieser Woche abgesagt.
cup-least-players = { $least } Personen

## In its message

gathering-called-weekly = Jede Woche: { $game }, { $pace }.
gathering-was-missed = ✖️ Das Turnier von { $at } findet nicht statt: Ich war nicht da, als die Anmeldung offen sein sollte. Das tut mir leid!
gathering-was-left-out = ✖️ Das Turnier von { $at } findet nicht statt: { $game } ist auf diesem Server zurzeit ausgeschaltet.
gathering-next = Das nächste beginnt { $at }.
tournament-least = Es müssen mindestens { $least } sein.
