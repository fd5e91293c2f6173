### What many screens share: crests, values, spans of time.

## What stands between the parts of a list

list-comma = 、
list-semicolon = ；
list-space = {" "}

## Spans of time

span-minutes = { $count }分
span-hours = { $count }時間
span-days = { $count }日

## The nine Mon

mon-pine = 松
    .word = 松
mon-wave = 波
    .word = 波
mon-butterfly = 蝶
    .word = 蝶
mon-moon = 月
    .word = 月
mon-arrow = 矢
    .word = 矢
mon-turtle = 亀
    .word = 亀
mon-fan = 扇
    .word = 扇
mon-snow = 雪
    .word = 雪
mon-mountain = 山
    .word = 山

## How a Speed or Strength is written

# 2d3 stands for two dice, added up.
value-thrown = { $plus ->
    [0] { $dice }d3
   *[other] { $dice }d3+{ $plus }
}
value-by-role = { $offensive }（守り { $defensive }）
value-by-speed = 速さ{ $speeds }なら{ $values }
value-growing = { $base ->
    [0] { $measure }につき{ $by }
   *[other] { $base }+{ $measure }につき{ $by }
}

value-shrinking = { $base }−{ $measure }につき{ $by }
value-between = { $least }〜{ $most }

measure-own-health = 体力{ $every }
measure-foe-health = 相手の体力{ $every }
measure-own-wounds = 失った体力{ $every }
measure-foe-wounds = 相手の失った体力{ $every }
measure-own-cards = 手札{ $every }枚
measure-foe-cards = 相手の手札{ $every }枚
