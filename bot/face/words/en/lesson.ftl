### Guided lessons: a few turns against the house, with a hint at each step.

lesson-try-button = Try it
lesson-how-button = How is it played?
lesson-title = { $seats ->
    [1] ### First fight
   *[other] ### First duel
  } · step { $step } of { $steps }
lesson-welcome = Nothing is at stake here.
lesson-hint = 💡 { $hint }
lesson-onward = Next
lesson-choose = What do you choose?
lesson-over = { $seats ->
    [1] ### First fight · the end
   *[other] ### First duel · the end
  }
lesson-won = 🏆 **You have won.**
lesson-lost = **The house wins this time.** Now you know how it works.
lesson-drawn = ⚖️ **A draw.**
lesson-undecided = **That was the last step.** A real match is played to its end.
lesson-honored = 🎖️ Your first honor: **+{ $honor }**
lesson-challenge-button = Challenge a player
lesson-challenge-how = Type `/challenge` on a server and choose a player. They accept with a button, and then you both get your first hand.
lesson-challenge-ask = Who is your opponent? They accept with a button, and then you both get your first hand.
lesson-challenge-placeholder = Choose a player
lesson-alone-button = A real fight
lesson-alone-how = Type `/solo play` on a server. It waits for no one but you.
lesson-again-button = Try another fighter
lesson-once-more-button = Play again
lesson-roles = ### Which fighter do you want to play this time?

## The first duel of Bushido

lesson-learnt-bushido-duel = You have learnt: the wheel decides who strikes, Speed who blocks, Strength how hard.
lesson-duel-wheel = Choose a card. It is **offensive** against the next { $reach } signs in this order. { $pictured ->
    [no] Low Speed is fast.
   *[yes] Above is Speed (low is fast), below Strength.
  }
lesson-duel-speed = Slow cards strike hard; fast ones **block** while they are defensive. { $fast } is your fastest standard card, { $strong } your strongest.
lesson-duel-specials = { $pictured ->
    [no] You have **special cards**, each with a rule of its own: { $cards }. Try one!
   *[yes] A star marks your **special cards**, each with a rule of its own: { $cards }. Try one!
  }
lesson-duel-spent = { $pictured ->
    [no] What you have **spent** comes back once your hand is empty. Above you see the { $left } cards that the house still has.
   *[yes] What you have **spent** is crossed out, and comes back once your hand is empty. The lowest row shows the { $left } cards that the house still has.
  }
lesson-duel-last-ahead = The last turn, and you are ahead: { $own } health against { $foe }. Will you end it?
lesson-duel-last-behind = The last turn: { $own } health against { $foe }. A hard blow now!
lesson-duel-tied = Both show { $own }: a tie. Nobody is hurt, and both cards are spent.
lesson-duel-you-struck = Your { $own } was **offensive** against { $foe }, which was not faster (Speed { $theirs } against { $yours }) and could not block: **{ $damage }** damage.
lesson-duel-you-blocked = Your { $own } was **offensive**, but { $foe } was faster (Speed { $theirs } against { $yours }) and blocked { $block } of { $strength }: **{ $damage }** damage.
lesson-duel-house-struck = { $foe } was **offensive** against your { $own }, which was not faster (Speed { $yours } against { $theirs }) and could not block: you lose **{ $damage }**.
lesson-duel-house-blocked = { $foe } was **offensive**, but your { $own } was faster (Speed { $yours } against { $theirs }) and blocked { $block } of { $strength }: you lose **{ $damage }**.
lesson-duel-by-rule = A special card has a rule of its own. { $pictured ->
    [no] You lose **{ $lost }**, the house **{ $dealt }**.
   *[yes] Read the picture from top to bottom: you lose **{ $lost }**, the house **{ $dealt }**.
  }

## The first duel of Pocket Samurai

lesson-learnt-pocket-hand = You have learnt: what is not defeated stays, and a Strike! wins with more swords than the other has helms.
lesson-pocket-lay = The draft is done. Choose a card: its swords and helms stay in play, unless it is **defeated**. Swords strike, helms protect.
lesson-pocket-gather = You: { $own }. The house: { $theirs }. Your **Strike!** needs more swords than the house has helms: gather more.
lesson-pocket-strike = You: { $own }. The house: { $theirs }. Your **Strike!** would win, unless the house brings helms in this turn. Do you dare?
lesson-pocket-side = This card has two sides. You: { $own }. The house: { $theirs }. What do you need?
lesson-pocket-exhaust = A Strike! is out. Some cards in play can be given up for what they bring in this turn.
lesson-pocket-both-stay = { $own } and { $foe } both stay in play: neither defeats the other.
lesson-pocket-you-beaten = { $foe } **defeats** your { $own }, which is exhausted.
lesson-pocket-house-beaten = Your { $own } **defeats** { $foe }, which is exhausted.
lesson-pocket-both-beaten = { $own } and { $foe } **defeat** each other, and both are exhausted.
lesson-pocket-you-struck = { $home ->
    [yes] Your **Strike!** is home: swords { $swords } against helms { $helms }.
   *[no] Your **Strike!** is in vain: swords { $swords } against helms { $helms }. It comes back to your hand, and nothing is lost.
  }
lesson-pocket-house-struck = { $home ->
    [yes] The house strikes home: swords { $swords } against your helms { $helms }.
   *[no] The house strikes in vain: swords { $swords } against your helms { $helms }.
  }
lesson-pocket-count = You: { $own }. The house: { $theirs }.

## The first duel of Kendo Duel

lesson-learnt-kendo-duel = You have learnt: answer a strike with its like, with a counterattack that begins with it, or stop it; what you let through costs cards.
lesson-kendo-attack = You attack first. Choose a strike; together with a red card ({ $reds }) it is harder to stop.
lesson-kendo-attack-again = You attack. Choose a strike; together with a red card ({ $reds }) it is harder to stop.
lesson-kendo-attack-bare = You attack. Choose a strike that the house may not be able to answer.
lesson-kendo-unarmed = You hold nothing to attack with: give a card away, and draw a strike.
lesson-kendo-answer = { $count ->
    [0] Nothing in your hand answers this. If you let it through, you lose { $lost ->
        [one] a card
       *[other] { $lost } cards
      }.
   *[other] Answer with one of these, or let it through and lose { $lost ->
        [one] a card
       *[other] { $lost } cards
      }.
  }
lesson-kendo-red = A red card comes first. If you do not stop it, you lose a card from hand; then you answer the strike.
lesson-kendo-held = You hold { $own } cards, the house { $foe }. A player with none left is out.

## The first fight of Way of the Samurai

lesson-learnt-way-fight = You have learnt: cards move Strength, Technique and Guard; what exceeds the defence hits, and Guard stops what comes back.
lesson-way-pair = A round is six cards and two attacks. Choose the first two: what they add counts in both attacks.
lesson-way-pair-again = The second attack, with what is left. The levels stay as they are, but now more is needed for a hit.
lesson-way-third = The defence lies open: Strength { $strength } must exceed { $against }, Technique { $technique } must exceed { $other }. Each that does is a hit. Which card is last?
lesson-way-guard = Now your opponent strikes back with { $power }. An equal Guard holds; yours is { $guard }. A Ki raises it, and you have { $ki }.
lesson-way-die = A hit! At { $level } the Injury die is thrown against the blue one: a wound, perhaps, or you let it grow.
lesson-way-reward = Three equal icons are a **combo**, and it earns you something. Choose what you like.
