### The rules of Kendo Duel in our own words, a page each. Numbers come from the rules themselves.

system-kendo = Kendo Duel
kendo-book-group = { $emoji } **{ $group }**
kendo-book-card = -# **{ $name }** ×{ $count } · { $does }
kendo-book-counters = -# **{ $name }** and { $others } more, from each strike to each · { $does }
kendo-book-basic = -# **{ $name }** { $numbers } · { $does }

rules-kendo-duel = How a Duel goes
    .text =
        1. **The deal.** The cards lie in three subdecks: basic attacks, counterattacks, other cards. Everybody gets { $kendo-basic }, { $kendo-counter } and { $kendo-other } of them.
        2. **The switch.** Everybody may put back up to { $kendo-switched } cards in secret, and draws as many from the same subdecks. All are told how many, and from where.
        3. **Who begins.** Each basic attack bears a number. Whoever’s basic attacks add up to the most attacks first. Whoever is tied for that switches the lowest one, and all is added up again.
        4. **Exchanges.** Somebody attacks, and the next page tells how it goes on.
        5. **Cards lost.** Who lets a strike through loses { $kendo-lost-brown } cards to whoever made it, who lets a yellow card through loses { $kendo-lost-yellow }. They are taken unseen: the dice say which.
        6. **Who starts next.** Who lost cards attacks next; so does whoever has parried or deflected. In all other cases it is whoever was stopped.
        7. **Nothing to attack with?** Then you discard a card, draw a basic attack for it and use that.
        8. **The end.** Without a card you are out as soon as you must answer, give or start. The last one in the game wins. Between two it is a draw, **hikiwake**, if somebody’s last card is a green one and parries.

rules-kendo-answers = Attack and answer
    .text =
        An attack is a basic attack, alone or with one red card, or a yellow card alone.

        Of a reinforced attack **the red card comes first**. SEIGAN stops JODAN, and MUSHIN stops SEME. A second one of its kind reflects it: then it is you who pulls a card from the attacker. If you lay nothing against it, the attacker pulls a card from your hand, and keeps it. In any case the strike itself is still to be answered. FUDOSHIN deals with both parts at once.

        This answers a strike:

        - The **same basic attack**. Against a basic attack it strikes back, and must be answered. Against a counterattack it ends the exchange and threatens nobody.
        - A **counterattack** that begins with the strike. MEN → KOTE answers MEN, and then KOTE is what has to be answered.
        - A **blue card** deflects it. The exchange is over, and you attack next.
        - A **green card** parries it, but only a basic attack. Here, too, you attack next.
        - **MUSHIN with any counterattack** that would not fit by itself.

        This answers a yellow card: a blue card, after which the attacker may attack again; or MUSHIN with any counterattack.

        You are **always asked** as long as you hold a card, whether one of them fits or not, and you may always let the attack through. Nobody learns whether you could have answered.

rules-kendo-cards = The cards by their frames
    .text =
        There are { $kendo-cards } cards, and JIKAN DESU in a Competition. Cards with a frame of one colour are mostly used alike.

        What the cards are called, how many there are and what they do is the printed game’s. The numbers on the basic attacks are this house’s own, since they are not public; they say who begins, and nothing else. Of the { $kendo-counters } counterattacks only MEN → MEN is known, the others are the house’s own.

rules-kendo-many = Three and four at the table
    .text =
        With **three** or more you choose whom you attack, and at whom your answer is aimed: it need not be whoever attacked you. A basic attack that ends an exchange is aimed at nobody.

        With **four** in the game you cannot aim at whoever has just attacked you, unless by a counterattack that gives back the very strike it met, such as MEN → MEN. An attack that you start after a parry, or after deflecting, may be aimed at anybody. And it is whoever took cards who attacks next, anybody but the one they were taken from.

        - **Somebody drops out** without a card, or when a last card in hand is a green one and parries. Whoever attacked them last may draw a bonus from a subdeck of their choice. After that, in a match begun with three, the other one attacks; in one begun with four, whoever might draw.

        All this depends on how many are still in. When two are left, the rules for two hold.

        Four are dealt every basic attack and every counterattack there is. So those subdecks are empty at first, and are made anew from what was played. If you can neither attack nor draw a card for it, the next one attacks.

        Who resigns or forfeits puts all cards away, and the others play on. Who is out can look on.

rules-kendo-competition = The Competition
    .text =
        Two players get { $kendo-court-basic } basic attacks, { $kendo-court-counter } counterattacks and { $kendo-court-other } other cards each, JIKAN DESU among these. Nobody switches before the first attack. { $kendo-points } **ippon** win.

        - **Switch and draw.** Before you attack or answer you put a card back, take one from any subdeck for it, and draw one more from the counterattacks or the other cards. You see them before you lay anything. Against a reinforced attack you do so twice: for the red card, and again for the strike. A green card may be laid at once instead, or after the switch. You do without for the attack after an ippon or a hansoku. If you have nothing to attack with, you draw a basic attack besides.

        - **Deflecting.** A deflected attack is over, as in a Duel; but whoever made it attacks again.

        - **Ippon.** You make a point if the other lets a strike through, has no card left when one is needed, or has { $kendo-penalties } hansoku. Then both draw up to { $kendo-filled } cards, from subdecks they choose; the unlucky one draws first, and attacks.

        - **Hansoku.** Who lets TAIATARI through has left the court, who lets MAKI AGE through has lost the sword. The second one is an ippon for the other, marked H, and both are taken away.

        - **JIKAN DESU** (“it is time”) is played when it is your turn to attack, once in a match. If you lead by 1 : 0, the other has one last attack: if that exchange brings no ippon, you win. At 1 : 1 all cards are shuffled, both draw { $kendo-overtime }, and the next ippon wins.

        After { $kendo-most } choices the match is over: whoever leads wins, or else it is a draw.

rules-kendo-time = Playing over days
    .text =
        One person is asked at a time, by DM or behind **{ duel-hand-button }**. By hand a Duel of two takes about twenty choices, and the match waits for somebody else nearly each time. Two things make that bearable.

        - **Settle ahead.** With **{ instruct-button }** you rank your answers to each strike, to yellow and to red cards; with three and four also at whom they are aimed. You can do the same for your attacks, and for what you switch, discard and draw. When a question comes up for which you have settled something, it is answered at once. If both have settled their answers, an exchange runs to its end in one go. **{ instruct-suggest }** begins with what serves most hands. Nobody sees your lists, and you may change them at any time.

        - **The bank.** Unless another pace is asked for, everybody has time saved up, and only your own choices draw on it.

        - **No leak by speed.** The bot never answers by itself because you hold nothing that fits: whoever holds a card is asked. And a list in use **always answers**. What your answers do not name is let through, whether you hold such a card or not; where something has to be laid, discarded or drawn, what you did not name comes last. So how soon an answer comes tells that somebody has settled it, and nothing about any hand. Only what all can see can have you asked again, such as the kind of the attack.

        When your time is over, the stand-in answers, from what you know yourself.

rules-kendo-example = A worked exchange
    .text =
        Aya attacks Ben with **MEN + SEME**. SEME comes first, and only MUSHIN, FUDOSHIN or another SEME would stop it. Ben has none of them and lets it pass: Aya pulls a card from his hand, unseen.

        The MEN is still to be answered. Ben lays **MEN → KOTE**: it begins with MEN, so it fits, and it ends with KOTE, which now threatens Aya.

        Aya lays **KOTE → DO**: it answers KOTE, and DO threatens Ben.

        Ben answers with the basic attack **DO**. Against a counterattack that ends the exchange and threatens nobody. Whoever was stopped goes on, and that is Aya.

        Aya attacks with **TAIATARI**. Ben has no blue card and no MUSHIN. He lets it through, Aya takes a card, and now Ben attacks. In a Competition it would be a hansoku for Ben, and no card would go over.

        Ben attacks with **TSUKI**. Aya deflects it with **KAMAE**: the exchange is over, and Aya attacks next.

rules-kendo-terms = The words of kendo
    .text =
        - **Men**, **kote**, **do**, **tsuki**: head, wrist, trunk and throat; a strike is called by where it lands.
        - **Suriage**: to slide the other’s sword aside on the way up, and strike at once. Counterattacks bear such names in kendo; here the two strikes name them.
        - **Kamae**: the stance in which one waits with the sword in front.
        - **Seigan**: a stance whose point looks the other in the eyes.
        - **Jodan**: a stance with the sword raised above the head.
        - **Seme**: pressing the other without striking yet.
        - **Mushin**: “no mind”, which holds on to nothing and so is free for anything.
        - **Fudoshin**: a mind that nothing moves.
        - **Tai-sabaki**: turning the body out of the line of a blow.
        - **Bogyo**: defence, keeping oneself covered.
        - **Tsubazeriai**: both stand guard to guard, so near that nobody can strike.
        - **Taiatari**: running into the other with the body.
        - **Maki-age**: winding one’s sword round the other’s and flinging it up.
        - **Ippon**: a whole point, “one stroke”.
        - **Hansoku**: a foul; two of them give the other a point.
        - **Hikiwake**: a draw.
        - **Jikan desu**: “it is time”, the call that ends a match.

rules-kendo-rulings = Rulings on Kendo Duel: cards and answers
    .text = Where the text leaves a question open, this house has decided it once for everybody; where it departs from the text, the ruling says so.

rules-kendo-more-rulings = Rulings on Kendo Duel: losses and ends
    .text = They hold in a Competition too, where that has nothing of its own.

rules-kendo-competition-rulings = Rulings on the Competition
    .text = They hold for the Competition alone.

## The rulings of the Duel, by the names the rules give them

ruling-own-numbers = The numbers on the basic attacks are the house’s own, each given once.
ruling-all-sixteen = There is one counterattack from each strike to each, { $kendo-counters } in all.
ruling-last-word = A counterattack answers the strike it begins with and threatens the one it ends with.
ruling-equal-copies = Copies of a card do the same, so you are offered one of them.
ruling-switch-up-to-two = At the start you may switch no card, one, or two.
ruling-switch-in-order = The switches are carried out seat by seat; new cards are drawn before old ones go beneath.
ruling-totals-told = The totals are told to all, the cards they come from are not.
ruling-tie-switch-each = Each of those tied for the highest total switches the lowest basic attack.
ruling-tie-by-lot = If there is nothing left to switch for, or after { $kendo-ties } ties, the dice decide.
ruling-basic-on-basic = A basic attack against a basic attack strikes in its turn and must be answered.
ruling-basic-on-counter = A basic attack against a counterattack is aimed at nobody, among three and four as well.
ruling-deflector-starts = A blue card ends the attack it deflects, and whoever laid it starts the next one, against any player. This is a **departure** from the text, by which a deflected attack can also go on to another player.
ruling-parrier-starts = Whoever has parried starts the next attack.
ruling-green-after-red = A green card also parries a reinforced basic attack, once its red part is dealt with.
ruling-red-stopped = MUSHIN stops SEME, SEIGAN stops JODAN, and FUDOSHIN stops both.
ruling-red-reflected = A red card reflects its like: then it is the attacker who loses a card.
ruling-fudoshin-both-parts = FUDOSHIN against the red part deflects the whole attack.
ruling-fudoshin-on-yellow = FUDOSHIN stops a yellow card as the other blue cards do.
ruling-joker-one-use = MUSHIN does one thing at a time: it stops SEME, or goes with a counterattack.
ruling-joker-on-any = With MUSHIN a counterattack answers any attack, a yellow one too.
ruling-joker-in-need = MUSHIN does not go with a counterattack that fits by itself.
ruling-pull-goes-on = A card lost to the red part changes nothing in who starts next.
ruling-taken-by-dice = All cards that are lost are taken unseen: the dice say which.
ruling-give-what-there-is = Who owes more cards than are in hand gives them all.
ruling-empty-hand-stays = Having played your last card, you stay in until you must answer, give or start.
ruling-empty-hand-not-asked = Who is attacked without a card is out at once, and is not asked.
ruling-last-card-parries = Hikiwake: the green card that parries must be the last one in that player’s hand. This is a **departure** from the text, which looks at the last card that any of the players has laid.
ruling-count-who-is-in = What depends on the number of players depends on how many are still in.
ruling-bonus-then-start = Begun with three, whoever has no bonus starts next; begun with four, whoever has it.
ruling-bonus-may-be-left = The bonus can be left, and is offered before anybody starts.
ruling-bonus-after-parry = Who drops out by a last green card leaves a bonus to whoever was parried.
ruling-no-last-attacker = If no attacker of whoever drops out is left, the next seat starts, and there is no bonus.
ruling-reshuffle = A subdeck that has run out is made anew of its discards as soon as a card is drawn from it.
ruling-nothing-to-draw = If no basic attack can be drawn either, the next one with cards starts an attack.
ruling-open-piles = What was played lies open, by subdeck.
ruling-exchange-apart = The cards of an exchange are not discards before it is over.
ruling-may-yield = Whoever could answer need not. This is a **departure** from the text, which wants an answer; but hands are hidden, and making sure of it would show them.
ruling-always-asked = Whoever holds a card is asked for an answer, though none of them may fit.
ruling-drawn-reinforced = The basic attack drawn for want of one can be reinforced.
ruling-given-back = Among four, only a counterattack that gives back the strike it met can hit one’s attacker.
ruling-leaver-discards = Who leaves discards all cards and leaves no bonus; an exchange they are part of is over.
ruling-ahead-by-cards = Where time runs out, whoever holds more cards is ahead.

## Those of the Competition

ruling-no-opening-switch = A Competition begins with the first attack; nobody switches before it.
ruling-a-switch-for-each-answer = You switch and draw before an attack and before each answer: once for a red card, and again for the strike it reinforced.
ruling-switch-draw-act = First you switch, then you draw, and you see both cards before you act.
ruling-switch-before-yield = Only who has switched, or does without, can let an attack through.
ruling-green-at-once-or-after = You may lay a green card at once instead of switching, or after the switch; either way you switch before your attack that follows. This is a **departure** from the text, which does not let anyone switch twice in a row around a green card. Read so, attacking first would be worth too much.
ruling-green-after-red-at-once = Once the red card is dealt with, you may parry the strike at once, without its switch.
ruling-parrier-switches = Whoever has parried switches before the attack that follows, as always.
ruling-run-out = If the subdecks cannot give both cards, there is no switch.
ruling-unlucky-plays-from-hand = Whoever starts after an ippon or a hansoku does so without a switch.
ruling-pull-kept = A card lost to the red part stays with the attacker, as in a Duel.
ruling-no-card-to-act = Having no card is an ippon for the other once you must answer or start.
ruling-penalties-clear = { $kendo-penalties } hansoku are an ippon, and are taken away.
ruling-drawn-for-attack = Who has nothing to attack with draws a basic attack at once. After a hansoku this is a **departure** from the text, which wants a card from the hand.
ruling-fill-in-turn = After an ippon the unlucky one draws first, and names all subdecks at once.
ruling-no-hikiwake = A last card that parries is no draw here. But whoever has parried must start the next attack, and with an empty hand that is an ippon for the opponent at once.
ruling-time-at-ones-turn = At 1 : 0 or 1 : 1 JIKAN DESU goes before the switch and the attack, drawn for or not.
ruling-time-one-attack = The last attack ends with its exchange: by anything but an ippon, the match is over.
ruling-overtime-hands = In overtime whoever has called time draws first; totals say who starts.
ruling-penalties-stay = Hansoku stay in overtime.
ruling-most-plays = After { $kendo-most } choices the match is over: who leads wins, or it is a draw.
ruling-deflected-attacks-again = A deflected attack is over here too, but whoever made it attacks again, as after a yellow card.
