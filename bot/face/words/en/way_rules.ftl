### The rules of Way of the Samurai in our own words, one page each. Numbers come from the rules themselves.

system-way = Way of the Samurai
way-book-line = -# **{ $name }** · { $deed } · *{ $origin }*
way-book-face = -# 🔵 { $face }: { $names }
way-book-nobody = no one
way-book-icon = { $icon } **{ $name }** ({ $count }): { $cards }
way-book-injury = -# { $copies ->
    [1] { "" }
   *[other] { $copies } ×{ " " }
  }1 { $one } · 2 { $two }
way-book-wound = **{ $name }**: { $deed }

rules-way-round = A round, step by step
    .text =
        1. **Six cards.** You draw six Action cards. All three levels begin at 0 and last until the round is over; they may fall below 0.
        2. **Two cards.** You place two of them, and both count at once.
        3. **The defence.** A card of the opponent’s Defence deck is turned over. It shows what your Strength and your Technique must exceed.
        4. **The third card.** Now that you know, you place one more.
        5. **The attack** is resolved.
        6. **The counterattack.** You may first raise your Guard. Then a card of the Counterattack deck is turned over.
        7. **The second attack** works the same way with your last three cards, placed together. Its defence and counterattack are { $way-second } higher.

        Then all cards are discarded, and the next round begins.

        You are asked only when there is something to choose; all else happens by itself. What is drawn or thrown is saved before you see it, so coming back never gives you a second try.

rules-way-attack = Hits, counterattacks, and what is left in the decks
    .text =
        - **Your attack.** If your Strength exceeds the defence, you do 1 damage. If your Technique does, 1 more. Being equal is not enough. An opponent who was hit and still stands pays a Ki, if he has one: his next counterattack is { $way-boost } higher.

        - **The counterattack.** If your Guard is at least as high, it holds. If it falls short by less than { $way-gap }, you lose 1 Life; by { $way-gap } or more, 2.

        - **The decks.** The Defence deck has { $way-defences } cards, the Counterattack deck { $way-counters }, from { $way-least } to { $way-most }. The opponent adds his own numbers to each; see the next pages. A deck is shuffled only when it has run out, so what has been shown does not come again before that. **Details** in a fight shows what is left in each.

        Everything happens in order. If your attack brings down the last opponent, no counterattack follows.

rules-way-example = A worked round
    .text =
        Aya fights the Student, who adds 1 to every defence and to every counterattack. Her six cards: ☀️ { way-card-sun-1 } (S+4 T−1 G−1), ☀️ { way-card-sun-3 } (S+3 T−1), ☀️ { way-card-sun-4 } (S+3 G−1), 🌊 { way-card-wave-4 } (T−1 G+3), 🌊 { way-card-wave-6 } (G+2), 🗡️ { way-card-blade-1 } (S+1 T+1).

        - **First attack.** She places { way-card-sun-1 } and { way-card-wave-6 }: Strength 4, Technique −1, Guard 1. The defence card is 2/3; with his 1, that makes 3/4. Strength 4 already exceeds 3, so her third card can help her Guard: { way-card-wave-4 } makes it 4.

        A hit: the Student loses a Life, and the Injury die rises to 2. He pays his Ki, and his counterattack will be 2 higher. Aya pays 1 Ki for 2 Guard: 6. The card is 2; with his 1 and the 2, that makes 5. Her Guard holds.

        - **Second attack.** The levels stay. { way-card-sun-3 } and { way-card-blade-1 }: Strength 8, Technique −2, Guard 6. The defence card is 4/4; with his 1 and the 2 of a second attack, that makes 7/7. { way-card-sun-4 } is her third sun: a combo, and she takes her Ki back. Strength 11 exceeds 7, and the Student loses another Life. Aya lets the Injury die rise to 3.

        The counterattack card is 3; with 1 and 2, that makes 6 against Guard 5. Her Guard is short by 1, and Aya loses a Life. After the round she has 7 Life and 5 Ki; the Student has lost 2 Life and has no Ki.

rules-way-opponents = Opponents: one, Shiro, and three at once
    .text =
        An opponent has Life, Ki, and numbers that he adds to every defence (S and T) and to every counterattack. All opponents draw from the same decks.

        The card of **Shiro** has two sides. Whenever you damage or injure him, the card is turned over. Each time side B comes up, you pay one of four prices: a Ki, a Life, a point of the Injury die, or a card that leaves the game (from your hand, or a Special card won and not drawn yet). Side A costs nothing, so you pay for every other hit, starting with the first.

        With **three at once** you choose a target before each attack. After it, the blue die decides which of those still standing strike back. Each draws his own card, and you may raise your Guard before each. You win when all three are down.

rules-way-cards = The Action cards
    .text =
        On each card **S** is Strength, **T** is Technique, **G** is Guard. The { $way-actions } Action cards make up the deck you draw from. You win the { $way-specials } Special cards with combos: a card you win goes on top of your deck, so you draw it next, and it stays in the game.

        What is public of the printed game says that cards do this, but not how much. The numbers and the names are ours.

rules-way-ki = Ki and combos
    .text =
        One Ki buys you one of these:

        - see the defence before your first two cards; it is then { $way-peeked } lower;
        - draw a seventh card, once a round; one of the seven stays unplayed;
        - raise your Guard by { $way-guard } before a counterattack, once each time.

        By the letter, { $way-step } Ki also move the pawn, at any time.

        You never have more Life or Ki than you began with.

        Each card has an icon. As soon as { $way-combo } of the same lie beside the board in a round, that is a combo, each icon once a round.

        - ☀️ Sun, 🌙 moon or 🌊 wave: you choose **a Ki**, **a Special card**, or **the next kanji** for the pawn.
        - 🗡️ Blade: the **Injury die** rises by 1, to { $way-highest } at most.

rules-way-injuries = The Injury die, and injuries
    .text =
        The **Injury die** begins at 1. Blade combos and hits raise it. If it shows more than 1 after a hit, you may activate it; otherwise it rises by 1. When activated, it is compared with a throw of the blue die:

        - higher than the Injury die: nothing;
        - equal or lower: a wound of level 1;
        - lower by { $way-deep } or more: a wound of level 2.

        Then it is back at 1. So you can build it up or cash it in.

        A wound is drawn from the injury deck, takes effect on the opponent, and goes back into the deck. These are the cards, with what each level does:

rules-way-bushido = Bushido: the pawn and the seven virtues
    .text =
        Three kanji lead to a virtue: 武 士 道. The pawn moves along them, a step for each combo you use for it; by the letter also for { $way-step } Ki, at any time. On the third you draw a Bushido card at once. You can win one in a fight, and one on the whole Road; it stays beside you to the end, or until it is used up.

        By the house rulings, the pawn begins on { $way-first }, and { $way-shown } virtues are shown, of which you take one; what it does to combos and to the Injury die, it also does once when you win it. **By the letter**, the pawn begins beside the kanji, one card is drawn unseen, and it does nothing when you win it.

        What the virtues do follows the text; their names are ours.

rules-way-gisei = Gisei and Yoroi: a sacrifice, and an armour
    .text =
        - **Gisei.** Before each counterattack you may give a Life and draw one of five Gisei cards. Four raise your Guard for the rest of the round, one lowers it; then the card goes back. You cannot give your last Life.

        - **Yoroi** is an armour of { $way-armour } points, for you or for your opponent. It takes damage first: hits, and Life lost by wounds and places. It does not take Life you give as a price, nor bleeding. Whenever it is struck and not used up, the blue die is thrown: on a 6 it breaks. Of three opponents, the third wears it.

        These are the Gisei cards:

rules-way-blood = Blood: wounds that stay
    .text =
        With Blood, a counterattack that would cost you 2 Life costs you 1 and a wound. If the blue die shows a { $way-severe } or more, the wound is of level 2.

        Your wounds come from a deck of { $way-blood } cards. They stay beside you for the rest of the fight and add up. If you draw the last card, you lose once its wound has taken effect.

        Your opponent’s wounds still come from the usual deck. Blood cannot be taken on the Road.

rules-way-table = Weapons, places and climates
    .text =
        You choose one of each before a fight. A **weapon** lasts the whole fight. A **place** can be used with the blue die, if you like. A **climate** makes things harder, most of all for one way of fighting.

        The Yari’s redraws are for the first six cards of a round, and you can use several in one. The Bokken does not take your last Life. The Kusarigama’s chain stops a counterattack after an attack in which your Technique has risen enough.

rules-way-road = The Road
    .text =
        The **Road** is { $way-duels } fights in a row: the Student, the Ronin, the Master. One defeat ends it. `/solo` offers it as a campaign, and it waits for you between duels and during them.

        - **What you keep:** your armour, the pawn, your virtue with what is left on it, and the Special cards you have won. The Injury die begins again at 1. Between two duels you regain { $way-rested-life } Life and { $way-rested-ki } Ki.

        - **The camp.** After a duel you choose: another weapon, or one more redraw in each duel. Everyone on the Road has one such redraw from the start: all six cards for six new ones.

        - **Events.** Each duel begins with one; none of them kills you. These are ours, since the printed ones are not public:

rules-way-contests = The fight of the day, the same Road, and victories
    .text =
        - **The fight of the day.** Every day (UTC) each server has its own fight: the same opponent, the same place, and all decks shuffled alike for everyone. There is another one for all servers together. You have one try at each; `/solo daily` leads there. After the first result, a board in the channel shows how everyone did: winners come first, then those who needed fewer rounds, had more Life left, more Ki. It never shows how anyone fought. At midnight UTC it closes and breaks off unfinished fights. In the fight of all servers you see everyone’s place, but only names of people on your server.

        The number that decides the dice stays secret until then, even for those who have finished. Its seal is shown before your first choice, so that you can check it afterwards.

        - **The same Road.** Challenge a player to Way of the Samurai, and both of you walk the same Road, each alone, within two weeks. Until both are done, you see only whether the other is under way or finished.

        - **Victories.** Every fight you win counts: single fights, fights of the day and those on the Road. The game’s theme is 61 duels without a defeat; here ranks lead to 61 victories. `/profile` shows yours, with the days in a row on which you finished the fight of the day.

rules-way-terms = The words of the way
    .text =
        - **Ki**: the breath and strength of will that you can spend.
        - **Bushido**: the way of the warrior, 武士道; the three kanji on which the pawn stands.
        - **Gisei**: a sacrifice.
        - **Yoroi**: the armour of a samurai.
        - **Ronin**: a samurai without a lord.
        - **Katana**: the long sword. **Wakizashi**: the short one worn beside it.
        - **Bokken**: a wooden sword, to practise with and to win with.
        - **Yari**: a spear.
        - **Kusarigama**: a sickle with a weight on a chain.
        - **Gi, yū, jin, rei, makoto, meiyo, chūgi**: what is right, courage, compassion, respect, truth, a good name, loyalty.
        - **Level**: how high Strength, Technique or Guard is; also how bad a wound is.
        - **Action card, Special card**: what you play; those you have to win.
        - **Beside the board**: where the cards you have placed this round lie.
        - **Injury die, blue die**: the one you build up; the one you throw.

rules-way-rulings = Rulings on Way of the Samurai: the base game
    .text = No text of the base game is public. What the text of Blood and Bushido says about it holds; all else is ours, and open questions have been decided once for everyone. Departures from the text say so, and you can turn them off.

rules-way-more-rulings = Rulings on Way of the Samurai: Blood and Bushido
    .text = Here the text is public and holds to the letter. These rulings settle what it leaves open. The rulings on the Road are on its own page, with those that came with the second version: fights begun since then follow them, and they override older rulings.

## The rulings, by the names the rules give them

ruling-own-figures = All numbers of the base game are ours, and so is what the text leaves out.
ruling-levels-stay = Levels begin at 0, last until the round ends, and may fall below 0.
ruling-second-is-harder = In a round’s second attack, defence and counterattacks are { $way-second } higher.
ruling-must-exceed = Strength hits if it exceeds its defence, and so does Technique: 1 damage each.
ruling-guard-holds = A Guard as high as the counterattack holds. Short by less than { $way-gap }, it costs 1 Life; otherwise 2.
ruling-three-of-an-icon = Three cards of the same icon in a round are a combo, each icon once a round.
ruling-reward = Sun, moon and wave earn a Ki, a Special card or a kanji; blade raises the Injury die by 1.
ruling-die-after-a-hit = After a hit you can activate the Injury die. It injures if the blue die is no higher.
ruling-deep-injury = If the blue die is lower by { $way-deep } or more, the wound is of level 2. Then the Injury die is back at 1.
ruling-worth-activating = An Injury die at 1 cannot be activated. If it is not activated after a hit, it rises by 1.
ruling-own-ki = A Ki shows the defence first and lowers it by { $way-peeked }, draws a seventh card once a round, or adds { $way-guard } Guard once each time.
ruling-foe-ki = An opponent who was hit pays a Ki, and his next counterattack is { $way-boost } higher.
ruling-stagger = A wound may weaken the opponent’s next counterattack; if the wound is yours, it strengthens it.
ruling-special-ahead = A Special card you win goes on top of the Action deck and stays in the game.
ruling-ten-rounds = If you have not won after { $way-rounds } rounds, you have lost.
ruling-no-more-than-at-first = No one ever has more Life or Ki than at the start.
ruling-as-an-action-card = What changes the Guard before a counterattack lasts for the round, like what a card adds.
ruling-one-thing = If there is only one thing to choose, it happens by itself, unless you could do something else as well.
ruling-in-order = Everything happens in order, and the first to fall loses: the attack comes before the counterattack.
ruling-decks-anew = When a deck has run out, its discards are reshuffled.
ruling-open-to-all = Only the order of face-down cards is secret. What is left can be counted.
ruling-unhurt-without-blood = Without Blood, only a weapon injures you, with a wound from the usual deck.
ruling-any-time = What you may do at any time, you may do whenever you are asked for cards, an opponent or a Guard.
ruling-house-switches = The pawn begins on { $way-first }, { $way-shown } virtues are shown, the one you take works at once, and the Wakizashi injures in the fourth round. These are **departures** from the text; by the letter they are off.
ruling-bokken = The Bokken gives { $way-traded } Ki for a Life, once an attack, but never for your last one.
ruling-kusarigama = You begin with one Life less. Once a fight, raising Technique by { $way-raised } in an attack stops a counterattack.
ruling-climates = A fight has one climate. Rain, wind, fog, glare and snow are ours.
ruling-severe = With Blood, a counterattack of 2 damage does 1 and a wound. On a { $way-severe } or 6 the wound is of level 2.
ruling-last-wound = If you draw the last card of Blood, you lose once it has taken effect.
ruling-die-gone-counts-one = An Injury die that is out of the game counts as 1 for losses that depend on it.
ruling-die-falls-to-one = When the Injury die falls by 3, it stops at 1.
ruling-cap-on-credits = Points of a virtue cannot lift a level above the limit set by a wound.
ruling-eye = If you cannot gain Ki, you are not offered any, but you can still spend it.
ruling-this-round-bleeds = Bleeding begins at the end of the round in which you get the wound.
ruling-rib-leaves-paying = When combos bring nothing, { $way-step } Ki still move the pawn.
ruling-any-reward-moves = Every combo that earns a reward can move the pawn.
ruling-drawn-at-once = On the third kanji the virtue comes at once.
ruling-any-other = If you may take any virtue, you take one of the six others.
ruling-as-many-new = For one card you exchange you draw one; for two, you draw two.
ruling-own-names = The names of the virtues are ours.
ruling-both-specials = If one combo draws two Special cards, you win both.
ruling-credit-as-a-card = Points of a virtue are spent before the third card, and last for the round.
ruling-one-by-one = Ki is turned into Life one by one, and not beyond full Life.
ruling-gisei-once = You may make one sacrifice before each counterattack, but never of your last Life.
ruling-gisei-amounts = The five Gisei cards are worth 3, 4, 4, 5 and −3.
ruling-what-armour-takes = Armour takes hits, and Life lost by wounds and places, but no price and no bleeding.
ruling-no-throw-at-none = Armour with nothing left is gone without a throw.
ruling-one-armour = There is one armour. Of three opponents, the third wears it.
ruling-one-turn-an-attack = Damage and a wound in one attack turn Shiro’s card once.
ruling-absorbed = A hit that Shiro’s armour takes completely does not turn his card, nor does a blow that kills him.
ruling-life-as-a-price = Life can always be the price, even your last one.
ruling-levels-of-the-removed = A card removed from beside the board leaves its levels behind, but no longer counts for a combo.
ruling-play-what-is-left = A common card removed from hand is not replaced; you play what is left.
ruling-target-each-attack = With three opponents, you mark one at the start of each attack.
ruling-throw-after-a-kill = The throw for counterattacks is made after an attack that kills, too.
ruling-die-table = On 1 the first strikes back, on 3 the third, on 5 the first two, on 6 no one.
ruling-one-is-stopped = What stops a counterattack stops one of those still to come.
ruling-bamboo = In the Bamboo Forest, once a round: 1 costs 2 Life, 2 and 3 nothing, 4 and 5 add 3 Guard, 6 stops the counterattack.
ruling-cliff-first = The Cliff is used before any card of an attack, and before its defence is shown.
ruling-redraws-in-a-row = You can use several redraws in one round.
ruling-that-round-alone = The Wakizashi injures you in one round of a fight, not in every tenth.
ruling-two-of-each = Two Special cards won with the Wakizashi are drawn one after the other, each from two.
ruling-road = The Road leads from the Student past the Ronin to the Master. One defeat ends it.
ruling-rest = Between two duels you regain { $way-rested-life } Life and { $way-rested-ki } Ki.
ruling-kept = You keep armour, pawn, virtue, weapon and Special cards. The Injury die begins again at 1.
ruling-camp = Before the second and the third duel you choose one more redraw a duel, or another weapon.
ruling-redraw-each-duel = The redraws of the Road, and the Yari’s three, come back in each duel.
ruling-events = Each duel of the Road begins with an event. The events are ours, and kill no one.
ruling-leaver-loses-road = If you resign a fight, you lose it, and with it the Road.
ruling-last-together = The last three cards of a round are placed together, since their order would decide nothing. You cannot look at the defence first.
ruling-points-without-a-third = You can spend points of a virtue even when no third card is left.
ruling-price-of-cards-to-come = Shiro’s price can be a card from hand, or a Special card won and not drawn yet. A card on the board cannot pay.
ruling-hurt-by-the-letter = By the letter, a counterattack of 2 damage injures you without Blood, too.
ruling-combos-alone-by-the-letter = With Yū, the Injury die always rises by 3: a **departure** from the text. By the letter, a combo raises it by 2.
ruling-both-with-the-wakizashi = You keep both Special cards drawn with the Wakizashi: a **departure** from the text. By the letter, you keep one.
ruling-cliff-of-the-house = On the Cliff 1 to 3 is a wound of level 2, 4 is nothing, 5 and 6 cost 1 Ki: a **departure** from the text. By the letter, 1 to 3 is a wound of level 1, and on 4 to 6 you fall.
ruling-shorter-rest = On the Road you regain { $way-rested-life } Life and { $way-rested-ki } Ki between two duels: one less of each than in the first version.
ruling-pawn-by-combos = Only combos move the pawn: a **departure** from the text. By the letter, { $way-step } Ki move it, too.
