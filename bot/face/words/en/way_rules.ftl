### The rules of Way of the Samurai in our own words, a page each. Numbers come from the rules themselves.

system-way = Way of the Samurai
way-book-line = -# **{ $name }** · { $deed } · *{ $origin }*
way-book-face = -# 🔵 { $face }: { $names }
way-book-nobody = nobody
way-book-icon = { $icon } **{ $name }** ({ $count }): { $cards }
way-book-injury = -# { $copies ->
    [1] { "" }
   *[other] { $copies } ×{ " " }
  }1 { $one } · 2 { $two }
way-book-wound = **{ $name }**: { $deed }

rules-way-round = A round, step by step
    .text =
        1. **Six cards.** You draw six Action cards. All three levels begin at 0 and stand until the round is over; they may fall below 0.
        2. **Two cards.** You place two of them, and both count at once.
        3. **The defence.** A card of the opponent’s Defence deck is turned over. It says what your Strength must exceed, and what your Technique must.
        4. **The third card.** Now you know, and place one more.
        5. **The attack** is resolved.
        6. **The counterattack.** You may first raise your Guard. Then a card of the Counterattack deck is turned over.
        7. **The second attack** goes the same way with your last three cards, laid together. Defence and counterattack are { $way-second } higher in it.

        Then all cards are discarded, and the next round begins.

        You are asked only where there is something to choose; all else happens by itself. What was drawn or thrown is kept before you see it, so that nothing can be had again by coming back.

rules-way-attack = Hits, counterattacks, and what is left in the decks
    .text =
        - **Your attack.** If your Strength is higher than the defence says, that is 1 damage. If your Technique is, that is 1 more. As high is not enough. An opponent who was hit and still stands pays a Ki, if he has one: his next counterattack is { $way-boost } higher.

        - **The counterattack.** If your Guard is at least as high, it holds. If it falls short by less than { $way-gap }, you lose 1 Life; by { $way-gap } or more, 2.

        - **The decks.** The Defence deck has { $way-defences } cards, the Counterattack deck { $way-counters }, from { $way-least } to { $way-most }. To each the opponent adds something of his own; the next pages tell. A deck is shuffled when it has run out, not before: what has been shown does not come again so soon. **Details** in a fight shows what is left in each.

        All happens in order. If your attack brings the last opponent down, nothing comes back.

rules-way-example = A worked round
    .text =
        Aya fights the Student, who adds 1 to every defence and to every counterattack. Her six cards: ☀️ { way-card-sun-1 } (S+4 T−1 G−1), ☀️ { way-card-sun-3 } (S+3 T−1), ☀️ { way-card-sun-4 } (S+3 G−1), 🌊 { way-card-wave-4 } (T−1 G+3), 🌊 { way-card-wave-6 } (G+2), 🗡️ { way-card-blade-1 } (S+1 T+1).

        - **First attack.** She places { way-card-sun-1 } and { way-card-wave-6 }: Strength 4, Technique −1, Guard 1. The defence card is 2/3, with his 1 it is 3/4. Strength 4 exceeds 3 already, so her third card can be for her Guard: { way-card-wave-4 } makes it 4.

        A hit: the Student loses a Life, and the Injury die rises to 2. He pays his Ki, and his counterattack will be 2 higher. Aya pays 1 Ki for 2 Guard: 6. The card is 2, with his 1 and the 2 it is 5. Her Guard holds.

        - **Second attack.** The levels stay. { way-card-sun-3 } and { way-card-blade-1 }: Strength 8, Technique −2, Guard 6. The defence card is 4/4, with his 1 and the 2 of a second attack it is 7/7. { way-card-sun-4 } is her third sun: a combo, and she takes her Ki back. Strength 11 exceeds 7, and the Student loses another Life. Aya lets the Injury die rise to 3.

        The counterattack card is 3, with 1 and 2 it is 6, against Guard 5. That is short by 1, and Aya loses a Life. After the round she has 7 Life and 5 Ki; the Student has 2 Life less than at first, and no Ki.

rules-way-opponents = Opponents: one, Shiro, and three at once
    .text =
        An opponent is some Life, some Ki, and what he adds to every defence (S and T) and to every counterattack. All draw from the same decks.

        The card of **Shiro** has two sides. Whenever you have damaged or injured him, the card is turned over. Each time side B comes up you pay one of four prices of your own: a Ki, a Life, a point of the Injury die, or a card, from your hand or a Special one that you have won and not drawn yet, which leaves the game. Side A costs nothing: so it is every other hit, the first one included.

        With **three at once** you say before each attack against whom it goes. After it the blue die says who strikes back, of those who still stand; each of them draws a card of his own, and before each you may raise your Guard. You win when all three are down.

rules-way-cards = The Action cards
    .text =
        On each card **S** is Strength, **T** is Technique, **G** is Guard. The { $way-actions } Action cards make up the deck you draw from. The { $way-specials } Special cards are won by combos: one that is won lies on top of your deck, so that you draw it next, and stays in the game.

        What is public of the printed game says that cards do this, and not how much. The numbers and the names are this house’s own.

rules-way-ki = Ki and combos
    .text =
        A Ki is good for one of these:

        - to see the defence before your first two cards; it is { $way-peeked } lower then;
        - to draw a seventh card, once a round; one of the seven stays unplayed;
        - to raise your Guard by { $way-guard } before a counterattack, once each time;
        - and { $way-step } Ki move the pawn at any time, by the letter only.

        You never have more Life or Ki than you began with.

        Each card has an icon. Once { $way-combo } of the same lie beside the board in a round, that is a combo, each icon once a round.

        - ☀️ Sun, 🌙 moon or 🌊 wave: you choose **a Ki**, **a Special card**, or **the next kanji** for the pawn.
        - 🗡️ Blade: the **Injury die** rises by 1, to { $way-highest } at most.

rules-way-injuries = The Injury die, and injuries
    .text =
        The **Injury die** begins at 1. It rises by blade combos, and by hits. If it shows more than 1 after a hit, you may activate it; otherwise it rises by 1. Activated, it is compared with a throw of the blue die:

        - higher than the Injury die: nothing;
        - as high or lower: a wound of level 1;
        - lower by { $way-deep } or more: a wound of level 2.

        Then it is back at 1. So you may build it up or cash it in.

        A wound is drawn from the injury deck, takes effect on the opponent, and goes back into the deck. Its cards, with what each level does:

rules-way-bushido = Bushido: the pawn and the seven virtues
    .text =
        Three kanji lead to a virtue: 武 士 道. The pawn goes along them, a step for each combo of which you choose that; by the letter for { $way-step } Ki at any time, too. On the third you draw a Bushido card at once. There is one to be won in a fight, and one on the whole Road; it stays beside you to the end, or until it is used up.

        In this house the pawn begins on { $way-first }, and { $way-shown } virtues are shown, of which you take one; what it does to combos and to the Injury die, it also does once upon being won. **By the letter** the pawn begins beside the kanji, one card is drawn unseen, and it does nothing upon being won.

        What the virtues do follows the text; what they are called is ours.

rules-way-gisei = Gisei and Yoroi: a sacrifice, and an armour
    .text =
        - **Gisei.** Before each counterattack you may give a Life and draw one of five Gisei cards. Four raise your Guard for the rest of the round, one lowers it; then the card goes back. Your last Life cannot be given.

        - **Yoroi** is an armour of { $way-armour } points, for you or for your opponent. It takes damage first: hits, and Life lost by wounds and places. Life that you give as a price it does not take, nor bleeding. Whenever it was struck and is not used up, the blue die is thrown: on a 6 it breaks. Of three opponents the third one wears it.

        These are the Gisei cards:

rules-way-blood = Blood: wounds that stay
    .text =
        With Blood a counterattack that would cost you 2 Life costs you 1 and a wound. The blue die says which: on a { $way-severe } or more it is of level 2.

        Your wounds come from a deck of { $way-blood } cards. They stay beside you for the rest of the fight and add up. Who has drawn the last card has lost once its wound has taken effect.

        Your opponent’s wounds still come from the usual deck. Blood cannot be taken on the Road.

rules-way-table = Weapons, places and climates
    .text =
        You choose one of each before a fight. A **weapon** lasts the whole fight. A **place** can be put to use with the blue die; nobody makes you. A **climate** makes things harder, most of all for one way of fighting.

        The Yari’s redraws count for the first six cards of a round, and several can be used in one. The Bokken does not take your last Life. The Kusarigama’s chain stops a counterattack after an attack in which your Technique has risen enough.

rules-way-road = The Road
    .text =
        The **Road** is { $way-duels } fights in a row: the Student, the Ronin, the Master. One defeat ends it. `/solo` has it as a campaign, and it waits for you between the duels and within them.

        - **What you keep:** your armour, the pawn, your virtue with what is left on it, and the Special cards you have won. The Injury die begins anew. Between two duels { $way-rested-life } Life and { $way-rested-ki } Ki come back.

        - **The camp.** After a duel you choose: another weapon, or one more redraw in each duel. Everybody on the Road has one such redraw from the start: all six cards for six new ones.

        - **Events.** Each duel begins with one; none of them kills anybody. These are ours, since nobody tells what the printed ones say:

rules-way-contests = The fight of the day, the same Road, and victories
    .text =
        - **The fight of the day.** Every day, by the clock of UTC, each server has a fight of its own: the same opponent, the same place, and all decks shuffled alike for everybody. There is another one for all servers together. You have one try at each; `/solo daily` leads there. When the first result is in, a board comes to the channel and shows how everybody fared: who won stands first, then who needed fewer rounds, had more Life left, more Ki. It never shows how anybody fought. At midnight UTC it closes; what is unfinished then is broken off. Of the fight of all servers you see everybody’s places, but names only of people of your server.

        The number that decides the dice stays secret until then, for everybody, also for those who have finished. Its seal is shown before your first choice, so that you can check it afterwards.

        - **The same Road.** Challenge somebody to Way of the Samurai, and both of you walk the same Road, each alone, within two weeks. Until both are done, you see of the other only whether they are under way or finished.

        - **Victories.** Each fight won counts, whether for itself, of a day or on the Road. The game’s frame is 61 duels without a defeat; here ranks lead to 61 victories. `/profile` shows yours, with the days in a row on which you finished the fight of the day.

rules-way-terms = The words of the way
    .text =
        - **Ki**: the breath and strength of will that one can spend.
        - **Bushido**: the way of the warrior, 武士道; the three kanji on which the pawn stands.
        - **Gisei**: a sacrifice.
        - **Yoroi**: the armour of a samurai.
        - **Ronin**: a samurai without a lord.
        - **Katana**: the long sword. **Wakizashi**: the short one worn beside it.
        - **Bokken**: a sword of wood, to practise with, and to win with.
        - **Yari**: a spear.
        - **Kusarigama**: a sickle with a weight on a chain.
        - **Gi, yū, jin, rei, makoto, meiyo, chūgi**: what is right, courage, compassion, respect, truth, a good name, loyalty.
        - **Level**: how high Strength, Technique or Guard stand; also how bad a wound is.
        - **Action card, Special card**: what you play; those that have to be won.
        - **Beside the board**: where the cards of a round lie that were placed.
        - **Injury die, blue die**: the one that you build up; the one that is thrown.

rules-way-rulings = Rulings on Way of the Samurai: the base game
    .text = No text of the base game is public. What the text of Blood and Bushido tells of it holds; all else is this house’s own, and where a question was open, it has been decided once for everybody. Departures from the text are called so, and can be put off.

rules-way-more-rulings = Rulings on Way of the Samurai: Blood and Bushido
    .text = Here the text is public. It holds to the letter, and this is what it leaves open. The rulings on the Road stand on its own page, and with them those that came with the second version: a fight begun since then has them, and where one contradicts an older ruling, it holds.

## The rulings, by the names the rules give them

ruling-own-figures = All numbers of the base game are the house’s own, and so is what the text leaves out.
ruling-levels-stay = Levels begin at 0, stand until the round ends, and may fall below 0.
ruling-second-is-harder = Defence and counterattacks of a round’s second attack are { $way-second } higher.
ruling-must-exceed = Strength hits where it is higher than its defence, and so does Technique: 1 damage each.
ruling-guard-holds = A Guard as high as the counterattack holds; short by less than { $way-gap } it costs 1 Life, else 2.
ruling-three-of-an-icon = A combo is three cards of an icon among those of a round, each icon once a round.
ruling-reward = Sun, moon and wave earn a Ki, a Special card or a kanji; blade raises the Injury die by 1.
ruling-die-after-a-hit = After a hit the Injury die can be activated; it injures where the blue die is no higher.
ruling-deep-injury = If the blue die is lower by { $way-deep } or more, the wound is of level 2. Then the Injury die is at 1.
ruling-worth-activating = An Injury die at 1 is not activated; one that is not activated after a hit rises by 1.
ruling-own-ki = A Ki shows the defence first and makes it { $way-peeked } lower, draws a seventh card once a round, or adds { $way-guard } Guard once a time.
ruling-foe-ki = An opponent who was hit pays a Ki, and his next counterattack is { $way-boost } higher.
ruling-stagger = A wound may weaken the opponent’s next counterattack; if it is yours, it strengthens it.
ruling-special-ahead = A Special card that is won lies on top of the Action deck and stays in the game.
ruling-ten-rounds = Who has not won after { $way-rounds } rounds has lost.
ruling-no-more-than-at-first = Nobody has more Life or Ki than at first.
ruling-as-an-action-card = What changes the Guard before a counterattack stays for the round, as what a card adds does.
ruling-one-thing = Where there is but one thing to choose it happens, unless something can be done beside it.
ruling-in-order = All happens in order, and who falls first has lost: the attack comes before the counterattack.
ruling-decks-anew = A deck that has run out is made anew of its discards.
ruling-open-to-all = Nothing is secret but the order of what lies face down; what is left can be counted.
ruling-unhurt-without-blood = Without Blood you are injured only by a weapon, and from the usual deck.
ruling-any-time = What can be done at any time can be done wherever cards, an opponent or a Guard are asked for.
ruling-house-switches = The pawn begins on { $way-first }, { $way-shown } virtues are shown, the one that is taken is at work at once, and the Wakizashi injures in the fourth round. These are **departures** from the text; by the letter they are put off.
ruling-bokken = The Bokken gives { $way-traded } Ki for a Life, once an attack, and not for the last one.
ruling-kusarigama = For a Life less at the start, Technique raised by { $way-raised } in an attack stops a counterattack, once a fight.
ruling-climates = A fight has one climate. Rain, wind, fog, glare and snow are ours.
ruling-severe = With Blood a counterattack of 2 damage does 1 and a wound, of level 2 on a { $way-severe } or 6.
ruling-last-wound = Who has drawn the last card of Blood loses once it has taken effect.
ruling-die-gone-counts-one = An Injury die that is out of the game counts as 1 for what is lost by it.
ruling-die-falls-to-one = When the Injury die falls by 3, it falls to 1 at the least.
ruling-cap-on-credits = The points of a virtue do not lift a level over the most that a wound allows.
ruling-eye = Who cannot gain Ki is not offered any, and can still spend it.
ruling-this-round-bleeds = Bleeding begins at the end of the round of the wound.
ruling-rib-leaves-paying = Where combos bring nothing, { $way-step } Ki still move the pawn.
ruling-any-reward-moves = Every combo that earns a reward can move the pawn.
ruling-drawn-at-once = On the third kanji the virtue comes at once.
ruling-any-other = Who may take any virtue takes one of the six others.
ruling-as-many-new = Who exchanges one card draws one, and who exchanges two draws two.
ruling-own-names = What the virtues are called is ours.
ruling-both-specials = Two Special cards drawn for one combo are both won.
ruling-credit-as-a-card = Points of a virtue are spent before the third card, and stay for the round.
ruling-one-by-one = Ki is turned into Life one by one, and not beyond full Life.
ruling-gisei-once = One sacrifice goes before each counterattack, and never the last Life.
ruling-gisei-amounts = The five Gisei cards are worth 3, 4, 4, 5 and −3.
ruling-what-armour-takes = Armour takes hits, and Life lost by wounds and places; no price, and no bleeding.
ruling-no-throw-at-none = Armour that has nothing left is gone without a throw.
ruling-one-armour = There is one armour; of three opponents the third wears it.
ruling-one-turn-an-attack = Damage and a wound in one attack turn Shiro’s card once.
ruling-absorbed = What Shiro’s armour takes whole does not turn his card, nor does a blow that kills him.
ruling-life-as-a-price = Life can always be the price, the last one too.
ruling-levels-of-the-removed = A card removed from beside the board leaves its levels, and a gap in a combo.
ruling-play-what-is-left = A common card removed from hand is not replaced; you play what is left.
ruling-target-each-attack = Of three opponents one is marked at the start of each attack.
ruling-throw-after-a-kill = The throw for counterattacks follows an attack that kills, too.
ruling-die-table = On 1 the first strikes back, on 3 the third, on 5 the first two, on 6 nobody.
ruling-one-is-stopped = What stops a counterattack stops one of those that are coming.
ruling-bamboo = In the Bamboo Forest, once a round: 1 costs 2 Life, 2 and 3 nothing, 4 and 5 add 3 Guard, 6 stops the counterattack.
ruling-cliff-first = The Cliff comes before any card of an attack, and before its defence is shown.
ruling-redraws-in-a-row = Several redraws can be used in one round.
ruling-that-round-alone = The Wakizashi injures in one round of a fight, not in every tenth.
ruling-two-of-each = Two Special cards won with the Wakizashi are drawn one after the other, each of two.
ruling-road = The Road leads from the Student over the Ronin to the Master; one defeat ends it.
ruling-rest = Between two duels { $way-rested-life } Life and { $way-rested-ki } Ki come back.
ruling-kept = Armour, pawn, virtue, weapon and Special cards are kept; the Injury die begins anew.
ruling-camp = Before the second and the third duel you choose one more redraw a duel, or another weapon.
ruling-redraw-each-duel = The redraws of the Road, and the Yari’s three, can be used anew in each duel.
ruling-events = Each duel of the Road begins with an event. They are ours, and kill nobody.
ruling-leaver-loses-road = Who gives up a fight has lost it, and with it the Road.
ruling-last-together = The last three cards of a round are laid together, for their order would decide nothing; nobody looks at the defence against them first.
ruling-points-without-a-third = Points of a virtue can be spent where no third card is left, too.
ruling-price-of-cards-to-come = Shiro’s price is a card from hand, or a Special card won and not drawn yet; a card on the board pays nothing.
ruling-hurt-by-the-letter = By the letter a counterattack of 2 damage injures you without Blood, too.
ruling-combos-alone-by-the-letter = With Yū every rise of the Injury die is of 3: a **departure** from the text. By the letter a combo raises it by 2.
ruling-both-with-the-wakizashi = Of two Special cards drawn with the Wakizashi both are kept: a **departure** from the text. By the letter you keep one.
ruling-cliff-of-the-house = On the Cliff 1 to 3 is a wound of level 2, 4 nothing, 5 and 6 cost 1 Ki: a **departure** from the text. By the letter 1 to 3 is one of level 1, and on 4 to 6 you fall.
ruling-shorter-rest = On the Road { $way-rested-life } Life and { $way-rested-ki } Ki come back between two duels: one less of each than at first.
ruling-pawn-by-combos = Combos alone move the pawn: a **departure** from the text. By the letter { $way-step } Ki move it, too.
