## Standing orders

plan-kept = Chosen for this turn and planned for those after it: { $cards }. A planned card does not show as ready; the turn is played as soon as your opponent has chosen, and only that may tell. The plan is called off, and you are asked as ever, as soon as your hand is not what you foresaw.
plan-played = Played as planned: { $cards }. What is left of your plan goes on as long as your hand is what you foresaw.
plan-none = You have no plan: every turn you are asked.

refusal-plan-too-long = Plan { $most } turns ahead at most.
refusal-plan-not-in-hand = You will not hold the card you named for turn { $turn } of your plan.
refusal-plan-impossible = Nothing can be planned ahead here: too much may happen before your next turn.
refusal-plan-which = You have several duels. Name the one you mean with the option “duel”.
