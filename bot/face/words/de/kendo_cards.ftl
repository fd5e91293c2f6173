### Kendo Duel: its cards in words. Names are written as they are printed; what the cards do is told in our own.

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

kendo-group-basic = Grundangriffe
kendo-group-counter = Gegenangriffe
kendo-group-red = Zur Verstärkung
kendo-group-purple = Gegen Verstärkung
kendo-group-blue = Zum Ablenken
kendo-group-green = Zum Parieren
kendo-group-yellow = Andere Angriffe
kendo-group-white = Zeit
kendo-group = { $emoji } { $group }: { $cards }
kendo-group-marked = { $emoji } { $cards }
kendo-subdeck-basic = Grundangriffe
kendo-subdeck-counter = Gegenangriffe
kendo-subdeck-other = Andere Karten

## What the cards do, in a few words

kendo-either = { $some } oder { $last }
kendo-does-basic = trifft { $strikes }; beantwortet { $answers }
kendo-does-counter = beantwortet { $answers } und schlägt zurück auf { $strikes }
kendo-does-red = zu einem Grundangriff; zieht eine Karte, außer bei { $stoppers }
kendo-does-seigan = hält { $stops } auf
kendo-does-mushin = hält { $stops } auf; oder mit ihm passt jeder Gegenangriff
kendo-does-blue = lenkt einen Hieb ab; hält eine gelbe Karte auf
kendo-does-fudoshin = lenkt einen Hieb ab, auch mit { $stops }; hält eine gelbe Karte auf
kendo-does-green = pariert einen Grundangriff
kendo-does-yellow = greift allein an; Blau hält es auf, oder MUSHIN mit einem Gegenangriff
kendo-does-jikan-desu = bei 1:0 hat das Gegenüber noch einen Angriff; bei 1:1: Verlängerung
