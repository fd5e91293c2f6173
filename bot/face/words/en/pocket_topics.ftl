## What can be settled ahead in Pocket Samurai

pocket-topic-wishes = Wish list
pocket-topic-lay = Cards to lay; the Strike! once it wins
pocket-topic-side = Side of { $card }
pocket-topic-strike = Strike with { $card }
pocket-topic-hand = Card to bring with { $card }
pocket-topic-exhaust = Exhaust { $card }
pocket-topic-strike-always = Always
pocket-topic-strike-if-it-wins = If it wins as things stand
pocket-topic-strike-never = Never
pocket-topic-exhaust-to-survive-or-win = To survive or to win
pocket-topic-exhaust-to-survive = To survive
pocket-topic-exhaust-to-win = To win
pocket-topic-exhaust-never = Never
