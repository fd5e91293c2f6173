### The first pages somebody reads of a system: four short ones each. Numbers come from the rules themselves.

rules-all = Alle Seiten
rules-index = Übersicht: { $system }
rules-index-house = **Für alle Spiele**
rules-index-line = - { $page }

rules-duel = Das Duell in einer Minute
    .text =
        Ihr führt beide eine Figur mit { $health } Leben und { $cards } Karten. In jedem Zug wählt ihr beide heimlich eine Karte, dann wird zugleich aufgedeckt.

        Eine der beiden ist **offensiv** und schlägt zu, die andere **defensiv**. Bring dein Gegenüber unter 1 Leben, und das Duell gehört dir.

        Was dein Gegenüber noch hält, siehst du jederzeit. Du willst also durchschauen, wer gerade dich durchschauen will.

rules-duel-2 = Ein Zug im Bild
    .text =
        Von oben nach unten:

        - { $pictured ->
            [no] Das Rad sagt, welche Karte **offensiv** ist.
           *[yes] Das Rad sagt, welche Karte **offensiv** ist; sie hat einen goldenen Rand.
          }
        - **Tempo**: klein ist schnell. Eine defensive Karte **blockt** nur, wenn sie schneller ist.
        - **Stärke**: Was nicht geblockt wird, ist der Schaden.

rules-duel-3 = Wer zuschlägt
    .text = Jede Karte trägt eines von { $cards } Zeichen, den **Mon**. Sie ist offensiv gegen die { $reach }, die auf dem Rad folgen, und defensiv gegen die { $reach } davor. Gleiche Mon: **Gleichstand**, niemand wird verletzt.

rules-duel-4 = Spezialkarten und die leere Hand
    .text =
        { $standards } **Standardkarten** haben alle gleich: die schnellen schwach, die langsamen stark. { $pictured ->
            [no] { $specials } **Spezialkarten** hat nur deine Figur, jede mit eigener Regel.
           *[yes] { $specials } **Spezialkarten** mit Stern hat nur deine Figur, jede mit eigener Regel.
          }

        Was du gespielt hast, ist **verbraucht**, bis deine Hand leer ist. Dann kommen alle { $cards } zurück.

        Mehr brauchst du nicht.

rules-pocket = Pocket Samurai in einer Minute
    .text =
        Ihr nehmt offen eure Karten und kämpft dann verdeckt mit ihnen.

        Karten zeigen **Schwerter** und **Helme**. Du gewinnst, wenn du deinen **Schlag!** spielst, während du mehr Schwerter zeigst als dein Gegenüber Helme. Gleich viele genügen nicht.

rules-pocket-2 = Ein Zug auf einen Blick
    .text =
        Beide legen verdeckt eine Karte, und beide werden zugleich aufgedeckt.

        Eine Karte kann die andere **besiegen**; die ist dann erschöpft. Was nicht besiegt wird, bleibt im Spiel. So wachsen auf beiden Seiten Schwerter und Helme, und alle können sie zählen.

rules-pocket-3 = Der Draft, kurz gesagt
    .text =
        { $laid-out } Karten liegen offen, und ihr nehmt reihum; dann noch einmal { $laid-out }. Am Ende haltet ihr beide einen Schlag! und { $drafted } Karten, und beide wissen, welche.

        Was niemand weiß: wer wann zuschlägt.

rules-pocket-4 = Der Schlag!, kurz gesagt
    .text =
        Ein Schlag! vergleicht deine Schwerter mit den Helmen gegenüber. Sind es mehr, gewinnst du. Sonst kommt der Schlag! auf die Hand zurück, und nichts ist verloren.

        Solange ein Schlag! liegt, kann man Karten im Spiel **erschöpfen** für das, was sie in diesem Zug geben.

rules-kendo = Kendo Duel in einer Minute
    .text =
        Jemand schlägt zu, und wer bedroht ist, antwortet mit einer Karte. Die meisten Antworten schlagen ihrerseits zu. So geht es hin und her, bis jemand keine Antwort hat oder der Angriff aufgehalten ist.

        Im **Duell**, für zwei bis vier, verliert Karten, wer einen Hieb durchlässt; wer zuletzt noch Karten hat, gewinnt. Im **Wettkampf**, für zwei, ist es ein Ippon; { $kendo-points } davon gewinnen.

rules-kendo-2 = Ein Schlagabtausch auf einen Blick
    .text =
        Ein Angriff mit allen Antworten ist ein **Schlagabtausch**, erzählt in einer Nachricht, die Karte um Karte wächst.

        Die Hände sind verdeckt; wie viele Karten jemand hält, sehen alle. Wer einen Hieb durchlässt, verliert { $kendo-lost-brown } Karten an die Seite, von der er kam.

rules-kendo-3 = Was einen Hieb beantwortet
    .text =
        - **Derselbe Grundangriff**: Er schlägt zurück; gegen einen Gegenangriff beendet er den Schlagabtausch.
        - **Ein Gegenangriff**, der mit ihm beginnt: MEN → KOTE beantwortet MEN, dann ist KOTE zu beantworten.
        - **Eine blaue Karte** lenkt ihn ab, **eine grüne** pariert einen Grundangriff: Du greifst als Nächstes an.

        Oder lass ihn durch.

rules-kendo-4 = Rote und gelbe Karten
    .text =
        { "" }**Eine rote Karte** verstärkt einen Angriff und kommt zuerst: Wer nichts gegen sie legt, verliert eine Handkarte.

        { "" }**Eine gelbe Karte** greift allein an, und kaum etwas außer einer blauen beantwortet sie.

        Solange du eine Karte hältst, wirst du immer gefragt; so erfährt niemand, was du gekonnt hättest.

rules-way = Way of the Samurai in einer Minute
    .text =
        Du kämpfst allein, gegen ein Gegenüber, das die Regeln führen. Du hast { $way-life } **Leben** und { $way-ki } **Ki** und { $way-rounds } Runden, um zu gewinnen.

        Eine Runde sind sechs Karten und zwei **Angriffe** mit je drei Karten. Du siehst alle sechs von Anfang an; du entscheidest die **Reihenfolge**.

rules-way-2 = Ein Angriff auf einen Blick
    .text =
        Jede Karte ändert **Stärke**, **Technik** und **Deckung**.

        Nach zwei Karten siehst du die Abwehr. Ist deine Stärke höher, ist das ein Treffer; ist es deine Technik, noch einer.

rules-way-3 = Was zurückkommt
    .text =
        Nach jedem Angriff schlägt dein Gegenüber zurück. Ist deine **Deckung** mindestens so hoch, hält sie. Sonst verlierst du 1 Leben, oder 2, wenn { $way-gap } oder mehr fehlen.

        Was früh kommt, hilft in beiden Angriffen, was spät kommt, nur im zweiten.

rules-way-4 = Mehr, wenn du magst
    .text =
        { "" }**Ki** hebt deine Deckung, drei gleiche Zeichen sind eine **Kombo**, und ein Gegenüber bringt vielleicht eine Waffe mit oder andere. Für einen ersten Kampf gegen die Schülerin brauchst du nichts davon.

        `/solo spielen` beginnt ihn. Niemand wartet auf dich.
