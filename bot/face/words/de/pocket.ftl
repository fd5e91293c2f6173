### Pocket Samurai: the board, the hand and the telling of its turns.

game-pocket-hand = Pocket Samurai
    .about = Wer mit mehr Schwertern zuschlägt, als die andere Seite Helme hat, gewinnt.
choice-board-pocket-hand = Wertung in Pocket Samurai
setup-pocket-hand-length-best-of-three = zwei von drei
setup-pocket-hand-draft-quick = schneller Draft
outcome-draw-mutual-defeat = ⚖️ **Beide sind besiegt: niemand gewinnt.**

## The board

pocket-nothing-yet = noch nichts
pocket-taken = { $player }: { $cards }
pocket-side = **{ $player }** · { $counted }
pocket-counted = 🗡️ Schwerter **{ $swords }** · 🪖 Helme **{ $helms }**
pocket-in-play = Im Spiel: { $cards }
pocket-exhausted = Erschöpft: { $cards }
pocket-drafted = -# Genommen: { $cards }
pocket-out = ~~{ $card }~~
pocket-placed = { $card } ({ $shows })
pocket-round = Runde **{ $round }** bei zwei von drei · { $one } : { $other }
pocket-doubles = ⚔️ Doppelschläge in Folge: **{ $count }** von { $most }
pocket-dojo-due = Dojo-Phase **{ $phase }** von { $phases } · { $pace } · { $player } nimmt eine Karte, spätestens { $when }
pocket-dojo-held = Dojo-Phase **{ $phase }** von { $phases } · { $pace } · { $player } nimmt eine Karte · ⏸️ die Uhren stehen still
pocket-turn-due = Zug **{ $turn }** · { $pace } · { $player } entscheidet, spätestens { $when }
pocket-turn-held = Zug **{ $turn }** · { $pace } · { $player } entscheidet · ⏸️ die Uhren stehen still

## The hand

pocket-hand-dojo = ### Dojo-Phase { $phase } gegen { $opponent }
pocket-hand-standing = Du { $own }
    { $opponent } { $theirs }
pocket-ask-pick = Welche Karte nimmst du?
pocket-ask-wish = Welche Karte willst du als nächste?
pocket-ask-lay = Welche Karte legst du?
pocket-ask-side = Welche Seite zeigt { $card }?
pocket-ask-strike = { $card }: Schlägst du zu?
pocket-ask-hand = { $card }: Welche Karte bringst du?
pocket-ask-exhaust = Erschöpfst du eine Karte?
pocket-choice-card = { $emoji } **{ $name }**
pocket-choice-swords = die Schwerter
pocket-choice-helms = die Helme
pocket-choice-hold = kein Schlag!
pocket-choice-keep = nichts erschöpfen

## What is told

pocket-told-draft = ## 🎴 Der Draft
pocket-told-phase = **Dojo-Phase { $phase }**
pocket-told-left-over = -# Übrig: { $cards }
pocket-told-mutual = ⚖️ **Beide fallen: beide sind besiegt.**
pocket-told-struck = 🏆 **{ $player } trifft: Schwerter { $swords } gegen Helme { $helms }.**
pocket-told-struck-in-vain = 🛡️ **{ $player } schlägt vergebens zu: Schwerter { $swords } gegen Helme { $helms }.**
pocket-told-defeated = 💥 **{ $card } von { $player } ist besiegt.**
pocket-told-quiet = **Niemand schlägt zu.**
pocket-told-open = **Die Karten liegen offen.**
pocket-told-flipped = { $player } deckt { $card } auf.
pocket-told-defeats = { $card } von { $player } ist besiegt: { $by } besiegt { $sign }. { $back }
pocket-told-loses-to = { $card } von { $player } ist besiegt: Gegen { $by } gilt „unterliegt gegen { $sign }“. { $back }
pocket-told-to-pile = Sie ist erschöpft.
pocket-told-to-hand = Sie geht auf die Hand zurück.
pocket-told-sides-lost = Zwei Karten mit Wahl in einem Zug: Keine zeigt etwas ({ $cards }).
pocket-told-shown = { $card } von { $player } zeigt { $shows }.
pocket-told-put-out = { $player } legt durch { $by } aus der Hand dazu: { $card }.
pocket-told-held-back = { $player } könnte zuschlagen und lässt es.
pocket-told-given-up = { $player } erschöpft { $card }: { $effect }.
pocket-told-kept-all = { $player } erschöpft nichts.
pocket-told-double = Beide haben vergebens zugeschlagen: { $count } von { $most }.
pocket-told-points = Ein Punkt für { $players }: { $one } : { $other }.
pocket-told-taken-up = Beide nehmen alle Karten wieder auf: Runde { $round } beginnt.
