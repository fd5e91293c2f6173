### Way of the Samurai: the screens of a fight, what can be chosen in it, and the Road.

game-way-fight = Way of the Samurai
    .about = Solo fights against opponents that follow rules: two attacks a round, and what comes back.

## How it stands

way-head = ### ⚔️ { $opponent }
way-head-over = ### { $verdict }
way-head-round = ### Round { $round }
way-head-attack = ### Round { $round }, { $attack ->
    [1] first attack
   *[other] second attack
  }
way-foe = **{ $name }**
way-foe-aimed = 🎯 **{ $name }**
way-foe-fallen = ☠️ ~~{ $name }~~
way-foe-power = ↩️ **{ $power }**
way-life = ❤️ **{ $life }**
way-ki = ☯️ **{ $ki }**
way-armour = 🪖 **{ $armour }**
way-side = side { $side }
way-own = { $player ->
    [you] **You**
   *[other] { $player }
  }
way-die = 🎲 **{ $level }**
way-die-gone = 🎲 out
way-own-virtue = 📜 { $virtue }
way-own-virtue-left = 📜 { $virtue }: { $left } left
way-own-wounds = 🩹 { $wounds }
way-wounds = **{ $count }** of { $most }
way-wounds-lasting = **{ $count }** of { $most }: { $deeds }
way-levels = **{ $levels }**
way-levels-against = **{ $levels }** against **S{ "\u2060" }{ $strength } T{ "\u2060" }{ $technique }**
way-icons-laid = Laid { $icons }
way-icons-combos = ✨ { $icons }
way-icons-held = in hand { $icons }
way-legend = -# S Strength, T Technique, G Guard · ❤️ Life, ☯️ Ki, 🎲 Injury die · ↩️ what a counterattack adds to its card
way-legend-drawn = -# On each card, from the top: Strength (S), Technique (T), Guard (G). The curved arrow: what a counterattack adds to its card.

## What is asked

way-ask-camp = What has the last duel taught you?
way-ask-redraw = Do you keep these cards?
way-ask-target = Whom do you attack?
way-ask-pair = { $count ->
    [one] Which card first? Beat the defence, keep Guard
    [3] Play the last three?
   *[other] Which two first? Beat the defence, keep Guard
  }
way-ask-third = Which card is last?
way-ask-reward = { $icon } combo! What does it earn?
way-ask-keep = Which Special card do you keep?
way-ask-virtue = Which virtue do you take?
way-ask-die = A hit! Do you activate the Injury die?
way-ask-price = What do you give up?
way-ask-guard = { $opponent } strikes back.
way-ask-credit = Spend points of a virtue
way-choose = { $asked ->
    [third] Play
    [target] Attack
    [price] Pay
    [keep] Keep
    [reward] Take
    [virtue] Take
    [camp] Take
   *[other] Do it
  }
way-throw = Throw
way-choice-named = **{ $name }**
way-choice-numbered = { $numbers } · { $name }
way-choice-small = -# { $then }
way-choice-then =
    { $name }
    -# { $then }
way-choice-swap = { $cards } exchanged
way-choice-card = { $cards }
way-choice-credit = +{ $points } { $level }
way-choice-keep = Keep these
way-choice-all = Six new cards ({ $left } left)
way-choice-redraw = One more redraw in each duel
way-choice-peek = 1☯️ Defence
way-choice-seventh = 1☯️ 7th card
way-choice-place = { $place }
way-choice-face = Face it
way-choice-guard = 1☯️ Guard
way-choice-gisei = 1❤️ Gisei
way-choice-hook = { $weapon }
way-choice-save = 1☯️ → ❤️
way-choice-trade = 1❤️ → ☯️
way-choice-pawn = 2☯️ { $kanji }
way-choice-activate = Activate
way-choice-hold = Hold back
way-choice-strike = Strike as it stands
way-swap-title = Exchange cards
way-swap-cards = Which cards do you exchange?
way-sure-place = ⚠️ { $place } may be the end of you. { $deed }
way-sure-last-life = ⚠️ This is your last Life: if you pay with it, you lose.

## What a choice would do now

way-outlook-levels = → { $levels }
way-outlook-damage = { $damage ->
    [0] no hit
   *[other] { $damage } damage
  }
way-outlook-combo = ✨{ $icon }
way-outlook-die-combo = ✨{ $icon } 🎲{ $level }
way-outlook-target = { $life } Life, defence { $strength }/{ $technique }
way-outlook-guard = Guard { $guard }: { $counts }
way-outlook-harm = { $damage ->
    [0] { $count ->
        [one] one card stopped
       *[other] { $count } cards stopped
    }
    [1] −1❤️ by { $count }
   *[other] { $blood ->
        [yes] a wound by { $count }
       *[no] −{ $damage }❤️ by { $count }
    }
  }
way-outlook-gisei = Guard becomes one of { $guards }
way-outlook-hook = no harm at all
way-outlook-ki = ☯️ { $now } → { $then }
way-outlook-life = ❤️ { $now } → { $then }
way-outlook-die = 🎲 { $now } → { $then }
way-outlook-special = the next card you draw, one of { $count }
way-outlook-kanji = { $now } → { $then }
way-outlook-last-kanji = { $now } → { $then }: a virtue at once
way-outlook-hold = 🎲 stays at { $level }
way-outlook-faces = { $faces }: { $level ->
    [0] nothing
   *[other] wound of level { $level }
  }
way-outlook-from-hand = from your hand · { $adds }
way-outlook-from-beside = from beside the board · { $adds }
way-outlook-from-deck = from the top of the Action deck · { $adds }

## The table in detail

way-table-feature = **{ $name }**: { $deed }
way-table-laid = Laid: { $cards }
way-table-held = In hand: { $cards }
way-table-harm = -# Each answer shows what the Counterattack cards left would do to you, and how many of them.
way-deck-actions = **{ $count }** Action cards left: { $icons }
way-deck-ahead = On top of them: { $cards }
way-deck-defences = Defences left (Strength/Technique): { $cards }
way-deck-counters = Counterattacks left: { $cards }
way-deck-specials = 🌟 Special cards: { $count }
way-deck-gisei = 🩸 Gisei: { $count }
way-deck-blood = 🩹 Blood: { $count }
way-deck-virtues = 📜 virtues: { $count }

## The end

way-goes-on = Round { $round } is under way.
way-result-won = won in round { $round } with { $life } Life
way-result-lost = lost in round { $round }; the other side had { $life } Life left
way-won = 🏆 Victory in round { $round }! { $who ->
    [three] The Three have fallen.
   *[other] { $opponent } has fallen.
  }
way-lost = 💀 Defeat in round { $round }. { $why }
way-lost-fallen = { $player ->
    [you] You have no Life left.
   *[other] { $player } has no Life left.
  }
way-lost-time = Ten rounds are over, and { $who ->
    [three] not all of The Three have fallen.
   *[other] { $opponent } still stands.
  }
way-lost-fell = { $player ->
    [you] You fell off the Cliff.
   *[other] { $player } fell off the Cliff.
  }
way-lost-beheaded = { $player ->
    [you] You were beheaded.
   *[other] { $player } was beheaded.
  }
way-lost-last-wound = It was the fifth wound.
way-lost-resigned = { $player ->
    [you] You resigned.
   *[other] { $player } resigned.
  }
way-lost-forfeited = { $player ->
    [you] You stayed away.
   *[other] { $player } stayed away.
  }
way-board-title = ## ⚔️ { $player } against { $opponent }
way-board-setup = -# { $setup }

## The Road

way-road-next = Next is duel { $number }: **{ $opponent }**.
way-road-carried = You bring: { $carried }
way-road-specials = Special cards won: { $cards }
way-road-won = 🏆 **You have walked the Road to its end.**
way-road-lost = 💀 **Your Road ends with duel { $number }.**

## How far two came on the same Road

way-progress-won = all { $duels } duels won, { $life } Life left
way-progress-lost = { $won } of { $duels } duels won; { $opponent } had { $life } Life left
way-progress-on = { $won } of { $duels } duels won

## What its picture shows, for those who do not see it

way-picture-road = Duel { $number } on the Road: { $duels }.
way-picture-round = Round { $round } of { $most }, { $attack ->
    [1] first attack
   *[other] second attack
  }.
way-picture-where = { $place }, { $climate }.
way-picture-foe = { $name }: Life { $life }{ $lost ->
    [0] { "" }
   *[other] { " " }(−{ $lost })
  }, Ki { $ki }, counterattack { $power }.
way-picture-fallen = { $name }: Life 0, fallen.
way-picture-armour = Armour { $armour }.
way-picture-side = Side { $side }.
way-picture-aimed = Attacked.
way-picture-strikes = Strikes back.
way-picture-won = Victory.
way-picture-lost = Defeat.
way-picture-broken-off = Broken off.
way-picture-levels = Strength { $strength }, Technique { $technique }, Guard { $guard }.
way-picture-against = Defence: Strength { $strength }, Technique { $technique }.
way-picture-power = Counterattack: { $power }.
way-picture-own = With { $weapon }: Life { $life } of { $most }{ $lost ->
    [0] { "" }
   *[other] { " " }(−{ $lost })
  }, Ki { $ki } of { $most_ki }.
way-picture-die = Injury die { $level }.
way-picture-pawn = Pawn on kanji { $kanji } of { $most }.
way-picture-virtue = { $virtue }{ $left ->
    [0] { "" }
   *[other] : { $left } left
  }.
way-picture-wounds = Wounds: { $wounds }.
way-picture-laid = Laid: { $cards }.
way-picture-held = In hand: { $cards }.
way-picture-combos = Combos: { $icons }.
way-picture-icon = { $icon }: { $cards }.
way-picture-duels = The Road: { $duels }. Won: { $count ->
    [0] none
   *[other] { $won }
  }.
way-picture-next = Next: { $opponent }.
way-picture-opponent = { $name }: Life { $life }, Ki { $ki }, defence Strength { $strength }, Technique { $technique }, counterattack { $power }.
