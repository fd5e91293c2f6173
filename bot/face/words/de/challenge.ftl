challenge-title = ## ⚔️ Eine Herausforderung
challenge-open = { $challenger } fordert { $opponent } zum Duell: { $game }, { $pace }.
challenge-lapses = { $opponent }, nimm an oder lehn ab; ohne Antwort verfällt die Herausforderung { $when }.
challenge-sealed-fighter = { $challenger } hat die eigene Figur schon gewählt und zeigt sie, wenn das Duell beginnt. { $opponent }, nimm an oder lehn ab; ohne Antwort verfällt die Herausforderung { $when }.
challenge-was-accepted = { $opponent } hat angenommen. Das Duell läuft.
challenge-was-refused = { $opponent } hat die Herausforderung von { $challenger } abgelehnt.
challenge-was-refused-because = { $opponent } hat die Herausforderung von { $challenger } abgelehnt: „{ $reason }“
challenge-was-withdrawn = { $challenger } hat die Herausforderung an { $opponent } zurückgezogen.
challenge-was-lapsed = { $opponent } hat nicht rechtzeitig geantwortet, die Herausforderung von { $challenger } ist verfallen.
challenge-open-to-all = { $challenger } fordert alle heraus, die sich trauen: { $game }, { $pace }.
challenge-lapses-to-all = Wer zuerst annimmt, ist das Gegenüber. Nimmt niemand an, verfällt die Herausforderung { $when }.
challenge-sealed-fighter-to-all = { $challenger } hat die eigene Figur schon gewählt und zeigt sie, wenn das Duell beginnt. Wer zuerst annimmt, ist das Gegenüber. Nimmt niemand an, verfällt die Herausforderung { $when }.
challenge-near = Nur für Leute, deren Wertung höchstens { $points } Punkte entfernt ist.
challenge-anybody = alle
challenge-was-withdrawn-to-all = { $challenger } hat die Herausforderung an alle zurückgezogen.
challenge-was-lapsed-to-all = Niemand hat die Herausforderung von { $challenger } rechtzeitig angenommen, sie ist verfallen.

challenge-accept = Annehmen
challenge-refuse = Ablehnen
challenge-withdraw = Zurückziehen
challenge-to-board = Zum Duell

role-choose = ### Wähle deine Figur
challenge-role-hint = Beide Figuren werden zugleich gezeigt, wenn das Duell beginnt.
role-placeholder = Deine Figur
role-chance = Dem Zufall überlassen
role-sheets = Karten ansehen
role-play = { $name } spielen
role-beginners = Für den Anfang. { $short }
challenge-accepted-private = Das Duell beginnt.
challenge-refused-private = Du hast die Herausforderung abgelehnt.
challenge-withdrawn-private = Du hast die Herausforderung zurückgezogen.

challenge-refuse-title = Herausforderung ablehnen
challenge-refuse-ready = Ein Grund, wenn du magst
challenge-refuse-ready-placeholder = Kein Grund
challenge-refuse-own = Oder in deinen eigenen Worten
challenge-refuse-own-placeholder = Alle im Kanal können es lesen

refusal-reason-busy = Ich habe gerade keine Zeit.
refusal-reason-enough-duels = Ich habe schon genug Partien.
refusal-reason-other-pace = Eine andere Bedenkzeit wäre mir lieber.
refusal-reason-other-time = Frag mich an einem anderen Tag noch einmal.
refusal-reason-not-with-you = Lieber nicht.

challenge-which = Du hast mehrere offene Herausforderungen. Welche meinst du?
challenge-which-placeholder = Die Herausforderung
challenge-line-from = Von { $name }, { $pace }
challenge-line-to = An { $name }, { $pace }

game-bushido-duel = Bushido Duels
    .about = Wer den anderen niederschlägt, gewinnt.

pace-blitz = fünf Minuten pro Zug
pace-hours = acht Stunden pro Zug
pace-day = ein Tag pro Zug
pace-three-days = drei Tage pro Zug
pace-week = eine Woche pro Zug
pace-bank = drei Tage auf dem Zeitkonto, je Zug ein halber dazu

block-done = { $name } kann dich nicht mehr herausfordern. Mit `/datenschutz entblocken` hebst du das wieder auf.
unblock-done = { $name } darf dich wieder herausfordern.
challenge-setup = ⚙️ Vorher vereinbart: { $setup }
