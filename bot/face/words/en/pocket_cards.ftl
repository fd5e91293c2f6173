### Pocket Samurai: its cards in words. What they do is composed from their abilities.

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
pocket-card-last-wall = Inner Keep
pocket-card-on-its-heels = On Its Heels
pocket-card-out-of-reach = Out of Reach
pocket-card-quick-draw = Quick Draw
pocket-card-desperate-defense = Desperate Defense
pocket-card-bending-reed = Bending Reed
pocket-card-school-of-wind = School of Wind
pocket-card-reckless-leap = Reckless Leap
pocket-card-rush = Rush
pocket-card-feint = Feint
pocket-card-patient-hunter = Patient Hunter
pocket-card-broken-calm = Broken Calm
pocket-card-cornered-tiger = Cornered Tiger
pocket-card-crossed-blades = Crossed Blades
pocket-card-cold-moon = Cold Moon
pocket-card-spiders-thread = Spider’s Thread
pocket-card-still-mountain = Still Mountain
pocket-card-rooftop-leap = Rooftop Leap
pocket-card-sidestep = Sidestep
pocket-card-supple-willow = Supple Willow
pocket-card-passing-geese = Passing Geese
pocket-card-falling-blossom = Falling Blossom
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
# A word joiner keeps both on one line.
pocket-count = { $emoji }{ "\u2060" }{ $count }
pocket-symbols-none = nothing
pocket-sides-choose-side = Choose: { $one } or { $other }
pocket-sides-turns-against = { $one }, but { $other } against { $sign }
pocket-card-line = -# { $card }
pocket-card-with-sign = { $emoji } { $name }
pocket-card-in-full = { $card } · { $facts }
pocket-card-to-lay =
    -# { $card } { $shown }
    -# { $facts }
pocket-strike-in-short = wins with more swords than their helms
pocket-card-in-group = -# **{ $name }** · { $facts }
pocket-group = { $emoji } { $aspect }

## What they do, in a few words

pocket-deed-defeats = defeats { $sign }
pocket-deed-loses-to = loses to { $sign }
pocket-deed-answers = +{ $gains } for each { $aspect } they drafted after the first
pocket-deed-mirrors = copies the other card’s symbols
pocket-deed-may-strike = may strike
pocket-deed-from-hand = { $of ->
    [any] brings another card
   *[other] brings another { $aspect } card
}
pocket-deed-ongoing = with { $count } { $aspect }: +{ $gains }
pocket-deed-exhaust = Exhaust: { $effect }
pocket-effect-gains = +{ $gains }
pocket-effect-takes = opponent −{ $takes }

## What they do, in full

pocket-rule-defeats = Defeats { $sign }: if your opponent flips such a card in the same turn, that card is defeated.
pocket-rule-common = { $count } of the { $deck } cards could show { $sign }.
pocket-rule-answers = When you flip it, it shows { $gains } more for each { $aspect } card after the first that your opponent drafted, for the rest of the round.
pocket-rule-loses-to = Loses to { $sign }: if your opponent flips such a card in the same turn, this one is defeated.
pocket-rule-choose-side = Choose: once it is in play, you decide which of its two sides shows. If another card with Choose comes into play in that turn, neither shows anything.
pocket-rule-turns-against = If your opponent flips { $sign } in the same turn, its second side shows instead of the first, for the rest of the round.
pocket-rule-mirrors = It copies every sword and helm printed on the card flipped against it, but not its aspect. A Strike! has none to copy.
pocket-rule-may-strike = When you flip it, you may play your Strike! from hand at once.
pocket-rule-from-hand = When you flip it, put another { $of ->
    [any] card
   *[other] { $aspect } card
  }, but never the Strike!, from your hand into play. That card cannot be defeated, and what it does when flipped does not happen.
pocket-rule-ongoing = Ongoing: while you have { $count } or more { $aspect } cards in play, including this one, it shows { $gains } more.
pocket-rule-exhaust = Exhaust: in a turn with a Strike! you may give it up. You lose what it shows at once, and for the strikes of this turn: { $effect }.
pocket-rule-strike = You win the round if your swords exceed your opponent’s helms. It always comes back to your hand.
