### The brawl: lobby, board, hand and the telling of its turns.

lobby-title = ## ⚔️ Eine Lobby
lobby-terms = { $host } ruft zu einer Partie { $game }, { $pace }. { $about }
lobby-place = { $place }. { $player }
lobby-place-new = { $place }. { $player } · neu hier
lobby-place-reliable = { $place }. { $player } · hält { $share } % der Fristen ein
lobby-waiting = { $count ->
    [one] Eine Person ist da
   *[other] { $count } sind da
  }; spielen können { $least } bis { $most }. Die Figuren werden beim Start gezeigt. Startet niemand, schließt die Lobby { $when }.
lobby-waiting-without-roles = { $count ->
    [one] Eine Person ist da
   *[other] { $count } sind da
  }; spielen können { $least } bis { $most }. Startet niemand, schließt die Lobby { $when }.
lobby-house = 🏮 Das Haus nimmt leere Plätze, bis { $places } besetzt sind ({ $level }). **Ohne Wertung, ohne Ehre.**
lobby-waiting-house = { $count ->
    [one] Eine Person ist da
   *[other] { $count } sind da
  }; am Tisch sind { $places } Plätze. Starten geht ab zwei; startet niemand, beginnt es { $when } von selbst.
lobby-join = Mitmachen
lobby-leave = Aussteigen
lobby-start = Starten
lobby-to-board = Zur Tafel
lobby-role-hint = Alle Figuren werden gezeigt, wenn die Partie beginnt.
lobby-was-started = Die Partie läuft.
lobby-was-closed = Die Lobby ist geschlossen: Wer sie geöffnet hat, ist gegangen, und niemand hat übernommen.
lobby-was-lapsed = Niemand hat rechtzeitig gestartet, darum ist die Lobby geschlossen.
lobby-joined = Du bist dabei.
lobby-left = Du hast die Lobby verlassen.
lobby-started = Die Partie beginnt.
lobby-which = Hier sind mehrere Lobbys offen. Welche meinst du?
lobby-which-placeholder = Die Lobby
lobby-which-line = Von { $host } eröffnet
lobby-which-about = { $game }, { $pace }

brawl-title = ## ⚔️ Das Getümmel der { $count }
brawl-side = { $player } · **{ $fighter }** · { $bar } **{ $health }**/{ $full } · { $cards }{ $state }
brawl-side-fallen = ✖️ { $player } · { $fighter } · gefallen
brawl-side-left = 🏳️ { $player } · { $fighter } · ausgestiegen
brawl-order-due = Zug **{ $turn }** · { $active } wählt, gegen welche Karte es als Nächstes geht · fällig { $when }
brawl-order-held = Zug **{ $turn }** · { $active } wählt, gegen welche Karte es als Nächstes geht · ⏸️ die Uhren stehen still

brawl-hand-title = ### Getümmel, Zug { $turn }
brawl-hand-own = Du **{ $health }**/{ $full }
brawl-place = { $place }{ $player }
brawl-place-lost = { $place }{ $player } −{ $lost }
brawl-places = -# { $others }
brawl-lately-others = -# { $others }
brawl-lately-lost = { $player } verliert { $lost }
brawl-lately-fell = { $player } ist gefallen
brawl-lately-left = { $player } ist ausgestiegen
brawl-other = { $player } **{ $health }**/{ $full } · { $fighter } · { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }
brawl-other-held = { $player } **{ $health }**/{ $full } · { $fighter } · hält { $crests }
brawl-choose = Karte und Ziel wählen
brawl-form-title = Deine Karte und dein Ziel
brawl-form-card = Welche Karte?
brawl-form-target = Vor wen legst du sie?
brawl-form-foe = { $fighter }, { $archetype } · { $health } von { $full } Leben
brawl-order-placeholder = Gegen welche Karte geht es als Nächstes?
brawl-order-option = { $attacker }: { $name }
choice-stance = { $crest } **{ $name }** vor { $target }
choice-order = die Karte von { $attacker }

brawl-reveal-title = ## ⚔️ Getümmel, Zug { $turn }
brawl-placed = { $player } legt { $crest } **{ $name }** vor { $target }.
brawl-rolled-off = 🎲 Gleichstand, wer zuerst dran ist; Stechen: { $rolls }.
brawl-activated = **{ $player }** bekommt es mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
  } zu tun.
brawl-fought = — { $player } mit { $card } gegen { $attacker } mit { $foe-card }
brawl-fight = -# { $player } { $crest } ⚔️ { $attacker } { $foe-crest }: { $told }
brawl-fight-lost = { $player } **−{ $lost }**
brawl-fight-unhurt = 🛡️ 0
brawl-fight-rolled = 🎲 { $player } { $faces }
brawl-roll = { $player } { $face }
brawl-card = { $crest } { $name }
brawl-card-special = { $crest } { $name }: { $special }
brawl-spared = Die Karte von { $attacker } vor { $player } wird nicht mehr ausgefochten.
