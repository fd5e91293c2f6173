### Fighters and their cards. Numbers come from the rules; a card’s effects hand them over by name.

## Where a card comes from: told by the publisher, told but for some values, or ours

origin-known = Eine [bekannte Karte]({ $source })
origin-completed = Eine [bekannte Karte]({ $source }), vom Haus ergänzt
origin-house = Eine Hauskarte

fighter-random = Das Los bestimmt die Figur

## The Swift

# Archetypes follow the fighter's own name, as in "Aguni Gin, die Flinke".
fighter-swift = die Flinke
    .name = Aguni Gin
    .line = „Du hast geblinzelt. Das war das Duell.“
    .short = Tödlich, solange sie schnell ist, und sonst verletzlich
    .style = Eine Klinge, die siegt, weil sie zuerst da ist. Solange sie schnell ist, kommt kaum etwas an sie heran; ist sie es nicht, sind ihre Hiebe leicht.

card-willow-step = Weidenschritt
    .short = Schneller: Stärke +{ $strength-more }; dabei defensiv: Nichts trifft sie
    .long = Ist diese Karte schneller, wächst ihre Stärke um { $strength-more }. Ist sie defensiv und schneller, steht die Flinke längst woanders: Der Angriff macht überhaupt keinen Schaden.

card-lightning-strike = Blitzschlag
    .long = Erst das Tempo: Je niedriger der Wurf, mit desto mehr Würfeln wirft sie die Stärke.

card-twin-swallows = Zwillingsschwalben
    .short = Schneller: { $cuts } Hiebe
    .long = Je leichter ihre Hand, desto schneller fliegen sie und desto tiefer schneiden sie. Ist diese Karte offensiv und schneller, schlägt sie { $cuts }-mal zu; ein und derselbe Block steht gegen jeden der Hiebe.

card-parted-reeds = Geteiltes Schilf
    .short = Defensiv und schneller: Nichts trifft sie
    .long = { card-parted-reeds.short }

card-crossing-swallows = Kreuzende Schwalben
    .short = Schneller: { $cuts } Hiebe; sonst Stärke { $strength-more }
    .long = { card-crossing-swallows.short }

## The Wanderer

fighter-wanderer = der Wanderer
    .name = Takata Shigeru
    .line = „Nur zu, ich habe Zeit. Eilig hast nur du es.“
    .short = Im Angriff milde, in der Abwehr eine Wand
    .style = Ein Mann, der lieber nicht möchte. Überlass ihm den Angriff, und er ist milde; geh auf ihn los, und du läufst gegen eine Wand.

card-drifting-cloud = Ziehende Wolke
    .short = Defensiv: bremst um { $slow }W3
    .long = Am besten ist er mit voller Hand. Ist diese Karte defensiv, wirft das Gegenüber { $slow ->
        [one] einen Würfel
       *[other] { $slow } Würfel
    } und zählt das Ergebnis zum eigenen Tempo.

card-minimal-effort = Nur das Nötigste
    .long = Offensiv hat sie wenig Stärke, defensiv gewaltig viel.

card-if-i-must = Wenn es sein muss
    .short = Mit weniger Leben: Stärke +{ $strength-more }
    .long = Je weniger Karten ihm bleiben, desto eher rührt er sich, und desto härter. Hat er weniger Leben als das Gegenüber, wächst die Stärke um { $strength-more }, ob offensiv oder defensiv.

card-passing-rain = Regenschauer
    .short = Defensiv: bremst um { $slow }W3
    .long = { card-passing-rain.short }

card-very-well = Na schön
    .short = Mit weniger Leben: Tempo { $speed-more }, Stärke +{ $strength-more }
    .long = { card-very-well.short }

## The Highborn

fighter-highborn = der Hochgeborene
    .name = Hamasaki Shinso
    .line = „… Du darfst anfangen.“
    .short = Hält sich zurück, um härter zu treffen, und lässt eine Lücke
    .style = Ein Meister, der sich nicht herablässt, alles zu geben, was er hat. Was er zurückhält, kommt doppelt so hart herab; doch jede seiner Haltungen hat eine Lücke für die, die wissen, wohin sie schlagen müssen.

card-one-hand = Mit einer Hand
    .short = Defensiv gegen { $against }: { $exposed } Schaden mehr
    .long = Eine Hand genügt ihm, und je länger er mit seinem Gegenüber gespielt hat, desto härter schlägt sie zu. Trifft ihn eine Karte mit { $against } und kommt ihr Hieb durch, erleidet er { $exposed } Schaden mehr.

card-closed-eyes = Geschlossene Augen
    .short = Defensiv gegen { $against }: { $exposed } Schaden mehr
    .long = Er macht sich nicht die Mühe hinzusehen, bis es spät wird: Je weniger Karten er hält, desto schneller kommt sie. Trifft ihn eine Karte mit { $against } und kommt ihr Hieb durch, erleidet er { $exposed } Schaden mehr.

card-unblemished = Makellos
    .long = Ihre Stärke kommt daher, dass ihn nie jemand berührt hat: Sie sinkt mit seinem Leben.

card-loose-sleeve = Weiter Ärmel
    .short = Gegen { $against }: erleidet { $exposed } Schaden mehr; sonst Stärke +{ $strength-more }
    .long = { card-loose-sleeve.short }

card-half-a-glance = Ein halber Blick
    .short = Gegen { $against }: erleidet { $exposed } Schaden mehr
    .long = { card-half-a-glance.short }

card-spotless-silk = Seide ohne Flecken
    .short = Mit mehr Leben: nicht zu blocken; sonst erleidet er { $exposed } Schaden mehr
    .long = { card-spotless-silk.short }

## The Bruiser

fighter-bruiser = der Hüne
    .name = Harada Nobusuke
    .line = „Halt still. Dann ist es schneller vorbei.“
    .short = Langsame, gewaltige Hiebe; leidet, wenn er das Ziel ist
    .style = Ein Erdrutsch mit einem guten Herzen. Was er trifft, das bleibt getroffen, doch er ist langsam, und wer zuerst eine Klinge an ihn bringt, findet ihn sperrangelweit offen.

card-tree-feller = Baumfäller
    .short = Defensiv und langsamer: { $exposed } Schaden mehr
    .long = Aus voller Hand kommt er am schnellsten und fällt am schwersten. Ist diese Karte defensiv und langsamer, ging der Schlag daneben: Ein Hieb, der durchkommt, macht { $exposed } Schaden mehr.

card-berserkers-rage = Berserkerwut
    .short = Blockt in der Abwehr nichts
    .long = { card-berserkers-rage.short }

card-landslide = Erdrutsch
    .short = Defensiv und langsamer: { $exposed } Schaden mehr
    .long = Er kommt ins Rollen, während die Hand sich leert, und niemand hält ihn auf, der Hüne am wenigsten. Ist diese Karte defensiv und langsamer, macht ein Hieb, der durchkommt, { $exposed } Schaden mehr.

card-first-rush = Erster Ansturm
    .short = Defensiv: { $exposed } Schaden mehr
    .long = { card-first-rush.short }

card-falling-wall = Stürzende Mauer
    .short = Offensiv: nicht zu blocken; sonst erleidet er { $exposed } Schaden mehr
    .long = { card-falling-wall.short }

## The Manipulator

fighter-manipulator = der Ränkeschmied
    .name = Tengan Shunso
    .line = „War das dein Plan oder meiner?“
    .short = Nimmt dir Karten weg und holt sich seine zurück
    .style = Ein Strippenzieher, der gegen deine Hand kämpft und nicht gegen dich. Karten verlassen sie, ehe du sie spielen konntest, und seine kehren wieder, wenn du sie längst abgezählt hattest.

card-second-thoughts = Sinneswandel
    .short = Holt eine Karte zurück; mit weniger Karten: Stärke +{ $strength-more }
    .long = Je weniger Karten das Gegenüber hält, desto stärker. Stehen beide noch, holt er sich zufällig { $retrieve ->
        [one] eine seiner verbrauchten Karten
       *[other] { $retrieve } seiner verbrauchten Karten
    } zurück, doch nie diese. Hat er weniger Karten auf der Hand als das Gegenüber, wächst die Stärke um { $strength-more }.

card-mind-games = Gedankenspiele
    .short = Schneller: Gegenüber wirft { $force-discard } Karten ab, defensiv { $force-discard-2 }
    .long = { card-mind-games.short }

card-no-way-out = Kein Entkommen
    .short = Mit mehr Karten: Stärke +{ $strength-more }
    .long = Je weniger Karten das Gegenüber hält, desto schneller schnappt sie zu, und desto härter. Hat er mehr Karten auf der Hand als das Gegenüber, wächst ihre Stärke um { $strength-more }.

card-borrowed-time = Geborgte Zeit
    .short = Mit mehr Karten: Stärke +{ $strength-more }; sonst holt er { $retrieve } zurück
    .long = { card-borrowed-time.short }

card-closed-doors = Geschlossene Türen
    .short = Offensiv: Das Gegenüber wirft { $force-discard } ab; sonst holt er { $retrieve } zurück
    .long = { card-closed-doors.short }

## The Lethal Rose

fighter-lethal-rose = die Tödliche Rose
    .name = Nashio Naomi
    .line = „Du hast auf mein Lächeln geschaut. Meine Hände sind hier.“
    .short = Macht dich langsamer und schwächt deine Hiebe und Blocks
    .style = Ein Lächeln, ein Ärmel, eine Klinge. Gegen sie ist jedes Gegenüber langsamer und schwächer, als die Karten sagen, und eine Abwehr kann zum Angriff werden.

card-lowered-lashes = Gesenkte Wimpern
    .short = Das Gegenüber verliert { $weaken } Stärke
    .long = Je weniger Karten ihr bleiben, desto weniger sieht man sie zuschlagen. Das Gegenüber verliert { $weaken } Stärke, ob seine Karte trifft oder blockt.

card-the-flowers-caress = Liebkosung der Blüte
    .short = Bremst um { $slow }W3; defensiv und schneller: wird zur offensiven Karte
    .long = { card-the-flowers-caress.short }

card-hidden-thorn = Verborgener Dorn
    .short = Bremst um { $slow }W3; schneller: Das Gegenüber verliert { $weaken } Stärke
    .long = Er ist schnell, und je weniger Karten sie hält, desto tiefer geht er. Das Gegenüber wirft { $slow ->
        [one] einen Würfel
       *[other] { $slow } Würfel
    } und zählt das Ergebnis zum eigenen Tempo. Ist diese Karte dann schneller, verliert das Gegenüber auch { $weaken } Stärke, ob seine Karte trifft oder blockt.

card-scented-fan = Duftender Fächer
    .short = Offensiv: Das Gegenüber verliert { $weaken } Stärke; sonst bremst sie um { $slow }W3
    .long = { card-scented-fan.short }

card-bowed-head = Gesenkter Kopf
    .short = Defensiv: Abwehr wird Angriff; sonst verliert das Gegenüber { $weaken } Stärke
    .long = { card-bowed-head.short }

## The Warlord

fighter-warlord = der Kriegsherr
    .name = Marameda Anzai
    .line = „Lauf, wenn es dich tröstet. Ich habe Zeit.“
    .short = Am stärksten, wenn du am schwächsten bist
    .style = Furcht mit einem Schwert. Gefährlich ist er, wenn er vorn liegt, und je weiter er vorn liegt, desto mehr.

card-scent-of-blood = Blutgeruch
    .long = Mit jeder Wunde des Gegenübers stärker, und schneller, je weniger Karten es hält.

card-how-delightful = Du bist verletzt? Wie entzückend
    .short = Mit mehr Leben: Stärke { $strength-becomes }
    .long = { card-how-delightful.short }

card-frozen-with-fear = Starr vor Angst
    .short = Mit mehr Leben: Stärke +{ $strength-more }, und sie bremst um { $slow }W3
    .long = Je weniger Karten das Gegenüber hält, desto schneller und stärker. Hat er mehr Leben als das Gegenüber, wächst die Stärke um { $strength-more }, und das Gegenüber wirft { $slow ->
        [one] einen Würfel
       *[other] { $slow } Würfel
    } und zählt das Ergebnis zum eigenen Tempo.

card-long-shadow = Langer Schatten
    .short = Mit mehr Leben: Stärke +{ $strength-more }, bremst um { $slow }W3; sonst Stärke { $strength-more-2 }
    .long = { card-long-shadow.short }

## The Thrillseeker

fighter-thrillseeker = der Draufgänger
    .name = Nakashima Noshi
    .line = „Da ist es! Mach das noch mal!“
    .short = Jede Wunde macht ihn gefährlicher
    .style = Ein Mann, der gerade erst anfängt, wenn andere aufgeben. Triff ihn, und was du ausgeteilt hast, kommt zurück; bring ihn an den Rand, und er ist am schlimmsten.

card-now-we-dance = Jetzt tanzen wir
    .long = Mit jeder eigenen Wunde stärker, und schneller, je weniger Karten er hält.

card-think-again = Du glaubst, du hast mich? Denk noch mal nach
    .short = Defensiv und schneller: Der Schaden, den er erleidet, kommt zurück
    .long = { card-think-again.short }

card-broken-bones = Gebrochene Knochen
    .short = Mit weniger Leben: Tempo { $speed-more }, Stärke +{ $strength-more }
    .long = Je weniger Karten er hält, desto schneller und stärker. Hat er weniger Leben als das Gegenüber, macht ihn der Schmerz schneller und stärker: Das Tempo ändert sich um { $speed-more }, die Stärke wächst um { $strength-more }.

card-come-closer = Komm näher
    .short = Mit weniger Leben: Tempo { $speed-more }, Stärke +{ $strength-more }; sonst erleidet er { $exposed } Schaden mehr
    .long = { card-come-closer.short }

## Pages

system-bushido = Bushido Duels
fighters-systems = Aus welchem Spiel?
fighters-none = In den Spielen, die hier gespielt werden, wählt niemand, wen er führt.
fighters-title = # Figuren
fighters-intro = Jede Figur hält { $cards } Karten, eine auf jedem Mon. { $standards } davon sind für alle gleich, { $specials } gehören ihr allein.
fighters-entry =
    ### { $name }, { $archetype }
    { $style }
fighters-cards = Karten
fighters-all = Alle Figuren
fighter-full-name = { $name }, { $archetype }
fighter-title = # { $name }, { $archetype }
fighter-age = { $age } Jahre alt
fighter-age-unknown = Alter unbekannt
fighter-about =
    -# { $age }
    { $line }
    { $style }
fighter-specials = ### Spezialkarten
fighter-standards = ### Standardkarten, für alle gleich
fighter-card = { $crest } **{ $name }** · Tempo { $speed } · Stärke { $strength }
fighter-special =
    { $crest } **{ $name }: { $special }** · Tempo { $speed } · Stärke { $strength }
    { $rule }
    -# { $origin }
fighter-sources = -# Bekannte Karten folgen dem, was der Verlag über sie verraten hat. Die Hauskarten und die Werte der Standardkarten sind unsere, dem nachempfunden, was man über das Spiel weiß.
