### The brawl: lobby, board, hand and the telling of its turns.

lobby-title = ## ⚔️ A lobby
lobby-terms = { $host } invites everyone to a game of { $game }, { $pace }. { $about }
lobby-place = { $place }. { $player }
lobby-place-new = { $place }. { $player } · new here
lobby-place-reliable = { $place }. { $player } · keeps { $share } % of deadlines
lobby-waiting = { $count ->
    [one] One player so far
   *[other] { $count } players so far
  }; { $least } to { $most } can play. Fighters are shown at the start. If no one starts it, the lobby closes { $when }.
lobby-waiting-without-roles = { $count ->
    [one] One player so far
   *[other] { $count } players so far
  }; { $least } to { $most } can play. If no one starts it, the lobby closes { $when }.
lobby-house = 🏮 The house takes empty seats, up to { $places } in all ({ $level }). **Unrated, no honor.**
lobby-waiting-house = { $count ->
    [one] One player so far
   *[other] { $count } players so far
  }; the table has { $places } seats. The host starts it with two or more; if nobody does, it starts by itself { $when }.
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-to-board = To the board
lobby-role-hint = Everyone’s fighter is shown when the match begins.
lobby-was-started = The match is on.
lobby-was-closed = The host left and no one took over, so the lobby is closed.
lobby-was-lapsed = No one started it in time, so the lobby is closed.
lobby-joined = You are in.
lobby-left = You have left the lobby.
lobby-started = The match begins.
lobby-which = Several lobbies are open here. Which one?
lobby-which-placeholder = The lobby
lobby-which-line = Opened by { $host }
lobby-which-about = { $game }, { $pace }

brawl-title = ## ⚔️ Brawl of { $count }
brawl-side = { $player } · **{ $fighter }** · { $bar } **{ $health }**/{ $full } · { $cards }{ $state }
brawl-side-fallen = ✖️ { $player } · { $fighter } · fallen
brawl-side-left = 🏳️ { $player } · { $fighter } · gone
brawl-order-due = Turn **{ $turn }** · { $active } decides whose card to meet next · due { $when }
brawl-order-held = Turn **{ $turn }** · { $active } decides whose card to meet next · ⏸️ paused

brawl-hand-title = ### Brawl, turn { $turn }
brawl-hand-own = You **{ $health }**/{ $full }
brawl-place = { $place }{ $player }
brawl-place-lost = { $place }{ $player } −{ $lost }
brawl-places = -# { $others }
brawl-lately-others = -# { $others }
brawl-lately-lost = { $player } loses { $lost }
brawl-lately-fell = { $player } has fallen
brawl-lately-left = { $player } has gone
brawl-other = { $player } **{ $health }**/{ $full } · { $fighter } · { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
brawl-other-held = { $player } **{ $health }**/{ $full } · { $fighter } · holds { $crests }
brawl-choose = Choose card and target
brawl-form-title = Your card and your target
brawl-form-card = Which card?
brawl-form-target = Against whom?
brawl-form-foe = { $fighter }, { $archetype } · { $health } of { $full } health
brawl-order-placeholder = Whose card do you meet next?
brawl-order-option = { $attacker }: { $name }
choice-stance = { $crest } **{ $name }** against { $target }
choice-order = the card of { $attacker }

brawl-reveal-title = ## ⚔️ Brawl, turn { $turn }
brawl-placed = { $player } puts { $crest } **{ $name }** against { $target }.
brawl-rolled-off = 🎲 Tie for who goes first, roll-off: { $rolls }.
brawl-activated = **{ $player }** has { $count ->
    [one] one card
   *[other] { $count } cards
  } to meet.
brawl-fought = — { $player } with { $card } meets { $attacker } with { $foe-card }
brawl-fight = -# { $player } { $crest } ⚔️ { $attacker } { $foe-crest }: { $told }
brawl-fight-lost = { $player } **−{ $lost }**
brawl-fight-unhurt = 🛡️ 0
brawl-fight-rolled = 🎲 { $player } { $faces }
brawl-roll = { $player } { $face }
brawl-card = { $crest } { $name }
brawl-card-special = { $crest } { $name }: { $special }
brawl-spared = The card of { $attacker } against { $player } is no longer fought.
