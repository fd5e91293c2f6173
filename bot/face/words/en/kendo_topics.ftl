### What can be settled ahead in Kendo Duel

kendo-topic-answer-card = Answer to { $card }
kendo-topic-answer-yellow = Answer to TAIATARI and MAKI AGE
kendo-topic-red-card = What stops { $card }
kendo-topic-aim = Whom to aim at
kendo-topic-attack = What to attack with
kendo-topic-last-cards = With few cards left
kendo-topic-discard = What to discard for a basic attack
kendo-topic-bonus = Where the bonus card comes from
kendo-topic-back = What to put back
kendo-topic-new = Where the new card comes from
kendo-topic-drawn = Where the extra card comes from
kendo-topic-refill = Where new hands come from
kendo-topic-time = When to play JIKAN DESU
kendo-topic-option-joker = MUSHIN with any counterattack
kendo-topic-option-yield = Don’t block
kendo-topic-option-keep = No bonus card
kendo-topic-option-fewest-cards = The player with the fewest cards
kendo-topic-option-most-cards = The player with the most cards
kendo-topic-option-attacker = The player who attacked me last
kendo-topic-option-parry = A last green card may parry
kendo-topic-option-no-parry = No parry with the last card
kendo-topic-option-ask-2 = Ask me with two cards or fewer
kendo-topic-option-ask-3 = Ask me with three cards or fewer
kendo-topic-option-when-ahead = At 1 : 0
kendo-topic-option-always = At 1 : 0 and at 1 : 1
kendo-topic-option-never = Never
