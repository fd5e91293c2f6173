### The rules in our own words, one page each. Numbers come from the rules themselves.

rules-list = Go to a page
rules-not-here = -# The organisers have left this game out, so no match of it begins on this server.
rules-place = -# Page { $number } of { $pages }
rules-back = Back
rules-next = Next

rules-wheel = The wheel of Mon
    .text =
        The { $cards } Mon form a circle. Each is offensive against the { $reach } after it and defensive against the { $reach } before it. Equal Mon cancel each other, and no one is hurt.
    .line = { $mon } is offensive against { $others }.
    .end = After the last Mon the circle starts over. No Mon is better than another; what counts is which ones are still in hand.

rules-turn = A turn, step by step
    .text =
        1. **Choice.** Both choose a card from their hand. The board shows only who is ready; until both are, you can change your choice.
        2. **Reveal.** Both cards are shown at the same moment. With equal Mon nothing happens: on to step 6.
        3. **Roles.** The wheel decides which card is offensive and which is defensive.
        4. **Speed.** Both Speeds are settled, with dice if a card asks for them, and compared.
        5. **Blow.** The offensive card strikes. The defensive card blocks if it is faster. What gets through is taken off the health.
        6. **Spent.** Both cards are spent. A player who now holds no card takes all their cards up again.

        Then the next turn begins, unless a fighter has fallen.

rules-values = Speed, Strength and blocking
    .text =
        Every card has two values. **Speed** is the time the stroke takes, so low is fast. **Strength** is how hard it strikes, or how well it blocks. Among the standard cards, fast ones are weak and slow ones are strong.

        If the defensive card is **not** faster, the blow lands with all its Strength.

        If the defensive card **is** faster, its Strength weakens the blow. Strength { $strong } against a block of { $block } leaves { $through } damage; against a block of { $strong } or more, none.

        With equal Speed neither card is faster, so nothing is blocked. A defensive card itself does no damage unless it says so.

rules-specials = Special cards and dice
    .text =
        Besides the { $standards } standard cards, each fighter has { $specials } special ones. They have the same { $specials } Mon for every fighter, but each has its own rule. If a special card and these pages disagree, the card is right.

        Many of them have a condition: being faster, being defensive, having less health. Being equal is never enough. If the condition is not met, that part of the card does nothing and the rest counts, unless the card says what happens **otherwise**.

        Some values are left to dice. A die has { $faces } sides with the numbers { $lowest } to { $highest }, each of them twice. **2d3** means two dice, added up.

rules-refresh = An empty hand
    .text =
        A spent card stays out until your hand is empty. Once you have played your last card, all { $cards } come back before the next turn.

        Each fighter’s hand comes back separately. If a card makes you discard, your hand empties sooner and comes back sooner.

        Spent cards lie face up, so there is nothing to memorise: your hand also shows what your opponent still holds.

rules-winning = Winning, and honor
    .text =
        A fighter whose health falls below 1 is knocked out, and the other wins. If both fall at once, or neither has fallen after { $last } turns, the duel is a draw.

        You can resign at any time; then your opponent wins.

        Each server counts honor by itself. Fighting a duel to its end earns { $fought }, winning it { $won } more. Losing one by staying away costs { $forfeited }. Resigning earns nothing and costs nothing.

        A match earns nothing before the first reveal. Between the same two players, only { $counted } matches of each game count within any seven days.

rules-brawl = The brawl
    .text =
        { $least } to { $most } fighters, everyone against everyone, each with { $health } health and { $cards } cards as in a duel. The last one standing wins.

        1. **Choice.** In secret, each of you chooses a card and a target.
        2. **Reveal.** All cards are turned over at once, each in front of its target.
        3. **Active fighter.** The fighter with the most cards in front of them is active. The dice decide ties.
        4. **Fights.** The active fighter meets each of these cards with their own, in any order they like. Every meeting is a fight as in a duel, with its own Speeds and dice.
        5. **Clean-up.** A card in front of a fighter it has not met stays there. A fighter who has fought and still has cards in front of them takes their own card back to meet them. All others who have fought are done, and their cards are spent.
        6. **Again.** Steps 3 to 5 go on until every card has been met. Then the next turn begins.

        So your card may have to face several others, and your target may be busy with another fighter. When a fighter falls, the active fighter’s remaining fights that turn count as tied, and so do all of the fallen one’s.

rules-absence = Deadlines and absence
    .text =
        A challenge waits { $challenge } for an answer. The challenger sets the pace, from { $shortest } to { $longest } a turn; by default it suits the game, mostly { $usual }.

        When your time is up, a choice you have made counts. If you have made none, a stand-in chooses for you from what everyone can see, and the reveal says so.

        Miss { $misses } deadlines in a row and you forfeit the duel. If both stay away that long, it ends with no winner. One choice of your own starts the count again.

        No clock counts your quiet hours, your quiet days or your leave (`/me`), as far as the pace allows; the fastest waits for no one. When { $reminded } % of the time has passed, you get one reminder of everything that waits for you.

        A challenge may forgive each of you up to four missed deadlines: then the turn goes on for up to a day, and the channel is told.

        `/duel plan` queues cards for coming turns; a card it chooses does not show as ready. In games with small questions on the way, *Settle ahead* answers them for you. `/duel patience` gives the players you wait for more time. `/duel draw` and `/duel pause` need everyone’s consent; a pause lasts until one of you uses `/duel resume`.

        When the bot itself was away, all deadlines move back by as much.

rules-rulings = Rulings of the house
    .text = Where the game leaves a question open, the house has decided it once for everyone. A ruling that departs from the text says so. A duel keeps the rulings it began with.
    .line = { $number }. { $ruling }

rules-dice = How to check the dice
    .text =
        Every roll of a duel comes from two halves: a secret number, its **seed**, drawn when the challenge is made, and clicks that nobody could foresee then: the one that accepted, and each player’s first choice. So nobody can choose the dice, not even the person who runs the bot. In a contest everyone plays from the seed alone.

        From the start the challenge, the board and your first hand show how the **seal** begins, the SHA-256 of the seed; **{ dice-button }** beside it shows all of it. A gathering shows its own while people still sign up. It gives nothing away, yet it holds the seed fast: no other seed in the world is likely to fit. When all is over **{ dice-button }** shows the seed and the clicks as well.

        So anybody can check. Hash the seed’s bytes and compare with the seal. HMAC-SHA256, with the seed as the key, over the clicks up to a turn gives the key of that turn. Then take each roll: its bytes are HMAC-SHA256, with that key, over the number of the step, the purpose of the roll and a block number, such as `4/speed/0/0/0`. The remainder of a byte divided by { $numbers } gives the die; bytes from { $fair } up are skipped, so that no number comes up more often.

        Whoever runs the bot can replay a stored duel from its seed, clicks and choices, and see whether it all agrees.

## The rulings, by the names the rules give them

ruling-open-discards = Spent cards lie face up. Everyone can see what everyone still holds. This is a **departure** from the text, in which they lie face down.
ruling-tie-is-silent = When both show the same Mon, no special rule applies and no die is rolled.
ruling-same-stages = Two special cards go through each stage together: first what needs no Speed, then the Speeds, then what depends on them. The offensive card goes first.
ruling-slowed-before-compared = Dice that slow an opponent are rolled before the Speeds are compared.
ruling-own-speed-sets-strength = If a card’s Speed decides its Strength, only its own roll counts, not what the opponent’s card added.
ruling-roles-by-the-wheel = A condition that asks for a role means the role from the wheel. A Strength that depends on the role changes with a card that has become the offensive one.
ruling-both-claim-offence = If both cards want to be the offensive one, the wheel decides.
ruling-meaningful-rolls = Strength is rolled only when it matters: for a blow that is not dodged, or for a block.
ruling-floors = Speed never falls below 1, and Strength never below 0.
ruling-cuts-apart = Several blows roll their Strength one by one. The same single block stands against each of them.
ruling-dodge-beats-unblockable = What cannot be blocked can still be dodged.
ruling-exposed-when-hit = Extra damage is added to a blow that gets through. A blow that is blocked completely adds none.
ruling-reflect-in-full = Damage thrown back is all the damage just taken, even what went beyond the health left.
ruling-both-fallen = If both fall in the same turn, the duel is a draw.
ruling-knock-out-first = Once a fighter has fallen, no more cards are discarded or taken back.
ruling-cards-in-hand = Conditions about cards count both hands without the cards just played.
ruling-short-hand = A player who must discard more cards than they hold discards them all.
ruling-refresh-last = A hand emptied by a forced discard comes back at the end of the turn, with the others.
ruling-retrieve-at-random = A card taken back is drawn at random from your own spent cards, and is never the one just played.
ruling-wounds = Damage taken is counted down from { $health } health, whatever a fighter began with.
ruling-ninety-turns = After { $last } turns without a knock-out, the duel is a draw.
ruling-leaver-loses = A player who resigns or forfeits loses, and the other wins.
ruling-brawl-roll-off = In a brawl, fighters tied for the most cards in front of them roll a die each to be active. The highest roll again until one is left.
ruling-brawl-order = The active fighter sees how a fight ends before choosing the next. The last one needs no choice.
ruling-brawl-once = Two fighters who attack each other meet only once.
ruling-brawl-as-they-stand = Each fight of a turn begins with the health and the hands left by the one before.
ruling-brawl-taken-back = A card taken back to meet others is still the card you played. It does not count as in hand and cannot be discarded.
ruling-brawl-knock-out = When a fighter falls, the cards the active fighter has yet to meet count as tied, and so do all fights the fallen one still had ahead.
ruling-brawl-refresh = In a brawl, all empty hands come back together at the end of the turn.
ruling-brawl-all-fallen = If the last two fall together, the brawl is a draw.
ruling-brawl-ninety-turns = A brawl that no one has won after { $last } turns is a draw.
ruling-brawl-leaver = A player who leaves a brawl is out. Their fights count as tied, and all the others go on.
ruling-brawl-same-mon = In a brawl, a card tied by the same Mon is not spent at once. It goes on to meet the others that await it.
ruling-same-fighter = Two players may choose the same fighter.
