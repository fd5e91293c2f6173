### The rules of Pocket Samurai in our own words, a page each. Numbers come from the rules themselves.

system-pocket = Pocket Samurai
pocket-book-card =
    { $card }
    -# { $origin }

rules-pocket-draft = Der Draft
    .text =
        Die Würfel sagen, wer beginnt. Von { $deck } Karten werden { $laid-out } offen ausgelegt, und ihr nehmt reihum je eine, bis { $left-over } übrig sind; die sind aus der Partie. Dann werden noch einmal { $laid-out } ausgelegt, und die andere Seite beginnt. So nehmt ihr beide { $each-phase } Karten je Phase, { $drafted } insgesamt.

        Die Karten stehen auf der Tafel, mit je einem Knopf für die Seite am Zug. Was jemand nimmt, sehen beide sofort, und die Tafel zeigt es weiter.

        Mit **{ instruct-button }** ordnest du, was ausliegt. Solange eine Karte deiner Liste da ist, wird die erste davon für dich genommen, und niemand muss auf dich warten.

        Beim **schnellen Draft** ordnen beide verdeckt mindestens { $wishes } der Karten. Sind beide Listen vollständig, werden die Karten danach auf einmal verteilt, in derselben Reihenfolge.

rules-pocket-turn = Ein Zug, Schritt für Schritt
    .text =
        1. **Legen.** Beide wählen verdeckt eine Karte aus der Hand, und beide werden zugleich aufgedeckt.
        2. **„Besiegt“ und „verliert gegen“** gelten zuerst, für beide Karten im selben Augenblick. Eine besiegte Karte ist erschöpft und tut sonst nichts, selbst wenn sie die andere besiegt hat. Alle anderen kommen ins Spiel.
        3. **Geschenkte Schläge.** Wessen Karte zuschlagen lässt, darf jetzt den eigenen Schlag! dazulegen.
        4. **Gebrachte Karten.** Wessen Karte noch eine bringt, legt eine aus der Hand dazu. Sie kann nicht mehr besiegt werden, und was beim Aufdecken geschähe, geschieht bei ihr nicht.
        5. **Seiten.** Ist eine Karte mit Wahl ins Spiel gekommen, wird sie jetzt auf eine ihrer Seiten gedreht. Sind es zwei, zeigt für den Rest der Runde keine etwas, auch nicht ihre Art.
        6. **Erschöpfen.** Liegt ein Schlag!, darf erst die schlagende und dann die andere Seite Karten im Spiel erschöpfen, immer eine, bis beide nacheinander verzichten.
        7. **Schläge** werden ganz zuletzt verglichen.

        Gefragt wirst du nur, wo es etwas zu wählen gibt. Fragen, mit denen du rechnest, beantwortest du mit **{ instruct-button }** vorab, oder gleich wenn du die Karte legst, die sie stellt.

rules-pocket-strike = Der Schlag!, und wie es endet
    .text =
        Ein Schlag! vergleicht die eigenen Schwerter mit den Helmen gegenüber. Sind es mehr Schwerter, ist die Runde gewonnen. Sonst ist nichts verloren: Ein Schlag! kommt immer auf die Hand zurück, auch wenn er besiegt wurde.

        Schlagen beide zu und treffen beide, sind **beide besiegt**. Schlagen beide zu und trifft niemand, ist es ein Doppelschlag; nach { $doubles } davon in Folge sind ebenfalls beide besiegt.

        Wer nur noch den Schlag! hält, muss ihn spielen, Zug um Zug.

        Sind beide besiegt, endet eine einzelne Runde unentschieden. Bei **zwei von drei** bringt eine Runde einen Punkt, und wenn beide besiegt sind, beiden einen. Danach nehmen beide alle Karten wieder auf, auch die erschöpften, und niemand nimmt neue. { $points } Punkte gewinnen; erreichen beide sie zugleich, ist die Partie unentschieden.

rules-pocket-example = Ein Zug als Beispiel
    .text =
        Aya hat { pocket-card-cold-moon } (3 Schwerter, 2 Helme) und { pocket-card-all-or-nothing } (1 Schwert, 1 Helm) im Spiel: 4 Schwerter. Ben hat { pocket-card-on-its-heels } (1 Schwert, 1 Helm): 1 Helm. Jetzt oder nie, so sieht es aus.

        Aya legt ihren **{ pocket-card-strike }** Ben hat es kommen sehen: Gegen einen Schlag! zeigt seine Karte { pocket-card-supple-willow } 3 Helme.

        Besiegt ist nichts: Einen Schlag! besiegen allein { pocket-card-counter-blow } und { pocket-card-sidestep }. Ben hat nun 1 + 3 = 4 Helme. 4 Schwerter gegen 4 Helme genügen nicht.

        Es liegt ein Schlag!, also können Karten erschöpft werden, und Aya wird zuerst gefragt. Sie erschöpft { pocket-card-all-or-nothing }: Das Schwert der Karte ist weg, dafür gibt sie für diesen Zug 2 dazu. 4 - 1 + 2 = 5 Schwerter. Ben hat nichts zu erschöpfen.

        5 Schwerter gegen 4 Helme: Aya trifft.

rules-pocket-cards = Wie man eine Karte liest
    .text =
        Jede Karte hat eine **Art**: 🔥 { pocket-sign-aggression }, 🪷 { pocket-sign-wisdom } oder 🍃 { pocket-sign-agility }; der Schlag! hat keine. Dann kommen die Schwerter und Helme, die sie zeigt, und was sie sonst tut:

        - **Besiegt** etwas: Deckt dein Gegenüber im selben Zug eine solche Karte auf, ist diese erschöpft. **Verliert gegen** etwas: Dann ist es deine. Beides sieht auf alles, was auf einer Karte gedruckt ist, gleich welche Seite zählt.
        - **Wahl**: Nach dem Aufdecken entscheidest du, welche von zwei Seiten zählt.
        - **Ab … +**: Die Karte zeigt mehr, solange du genug von einer Art im Spiel hast, sie selbst eingeschlossen.
        - **+ … je … gegenüber**: Die Karte zeigt mehr für jede Karte einer Art, die dein Gegenüber gewählt hat, ab der zweiten.
        - **Darf zuschlagen**, **bringt eine Karte mit**: Deckst du sie auf, darfst du deinen Schlag! dazulegen, oder musst noch eine Karte bringen.
        - **Erschöpfen**: In einem Zug mit einem Schlag! kannst du die Karte hergeben. Was sie zeigt, ist weg, und ihre Wirkung gilt für diesen Zug.

        Wo eine Karte und diese Seiten einander widersprechen, gilt die Karte.

        Die Werte der gedruckten Karten sind nicht öffentlich. Von { $told } Karten hat der Verlag den Namen verraten und etwas davon, was sie tun; das gilt auch hier, und das Haus hat es ergänzt. Die anderen { $house } stammen vom Haus. Bei jeder steht, was sie ist.

rules-pocket-aggression = Karten: Aggression
    .text = Kraft, und wer sie fürchtet. Diese Karten besiegen Gewandtheit, oder sie schlagen zu.

rules-pocket-wisdom = Karten: Weisheit
    .text = Es kommen sehen. Diese Karten besiegen Aggression, halten stand oder nehmen sich, was sie brauchen.

rules-pocket-agility = Karten: Gewandtheit
    .text = Woanders sein. Diese Karten besiegen Weisheit, bringen andere mit oder geben nach.

rules-pocket-rulings = Hausregeln zu Pocket Samurai
    .text = Wo der Text eine Frage offen lässt, hat dieses Haus sie einmal für alle entschieden; wo es vom Text abweicht, steht es dabei.

## The rulings, by the names the rules give them

ruling-own-cards = Die { $deck } Karten stammen vom Haus. Was von { $told } davon öffentlich ist, gilt.
ruling-first-by-lot = Die Würfel sagen, wer die erste Karte nimmt. Das ist eine **Abweichung** vom Text, der nach etwas fragt, das hier niemand zeigen kann.
ruling-open-hands = Was beide genommen und davon gespielt haben, bleibt zu sehen. Das ist eine **Abweichung** vom Text, in dem die Hände nach dem Draft verdeckt sind; gesehen haben sie aber alle.
ruling-quick-draft = Beim schnellen Draft ordnen beide die Karten verdeckt und nehmen dann reihum, jedes Mal die erste der eigenen Liste, die noch da ist. Das ist eine **Abweichung** vom Text, über die entscheidet, wer die Partie ausruft.
ruling-lead = Wo es in der Bushido-Phase auf die Reihenfolge ankommt, beginnt in jeder Runde, wer in der zweiten Dojo-Phase die erste Karte nahm.
ruling-order-of-a-turn = Ein Zug geht so: Besiegt und Verliert gegen, durch Karten geschenkte Schläge, Karten aus der Hand, Seiten, Erschöpfen, Schläge.
ruling-asked-together = Was beide an derselben Stelle eines Zuges zu entscheiden haben, entscheiden sie zugleich und voreinander verborgen.
ruling-no-choice = Wer nur eines wählen könnte, wird nicht gefragt; es geschieht.
ruling-all-it-could-show = Besiegt und Verliert gegen sehen auf jedes Symbol, das auf einer Karte gedruckt ist, gleich welche Seite gewählt ist.
ruling-ability-not-printed = Was eine Karte durch eine Fähigkeit dazugewänne, etwa einen Helm, solange andere im Spiel sind, zählt dabei nicht.
ruling-defeated-never-came = Eine besiegte Karte ist nicht ins Spiel gekommen: Eine besiegte Karte mit Wahl nimmt keiner anderen ihre Seite.
ruling-sides-lost-for-good = Karten, die ihre Seiten verloren haben, zeigen für den Rest der Runde kein Symbol, auch nicht ihre Art. Was sie sonst tun, bleibt.
ruling-sides-lost-late = Auch eine Karte mit Wahl, die aus der Hand gebracht wird, zählt: Sie und eine im selben Zug aufgedeckte verlieren beide ihre Seiten.
ruling-from-hand-untold = Eine Karte aus der Hand zeigt ihre erste Seite, wo das Aufdecken sie gedreht hätte.
ruling-no-strike-along = Eine Karte, die noch eine bringt, kann den Schlag! nicht bringen, wenn sie es nicht eigens sagt.
ruling-bring-if-you-can = Eine Karte, die noch eine bringt, muss das auch, wenn eine passende auf der Hand ist.
ruling-own-strike = Ein durch eine Karte geschenkter Schlag ist der eigene Schlag! aus der Hand, und niemand muss ihn annehmen.
ruling-one-at-a-time = Erschöpft wird reihum eine Karte nach der anderen, die schlagende Seite zuerst, bis beide nacheinander verzichten.
ruling-both-strike-lead = Schlagen beide zu, wird zuerst gefragt, wer sonst beginnt.
ruling-nothing-to-strike = Ein besiegter Schlag! lässt niemanden eine Karte erschöpfen: Es käme nichts dabei heraus.
ruling-exhaust-at-once = Eine Karte kann schon in dem Zug erschöpft werden, in dem sie ins Spiel kam, auf welchem Weg auch immer.
ruling-exhaust-for-the-turn = Was eine erschöpfte Karte gibt oder nimmt, gilt allein für die Schläge dieses Zuges.
ruling-no-less-than-none = Weniger Helme als keine hat niemand.
ruling-in-a-row = Doppelschläge zählen in Folge, wenn Zug um Zug bei beiden ein Schlag! liegt, wie auch immer er dahin kam, und niemand gewinnt.
ruling-own-symbols = Eine Karte, die eine Art zählt, zählt die eigenen Karten im Spiel, sich selbst eingeschlossen. Mehr als genug ist auch genug und bringt nicht mehr.
ruling-taken-once = Was eine Karte von einer anderen übernommen hat, bleibt, was auch aus der anderen wird.
ruling-taken-whole = Übernommen wird jedes Schwert und jeder Helm, der auf der anderen Karte gedruckt ist, bei zwei Seiten von beiden; ihre Art nicht.
ruling-mutual-defeat-draws = Sind beide besiegt, endet eine einzelne Runde unentschieden. Zwei von drei enden so, wo beide zugleich { $points } Punkte erreichen.
ruling-same-hands = Bei zwei von drei nimmt niemand neue Karten: Beide nehmen in jeder Runde dieselben auf.
ruling-leaver-loses-match = Wer aufgibt oder durch Ausbleiben verliert, verliert die ganze Partie.
ruling-answered-drafted = Eine Karte, die für jede Karte einer Art mehr zeigt, zählt alle, die das Gegenüber gewählt hat, gespielt oder nicht. Aus der Hand gebracht zeigt sie nur, was gedruckt ist.
