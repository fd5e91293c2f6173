### What can be settled ahead in Kendo Duel

kendo-topic-answer-card = Answer to { $card }
kendo-topic-answer-yellow = Answer to TAIATARI and MAKI AGE
kendo-topic-red-card = What stops { $card }
kendo-topic-aim = At whom to strike back
kendo-topic-discard = What to discard for a basic attack
kendo-topic-bonus = Where the bonus comes from
kendo-topic-back = What to put back
kendo-topic-new = Where the new card comes from
kendo-topic-drawn = Where one more is drawn
kendo-topic-refill = Where new hands come from
kendo-topic-option-yield = Let it through
kendo-topic-option-keep = No bonus
kendo-topic-option-fewest-cards = Whoever has the fewest cards
kendo-topic-option-most-cards = Whoever has the most cards
kendo-topic-option-attacker = Whoever attacked me
