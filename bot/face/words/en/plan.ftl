## Standing orders

plan-title = ### Your plan against { $opponent }
plan-title-alone = ### Your plan
plan-this-turn = This turn: { $choice }
plan-this-turn-open = This turn: nothing chosen yet
plan-ahead = Planned for the turns after it, in this order: { $cards }
plan-lasts = -# Nobody else sees it: a planned card does not show as ready. The turn is played as soon as your opponent has chosen, and only that may tell. The plan is off, and you are asked as ever, as soon as your hand is not what you foresaw.
plan-broken = -# ⚠️ You have chosen another card for this turn than the one you planned from, so the plan will be off with the reveal. `/duel plan` with cards makes a new one.
plan-chosen = Chosen: { $choice }. Nothing is planned for the turns after it.
plan-played = Played as planned: { $cards }. What is left of your plan goes on as long as your hand is what you foresaw; `/duel plan` shows it.
plan-none = You have no plan: every turn you are asked. `/duel plan` with cards makes one.
plan-call-off = Call the plan off
plan-called-off = Your plan is off: from the next turn on you are asked as ever. A choice for this turn stays, and can be changed in your hand until the reveal.
plan-went-on = A turn has been played meanwhile. Above is what is planned now.
plan-of-which = Which plan do you want to see?

refusal-plan-too-long = Plan { $most } turns ahead at most.
refusal-plan-not-in-hand = You will not hold the card you named for turn { $turn } of your plan.
refusal-plan-impossible = Nothing can be planned ahead here: too much may happen before your next turn.
refusal-plan-which = You have several duels. Name the one you mean with the option “duel”.
