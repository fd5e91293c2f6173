### The first pages somebody reads of a system: four short ones each. Numbers come from the rules themselves.

rules-all = All pages
rules-index = Index: { $system }
rules-index-house = **For all games**
rules-index-line = - { $page }

rules-duel = The duel in one minute
    .text =
        You and your opponent each play a fighter with { $health } health and { $cards } cards. Each turn you both choose a card in secret, then both cards are turned over.

        One card is **offensive** and strikes, the other is **defensive**. Bring your opponent below 1 health to win the duel.

        You always see which cards your opponent still holds. So you read a player who is reading you.

rules-duel-2 = A turn at a glance
    .text =
        Read it from top to bottom:

        - { $pictured ->
            [no] The wheel says which card is **offensive**.
           *[yes] The wheel says which card is **offensive**; it has a golden edge.
          }
        - **Speed**: low is fast. A defensive card **blocks** only if it is faster.
        - **Strength**: what is not blocked is the damage.

rules-duel-3 = Who strikes
    .text = Each card has one of { $cards } signs, the **Mon**. It is offensive against the { $reach } that follow on the wheel, and defensive against the { $reach } before it. Equal Mon: a **tie**, and nobody is hurt.

rules-duel-4 = Special cards, and an empty hand
    .text =
        { $standards } **standard cards** are the same for everyone: the fast ones weak, the slow ones strong. { $pictured ->
            [no] { $specials } **special cards** are your fighter’s own, each with a rule of its own.
           *[yes] { $specials } **special cards** are your fighter’s own, with a star, each with a rule of its own.
          }

        A card you have played is **spent** until your hand is empty. Then all { $cards } come back.

        That is all you need.

rules-pocket = Pocket Samurai in one minute
    .text =
        First you both draft cards face up, then you fight with them in secret.

        Cards show **swords** and **helms**. You win by playing your **Strike!** while you show more swords than your opponent shows helms. An equal number is not enough.

rules-pocket-2 = A turn at a glance
    .text =
        You both lay a card in secret, and the two are turned over together.

        A card may **defeat** the other, which is then exhausted. A card that is not defeated stays in play. So swords and helms grow on both sides, and everyone can count them.

rules-pocket-3 = The draft, in short
    .text =
        { $laid-out } cards lie open, and you take them in turn; then { $laid-out } more. In the end each of you holds a Strike! and { $drafted } cards, and both know which.

        What nobody knows is who will strike, and when.

rules-pocket-4 = Strike!, in short
    .text =
        A Strike! compares your swords with the other’s helms. If they are more, you win. If not, the Strike! goes back to your hand, and nothing is lost.

        While a Strike! is out, cards in play can be **exhausted** for what they give in this turn.

rules-kendo = Kendo Duel in one minute
    .text =
        A player strikes, and the target answers with a card. Most answers strike back. So it goes to and fro until a player has no answer or the attack is stopped.

        In a **Duel**, for two to four, a player who lets a strike through loses cards, and the last one with a card wins. In a **Competition**, for two, it is an ippon; { $kendo-points } ippon win.

rules-kendo-2 = An exchange at a glance
    .text =
        An attack with all its answers is an **exchange**. It is told in one message that grows card by card.

        Hands are hidden, but everyone sees how many cards each player holds. If you let a strike through, you lose { $kendo-lost-brown } cards to the player who made it.

rules-kendo-3 = What answers a strike
    .text =
        - The **same basic attack**: it strikes back; against a counterattack it ends the exchange.
        - A **counterattack** that begins with it: MEN → KOTE answers MEN, and then KOTE is to be answered.
        - A **blue card** deflects it, a **green card** parries a basic attack: you attack next.

        Or let it through.

rules-kendo-4 = Red and yellow cards
    .text =
        A **red card** reinforces an attack and comes first: lay nothing against it, and you lose a card from hand.

        A **yellow card** attacks alone, and little but a blue card answers it.

        You are always asked while you hold a card, so no one learns what you could have done.

rules-way = Way of the Samurai in one minute
    .text =
        You fight alone against an opponent that the rules play. You have { $way-life } **Life** and { $way-ki } **Ki**, and { $way-rounds } rounds to win.

        A round is six cards and two **attacks** of three cards each. You see all six from the start; you decide the **order**.

rules-way-2 = An attack at a glance
    .text =
        Each card raises or lowers **Strength**, **Technique** and **Guard**.

        After two cards you see the defence. If your Strength exceeds it, that is a hit; if your Technique does, another.

rules-way-3 = What comes back
    .text =
        After each attack the opponent strikes back. If your **Guard** is at least as high, it holds. If not, you lose 1 Life, or 2 if it falls short by { $way-gap } or more.

        Cards you place early help in both attacks, later ones only in the second.

rules-way-4 = More, when you like
    .text =
        { "" }**Ki** raises your Guard, three equal icons make a **combo**, and an opponent may bring a weapon or friends. You need none of it for a first fight against the Student.

        `/solo play` starts one. No one waits for you.
