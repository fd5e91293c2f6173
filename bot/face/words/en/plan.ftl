## Standing orders

plan-title = ### Your plan against { $opponent }
plan-title-alone = ### Your plan
plan-this-turn = This turn: { $choice }
plan-this-turn-open = This turn: nothing chosen yet
plan-ahead = Planned for the turns after it, in this order: { $cards }
plan-lasts = -# No one else sees it: a planned card does not show as ready. The turn is played as soon as your opponent has chosen, and only that speed may give it away. If your hand changes unexpectedly, the plan ends and you are asked as usual.
plan-broken = -# ⚠️ You have chosen a different card for this turn than the one you planned from, so the plan ends with the reveal. `/duel plan` with cards makes a new one.
plan-chosen = Chosen: { $choice }. Nothing is planned for the turns after it.
plan-played = Played as planned: { $cards }. The rest of your plan holds unless your hand changes unexpectedly; `/duel plan` shows it.
plan-none = You have no plan: you are asked every turn. `/duel plan` with cards makes one.
plan-call-off = Drop the plan
plan-called-off = Your plan is dropped: from the next turn you are asked as usual. A choice for this turn stays; you can change it in your hand until the reveal.
plan-went-on = A turn has been played meanwhile. Above is what is planned now.
plan-of-which = Which plan do you want to see?

refusal-plan-too-long = Plan { $most } turns ahead at most.
refusal-plan-not-in-hand = You will not hold the card you named for turn { $turn } of your plan.
refusal-plan-impossible = You cannot plan ahead here: too much may happen before your next turn.
refusal-plan-which = You have several duels. Name the one you mean with the option “duel”.
