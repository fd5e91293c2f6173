### Way of the Samurai: what lies on the table, in words. What cards do is composed from their clauses.

## Levels and numbers. S, T and G stand for Strength, Technique and Guard on every card

way-level-strength = Strength
way-level-technique = Technique
way-level-guard = Guard
# A word joiner keeps the letter and the number on one line.
way-short-strength = S{ "\u2060" }{ $count }
way-short-technique = T{ "\u2060" }{ $count }
way-short-guard = G{ "\u2060" }{ $count }
way-adds-nothing = ±0
way-icon-sun = Sun
way-icon-moon = Moon
way-icon-wave = Wave
way-icon-blade = Blade

## The Action cards, by icon

way-card-sun-1 = High Noon
way-card-sun-2 = Falling Sun
way-card-sun-3 = First Light
way-card-sun-4 = Hot Wind
way-card-sun-5 = Wildfire
way-card-sun-6 = Ember Wall
way-card-sun-7 = Red Dawn
way-card-moon-1 = Full Moon
way-card-moon-2 = Moonfall
way-card-moon-3 = Half Moon
way-card-moon-4 = Night Step
way-card-moon-5 = Moth Dance
way-card-moon-6 = Veiled Moon
way-card-moon-7 = New Moon
way-card-wave-1 = Great Wave
way-card-wave-2 = Still Depth
way-card-wave-3 = Sea Wall
way-card-wave-4 = Undertow
way-card-wave-5 = Ebb Tide
way-card-wave-6 = Calm Bay
way-card-wave-7 = White Spray
way-card-blade-1 = Drawn Steel
way-card-blade-2 = High Hilt
way-card-blade-3 = Low Hilt
way-card-blade-4 = Bare Throat
way-card-blade-5 = Iron Shoulder
way-card-blade-6 = Silk Sleeve
way-card-blade-7 = Quick Cut
way-card-blade-8 = Rising Cut
way-card-blade-9 = Turning Cut
way-card-special-sun-1 = Blinding Sun
way-card-special-sun-2 = Rising Sun
way-card-special-moon-1 = Clear Moon
way-card-special-moon-2 = Harvest Moon
way-card-special-wave-1 = Breaker
way-card-special-wave-2 = Spring Tide
way-card-special-blade-1 = Twin Edge
way-card-special-blade-2 = Open Sky
way-card-with-icon = { $icon } { $name }
way-card-in-full = { $icon } **{ $name }** { $adds }
way-card-label = { $name } { $adds }
way-gisei = Gisei { $adds }

## Opponents

way-opponent-student = Student
way-opponent-ronin = Ronin
way-opponent-master = Master
way-opponent-shiro = Shiro
way-opponent-three = The Three
way-opponent-deed = { $life } Life, { $ki } Ki, defence { $defence }, counterattacks { $power }
way-opponents-deed = { $lives } Life; the blue die decides who strikes back
way-fighter-student = The Student
way-fighter-ronin = The Ronin
way-fighter-master = The Master
way-fighter-shiro = Shiro
way-fighter-first = Ichirō
way-fighter-second = Jirō
way-fighter-third = Saburō

## Weapons, places, climates, events, virtues

way-weapon-katana = Katana
way-weapon-bokken = Bokken
way-weapon-kusarigama = Kusarigama
way-weapon-yari = Yari
way-weapon-wakizashi = Wakizashi
way-place-field = Open Field
way-place-bamboo = Bamboo Forest
way-place-cliff = Cliff
way-place-deed = Once { $once ->
    [fight] a fight
   *[round] a round
  }, before { $before ->
    [attack] an attack
   *[counter] a counterattack
  }: { $faces }
way-place-face = { $face }: { $deed }
way-place-faces = { $least }–{ $most }: { $deed }
way-climate-clear = Clear Sky
way-climate-rain = Rain
way-climate-wind = Wind
way-climate-fog = Fog
way-climate-glare = Glare
way-climate-snow = Snow
way-event-quiet = A quiet road
way-event-tea-house = A tea house
way-event-shrine = A shrine
way-event-bandits = Bandits
way-event-rumour = Your name goes ahead of you
way-event-sleepless = A sleepless night
way-virtue-gi = 義 Gi, Justice
way-virtue-yu = 勇 Yū, Courage
way-virtue-jin = 仁 Jin, Compassion
way-virtue-rei = 礼 Rei, Respect
way-virtue-makoto = 誠 Makoto, Truth
way-virtue-meiyo = 名誉 Meiyo, Good Name
way-virtue-chugi = 忠義 Chūgi, Loyalty

## Injuries, the wound of each level

way-wound-cut-1 = Cut
way-wound-cut-2 = Deep cut
way-wound-dazed-1 = Dazed
way-wound-dazed-2 = Winded
way-wound-stagger-1 = Staggering
way-wound-stagger-2 = Off their feet
way-wound-graze-1 = A mere graze
way-wound-graze-2 = Run through
way-wound-arm-1 = Hurt arm
way-wound-arm-2 = Cracked rib
way-wound-finger-1 = Broken finger
way-wound-finger-2 = Open belly
way-wound-shoulder-1 = Broken shoulder
way-wound-shoulder-2 = Blood in the eye
way-wound-thigh-1 = Cut thigh
way-wound-thigh-2 = Lost balance
way-wound-dodge-1 = Lucky dodge
way-wound-dodge-2 = Beheaded

## What clauses do, in a few words

way-change-life = { $count } Life
way-change-ki = { $count } Ki
way-does-nothing = nothing
way-does-begins = { $changes } at the start
way-does-visits = { $changes }
way-does-visits-them = opponent { $changes }
way-does-loses-life = −{ $count } Life
way-does-loses-ki = −{ $count } Ki
way-does-loses-by-die = −1 { $what ->
    [life] Life
   *[ki] Ki
  } for each point of the Injury die
way-does-staggers = next counterattack { $who ->
    [player] +
   *[foe] −
  }{ $count }
way-does-die-falls = Injury die −{ $count }, but never below 1
way-does-die-leaves = the Injury die is out of the game
way-does-loses-fight = { $reason ->
    [fell] you fall to your death
   *[beheaded] you lose at once
  }
way-does-raises = { $levels }
way-does-stops-counter = no counterattack
way-does-wounds-foe = a level { $level } wound for the opponent
way-does-caps-level = { $level } { $at } at most
way-does-combos-void = combos bring nothing
way-does-bleeds = −{ $count } Life at the end of each round
way-does-ki-blocked = no more Ki can be gained
way-does-redraws-all = { $uses ->
    [one] once
   *[other] { $uses } times
  } a fight: six new cards
way-does-keeps-one-of-two = draw two Special cards, keep one
way-does-draws-two = two Special cards (by the letter: keep one)
way-does-injured-after = a wound of level 1 after round { $adapted } (by the letter { $round })
way-does-trades-life = once an attack: { $ki } Ki for 1 Life
way-does-hooks = Technique +{ $raised } in an attack stops a counterattack, { $uses ->
    [one] once
   *[other] { $uses } times
  } a fight
way-does-round-begins = { $every ->
    [1] each round begins
    [2] every second round begins
   *[other] every { $every } rounds one begins
  } at { $levels }
way-does-no-peeking = no Ki to see the defence first
way-does-no-seventh = no Ki for a seventh card
way-does-first-counter-more = first counterattack +{ $count }
way-does-specials-won = a combo draws { $count } Special cards
way-does-die-rises = the Injury die rises by { $count } at a time
way-does-combos-raise-die = the Injury die rises by { $adapted } at a time (by the letter: by { $count }, at combos)
way-does-swaps-cards = once a round: up to { $count } new cards for old ones
way-does-credit = { $points } points of { $level } to spend as you like
way-does-ki-into-life = turn up to { $count } Ki into Life
way-does-takes-any-virtue = take any other virtue instead

## What a combo earns, and Shiro’s prices

way-reward-ki = 1 Ki
way-reward-special = a Special card
way-reward-pawn = the next kanji
way-price-ki = 1 Ki
way-price-life = 1 Life
way-price-die = 1 point of the Injury die
way-price-card = { $card } leaves the game
way-origin-known = from the text
way-origin-completed = from the text, completed
way-origin-house = ours
