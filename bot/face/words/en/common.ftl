### What many screens share: Mon, values, spans of time.

## What stands between the parts of a list

list-comma = {", "}
list-semicolon = {"; "}
list-space = {" "}

## Spans of time

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

mon-pine = 松 Pine
    .word = Pine
mon-wave = 波 Wave
    .word = Wave
mon-butterfly = 蝶 Butterfly
    .word = Butterfly
mon-moon = 月 Moon
    .word = Moon
mon-arrow = 矢 Arrow
    .word = Arrow
mon-turtle = 亀 Turtle
    .word = Turtle
mon-fan = 扇 Fan
    .word = Fan
mon-snow = 雪 Snow
    .word = Snow
mon-mountain = 山 Mountain
    .word = Mountain

## How a Speed or Strength is written

# 2d3 stands for two dice, added up.
value-thrown = { $plus ->
    [0] { $dice }d3
   *[other] { $dice }d3 + { $plus }
}
value-by-role = { $offensive } (defensive { $defensive })
value-by-speed = { $values } at Speed { $speeds }
value-growing = { $base ->
    [0] { $by } per { $measure }
   *[other] { $base } + { $by } per { $measure }
}

value-shrinking = { $base } - { $by } per { $measure }
value-between = { $least }–{ $most }

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
