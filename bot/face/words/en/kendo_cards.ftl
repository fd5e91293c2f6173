### Kendo Duel: its cards in words. Names are as printed; what the cards do is in our own words.

## The cards

kendo-card-men = MEN
kendo-card-kote = KOTE
kendo-card-do = DO
kendo-card-tsuki = TSUKI
# The strike that is answered, then the one that comes back.
kendo-card-counter = { $answers } → { $strikes }
kendo-card-jodan = JODAN
kendo-card-seme = SEME
kendo-card-mushin = MUSHIN
kendo-card-seigan = SEIGAN
kendo-card-tai-sabaki = TAI SABAKI
kendo-card-kamae = KAMAE
kendo-card-fudoshin = FUDOSHIN
kendo-card-tsubazeriai = TSUBAZERIAI
kendo-card-bogyo = BOGYO
kendo-card-taiatari = TAIATARI
kendo-card-maki-age = MAKI AGE
kendo-card-jikan-desu = JIKAN DESU

kendo-card-numbered = { $card } { $number }
kendo-card-copies = { $card } ×{ $count }
kendo-card-together = { $card } + { $other }
kendo-card-in-bold = { $emoji } **{ $name }**
kendo-card-line = -# { $emoji } **{ $name }** · { $does }

## The groups in which a hand is shown, and where cards come from

kendo-group-basic = Basic attacks
kendo-group-counter = Counterattacks
kendo-group-red = Reinforcing
kendo-group-purple = Against reinforcing
kendo-group-blue = Deflecting
kendo-group-green = Parrying
kendo-group-yellow = Other attacks
kendo-group-white = Time
kendo-group = { $emoji } { $group }: { $cards }
kendo-group-marked = { $emoji } { $cards }
kendo-subdeck-basic = Basic attacks
kendo-subdeck-counter = Counterattacks
kendo-subdeck-other = Other cards

## What the cards do, in a few words

kendo-either = { $some } or { $last }
kendo-does-basic = strikes with { $strikes }; answers { $answers }
kendo-does-counter = answers { $answers } and strikes back with { $strikes }
kendo-does-red = joins a basic attack; pulls a card unless answered by { $stoppers }
kendo-does-seigan = stops { $stops }
kendo-does-mushin = stops { $stops }; or lets any counterattack answer any attack
kendo-does-blue = deflects any strike; stops a yellow card
kendo-does-fudoshin = deflects any strike, even with { $stops }; stops a yellow card
kendo-does-green = parries a basic attack
kendo-does-yellow = attacks alone; stopped by a blue card, or by MUSHIN with a counterattack
kendo-does-jikan-desu = at 1:0 your opponent has one last attack; at 1:1 overtime begins
