### Gatherings: sign-up, how they stand, and whose turn it is.

gathering-kind-duels = Bushido-Duelle
gathering-kind-clash = Kampf der Clans
gathering-kind-kyoto = Großes Turnier von Kyoto
gathering-kind-tournament = Turnier
gathering-hardcore = { $kind }, Hardcore

gathering-about-duels = Alle finden genau ein Gegenüber: Sie fordern heraus oder werden herausgefordert. Wer am Ende noch steht, hat gewonnen.
gathering-about-clash = Zwei ausgewürfelte Clans fordern einander heraus, Runde um Runde, bis nur noch einer steht.
gathering-about-kyoto = Runde um Runde werden Paare ausgelost, bis nur noch jemand übrig ist: Kensei.
gathering-about-tournament = Wer sein Duell gewinnt, kommt weiter; wer am Ende übrig bleibt, ist Kensei.
gathering-about-hardcore = Hardcore: Wunden bleiben von einem Duell zum nächsten.

gathering-title = ## 🏯 { $kind }
gathering-title-own =
    ## 🏯 { $title }
    { $kind }
gathering-mark = { $mark } · Siegel { $seal }…

## Sign-up

gathering-called = Ausgerufen von { $host }: { $game }, { $pace }.
gathering-nobody = Noch ist niemand da.
gathering-place = { $place }. { $player }
gathering-came = { $count ->
    [one] Eine Person ist da
   *[other] { $count } sind da
  }; es braucht { $sizes }.
gathering-sizes = { $some } oder { $last }
gathering-enough = Es kann losgehen.
gathering-missing = { $missing ->
    [one] Eine Person fehlt noch, dann kann es losgehen.
   *[other] { $missing } fehlen noch, dann kann es losgehen.
  }
gathering-fighters-hidden = Die Figuren werden beim Start gezeigt. Beginnt es nicht, schließt die Anmeldung { $when }.
gathering-fighters-hidden-without-roles = Beginnt es nicht, schließt die Anmeldung { $when }.
gathering-check-in-at = Ab { $when } bestätigen alle, dass sie antreten.
gathering-check-in-now = ⏰ Drück **Ich trete an**, ehe es { $when } beginnt. Wer das nicht tut, bleibt draußen.
gathering-was-called-off = ✖️ Es wurde abgesagt.
gathering-was-called-off-because = ✖️ Es wurde abgesagt: „{ $reason }“
gathering-was-too-few = ✖️ Zu wenige kamen rechtzeitig, darum ist es abgesagt.

gathering-join = Mitmachen
gathering-leave = Aussteigen
gathering-begin = Beginnen
gathering-cancel = Absagen
gathering-check-in = Ich trete an
gathering-role-hint = Alle Figuren werden gezeigt, wenn es beginnt, und du behältst deine bis zum Ende.

gathering-joined = Du bist dabei.
gathering-left = Du hast deinen Platz freigegeben.
gathering-checked-in = Gut, wir rechnen mit dir.
gathering-begun = Es beginnt.
gathering-cancel-ask = Willst du das wirklich absagen? Alle verlieren ihren Platz.
gathering-cancel-yes = Ja, absagen
gathering-cancel-no = Nein
gathering-cancelled = Es ist abgesagt.
gathering-kept = Gut. Alles bleibt, wie es ist.
gathering-called-elsewhere = Ausgerufen wird es in { $channel }.

gathering-which = Hier laufen mehrere Treffen. Welches meinst du?
gathering-which-placeholder = Das Treffen
gathering-which-line = { $kind }, ausgerufen von { $host }
gathering-to-message = Zur Nachricht

## Under way

gathering-round = Runde **{ $number }** · { $pace }
gathering-once = { $pace }
gathering-clan-line = **{ $clan }**
gathering-stands = { $player } · **{ $fighter }** · { $bar } **{ $health }**/{ $full } · { $state }
gathering-stands-without-roles = { $player } · { $bar } **{ $health }**/{ $full } · { $state }
gathering-out = ✖️ { $player } · { $fighter } · { $state }
gathering-out-without-roles = ✖️ { $player } · { $state }
gathering-state-knocked-out = zu Boden gegangen
gathering-state-dishonored = entehrt
gathering-state-left = ausgestiegen
gathering-state-absent = nie erschienen
gathering-state-fighting = ⚔️ { $duel } gegen { $foe }
gathering-state-challenges = 👉 muss herausfordern
gathering-state-asked = ❔ hat { $foe } herausgefordert
gathering-state-answers = 👉 muss { $foe } antworten
gathering-state-fought = hat gekämpft und steht
gathering-state-waits = ist noch nicht an der Reihe
gathering-state-idle = blieb ohne Gegenüber
gathering-state-winner = 🏆 hat gewonnen
gathering-state-stands = steht
gathering-owed-challenge = 👉 { $player } muss jemanden herausfordern, spätestens { $when }.
gathering-owed-answer = 👉 { $player } muss annehmen oder ablehnen, spätestens { $when }.
gathering-drop-out = Aussteigen
gathering-owed-button = Ich bin dran
gathering-drop-ask = Willst du wirklich endgültig aussteigen? Ein laufendes Duell gibst du damit auf, und dein Gegenüber gewinnt es.
gathering-drop-yes = Ja, aussteigen
gathering-drop-no = Nein, bleiben
gathering-dropped = Du bist ausgestiegen.

## Whose turn it is

summons-title = ### ⚔️ { $kind }
summons-challenge = { $player }, du bist an der Reihe: Fordere jemanden heraus. Nennst du niemanden, entscheiden { $when } die Würfel.
summons-challenge-placeholder = Wen forderst du heraus?
summons-opponent-facts = { $fighter } · { $health } von { $full } Leben
summons-opponent-facts-without-roles = { $health } von { $full } Leben
summons-answer = { $player }, { $challenger } fordert dich heraus. Nimmst du an, kämpft ihr sofort: du mit { $health } Leben, { $challenger } mit { $foe-health }.
summons-cost = Ablehnen kostet { $cost } Leben: { $health } → { $left }. Unter 1 bist du entehrt und raus. Schweigst du, gilt das { $when } als Annahme.
summons-accept = Annehmen
summons-refuse = Ablehnen
summons-passed = Das ist erledigt.
summons-nothing = Im Moment wartet hier nichts auf dich.

summons-refuse-ask = Willst du { $challenger } wirklich ablehnen? Das kostet { $cost } Leben: { $health } → { $left }. Wo Ehre zählt, kostet es auch davon { $honor }.
summons-refuse-ask-last = Willst du { $challenger } wirklich ablehnen? Das kostet { $cost } Leben: { $health } → { $left }. **Du wärst entehrt und raus.** Wo Ehre zählt, kostet es auch davon { $honor }.
summons-refuse-yes = Ja, ablehnen
summons-refuse-no = Nein
summons-refused = Du hast abgelehnt. Das hat dich { $cost } Leben gekostet.
summons-challenged = Du forderst { $opponent } heraus.
summons-accepted = Du nimmst an. Das Duell beginnt.

## What a gathering does not allow

refusal-rejection-gathering-over = Dieses Treffen ist vorbei.
refusal-rejection-people-wrong = Mit { $people } kann dieses Treffen nicht beginnen.
refusal-rejection-clans-uneven = Beide Clans müssen gleich viele aufstellen.
refusal-rejection-ratings-wrong = Alle Angemeldeten brauchen eine Wertung.
refusal-rejection-move-unfit = Das gehört nicht zu dieser Art von Treffen.
refusal-rejection-not-your-turn = Du bist nicht an der Reihe, herauszufordern oder zu antworten.
refusal-rejection-cannot-challenge = Diese Person kannst du jetzt nicht herausfordern. Nimm jemanden aus der Liste.
refusal-rejection-not-in-play = Diese Person ist nicht mehr in diesem Treffen.
refusal-rejection-bout-unknown = Dieses Duell ist schon entschieden oder war nie angesetzt.
refusal-rejection-not-in-bout = Diese Person kämpft nicht in diesem Duell.
refusal-rejection-result-wrong = So kann dieses Duell nicht geendet haben.
refusal-rejection-entry-closed = Es kann niemand mehr dazukommen.
refusal-rejection-paused = Das Turnier pausiert.
refusal-rejection-not-paused = Das Turnier pausiert nicht.
refusal-rejection-reason-missing = Nenn einen Grund; alle werden ihn sehen.
refusal-rejection-nothing-to-undo = Dort ist noch nichts entschieden.
refusal-rejection-later-decided = Ein späteres Duell, das darauf beruht, ist schon entschieden.
refusal-rejection-no-place = In der laufenden Runde ist für diese Person kein Platz.

refusal-gathering-already-open = Du hast schon so eines ausgerufen. Lass es erst beginnen, oder sag es ab.
refusal-gathering-answered = Das hat sich inzwischen erledigt. Wie es steht, sagt die neueste Nachricht.
refusal-gathering-begun = Es hat schon begonnen.
refusal-gathering-not-begun = Es hat noch nicht begonnen.
refusal-gathering-check-in-only = Die Anmeldung ist geschlossen: Wer da ist, bestätigt gerade den Antritt.
refusal-gathering-no-check-in = Im Moment muss niemand etwas bestätigen.
refusal-gathering-full = Alle { $places } Plätze sind vergeben.
refusal-gathering-gone = Dieses Treffen ist vorbei, oder es gab es nie.
refusal-gathering-in-already = Du bist schon dabei.
refusal-gathering-not-in = Du bist nicht in diesem Treffen.
refusal-gathering-none = Hier läuft kein Treffen. Ruf eines aus mit `/treffen ausrufen`.
refusal-gathering-none-open = Hier wartet kein Treffen auf Leute. Ruf eines aus mit `/treffen ausrufen`.
refusal-gathering-none-yours = Du bist hier in keinem Treffen.
refusal-gathering-nothing-owed = Im Moment wartet kein Treffen darauf, dass du das tust.
refusal-gathering-no-hardcore = Die Bushido-Duelle gibt es nicht als Hardcore: Alle kämpfen nur einmal.
refusal-gathering-places-wrong = Mit so vielen Plätzen geht das nicht.
refusal-gathering-time-wrong = Dieser Zeitpunkt geht nicht: Er muss samt der Zusagen in der Zukunft liegen, höchstens zwei Monate entfernt.
refusal-gathering-too-few = Es braucht mindestens { $least }, um zu beginnen.
