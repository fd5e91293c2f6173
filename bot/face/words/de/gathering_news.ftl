### What happens at a gathering or a tournament, event by event.

gathering-duel = Duell { $number }
gathering-others = { $names } und { $count ->
    [one] eine weitere Person
   *[other] { $count } weitere
  }
gathering-roll = { $player } **{ $sum }** ({ $faces })

gathering-told-rolled-clans = 🎲 Drei Würfel bestimmen die Clans: { $rolls }
gathering-told-rolled-initiative = 🎲 Drei Würfel bestimmen, wer zuerst herausfordert: { $rolls }
gathering-told-rolled-decision = 🎲 Drei Würfel entscheiden: { $rolls }
gathering-told-clans = 🏯 **{ $east }** ({ $easterners }) trifft auf **{ $west }** ({ $westerners }).
gathering-told-round = 🔔 Runde **{ $number }** beginnt.
gathering-told-round-resting = 🔔 Runde **{ $number }** beginnt. Freilos: { $names }
gathering-told-challenged = ⚔️ { $challenger } fordert { $challenged } heraus.
gathering-told-challenged-drawn = 🎲 { $challenger } hat rechtzeitig niemanden genannt, also haben die Würfel gewählt: { $challenged }.
gathering-told-accepted = { $player } nimmt an.
gathering-told-accepted-silent = ⌛ { $player } hat nicht rechtzeitig geantwortet, das gilt als Annahme.
gathering-told-refused = 🛑 { $player } lehnt ab und bezahlt dafür. Leben jetzt **{ $health }**.
gathering-told-removed-knocked-out = ☠️ { $player } geht zu Boden.
gathering-told-removed-dishonored = ✖️ { $player } hat zu oft abgelehnt: entehrt und raus.
gathering-told-removed-left = 🏳️ { $player } ist ausgestiegen.
gathering-told-removed-left-because = 🏳️ Die Leitung hat { $player } herausgenommen: „{ $reason }“
gathering-told-removed-absent = ⌛ { $player } ist nie zum Duell erschienen und damit raus.
gathering-told-waited = { $player } bleibt in dieser Runde ohne Gegenüber.
gathering-told-asked = ⚔️ { $duel }: { $one } mit { $health } Leben gegen { $other } mit { $foe-health }.
gathering-told-asked-without-health = ⚔️ { $duel }: { $one } gegen { $other }.
gathering-told-voided = { $duel } ist abgesagt.
gathering-told-won-duel = 🏆 { $player } gewinnt { $duel } und hat noch { $health } Leben.
gathering-told-won-duel-without-health = 🏆 { $player } gewinnt { $duel }.
gathering-told-won-by-house = 🏮 Das Haus gewinnt { $duel }; von dort kommt niemand weiter.
gathering-told-won-walkover = 🏆 { $player } gewinnt { $duel } kampflos.
gathering-told-won-health = ⚖️ { $player } gewinnt { $duel } durch mehr Leben: { $health }.
gathering-told-won-health-without-health = ⚖️ { $player } liegt vorn und gewinnt { $duel }.
gathering-told-won-dice = 🎲 { $player } gewinnt { $duel } durch die Würfel.
gathering-told-won-override = 🔧 { $duel } ist für { $player } gewertet.
gathering-told-drawn = ⚖️ { $duel } endet ohne Sieg, bei { $health } und { $foe-health } Leben.
gathering-told-drawn-without-health = ⚖️ { $duel } endet ohne Sieg.
gathering-told-forsaken = ⌛ Zu { $duel } ist niemand erschienen.
gathering-told-restored = ✨ Wer noch steht, hat wieder { $health } Leben: { $names }
gathering-told-entered = ➕ { $player } kommt spät und darf noch kämpfen.
gathering-told-reserved = ➕ { $player } steht in Reserve.
gathering-told-substituted = 🔁 { $player } rückt nach für { $gone }.
gathering-told-substituted-because = 🔁 Die Leitung lässt { $player } für { $gone } nachrücken: „{ $reason }“
gathering-told-paused = ⏸️ Die Leitung hat die Uhren angehalten: „{ $reason }“
gathering-told-resumed = ▶️ Die Uhren laufen weiter.
gathering-told-overridden = 🔧 Die Leitung wertet { $duel } für { $player }: „{ $reason }“
gathering-told-undone = ↩️ Die Leitung nimmt die Entscheidung über { $duel } zurück: „{ $reason }“
gathering-told-withdrawn = ↩️ Runde { $number } ist zurückgenommen und wird neu ausgelost.
gathering-told-end-left-standing = 🏆 **Gewonnen hat, wer noch steht:** { $names }
gathering-told-end-last-clan = 🏆 **{ $clan } gewinnt den Kampf der Clans.** Den Sieg teilen sich { $names }
gathering-told-end-stalemate = 🏆 **{ $clan } gewinnt den Kampf der Clans**, denn niemand konnte die andere Seite zu Fall bringen. Den Sieg teilen sich { $names }
gathering-told-end-last-standing = 🏆 **Am Ende steht nur noch { $names }: Kensei.**
gathering-told-end-nobody-left = ⚖️ **Niemand steht mehr, also hat niemand gewonnen.**

gathering-clan-east = Clan Ost
gathering-clan-west = Clan West
