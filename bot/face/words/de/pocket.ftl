### Pocket Samurai: the board, the hand and the telling of its turns.

game-pocket-hand = Pocket Samurai
    .about = Wer mit mehr Schwertern zuschlägt, als das Gegenüber Helme hat, gewinnt.
choice-board-pocket-hand = Wertung in Pocket Samurai
setup-pocket-hand-length-best-of-three = zwei von drei
setup-pocket-hand-draft-quick = schneller Draft
outcome-draw-mutual-defeat = ⚖️ **Beide sind besiegt: unentschieden.**

## The board

pocket-title =
    ## 🎴 { $one } gegen { $other }
    -# { game-pocket-hand }
pocket-left-right = ◀️ { $left } · { $right } ▶️
pocket-nothing-yet = noch nichts
pocket-taken = { $player }: { $cards }
pocket-side = **{ $player }** · { $counted }
pocket-side-striking = **{ $player }** · { $counted } · ⚔️ **schlägt zu**
pocket-counted = 🗡️ Schwerter **{ $swords }** · 🪖 Helme **{ $helms }**
pocket-in-play = Im Spiel: { $cards }
pocket-exhausted = Erschöpft: { $cards }
pocket-places = -# { $cards }
pocket-drafted = -# Genommen: { $cards }, dazu der Schlag!
pocket-out = ~~{ $card }~~
pocket-placed = { $card } ({ $shows })
pocket-round = Zwei von drei · Runde **{ $round }** · { $one } : { $other }
pocket-doubles = ⚔️ Doppelschläge in Folge: **{ $count }** von { $most }
pocket-dojo-due = Dojo-Phase **{ $phase }** von { $phases } · { $player } wählt · fällig { $when }
pocket-dojo-held = Dojo-Phase **{ $phase }** von { $phases } · { $player } wählt · ⏸️ die Uhren stehen still
pocket-draft-how = -# Drück eine Nummer: Ihr nehmt abwechselnd, bis jeder acht Karten hat.
pocket-wishes-due = Dojo-Phase **{ $phase }** von { $phases } · es wünschen: { $player } · fällig { $when }
pocket-wishes-held = Dojo-Phase **{ $phase }** von { $phases } · es wünschen: { $player } · ⏸️ die Uhren stehen still
pocket-turn-due = Zug **{ $turn }** · es entscheidet: { $player } · fällig { $when }
pocket-turn-held = Zug **{ $turn }** · es entscheidet: { $player } · ⏸️ die Uhren stehen still
pocket-forced = -# ⚔️ { $player } hält nur noch den Schlag!, der ohne Frage gelegt wird.

## The hand

pocket-hand-dojo = ### Dojo-Phase { $phase } gegen { $opponent }
pocket-hand-own = Du: { $cards }
pocket-hand-standing =
    Du: { $own }
    { $opponent }: { $theirs }
pocket-hand-theirs = { $opponent } kann noch einen Schlag! legen, und:
pocket-hand-rule = -# { $rule }
pocket-hand-ring = -# Die meisten Karten besiegen reihum: Aggression besiegt Gewandtheit, Gewandtheit besiegt Weisheit, Weisheit besiegt Aggression.
pocket-hand-aspects = -# 🔥 Aggression · 🪷 Weisheit · 🍃 Gewandtheit
pocket-hand-legend = -# 🗡️ Schwerter · 🪖 Helme
pocket-own-strike = ⚔️ Dein Schlag, so wie es steht: { $swords ->
    [one] { $swords } Schwert
   *[other] { $swords } Schwerter
  } gegen { $helms ->
    [one] { $helms } Helm
   *[other] { $helms } Helme
  }, { $succeeds ->
    [yes] **er trifft**
   *[no] **er trifft nicht**
  }.
pocket-their-strike = ⚔️ Der Schlag von { $player }, so wie es steht: { $swords ->
    [one] { $swords } Schwert
   *[other] { $swords } Schwerter
  } gegen { $helms ->
    [one] { $helms } Helm
   *[other] { $helms } Helme
  }, { $succeeds ->
    [yes] **er trifft**
   *[no] **er trifft nicht**
  }.
pocket-ask-pick = Welche Karte nimmst du?
pocket-ask-wish = Ordne { $wishes } oder mehr davon, die liebste zuerst. Sonst sieht niemand deine Liste; verteilt wird reihum nach beiden Listen.
pocket-rank-button = Karten ordnen
pocket-lay-button = Legen
pocket-ask-lay = Welche Karte legst du?
pocket-ask-side = Welche Seite zeigt { $card }?
pocket-ask-strike = { $card } lässt dich jetzt zuschlagen. Tust du es?
pocket-ask-hand = Welche Karte bringt { $card }?
pocket-ask-exhaust = Erschöpfst du eine Karte?
pocket-choice-card = { $emoji } **{ $name }**
pocket-choice-swords = die Schwerter
pocket-choice-helms = die Helme
pocket-choice-hold = Nicht zuschlagen
pocket-choice-keep = Nichts erschöpfen

## What happened since one’s last choice

pocket-lately-cards = { $own } – { $foe }
pocket-lately-cards-stand-in = Für dich spielte die Vertretung { $own } gegen { $foe }
pocket-lately-stand-in = Für dich nahm die Vertretung: { $cards }.
pocket-lately-they-took = { $player } hat genommen: { $cards }.
pocket-lately-quiet = niemand schlug zu
pocket-lately-open = keine Karte besiegt
pocket-lately-mutual = **beide sind besiegt**
pocket-lately-home = **{ $player } trifft**, { $swords } gegen { $helms }
    .you = **du triffst**, { $swords } gegen { $helms }
pocket-lately-in-vain = { $player } schlägt vergebens zu, { $swords } gegen { $helms }
    .you = du schlägst vergebens zu, { $swords } gegen { $helms }
pocket-lately-beaten = besiegt ist { $card } von { $player }
    .you = besiegt ist deine Karte { $card }
pocket-lately-gave-up = { $player } erschöpft { $card }
    .you = du erschöpfst { $card }
pocket-lately-struck-out = { $player } schlägt zu ({ $by })
    .you = du schlägst zu ({ $by })
pocket-lately-put-out = { $player } bringt { $name }
    .you = du bringst { $name }

## What is told

pocket-told-draft = ## 🎴 Der Draft
pocket-told-took = 🎴 **{ $player } nimmt { $card }.**
pocket-told-wishes = **Beide ordnen verdeckt die Karten.** Dann werden sie reihum nach beiden Listen verteilt.
pocket-told-drafted = **Beide haben ihre Karten. Die Bushido-Phase beginnt.**
pocket-told-phase = **Dojo-Phase { $phase }**
pocket-told-left-over = -# Übrig: { $cards }
pocket-told-forced = -# { $player } hatte nur noch den Schlag! zu legen.
pocket-told-forced-both = -# Beide hatten nur noch den Schlag! zu legen.
pocket-told-mutual = ⚖️ **Beide sind besiegt.**
pocket-told-home = 🏆 **{ $player } trifft: { $swords ->
    [one] { $swords } Schwert
   *[other] { $swords } Schwerter
  } gegen { $helms ->
    [one] { $helms } Helm
   *[other] { $helms } Helme
  }.**
pocket-told-in-vain = 🛡️ **{ $player } schlägt vergebens zu: { $swords ->
    [one] { $swords } Schwert
   *[other] { $swords } Schwerter
  } gegen { $helms ->
    [one] { $helms } Helm
   *[other] { $helms } Helme
  }.**
pocket-told-defeated = 💥 **Besiegt ist { $card } von { $player }.**
pocket-told-quiet = **Niemand schlägt zu.**
pocket-told-open = **Die Karten liegen offen.**
pocket-told-flipped =
    { $one }: { $one-card }
    { $other }: { $other-card }
    .short = { $one }: { $one-name } · { $other }: { $other-name }
pocket-told-defeats = { $by } besiegt { $sign }: { $card } von { $player } { $to ->
    [hand] geht auf die Hand zurück
   *[pile] ist erschöpft
  }.
pocket-told-loses-to = { $card } von { $player } verliert gegen { $sign } und ist erschöpft.
pocket-told-sides-lost = Zwei Karten mit Wahl in einem Zug: Keine zeigt etwas ({ $cards }).
pocket-told-shown = { $card } von { $player } zeigt { $shows }.
pocket-told-put-out = { $player } bringt aus der Hand ins Spiel ({ $by }): { $card }
pocket-told-held-back = { $player } könnte zuschlagen und lässt es.
pocket-told-given-up = { $player } erschöpft { $card }: { $effect }.
pocket-told-kept-all = { $player } erschöpft nichts.
pocket-told-double = Beide haben vergebens zugeschlagen: { $count } von { $most }.
pocket-told-points = Ein Punkt für { $players }: { $one } : { $other }.
pocket-told-taken-up = Beide nehmen alle Karten wieder auf: Runde { $round } beginnt.
