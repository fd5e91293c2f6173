### The rules of Kendo Duel in our own words, one page each. Numbers come from the rules themselves.

system-kendo = Kendo Duel
kendo-book-group = { $emoji } **{ $group }**
kendo-book-card = -# **{ $name }** ×{ $count } · { $does }
kendo-book-counters = -# **{ $name }** and { $others } more, from each strike to each · { $does }
kendo-book-basic = -# **{ $name }** { $numbers } · { $does }

rules-kendo-duel = How a Duel goes
    .text =
        1. **The deal.** There are three subdecks: basic attacks, counterattacks, other cards. Everyone is dealt { $kendo-basic }, { $kendo-counter } and { $kendo-other } of them.
        2. **The switch.** Everyone may secretly put back up to { $kendo-switched } cards and draw as many from the same subdecks. All players see how many, and from where.
        3. **Who begins.** Each basic attack has a number. The player whose basic attacks add up to the most attacks first. Players tied for that switch their lowest one, and the totals are added up again.
        4. **Exchanges.** A player attacks. The next page shows how it goes on.
        5. **Cards lost.** If you do not block a strike, its player takes { $kendo-lost-brown } cards from you; for a yellow card, { $kendo-lost-yellow }. They are taken unseen: the dice choose them.
        6. **Who starts next.** A player who lost cards attacks next; so does a player who parried or deflected. Otherwise, the player who was stopped does.
        7. **Nothing to attack with?** Discard a card, draw a basic attack for it, and use that.
        8. **The end.** Without a card you are out as soon as you must answer, give or start. The last player in the game wins. Between two players it is a draw, **hikiwake**, if a player’s last card is a green one and parries.

rules-kendo-answers = Attack and answer
    .text =
        An attack is a basic attack, alone or with one red card, or a yellow card alone.

        In a reinforced attack, **the red card comes first**. SEIGAN stops JODAN, and MUSHIN stops SEME. A second card of the same kind reflects it: then you pull a card from the attacker. If you play nothing against it, the attacker pulls a card from your hand and keeps it. Either way, you must still answer the strike itself. FUDOSHIN deals with both parts at once.

        These cards answer a strike:

        - The **same basic attack**. Against a basic attack it strikes back and must be answered. Against a counterattack it ends the exchange and threatens no one.
        - A **counterattack** that begins with the strike. MEN → KOTE answers MEN; then KOTE must be answered.
        - A **blue card** deflects it. The exchange is over, and you attack next.
        - A **green card** parries it, but only a basic attack. Again, you attack next.
        - **MUSHIN with any counterattack** that would not fit by itself.

        These answer a yellow card: a blue card, after which the attacker may attack again; or MUSHIN with any counterattack.

        You are **always asked** as long as you hold a card, whether or not one of them fits. You never have to block, and no one learns whether you could have.

rules-kendo-cards = The cards by their frames
    .text =
        There are { $kendo-cards } cards, plus JIKAN DESU in a Competition. Cards whose frames share a colour mostly work alike.

        The names of the cards, how many there are and what they do come from the printed game. The numbers on the basic attacks are not public, so they are ours; they decide who begins, and nothing else. Of the { $kendo-counters } counterattacks only MEN → MEN is known; the others are ours.

rules-kendo-many = Three and four at the table
    .text =
        With **three** or more players, you choose whom you attack and whom your answer is aimed at: it need not be the player who attacked you. A basic attack that ends an exchange is aimed at no one.

        With **four** in the game, you cannot aim at the player who has just attacked you, except with a counterattack that returns the same strike, such as MEN → MEN. You may aim an attack that you start after a parry, or after deflecting, at anyone. After cards are lost, the player who took them attacks next, but not the player they took them from.

        - **Dropping out.** A player is out without a card, or when their last card in hand is a green one and parries. Their last attacker may draw a bonus card from any subdeck. Then, in a match begun with three, the other player attacks; in one begun with four, the player who was offered the bonus.

        All this depends on how many are still in. When two are left, the rules for two apply.

        With four, every basic attack and every counterattack is dealt. So those subdecks are empty at first; played cards are shuffled into new ones. If you can neither attack nor draw a card to attack with, the next player attacks.

        A player who resigns or forfeits discards all cards, and the others play on. A player who is out can keep watching.

rules-kendo-competition = The Competition
    .text =
        Two players are dealt { $kendo-court-basic } basic attacks, { $kendo-court-counter } counterattacks and { $kendo-court-other } other cards each; JIKAN DESU is one of the other cards. There is no opening switch. { $kendo-points } **ippon** win.

        - **Switch and draw.** Before you attack or answer, you put a card back, take one from any subdeck for it, and draw one more from the counterattacks or the other cards. You see them before you play anything. Against a reinforced attack you do this twice: for the red card, and again for the strike. You may play a green card at once instead, or after the switch. There is no switch before the attack after an ippon or a hansoku. If you have nothing to attack with, you also draw a basic attack.

        - **Deflecting.** A deflected attack is over, as in a Duel; but its attacker attacks again.

        - **Ippon.** You make a point if your opponent does not block a strike, has no card when one is needed, or has { $kendo-penalties } hansoku. Then both draw up to { $kendo-filled } cards, from subdecks they choose; the player who lost the point draws first, and attacks.

        - **Hansoku.** If you do not block TAIATARI, you leave the court; if you do not block MAKI AGE, you lose the sword. The second hansoku is an ippon for your opponent, marked H, and both are removed.

        - **JIKAN DESU** (“it is time”) is played on your turn to attack, once in a match. If you lead 1 : 0, your opponent has one last attack: if that exchange brings no ippon, you win. At 1 : 1 all cards are shuffled, both draw { $kendo-overtime }, and the next ippon wins.

        After { $kendo-most } choices the match is over: the leader wins, or it is a draw.

rules-kendo-time = Playing over days
    .text =
        One player is asked at a time, by DM or behind **{ duel-hand-button }**. By hand, a Duel of two takes about twenty choices, and nearly every time the match waits for the other player. Two things speed it up.

        - **Settle ahead.** With **{ instruct-button }** you rank your answers to each strike, to yellow and to red cards; with three and four players, also your targets. You can do the same for your attacks, and for what you switch, discard and draw. A question you have settled is answered at once. If both have settled their answers, an exchange runs to its end in one go. **{ instruct-suggest }** begins with what serves most hands. No one sees your lists, and you can change them at any time.

        - **The bank.** Unless another pace is chosen, everyone has time saved up, and only your own choices use it.

        - **Speed gives nothing away.** The bot never answers by itself because you hold nothing that fits: a player who holds a card is asked. And a list in use **always answers**. If you hold none of the answers on it, you do not block, whatever else you hold; when something must be played, discarded or drawn, cards not on the list come last. So a quick answer shows that a player has settled it, and nothing about any hand. You are asked again only because of what everyone can see, such as the kind of attack.

        When your time is up, the stand-in answers, from what you know yourself.

rules-kendo-example = A worked exchange
    .text =
        Aya attacks Ben with **MEN + SEME**. SEME comes first, and only MUSHIN, FUDOSHIN or another SEME would stop it. Ben has none of them and does not block: Aya pulls a card from his hand, unseen.

        MEN must still be answered. Ben plays **MEN → KOTE**: it begins with MEN, so it fits, and it ends with KOTE, which now threatens Aya.

        Aya plays **KOTE → DO**: it answers KOTE, and DO threatens Ben.

        Ben answers with the basic attack **DO**. Against a counterattack, that ends the exchange and threatens no one. The player who was stopped goes on, and that is Aya.

        Aya attacks with **TAIATARI**. Ben has no blue card and no MUSHIN. He does not block, Aya takes a card, and now Ben attacks. In a Competition it would be a hansoku for Ben, and no card would change hands.

        Ben attacks with **TSUKI**. Aya deflects it with **KAMAE**: the exchange is over, and Aya attacks next.

rules-kendo-terms = The words of kendo
    .text =
        - **Men**, **kote**, **do**, **tsuki**: head, wrist, trunk and throat; a strike is named after its target.
        - **Suriage**: sliding the opponent’s sword aside on the way up, and striking at once. Counterattacks have such names in kendo; here they are named after their two strikes.
        - **Kamae**: the stance in which you wait with the sword in front.
        - **Seigan**: a stance with the point at the opponent’s eyes.
        - **Jodan**: a stance with the sword raised above the head.
        - **Seme**: pressing the opponent without striking yet.
        - **Mushin**: “no mind”, a mind that holds on to nothing and is free for anything.
        - **Fudoshin**: a mind that nothing moves.
        - **Tai-sabaki**: turning the body out of the line of a blow.
        - **Bogyo**: defence, staying covered.
        - **Tsubazeriai**: standing guard to guard, too close for either to strike.
        - **Taiatari**: running into the opponent with the body.
        - **Maki-age**: winding your sword round the opponent’s and flinging it up.
        - **Ippon**: a whole point, “one stroke”.
        - **Hansoku**: a foul; two of them give the opponent a point.
        - **Hikiwake**: a draw.
        - **Jikan desu**: “it is time”, the call that ends a match.

rules-kendo-rulings = Rulings on Kendo Duel: cards and answers
    .text = Where the text leaves a question open, the house has decided it once for everyone. A ruling that departs from the text says so.

rules-kendo-more-rulings = Rulings on Kendo Duel: losses and ends
    .text = They apply in a Competition too, unless it has a ruling of its own.

rules-kendo-competition-rulings = Rulings on the Competition
    .text = They apply to the Competition only.

## The rulings of the Duel, by the names the rules give them

ruling-own-numbers = The numbers on the basic attacks are ours. Each appears once.
ruling-all-sixteen = There is one counterattack from each strike to each strike, { $kendo-counters } in all.
ruling-last-word = A counterattack answers the strike it begins with and threatens the one it ends with.
ruling-equal-copies = Copies of a card do the same, so only one of them is offered.
ruling-switch-up-to-two = At the start you may switch up to two cards.
ruling-switch-in-order = Switches are made seat by seat. You draw the new cards before the old ones go to the bottom.
ruling-totals-told = Everyone sees the totals, but not the cards they come from.
ruling-tie-switch-each = Each player tied for the highest total switches their lowest basic attack.
ruling-tie-by-lot = If nothing is left to switch for, or after { $kendo-ties } ties, the dice decide.
ruling-basic-on-basic = A basic attack against a basic attack strikes back and must be answered.
ruling-basic-on-counter = A basic attack against a counterattack is aimed at no one, with three and four players too.
ruling-deflector-starts = A blue card ends the attack it deflects. Its player starts the next one, against any player. This is a **departure** from the text, in which a deflected attack can also go on to another player.
ruling-parrier-starts = The player who parried starts the next attack.
ruling-green-after-red = A green card also parries a reinforced basic attack, once its red part has been dealt with.
ruling-red-stopped = MUSHIN stops SEME, SEIGAN stops JODAN, and FUDOSHIN stops both.
ruling-red-reflected = A red card reflects another of its kind: then the attacker loses a card.
ruling-fudoshin-both-parts = FUDOSHIN against the red part deflects the whole attack.
ruling-fudoshin-on-yellow = FUDOSHIN stops a yellow card, like the other blue cards.
ruling-joker-one-use = MUSHIN does one thing at a time: it stops SEME or joins a counterattack.
ruling-joker-on-any = With MUSHIN, a counterattack answers any attack, even a yellow one.
ruling-joker-in-need = MUSHIN does not join a counterattack that fits by itself.
ruling-pull-goes-on = Losing a card to the red part does not change who starts next.
ruling-taken-by-dice = Lost cards are always taken unseen: the dice choose them.
ruling-give-what-there-is = A player who owes more cards than they hold gives them all.
ruling-empty-hand-stays = After playing your last card, you stay in until you must answer, give or start.
ruling-empty-hand-not-asked = A player who is attacked without a card is out at once and is not asked.
ruling-last-card-parries = Hikiwake: the green card that parries must be the last one in that player’s hand. This is a **departure** from the text, which looks at the last card that any player has played.
ruling-count-who-is-in = Rules that depend on the number of players count the players still in.
ruling-bonus-then-start = In a match begun with three, the player without the bonus starts next; in one begun with four, the player with it.
ruling-bonus-may-be-left = You may decline the bonus. It is offered before anyone starts.
ruling-bonus-after-parry = If a player drops out by a last green card, the player it parried gets the bonus.
ruling-no-last-attacker = If no attacker of the player who drops out is left, the next seat starts, and there is no bonus.
ruling-reshuffle = When a card is drawn from an empty subdeck, its discards are shuffled into a new one first.
ruling-nothing-to-draw = If no basic attack can be drawn either, the next player with cards starts an attack.
ruling-open-piles = Played cards lie face up, by subdeck.
ruling-exchange-apart = The cards of an exchange become discards when it is over.
ruling-may-yield = You need not block, even if you can. This is a **departure** from the text, which demands an answer; but hands are hidden, and checking would reveal them.
ruling-always-asked = A player who holds a card is asked for an answer, even if none of them fits.
ruling-drawn-reinforced = A basic attack drawn because you had no attack can be reinforced.
ruling-given-back = With four players, only a counterattack that returns the same strike can hit your attacker.
ruling-leaver-discards = A player who leaves discards all cards and leaves no bonus. An exchange they are part of is over.
ruling-ahead-by-cards = When time runs out, the player with more cards is ahead.

## Those of the Competition

ruling-no-opening-switch = A Competition begins with the first attack. There is no opening switch.
ruling-a-switch-for-each-answer = You switch and draw before an attack and before each answer: once for a red card, and again for the strike it reinforced.
ruling-switch-draw-act = First you switch, then you draw. You see both cards before you act.
ruling-switch-before-yield = You can choose not to block only after your switch, or if you have none.
ruling-green-at-once-or-after = You may play a green card at once instead of switching, or after the switch. Either way, you switch before the attack you start next. This is a **departure** from the text, which does not let anyone switch twice in a row around a green card. Read that way, attacking first would be worth too much.
ruling-green-after-red-at-once = Once the red card is dealt with, you may parry the strike at once, without its switch.
ruling-parrier-switches = The player who parried switches before the attack that follows, as always.
ruling-run-out = If the subdecks cannot provide both cards, there is no switch.
ruling-unlucky-plays-from-hand = The player who starts after an ippon or a hansoku does so without a switch.
ruling-pull-kept = A card lost to the red part stays with the attacker, as in a Duel.
ruling-no-card-to-act = Having no card is an ippon for your opponent once you must answer or start.
ruling-penalties-clear = { $kendo-penalties } hansoku make an ippon and are then removed.
ruling-drawn-for-attack = A player with nothing to attack with draws a basic attack at once. After a hansoku this is a **departure** from the text, which demands a card from the hand.
ruling-fill-in-turn = After an ippon, the player who lost the point draws first and names all subdecks at once.
ruling-no-hikiwake = Parrying with a last card is no draw here. But the player who parried must start the next attack, and with an empty hand that is an ippon for the opponent at once.
ruling-time-at-ones-turn = At 1 : 0 or 1 : 1, JIKAN DESU is played before the switch and the attack, even if that attack has to be drawn.
ruling-time-one-attack = The last attack ends with its exchange. Unless that makes an ippon, the match is over.
ruling-overtime-hands = In overtime, the player who called time draws first. The totals decide who starts.
ruling-penalties-stay = Hansoku stay in overtime.
ruling-most-plays = After { $kendo-most } choices the match is over: the leader wins, or it is a draw.
ruling-deflected-attacks-again = A deflected attack is over here too, but its attacker attacks again, as after a yellow card that was stopped.
