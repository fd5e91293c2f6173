### Practice: matches against the house, whose choices are sealed before yours.

house-name = { $nth ->
    [0] The house
   *[other] House { $nth }
  }
level-first-steps = First steps
level-student = Student
level-master = Master
practice-panel = ## Practice · { $game }
practice-unrated = Play the house, at once and privately. Nothing is at stake: no rating, no honor, no clock.
practice-worth = **{ $level }** wins { $share } of 100 against { $below } (± { $error }).
practice-worth-of-many = **{ $level }** places above the middle in { $share } of 100 brawls with { $below } (± { $error }).
practice-excess = { " " }An opponent who knew its odds and always answered best would gain { $excess } points of 100 on it.
practice-games = Another game
practice-button = Practise against the house
practice-title = -# Practice · { $game } · { $level }
house-sealed = -# 🔒 The house has chosen: { $seal }
house-sealed-hurried = -# 🔒 The house has chosen, fast (many play): { $seal }
house-seal-button = Seal { $seal }
house-hurried = -# The house chose fast: many play now.
house-opened = -# 🔓 Turn { $turn }: { $seal }
house-choosing = 🏮 The house is choosing. Then everyone is asked.
house-table = 🏮 The house plays along ({ $level }). Unrated, no honor.
outcome-unrated = Unrated: the house played along.
practice-told-button = Last turn
practice-back-button = Back to my hand
practice-levels-button = Another level
practice-first = 🏮 Your first victory over **{ $level }** in { $game }!
practice-lesson-button = Again, without hints
house-check-title = ### Check the house
house-check-seal = Turn **{ $turn }**. The **seal**: `{ $seal }`
house-check-later = The house has chosen; what, stands here once the turn is played. Keep this seal, or this message: its button carries the whole of it.
house-check-hidden = This choice stays hidden until the match is over. Then it stands here.
house-check-agrees = It chose, with a nonce: `{ $text }`
    ✅ The SHA-256 of that text is the seal.
house-check-differs = It chose, with a nonce: `{ $text }`
    ❌ The SHA-256 of that text is **not** the seal. Tell whoever runs this bot.
profile-houses = **Against the house**
profile-house = { $game }, { $level }: beaten { $times ->
    [one] once
   *[other] { $times } times
  }
duels-line-practice = 🏮 **{ $game }**, against the house. `/hand` goes on with it.
