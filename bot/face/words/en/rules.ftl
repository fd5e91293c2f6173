### The rules in our own words, a page each. Numbers come from the rules themselves.

rules-list = Go to a page
rules-not-here = -# No match of this game begins here: the organisers of this server have left it out.
rules-place = -# Page { $number } of { $pages }
rules-back = Back
rules-next = Next

rules-wheel = The wheel of Mon
    .text =
        The { $cards } Mon stand in a circle. Each is offensive against the { $reach } that come after it, and defensive against the { $reach } before it. Equal Mon cancel each other, and nobody is hurt.
    .line = { $mon } is offensive against { $others }.
    .end = After the last Mon the circle starts over. None of them is better than another; what counts is which ones are still in hand.

rules-turn = A turn, step by step
    .text =
        1. **Choice.** Both choose a card from their hand. The board shows who is ready and nothing more; until both are, a choice can be changed.
        2. **Reveal.** Both cards are shown at the same moment. With equal Mon nothing happens: on to step 6.
        3. **Roles.** The wheel tells which card is offensive and which is defensive.
        4. **Speed.** Both Speeds are settled, with dice where a card asks for them, and compared.
        5. **Blow.** The offensive card strikes. The defensive one blocks if it is faster. What gets through comes off the health.
        6. **Spent.** Both cards are spent. Whoever holds no card now takes all their cards up again.

        Then the next turn begins, unless somebody has fallen.

rules-values = Speed, Strength and blocking
    .text =
        Every card has two values. **Speed** is the time the stroke takes, so low is fast. **Strength** is how hard it strikes, or how well it blocks. Among the standard cards the fast ones are weak and the slow ones are strong.

        If the defensive card is **not** faster, the blow lands with all its Strength.

        If the defensive card **is** faster, its Strength is taken off the blow. Strength { $strong } against a block of { $block } leaves { $through } damage; against a block of { $strong } or more it leaves none.

        With equal Speed neither card is faster, so nothing is blocked. And whatever the values, a defensive card does no damage of its own unless it says so.

rules-specials = Special cards and dice
    .text =
        Besides the { $standards } standard cards each fighter has { $specials } special ones. They sit on the same { $specials } Mon for everybody, but each has a rule of its own. Where a special card and these pages disagree, the card is right.

        Many of them ask for something first: being faster, being defensive, having less health. Being equal is never enough. Where it does not hold, that part of the card does nothing, and the rest counts; unless the card says what happens **otherwise**.

        Some values are left to dice. A die has { $faces } sides with the numbers { $lowest } to { $highest }, each of them twice. **2d3** stands for two dice, added up.

rules-refresh = An empty hand
    .text =
        A spent card stays out until the hand is empty. Once you have played your last card, all { $cards } come back before the next turn.

        This goes for each fighter apart. If a card makes you discard, your hand empties sooner, and comes back sooner.

        Spent cards lie open, so there is nothing to memorise: your hand tells what your opponent still holds.

rules-winning = Winning, and honor
    .text =
        A fighter whose health falls below 1 is knocked out, and the other wins. If both fall at once, or nobody has fallen after { $last } turns, the duel is drawn.

        You may resign at any time; then the other wins.

        Each server keeps its own tally of honor. Fighting a duel to its end earns { $fought }, winning it { $won } more. Losing one by staying away costs { $forfeited }. Resigning earns nothing and costs nothing.

        Before anything is revealed there is nothing to earn. And of the matches between the same two people, { $counted } of each game count within any seven days.

rules-brawl = The brawl
    .text =
        { $least } to { $most } fighters, everyone against everyone, each with { $health } health and { $cards } cards as in a duel. The last one standing wins.

        1. **Choice.** In secret each of you chooses a card, and an opponent to place it before.
        2. **Reveal.** All cards are turned over at once, each in front of its target.
        3. **Active fighter.** Whoever has the most cards in front of them is active. Among equals, dice decide.
        4. **Fights.** The active fighter meets each of these cards with their own, in the order they like. Every meeting is a fight like in a duel, with Speeds and dice of its own.
        5. **Clean-up.** A card that lies before somebody it has not met stays there. Whoever has fought and still has cards in front of them takes their own card back to meet them. All others who have fought are done, and their cards are spent.
        6. **Again.** Steps 3 to 5 go on until every card has been met. Then the next turn begins.

        So your card may have to face several others, and whoever you strike at may be busy with somebody else. When somebody falls, the active fighter’s remaining fights that turn count as tied, and so do all of the fallen one’s.

rules-absence = Deadlines and absence
    .text =
        A challenge waits { $challenge } for its answer. The challenger sets the pace, from { $shortest } to { $longest } a turn; if nothing is said it is what suits the game, mostly { $usual }.

        When the time is over, a choice you have made counts. If you have made none, a stand-in chooses for you from what everybody can see, and the reveal says so.

        Miss { $misses } deadlines in a row and you forfeit the duel. If both stay away that long it ends with no winner. One choice of your own starts the count again.

        Your quiet hours and days and your leave (`/me`) count for nobody’s clock, as far as the pace allows; the fastest waits for nobody. When a fifth of the time is left you are reminded once, of everything that waits for you.

        A challenge may forgive each of you up to four missed deadlines: then the turn goes on for a day at most, and the channel is told.

        `/duel plan` queues cards for the turns to come; a card it chooses does not show as ready. In games that ask small things on the way, *Settle ahead* says what is to be chosen for you. `/duel patience` gives whoever is waited for more time. `/duel draw` and `/duel pause` take everybody’s consent; a pause lasts until one of you says `/duel resume`.

        When the bot itself was away, all deadlines move back by as much.

rules-rulings = Rulings of the house
    .text = Where the game leaves a question open, this house has decided it once for everybody. Where it departs from the text, the ruling says so. A duel that has begun keeps the rulings it began with.
    .line = { $number }. { $ruling }

rules-dice = How to check the dice
    .text =
        Every roll of a duel comes from one secret number, its **seed**, drawn before the first choice.

        From the start the board and your first hand show how the **seal** begins, the SHA-256 of the seed; **{ dice-button }** beside it shows all of it. A gathering shows its own while people still sign up. It gives nothing away, yet it holds the seed fast: no other seed in the world is likely to fit. When all is over **{ dice-button }** shows the seed as well.

        So anybody can check. Hash the seed’s bytes and compare with the seal. Then take each roll: its bytes are HMAC-SHA256, with the seed as the key, over the number of the step, the purpose of the roll and a block number, such as `4/speed/0/0/0`. The remainder of a byte divided by { $numbers } gives the die; bytes from { $fair } up are skipped, so that no number comes up more often.

        Whoever runs the bot can replay a stored duel from its seed and its choices, and see whether it all agrees.

## The rulings, by the names the rules give them

ruling-open-discards = Spent cards lie open. Everybody can see what everybody still holds. This is a **departure** from the text, in which they lie face down.
ruling-tie-is-silent = When both show the same Mon, no special rule is followed and no die is rolled.
ruling-same-stages = Two special cards take each stage together: first what needs no Speed, then the Speeds, then what depends on them. The offensive card goes first.
ruling-slowed-before-compared = Dice that slow an opponent are rolled before the Speeds are compared.
ruling-own-speed-sets-strength = Where a card’s Speed decides its Strength, only its own roll counts, not what the opponent’s card added.
ruling-roles-by-the-wheel = A condition that asks for a role means the role the wheel gave. A Strength that depends on the role follows a card that has become the offensive one.
ruling-both-claim-offence = If both cards want to be the offensive one, the wheel decides.
ruling-meaningful-rolls = Strength is rolled only where it matters: for a blow that is not dodged, or for a block.
ruling-floors = Speed never falls below 1, and Strength never below 0.
ruling-cuts-apart = Several blows roll their Strength one by one. A single block stands against each of them.
ruling-dodge-beats-unblockable = What cannot be blocked can still be dodged.
ruling-exposed-when-hit = Extra damage comes on top of a blow that gets through. A blow that is blocked whole brings none.
ruling-reflect-in-full = Damage thrown back is all the damage just taken, even what went beyond the health that was left.
ruling-both-fallen = If both fall in the same turn, the duel is drawn.
ruling-knock-out-first = Once somebody has fallen, no card is discarded or taken back any more.
ruling-cards-in-hand = Conditions about cards count both hands without the cards just played.
ruling-short-hand = Whoever must discard more cards than they hold discards them all.
ruling-refresh-last = A hand emptied by a forced discard comes back at the end of the turn, with the others.
ruling-retrieve-at-random = A card taken back is drawn at random from one’s own spent cards, and is never the one just played.
ruling-wounds = Damage taken means what is missing to { $health } health, whatever a fighter began with.
ruling-ninety-turns = After { $last } turns without a knock-out the duel is drawn.
ruling-leaver-loses = Whoever resigns or forfeits loses, and the other wins.
ruling-brawl-roll-off = In a brawl, those with equally many cards before them roll a die each to be active. The highest roll again until one is left.
ruling-brawl-order = The active fighter sees how a fight ends before choosing the next. The last one needs no choosing.
ruling-brawl-once = Two who attack each other meet only once.
ruling-brawl-as-they-stand = Each fight of a turn begins with the health and the hands the one before has left.
ruling-brawl-taken-back = A card taken back to meet others is still the card you played. It does not count as in hand and cannot be discarded.
ruling-brawl-knock-out = When somebody falls, the cards the active fighter has yet to meet count as tied, and so does everything the fallen one was due.
ruling-brawl-refresh = In a brawl, all empty hands come back together at the end of the turn.
ruling-brawl-all-fallen = If the last two fall together, the brawl is drawn.
ruling-brawl-ninety-turns = A brawl that nobody has won after { $last } turns is drawn.
ruling-brawl-leaver = Whoever leaves a brawl is out. Their fights count as tied, and all the others go on.
ruling-brawl-same-mon = In a brawl, a card tied by the same Mon is not spent at once. It goes on to meet the others that await it.
ruling-same-fighter = Two people may choose the same fighter.
