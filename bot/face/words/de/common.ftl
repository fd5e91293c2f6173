### What many screens share: crests, values, spans of time.

## What stands between the parts of a list

list-comma = {", "}
list-semicolon = {"; "}
list-space = {" "}

## Spans of time

# Figures rather than words: "ein Tag" would have to change with its case.
span-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
span-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
span-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}

## The nine Mon

mon-pine = 松 Kiefer
    .word = Kiefer
mon-wave = 波 Welle
    .word = Welle
mon-butterfly = 蝶 Schmetterling
    .word = Schmetterling
mon-moon = 月 Mond
    .word = Mond
mon-arrow = 矢 Pfeil
    .word = Pfeil
mon-turtle = 亀 Schildkröte
    .word = Schildkröte
mon-fan = 扇 Fächer
    .word = Fächer
mon-snow = 雪 Schnee
    .word = Schnee
mon-mountain = 山 Berg
    .word = Berg

## How a Speed or Strength is written

# 2W3 stands for two dice, added up.
value-thrown = { $plus ->
    [0] { $dice }W3
   *[other] { $dice }W3 + { $plus }
}
value-by-role = { $offensive } (defensiv { $defensive })
value-by-speed = { $values } bei Tempo { $speeds }
value-growing = { $base ->
    [0] { $by } je { $measure }
   *[other] { $base } + { $by } je { $measure }
}

value-shrinking = { $base } - { $by } je { $measure }
value-between = { $least }–{ $most }

measure-own-health = { $every ->
    [one] eigenes Leben
   *[other] { $every } eigene Leben
}
measure-foe-health = { $every ->
    [one] gegnerisches Leben
   *[other] { $every } gegnerische Leben
}
measure-own-wounds = { $every ->
    [one] verlorenes Leben
   *[other] { $every } verlorene Leben
}
measure-foe-wounds = { $every ->
    [one] verlorenes Leben des Gegenübers
   *[other] { $every } verlorene Leben des Gegenübers
}
measure-own-cards = { $every ->
    [one] Handkarte
   *[other] { $every } Handkarten
}
measure-foe-cards = { $every ->
    [one] gegnerische Handkarte
   *[other] { $every } gegnerische Handkarten
}
