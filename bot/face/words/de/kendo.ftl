### Kendo Duel: its games, the board, the hand, and the forms.

game-kendo-duel = Kendo Duel
    .about = Wer zuletzt noch Karten auf der Hand hat, gewinnt.
game-kendo-competition = Kendo Duel, Wettkampf
    .about = Wer das zweite Ippon macht, gewinnt.
choice-board-kendo-duel = Wertung in Kendo Duel
choice-board-kendo-competition = Wertung im Wettkampf von Kendo Duel
outcome-draw-hikiwake = ⚖️ **Hikiwake: Eine letzte Karte hat pariert, und niemand gewinnt.**
outcome-draw-most-plays = ⚖️ **Nach all den Entscheidungen lag niemand vorn: unentschieden.**

## The board

kendo-title =
    ## 🥋 { $game }: { $players }
    -# { $about }
kendo-side = { $player } · { $count ->
    [one] **1** Karte
   *[other] **{ $count }** Karten
  }
kendo-side-out = ✖️ { $player } · draußen
kendo-side-left = 🏳️ { $player } · gegangen
# Points as marks: ● by a strike, Ⓗ by the other’s second hansoku. Penalties: ▲ each.
kendo-score-ippon = Ippon { $marks }
kendo-score-hansoku = Hansoku { $marks }
kendo-threat-you = ⚔️ { $attacker } bedroht dich: { $card }
kendo-threat-you-red = ⚔️ { $attacker } bedroht dich: zuerst { $red }, dann { $card }
kendo-threat = ⚔️ { $attacker } bedroht { $target }: { $card }
kendo-threat-red = ⚔️ { $attacker } bedroht { $target }: zuerst { $red }, dann { $card }
kendo-piles = -# Verdeckt: { $left }
kendo-left = { $subdeck } { $count }
kendo-discarded = -# Abgeworfen: { $counts }
kendo-last-attack = ⏳ **{ $player } hat die Zeit ausgerufen: Das ist der letzte Angriff.** Ohne Ippon darin ist die Partie vorbei.
kendo-overtime = ⏳ **Verlängerung:** Das nächste Ippon gewinnt.
kendo-turn-due = Zug **{ $turn }** · { $doing } · fällig { $when }
kendo-turn-held = Zug **{ $turn }** · { $doing } · ⏸️ die Uhren stehen still
kendo-doing-switch = alle dürfen Karten tauschen
kendo-doing-attack = { $player } greift an
kendo-doing-answer = { $player } antwortet
kendo-doing-bonus = { $player } darf einen Bonus aufnehmen
kendo-doing-refill = { $player } nimmt neue Karten auf

## The hand

kendo-you = Du
kendo-hand-cards = 🎴 Karten: { $held }
kendo-hand-held = { $player } **{ $count }**
kendo-hand-empty = Du hältst keine Karte.
kendo-discards-of = -# Offen, { $subdeck }: { $cards }
kendo-ask-attack = Womit greifst du an?
kendo-ask-answer = Wie antwortest du?
kendo-ask-red = Was hält die verstärkende Karte auf?
kendo-ask-discard = Du hast nichts zum Angreifen. Welche Karte wirfst du für einen Grundangriff ab?
kendo-ask-bonus = Nimmst du einen Bonus auf?
kendo-ask-refill = Welche Karten nimmst du auf?
kendo-before-attack = Du greifst an. Zuerst legst du eine Karte zurück und nimmst zwei auf.
kendo-before-answer = Zuerst legst du eine Karte zurück und nimmst zwei auf. Dann antwortest du.
kendo-before-answer-or-parry = Zuerst legst du eine Karte zurück und nimmst zwei auf, dann antwortest du. Oder du parierst gleich.
kendo-parts-opening = Bis zu zwei Karten tauschen
kendo-parts-switch = Tauschen und aufnehmen
kendo-parts-attack = Angriff und Ziel wählen
kendo-parts-answer = Antwort und Ziel wählen
kendo-parts-refill = Die Stapel wählen
kendo-keep-opening = Alle behalten
kendo-keep-bonus = Kein Bonus
kendo-yield-cards = Durchlassen: −{ $count } { $count ->
    [one] Karte
   *[other] Karten
  }
kendo-yield-last-cards = Durchlassen: { $count ->
    [one] deine letzte Karte
   *[other] deine letzten { $count } Karten
  }
kendo-yield-out = Durchlassen: Du scheidest aus
kendo-yield-ippon = Durchlassen: Ippon
kendo-yield-hansoku = Durchlassen: Hansoku
kendo-yield-second-hansoku = Durchlassen: 2. Hansoku, ein Ippon
kendo-yield-match = Durchlassen: Du verlierst die Partie
kendo-chose-yield = durchlassen
kendo-chose-keep = keine neue Karte
kendo-chose-draw = { $cards }
kendo-chose-switch = { $card } zurück, neu: { $new }, dazu: { $drawn }
kendo-chose-aim = { $cards } auf { $target }
kendo-hint-basic = -# { $strike } beantworten: { $strike }, ein Gegenangriff, der mit { $strike } beginnt, eine blaue oder grüne Karte, oder MUSHIN mit irgendeinem Gegenangriff.
kendo-hint-counter = -# { $strike } beantworten: { $strike }, das den Schlagabtausch beendet, ein Gegenangriff, der mit { $strike } beginnt, eine blaue Karte, oder MUSHIN mit irgendeinem Gegenangriff.
kendo-hint-yellow = -# Darauf antworten eine blaue Karte, oder MUSHIN mit irgendeinem Gegenangriff.
kendo-hint-jodan = -# JODAN halten SEIGAN und JODAN auf, und dann ist noch der Angriff selbst zu beantworten. FUDOSHIN hält beides auf.
kendo-hint-seme = -# SEME halten MUSHIN und SEME auf, und dann ist noch der Angriff selbst zu beantworten. FUDOSHIN hält beides auf.
kendo-sure-time = Spielst du { $card }? Das lässt sich nicht zurücknehmen. Bei 1 : 0 hat das Gegenüber noch einen Angriff: Bringt er kein Ippon, gewinnst du; sonst geht die Partie weiter. Bei 1 : 1 beginnt die Verlängerung mit je fünf neuen Karten, und das nächste Ippon gewinnt.
kendo-sure-parry-ippon = { $card } ist deine letzte Karte. Sie pariert diesen Angriff; aber den nächsten musst du mit leerer Hand beginnen: **Das ist sofort ein Ippon für dein Gegenüber.** Wenn du vorher tauschen kannst, ziehst du vielleicht noch eine Antwort.
kendo-sure-parry-draw = { $card } ist deine letzte Karte. Parierst du mit ihr, endet die Partie unentschieden: **Hikiwake**.
kendo-sure-parry-out = { $card } ist deine letzte Karte. Parierst du mit ihr, **scheidest du aus**.

## The forms

kendo-form-opening = Welche Karten legst du zurück?
kendo-form-opening-about = Keine, eine oder zwei; für jede nimmst du eine derselben Sorte auf.
kendo-form-card = Welche Karte legst du zurück?
kendo-form-new = Woher kommt die neue?
kendo-form-drawn = Woher nimmst du noch eine auf?
kendo-form-left = { $count ->
    [0] Keine verdeckt: Die abgelegten werden erst gemischt
   *[other] { $count } verdeckt
  }
kendo-form-cards = Was legst du?
kendo-form-target = Auf wen zielst du?
kendo-form-cards-held = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
kendo-form-refill-about = Insgesamt { $count } Karten.
refusal-kendo-unfit-opening = Diese Karten lassen sich nicht zusammen tauschen.
refusal-kendo-unfit-switch = Dieser Stapel hat für das zweite Aufnehmen keine Karte mehr. Wähle einen anderen.
refusal-kendo-unfit-refill = So viele Karten nimmst du nicht auf.
refusal-kendo-unfit-aim = Darauf kannst du nicht zielen. Zu viert trifft nur ein Gegenangriff, der genau den getroffenen Hieb zurückgibt, die Seite, die dich angegriffen hat.

## What happened since one’s last choice

kendo-lately = Seit deiner letzten Wahl: { $told }.
kendo-lately-stand-in = Für dich wählte die Vertretung.
kendo-lately-switched = du hast { $old } zurückgelegt und { $new } aufgenommen
kendo-lately-drew = du hast { $cards } aufgenommen
kendo-lately-took = du hast { $cards } von { $other } genommen
kendo-lately-lost = du hast { $cards } an { $other } verloren
kendo-lately-first = { $player } greift zuerst an
    .you = du greifst zuerst an
kendo-lately-ippon = **Ippon für { $player }**
    .you = **Ippon für dich**
kendo-lately-hansoku = Hansoku für { $player }
    .you = Hansoku für dich
kendo-lately-time = { $player } hat die Zeit ausgerufen
    .you = du hast die Zeit ausgerufen
kendo-lately-out = { $player } ist draußen
    .you = du bist draußen
kendo-lately-laid = -# Gelegt: { $told }
kendo-lately-by = { $player } { $named }
    .you = du { $named }
kendo-lately-yielded = { $player } lässt es durch
    .you = du lässt es durch
