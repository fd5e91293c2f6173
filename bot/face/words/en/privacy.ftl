### What is stored about somebody: given to them, and forgotten.

export-done = Here is all that I have stored about you. Times are in UTC. What your opponents have hidden from you, such as the seed of a duel under way, is not in it.
export-too-large = There is so much about you that no message can carry it. Whoever runs me can hand it to you.

forget-title = ## Do you want to be forgotten?
forget-what =
    Your settings, your name, your blocks and your record of deadlines are erased. What you fought and earned stays, as do the sums of others, but under an alias. Whose it was I keep nowhere, so it cannot be undone.

    What I have written in channels stays there, under Discord’s own rules. Should you use me again, you begin anew, with three exceptions. For a day I post nothing new for you. For 90 days, players who ask for reliability go by the deadlines you kept. And what earns honor only once or seldom earns it no sooner again: the fight of the day, the same Road, the first duel. I remember that under a fingerprint, without your name.
forget-leaves-matches = { $count ->
    [one] 🏳️ One match is given up, or struck off where nothing was played yet.
   *[other] 🏳️ { $count } matches are given up, or struck off where nothing was played yet.
}
forget-leaves-challenges = { $count ->
    [one] 📜 One open challenge is withdrawn or refused.
   *[other] 📜 { $count } open challenges are withdrawn or refused.
}
forget-leaves-lobbies = { $count ->
    [one] 🚪 You leave one lobby.
   *[other] 🚪 You leave { $count } lobbies.
}
forget-leaves-gatherings = { $count ->
    [one] 🚪 You drop out of one gathering.
   *[other] 🚪 You drop out of { $count } gatherings.
}
forget-leaves-clans = { $count ->
    [one] 🚪 You leave your clan; where you led it, the next in line does.
   *[other] 🚪 You leave { $count } clans; where you led one, the next in line does.
}
forget-go-on = Go on
forget-keep = No, keep me
forget-kept = Good. Nothing has changed.
forget-phrase = forget me
forget-form-title = Be forgotten
forget-form-text = This cannot be undone. If you are sure, write: { $phrase }
forget-form-field = Are you sure?
forget-done = You are forgotten. Farewell.
refusal-forget-unsure = That is not what I asked you to write, so nothing has changed.
