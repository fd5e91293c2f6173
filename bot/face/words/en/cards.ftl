### Fighters and their cards. Numbers come from the rules; a card’s effects hand them over by name.

## Where a card comes from: known from the publisher, known but for some values, or ours

origin-known = A [known card]({ $source })
origin-completed = A [known card]({ $source }), completed by the house
origin-house = A house card

fighter-random = A random fighter

## The Swift

fighter-swift = The Swift
    .name = Aguni Gin
    .line = “You blinked. That was the duel.”
    .short = Deadly while she is quick, frail when she is not
    .style = A blade that wins by being there first. While she is quick, little can touch her; when she is not, her blows are light.

card-willow-step = Willow Step
    .short = Faster: Strength +{ $strength-more }; if defensive, nothing hits her
    .long = If this card is faster, its Strength grows by { $strength-more }. If it is defensive and faster, she has already left, and the attack does no damage at all.

card-lightning-strike = Lightning Strike
    .long = The Speed is rolled first. The lower it is, the more Strength dice she rolls.

card-twin-swallows = Twin Swallows
    .short = Faster: { $cuts } blows
    .long = The fewer cards she holds, the faster it flies and the deeper it cuts. If it is offensive and faster, it strikes { $cuts } times; the same single block stands against each blow.

card-parted-reeds = Parted Reeds
    .short = Defensive and faster: nothing hits her
    .long = { card-parted-reeds.short }

card-crossing-swallows = Crossing Swallows
    .short = Faster: { $cuts } blows; otherwise Strength { $strength-more }
    .long = { card-crossing-swallows.short }

## The Wanderer

fighter-wanderer = The Wanderer
    .name = Takata Shigeru
    .line = “Go on, I have time. You are the one in a hurry.”
    .short = Mild when he attacks, a wall when he defends
    .style = A man who would rather not. Leave the attack to him and he is mild; come at him, and you meet a wall.

card-drifting-cloud = Drifting Cloud
    .short = Defensive: slows by { $slow }d3
    .long = He is at his best while his hand is full. If this card is defensive, the opponent rolls { $slow ->
        [one] a die
       *[other] { $slow } dice
    } and adds the result to their own Speed.

card-minimal-effort = Minimal Effort
    .long = Little Strength when offensive, a great deal when defensive.

card-if-i-must = If I Must
    .short = With less health: Strength +{ $strength-more }
    .long = The fewer cards he holds, the faster and the harder it strikes. If he has less health than the opponent, its Strength grows by { $strength-more }, whether it is offensive or defensive.

card-passing-rain = Passing Rain
    .short = Defensive: slows by { $slow }d3
    .long = { card-passing-rain.short }

card-very-well = Oh, Very Well
    .short = With less health: Speed { $speed-more }, Strength +{ $strength-more }
    .long = { card-very-well.short }

## The Highborn

fighter-highborn = The Highborn
    .name = Hamasaki Shinso
    .line = “…You may begin.”
    .short = Holds back to hit harder, and leaves a gap
    .style = A master too proud to use all he has. What he holds back comes down twice as hard, but each of his stances has a gap for those who know where to strike.

card-one-hand = One Hand
    .short = Defensive against { $against }: takes { $exposed } more damage
    .long = One hand is enough for him. The longer he has toyed with his opponent, the harder it strikes. If the opponent’s card is { $against } and strikes him, a blow that gets through does { $exposed } more damage to him.

card-closed-eyes = Closed Eyes
    .short = Defensive against { $against }: takes { $exposed } more damage
    .long = He does not bother to look until it is late: the fewer cards he holds, the faster it comes. If the opponent’s card is { $against } and strikes him, a blow that gets through does { $exposed } more damage to him.

card-unblemished = Unblemished
    .long = Its Strength comes from never having been touched: it falls with his health.

card-loose-sleeve = Loose Sleeve
    .short = Against { $against }: takes { $exposed } more damage; otherwise Strength +{ $strength-more }
    .long = { card-loose-sleeve.short }

card-half-a-glance = Half a Glance
    .short = Against { $against }: takes { $exposed } more damage
    .long = { card-half-a-glance.short }

card-spotless-silk = Spotless Silk
    .short = With more health: nothing blocks it; otherwise he takes { $exposed } more damage
    .long = { card-spotless-silk.short }

## The Bruiser

fighter-bruiser = The Bruiser
    .name = Harada Nobusuke
    .line = “Hold still. It will be over sooner.”
    .short = Slow, huge blows; takes more damage as the target
    .style = A landslide with a good heart. What he hits stays hit, but he is slow, and a faster blade finds him wide open.

card-tree-feller = Tree Feller
    .short = Defensive and slower: takes { $exposed } more damage
    .long = It comes fastest and falls hardest from a full hand. If this card is defensive and slower, he has missed: a blow that gets through does { $exposed } more damage to him.

card-berserkers-rage = Berserker’s Rage
    .short = Defensive: it blocks nothing
    .long = { card-berserkers-rage.short }

card-landslide = Landslide
    .short = Defensive and slower: takes { $exposed } more damage
    .long = It gathers speed as his hand empties, and nothing stops it, not even him. If this card is defensive and slower, a blow that gets through does { $exposed } more damage to him.

card-first-rush = First Rush
    .short = Defensive: takes { $exposed } more damage
    .long = { card-first-rush.short }

card-falling-wall = Falling Wall
    .short = Offensive: nothing blocks it; otherwise he takes { $exposed } more damage
    .long = { card-falling-wall.short }

## The Manipulator

fighter-manipulator = The Manipulator
    .name = Tengan Shunso
    .line = “Was that your plan, or mine?”
    .short = Takes your cards away, and takes his own back
    .style = A schemer who fights your hand rather than you. Your cards are gone before you can play them, and his own come back after you have counted them out.

card-second-thoughts = Second Thoughts
    .short = Takes back a spent card; with fewer cards: Strength +{ $strength-more }
    .long = The fewer cards the opponent holds, the stronger it is. If both fighters still stand, he takes back { $retrieve ->
        [one] a card
       *[other] { $retrieve } cards
    } at random from those he has spent, though never this one. If he has fewer cards in hand than the opponent, its Strength grows by { $strength-more }.

card-mind-games = Mind Games
    .short = Faster: the opponent discards { $force-discard } cards, or { $force-discard-2 } if this is defensive
    .long = { card-mind-games.short }

card-no-way-out = No Way Out
    .short = With more cards: Strength +{ $strength-more }
    .long = The fewer cards the opponent holds, the faster and the harder it closes in. If he has more cards in hand than the opponent, its Strength grows by { $strength-more }.

card-borrowed-time = Borrowed Time
    .short = With more cards: Strength +{ $strength-more }; otherwise takes back { $retrieve } of his own
    .long = { card-borrowed-time.short }

card-closed-doors = Closed Doors
    .short = Offensive: the opponent discards { $force-discard }; otherwise takes back { $retrieve } of his own
    .long = { card-closed-doors.short }

## The Lethal Rose

fighter-lethal-rose = The Lethal Rose
    .name = Nashio Naomi
    .line = “You were looking at my smile. My hands are over here.”
    .short = Slows you and weakens your blows and blocks
    .style = A smile, a sleeve, a blade. Against her an opponent is slower and weaker than the cards say, and a defence can turn into the attack.

card-lowered-lashes = Lowered Lashes
    .short = The opponent loses { $weaken } Strength
    .long = The fewer cards she has left, the less you see her strike. The opponent loses { $weaken } Strength, whether their card strikes or blocks.

card-the-flowers-caress = The Flower’s Caress
    .short = Slows by { $slow }d3; defensive and faster: it becomes the offensive card
    .long = { card-the-flowers-caress.short }

card-hidden-thorn = Hidden Thorn
    .short = Slows by { $slow }d3; faster: the opponent loses { $weaken } Strength
    .long = It is quick, and the fewer cards she holds, the deeper it goes. The opponent rolls { $slow ->
        [one] a die
       *[other] { $slow } dice
    } and adds the result to their own Speed. If this card is then faster, the opponent also loses { $weaken } Strength, whether their card strikes or blocks.

card-scented-fan = Scented Fan
    .short = Offensive: the opponent loses { $weaken } Strength; otherwise slows by { $slow }d3
    .long = { card-scented-fan.short }

card-bowed-head = Bowed Head
    .short = Defensive: it becomes the offensive card; otherwise the opponent loses { $weaken } Strength
    .long = { card-bowed-head.short }

## The Warlord

fighter-warlord = The Warlord
    .name = Marameda Anzai
    .line = “Run, if it comforts you. I have time.”
    .short = Strongest when you are weakest
    .style = Fear with a sword. He is dangerous when he is ahead, and more dangerous the further ahead he gets.

card-scent-of-blood = Scent of Blood
    .long = Stronger with each of the opponent’s wounds, and faster the fewer cards they hold.

card-how-delightful = You Are injured? How delightful
    .short = With more health: Strength { $strength-becomes }
    .long = { card-how-delightful.short }

card-frozen-with-fear = Frozen with Fear
    .short = With more health: Strength +{ $strength-more }, and it slows by { $slow }d3
    .long = The fewer cards the opponent holds, the faster and the stronger it is. If he has more health than the opponent, its Strength grows by { $strength-more }, and the opponent rolls { $slow ->
        [one] a die
       *[other] { $slow } dice
    } and adds the result to their own Speed.

card-long-shadow = Long Shadow
    .short = With more health: Strength +{ $strength-more }, slows by { $slow }d3; otherwise Strength { $strength-more-2 }
    .long = { card-long-shadow.short }

## The Thrillseeker

fighter-thrillseeker = The Thrillseeker
    .name = Nakashima Noshi
    .line = “There it is! Do that again!”
    .short = Every wound makes him more dangerous
    .style = He is only getting started when others give up. Strike him, and the damage comes back; nearly finish him, and he is at his most dangerous.

card-now-we-dance = Now We Dance
    .long = Stronger with each of his own wounds, and faster the fewer cards he holds.

card-think-again = You think you’ve bested me? Think again!
    .short = Defensive and faster: the damage he takes comes back
    .long = { card-think-again.short }

card-broken-bones = Broken Bones
    .short = With less health: Speed { $speed-more }, Strength +{ $strength-more }
    .long = The fewer cards he holds, the faster and the stronger it is. If he has less health than the opponent, pain makes him quicker and stronger: its Speed changes by { $speed-more }, and its Strength grows by { $strength-more }.

card-come-closer = Come Closer
    .short = With less health: Speed { $speed-more }, Strength +{ $strength-more }; otherwise he takes { $exposed } more damage
    .long = { card-come-closer.short }

## Pages

system-bushido = Bushido Duels
fighters-systems = Which game?
fighters-none = The games on this server have no fighters to choose from.
fighters-title = # Fighters
fighters-intro = Every fighter has { $cards } cards, one for each Mon. { $standards } of them are the same for all; { $specials } belong to that fighter alone.
fighters-entry =
    ### { $name }, { $archetype }
    { $style }
fighters-cards = Cards
fighters-all = All fighters
fighter-full-name = { $name }, { $archetype }
fighter-title = # { $name }, { $archetype }
fighter-age = { $age } years old
fighter-age-unknown = Of unknown age
fighter-about =
    -# { $age }
    { $line }
    { $style }
fighter-specials = ### Special cards
fighter-standards = ### Standard cards, the same for every fighter
fighter-card = { $crest } **{ $name }** · Speed { $speed } · Strength { $strength }
fighter-special =
    { $crest } **{ $name }: { $special }** · Speed { $speed } · Strength { $strength }
    { $rule }
    -# { $origin }
fighter-sources = -# Known cards follow what the publisher has told of them. House cards, and the values of the standard cards, are ours, based on what is known of the game.
