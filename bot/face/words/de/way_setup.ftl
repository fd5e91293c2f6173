### Way of the Samurai: what is settled before a fight, and what victories make of somebody.

campaign-way-fight = Die Straße
    .about = Drei Kämpfe nacheinander: Was dir bleibt, nimmst du mit, und dazwischen lagerst du.
choice-board-way-fight = Siege in Way of the Samurai

## Opponents

setup-way-fight-opponent-student = die Schülerin
    .about = Sie kennt die ersten Schritte. Gut zum Lernen.
setup-way-fight-opponent-ronin = der Ronin
    .about = Er hat länger gelebt und schlägt härter zurück.
setup-way-fight-opponent-three = allein gegen drei
    .about = Jeder allein ist schwach, und ein Wurf sagt, wer zurückschlägt.
setup-way-fight-opponent-master = die Meisterin
    .about = Mehr Ki und Gegenangriffe, die wehtun.
setup-way-fight-opponent-shiro = Shiro
    .about = Zwei Seiten. Wer die zweite verwundet, gibt etwas her.

## Weapons

setup-way-fight-weapon-katana = mit dem Katana
    .about = Nichts gewonnen, nichts verloren.
setup-way-fight-weapon-bokken = mit dem Bokken
    .about = Ein Schwert aus Holz: einmal je Angriff Leben für Ki.
setup-way-fight-weapon-kusarigama = mit der Kusarigama
    .about = Die Kette fängt einmal einen Hieb, und du beginnst mit weniger Leben.
setup-way-fight-weapon-yari = mit der Yari
    .about = Ein paarmal eine ganze Hand neu ziehen und mit weniger beginnen.
setup-way-fight-weapon-wakizashi = mit dem Wakizashi
    .about = Spezialkarten kommen paarweise, aber gewinne früh: Es zehrt.

## Places and weather

setup-way-fight-surroundings-field = auf freiem Feld
    .about = Hier gibt es nichts, sich zu verstecken.
setup-way-fight-surroundings-bamboo = im Bambuswald
    .about = Einmal je Runde kann der blaue Würfel dich verbergen oder schneiden.
setup-way-fight-surroundings-cliff = auf der Klippe
    .about = Einmal je Kampf kann der blaue Würfel das Gegenüber verwunden oder dir schaden.
setup-way-fight-climate-clear = bei klarem Himmel
    .about = Nichts ändert sich.
setup-way-fight-climate-rain = im Regen
    .about = Weniger Technik in jeder zweiten Runde.
setup-way-fight-climate-wind = im Wind
    .about = Weniger Stärke in jeder zweiten Runde.
setup-way-fight-climate-fog = im Nebel
    .about = Niemand sieht, was kommt.
setup-way-fight-climate-glare = gegen die Sonne
    .about = Der erste Gegenangriff ist stärker.
setup-way-fight-climate-snow = im Schnee
    .about = Keine siebte Karte.

## Modules and rulings

setup-way-fight-yoroi-none = ohne Rüstung
    .about = Niemand trägt die Yoroi.
setup-way-fight-yoroi-mine = in Rüstung
    .about = Du trägst die Yoroi, bis sie bricht.
setup-way-fight-yoroi-theirs = gegen eine Rüstung
    .about = Dein Gegenüber trägt sie; von dreien das letzte.
setup-way-fight-bushido-with = mit Bushido
    .about = Drei Kanji führen zu einer Tugend, die dir hilft.
setup-way-fight-bushido-without = ohne Bushido
    .about = Es gibt keine Tugenden zu gewinnen.
setup-way-fight-gisei-with = mit Gisei
    .about = Vor einem Gegenangriff kannst du ein Leben für eine bessere Deckung geben.
setup-way-fight-gisei-without = ohne Gisei
    .about = Vor einem Gegenangriff wird nichts geopfert.
setup-way-fight-blood-without = ohne Blut
    .about = Verletzungen wie im Grundspiel.
setup-way-fight-blood-with = mit Blut
    .about = Fünf Karten mit je zwei Wunden. Schwerer.
setup-way-fight-switches-house = nach den Hausregeln
    .about = Wo der Text hart ist, ist das Haus milder: empfohlen.
setup-way-fight-switches-literal = dem Text nach
    .about = Was der gedruckte Text sagt, wie hart es auch sei.

## The ladder of victories

ladder-way-fight-1 = Lehrling
ladder-way-fight-2 = Unterwegs
ladder-way-fight-3 = Duellant
ladder-way-fight-4 = Schwertmeisterschaft
ladder-way-fight-5 = Unbesiegt
