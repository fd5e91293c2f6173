### Pocket Samurai: its cards in words. What they do is put together from their abilities.

## The cards

pocket-card-falling-rock = Falling Rock
pocket-card-iron-gate = Iron Gate
pocket-card-scattered-leaves = Scattered Leaves
pocket-card-intimidating-shout = Intimidating Shout
pocket-card-tiger-stance = Tiger Stance
pocket-card-school-of-fire = School of Fire
pocket-card-one-sword-style = One Sword Style
pocket-card-glare-of-the-sun = Glare of the Sun
pocket-card-all-or-nothing = All or Nothing
pocket-card-mind-like-water = Mind Like Water
pocket-card-temple-wall = Temple Wall
pocket-card-seen-coming = Seen Coming
pocket-card-open-hand = Open Hand
pocket-card-measured-blows = Measured Blows
pocket-card-balanced-style = Balanced Style
pocket-card-sudden-insight = Sudden Insight
pocket-card-counter-blow = Counter Blow
pocket-card-last-wall = Last Wall
pocket-card-on-its-heels = On Its Heels
pocket-card-out-of-reach = Out of Reach
pocket-card-quick-draw = Quick Draw
pocket-card-desperate-defense = Desperate Defense
pocket-card-bending-reed = Bending Reed
pocket-card-school-of-wind = School of Wind
pocket-card-reckless-leap = Reckless Leap
pocket-card-rush = Rush
pocket-card-feint = Feint
pocket-card-strike = Strike!

## What cards show, and what they can be recognised by

pocket-sign-aggression = Aggression
pocket-sign-wisdom = Wisdom
pocket-sign-agility = Agility
pocket-sign-swords = swords
pocket-sign-helms = helms
pocket-sign-strike = a Strike!
pocket-swords = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
}
pocket-helms = { $count ->
    [one] { $count } helm
   *[other] { $count } helms
}
pocket-symbols-none = nothing
pocket-sides-choose-side = Choose: { $one } or { $other }
pocket-sides-turns-against = { $one }, but { $other } against { $sign }
pocket-card-line = -# { $emoji } **{ $name }** · { $facts }
pocket-card-of = { $card } ({ $aspect })

## What they do, in a few words

pocket-deed-strike = wins with more swords than the other has helms
pocket-deed-defeats = defeats { $sign }
pocket-deed-loses-to = loses to { $sign }
pocket-deed-mirrors = takes the other card’s swords and helms
pocket-deed-may-strike = may strike
pocket-deed-from-hand = { $of ->
    [any] brings another card
   *[other] brings another { $aspect } card
}
pocket-deed-ongoing = { $count } { $aspect } in play: +{ $gains }
pocket-deed-exhaust = Exhaust: { $effect }
pocket-effect-gains = +{ $gains }
pocket-effect-takes = { $takes } less for the other
