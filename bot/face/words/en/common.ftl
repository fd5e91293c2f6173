### What many screens share: crests, values, spans of time.

span-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] one day
   *[other] { $count } days
}

## The nine Mon

mon-pine = Pine
mon-wave = Wave
mon-butterfly = Butterfly
mon-moon = Moon
mon-arrow = Arrow
mon-turtle = Turtle
mon-fan = Fan
mon-snow = Snow
mon-mountain = Mountain

## How a Speed or Strength is written

# 2d3 stands for two dice, added up.
value-thrown = { $plus ->
    [0] { $dice }d3
   *[other] { $dice }d3 + { $plus }
}
value-by-role = { $offensive } offensive, { $defensive } defensive
value-by-speed = { $values } at Speed { $speeds }
value-growing = { $base ->
    [0] { $by } per { $measure }
   *[other] { $base } + { $by } per { $measure }
}

value-shrinking = { $base } - { $by } per { $measure }

measure-own-health = { $every ->
    [one] own health
   *[other] { $every } own health
}
measure-foe-health = { $every ->
    [one] health of the opponent
   *[other] { $every } health of the opponent
}
measure-own-wounds = { $every ->
    [one] health lost
   *[other] { $every } health lost
}
measure-foe-wounds = { $every ->
    [one] health the opponent lost
   *[other] { $every } health the opponent lost
}
measure-own-cards = { $every ->
    [one] card in hand
   *[other] { $every } cards in hand
}
measure-foe-cards = { $every ->
    [one] card in the opponent’s hand
   *[other] { $every } cards in the opponent’s hand
}
