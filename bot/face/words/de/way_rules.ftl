### The rules of Way of the Samurai in our own words, a page each. Numbers come from the rules themselves.

system-way = Way of the Samurai
way-book-line = -# **{ $name }** · { $deed } · *{ $origin }*
way-book-face = -# 🔵 { $face }: { $names }
way-book-nobody = niemand
way-book-icon = { $icon } **{ $name }** ({ $count }): { $cards }
way-book-injury = -# { $copies ->
    [1] { "" }
   *[other] { $copies } ×{ " " }
  }1 { $one } · 2 { $two }
way-book-wound = **{ $name }**: { $deed }

rules-way-round = Eine Runde, Schritt für Schritt
    .text =
        1. **Sechs Karten.** Du ziehst sechs Aktionskarten. Alle drei Werte beginnen bei 0 und gelten, bis die Runde vorbei ist; sie können unter 0 fallen.
        2. **Zwei Karten.** Du legst zwei davon, und beide zählen sofort.
        3. **Die Abwehr.** Eine Karte des Abwehrstapels wird aufgedeckt. Sie sagt, was deine Stärke übertreffen muss und was deine Technik.
        4. **Die dritte Karte.** Jetzt weißt du es und legst noch eine.
        5. **Der Angriff** wird abgehandelt.
        6. **Der Gegenangriff.** Vorher kannst du deine Deckung heben. Dann wird eine Karte des Gegenangriffsstapels aufgedeckt.
        7. **Der zweite Angriff** geht ebenso, mit deinen letzten drei Karten, zusammen gelegt. Abwehr und Gegenangriff sind dabei um { $way-second } höher.

        Danach werden alle Karten abgeworfen, und die nächste Runde beginnt.

        Du wirst nur gefragt, wo es etwas zu wählen gibt; alles andere geschieht von selbst. Was gezogen oder geworfen wird, ist gespeichert, bevor du es siehst: Durch Wiederkommen bekommst du nichts noch einmal.

rules-way-attack = Treffer, Gegenangriffe und was noch in den Stapeln ist
    .text =
        - **Dein Angriff.** Ist deine Stärke höher, als die Abwehr sagt, ist das 1 Schaden. Ist es deine Technik, noch 1. Gleich hoch genügt nicht. Wen du getroffen hast und wer noch steht, zahlt ein Ki, wenn eines da ist: Der nächste Gegenangriff ist um { $way-boost } höher.

        - **Der Gegenangriff.** Ist deine Deckung mindestens so hoch, hält sie. Fehlt weniger als { $way-gap }, verlierst du 1 Leben; fehlen { $way-gap } oder mehr, 2.

        - **Die Stapel.** Der Abwehrstapel hat { $way-defences } Karten, der Gegenangriffsstapel { $way-counters }, von { $way-least } bis { $way-most }. Zu jeder gibt dein Gegenüber etwas dazu; die nächsten Seiten sagen, was. Neu gemischt wird ein Stapel erst, wenn er leer ist: Was schon kam, kommt nicht so bald wieder. **Details** zeigt im Kampf, was in jedem noch übrig ist.

        Alles geschieht der Reihe nach. Geht das letzte Gegenüber durch deinen Angriff zu Boden, kommt nichts zurück.

rules-way-example = Eine Runde als Beispiel
    .text =
        Aya kämpft gegen die Schülerin, die zu jeder Abwehr und zu jedem Gegenangriff 1 gibt. Ayas sechs Karten: ☀️ { way-card-sun-1 } (S+4 T−1 D−1), ☀️ { way-card-sun-3 } (S+3 T−1), ☀️ { way-card-sun-4 } (S+3 D−1), 🌊 { way-card-wave-4 } (T−1 D+3), 🌊 { way-card-wave-6 } (D+2), 🗡️ { way-card-blade-1 } (S+1 T+1).

        - **Erster Angriff.** Sie legt { way-card-sun-1 } und { way-card-wave-6 }: Stärke 4, Technik −1, Deckung 1. Die Abwehrkarte ist 2/3, mit der 1 der Schülerin 3/4. Stärke 4 übertrifft 3 schon, also darf die dritte Karte der Deckung gelten: { way-card-wave-4 } macht sie zu 4.

        Ein Treffer: Die Schülerin verliert ein Leben, und der Verletzungswürfel steigt auf 2. Sie zahlt ihr Ki, und ihr Gegenangriff wird um 2 höher. Aya zahlt 1 Ki für 2 Deckung: 6. Die Karte ist 2, mit der 1 und den 2 sind es 5. Ayas Deckung hält.

        - **Zweiter Angriff.** Die Werte bleiben. { way-card-sun-3 } und { way-card-blade-1 }: Stärke 8, Technik −2, Deckung 6. Die Abwehrkarte ist 4/4, mit der 1 und den 2 eines zweiten Angriffs 7/7. { way-card-sun-4 } ist ihre dritte Sonne: eine Kombo, und sie nimmt sich ihr Ki zurück. Stärke 11 übertrifft 7, und die Schülerin verliert noch ein Leben. Aya lässt den Verletzungswürfel auf 3 steigen.

        Die Karte des Gegenangriffs ist 3, mit 1 und 2 sind es 6, gegen Deckung 5. Es fehlt 1, und Aya verliert ein Leben. Nach der Runde hat sie 7 Leben und 5 Ki; die Schülerin hat 2 Leben weniger als zu Beginn und kein Ki.

rules-way-opponents = Gegenüber: eines, Shiro und drei auf einmal
    .text =
        Ein Gegenüber ist etwas Leben, etwas Ki und das, was es zu jeder Abwehr (S und T) und zu jedem Gegenangriff gibt. Alle ziehen aus denselben Stapeln.

        Die Karte von **Shiro** hat zwei Seiten. Wann immer du Shiro Schaden oder eine Verletzung zugefügt hast, wird sie gewendet. Jedes Mal, wenn Seite B nach oben kommt, zahlst du einen von vier Preisen deiner Wahl: ein Ki, ein Leben, einen Punkt des Verletzungswürfels oder eine Karte, aus der Hand oder eine gewonnene Spezialkarte, die du noch nicht gezogen hast; sie verlässt das Spiel. Seite A kostet nichts: So ist es jeder zweite Treffer, der erste eingeschlossen.

        Bei **dreien auf einmal** sagst du vor jedem Angriff, wem er gilt. Danach sagt der blaue Würfel, wer von denen, die noch stehen, zurückschlägt; jeder zieht eine eigene Karte, und vor jeder darfst du deine Deckung heben. Du gewinnst, wenn alle drei zu Boden sind.

rules-way-cards = Die Aktionskarten
    .text =
        Auf jeder Karte steht **S** für Stärke, **T** für Technik, **D** für Deckung. Die { $way-actions } Aktionskarten sind der Stapel, aus dem du ziehst. Die { $way-specials } Spezialkarten gewinnst du durch Kombos: Eine gewonnene liegt oben auf deinem Stapel, sodass du sie als nächste ziehst, und bleibt im Spiel.

        Was vom gedruckten Spiel öffentlich ist, sagt, dass Karten das tun, und nicht, wie viel. Die Zahlen und die Namen sind von diesem Haus.

rules-way-ki = Ki und Kombos
    .text =
        Ein Ki ist für eines davon gut:

        - die Abwehr vor deinen ersten zwei Karten zu sehen; sie ist dann um { $way-peeked } niedriger;
        - einmal je Runde eine siebte Karte zu ziehen; eine der sieben bleibt ungespielt;
        - deine Deckung vor einem Gegenangriff um { $way-guard } zu heben, jedes Mal einmal;
        - und { $way-step } Ki rücken den Stein jederzeit weiter, doch nur dem Text nach.

        Mehr Leben oder Ki als zu Beginn hast du nie.

        Jede Karte hat ein Zeichen. Sobald in einer Runde { $way-combo } gleiche auf dem Tisch liegen, ist das eine Kombo, jedes Zeichen einmal je Runde.

        - ☀️ Sonne, 🌙 Mond oder 🌊 Welle: Du wählst **ein Ki**, **eine Spezialkarte** oder **das nächste Kanji** für den Stein.
        - 🗡️ Klinge: Der **Verletzungswürfel** steigt um 1, bis höchstens { $way-highest }.

rules-way-injuries = Der Verletzungswürfel und Verletzungen
    .text =
        Der **Verletzungswürfel** beginnt bei 1. Er steigt durch Kombos mit Klingen und durch Treffer. Zeigt er nach einem Treffer mehr als 1, darfst du ihn einsetzen; sonst steigt er um 1. Setzt du ihn ein, wird der blaue Würfel geworfen und verglichen:

        - höher als der Verletzungswürfel: nichts;
        - gleich hoch oder niedriger: eine Wunde von Stufe 1;
        - um { $way-deep } oder mehr niedriger: eine Wunde von Stufe 2.

        Danach steht er wieder auf 1. Du kannst ihn also wachsen lassen oder einlösen.

        Eine Wunde wird aus dem Verletzungsstapel gezogen, trifft das Gegenüber und kommt zurück in den Stapel. Seine Karten, mit dem, was jede Stufe tut:

rules-way-bushido = Bushido: der Stein und die sieben Tugenden
    .text =
        Drei Kanji führen zu einer Tugend: 武 士 道. Der Stein geht sie entlang, einen Schritt für jede Kombo, bei der du das wählst; dem Text nach auch jederzeit für { $way-step } Ki. Auf dem dritten ziehst du sofort eine Bushido-Karte. Je Kampf ist eine zu gewinnen, auf der ganzen Straße eine; sie bleibt bis zum Ende bei dir oder bis sie aufgebraucht ist.

        In diesem Haus beginnt der Stein auf { $way-first }, und { $way-shown } Tugenden werden gezeigt, von denen du eine nimmst; was sie mit Kombos und dem Verletzungswürfel tut, tut sie auch einmal, sobald du sie hast. **Dem Text nach** beginnt der Stein neben den Kanji, eine Karte wird ungesehen gezogen, und sofort tut sie nichts.

        Was die Tugenden tun, folgt dem Text; wie sie heißen, ist von uns.

rules-way-gisei = Gisei und Yoroi: ein Opfer und eine Rüstung
    .text =
        - **Gisei.** Vor jedem Gegenangriff darfst du ein Leben geben und eine von fünf Gisei-Karten ziehen. Vier heben deine Deckung für den Rest der Runde, eine senkt sie; dann kommt die Karte zurück. Dein letztes Leben kannst du nicht geben.

        - **Yoroi** ist eine Rüstung mit { $way-armour } Punkten, für dich oder für dein Gegenüber. Sie fängt Schaden zuerst ab: Treffer und Leben, das durch Wunden und Orte verloren geht. Leben, das du als Preis gibst, fängt sie nicht ab, Bluten ebenso wenig. Wann immer sie getroffen wurde und nicht aufgebraucht ist, wird der blaue Würfel geworfen: Bei einer 6 bricht sie. Von drei Gegenübern trägt sie das dritte.

        Das sind die Gisei-Karten:

rules-way-blood = Blut: Wunden, die bleiben
    .text =
        Mit Blut kostet dich ein Gegenangriff, der 2 Leben kosten würde, 1 und eine Wunde. Der blaue Würfel sagt, welche: Ab einer { $way-severe } ist sie von Stufe 2.

        Deine Wunden kommen aus einem Stapel von { $way-blood } Karten. Sie bleiben bis zum Ende des Kampfes bei dir und häufen sich. Wer die letzte Karte gezogen hat, hat verloren, sobald ihre Wunde gewirkt hat.

        Die Wunden deines Gegenübers kommen weiter aus dem üblichen Stapel. Auf die Straße kann Blut nicht mitgenommen werden.

rules-way-table = Waffen, Orte und Wetter
    .text =
        Vor einem Kampf wählst du von jedem eines. Eine **Waffe** gilt den ganzen Kampf. Einen **Ort** kannst du mit dem blauen Würfel nutzen; niemand zwingt dich. Ein **Wetter** macht es schwerer, am meisten für eine Art zu kämpfen.

        Die neuen Karten der Yari gibt es für die ersten sechs einer Runde, auch mehrmals in einer. Das Bokken nimmt dein letztes Leben nicht. Die Kette der Kusarigama hält einen Gegenangriff auf, nach einem Angriff, in dem deine Technik genug gestiegen ist.

rules-way-road = Die Straße
    .text =
        Die **Straße** sind { $way-duels } Kämpfe hintereinander: die Schülerin, der Ronin, die Meisterin. Eine Niederlage beendet sie. `/solo` hat sie als Kampagne, und sie wartet auf dich, zwischen den Duellen und mitten darin.

        - **Was du behältst:** deine Rüstung, den Stein, deine Tugend mit dem, was auf ihr übrig ist, und gewonnene Spezialkarten. Der Verletzungswürfel beginnt neu. Zwischen zwei Duellen kommen { $way-rested-life } Leben und { $way-rested-ki } Ki zurück.

        - **Das Lager.** Nach einem Duell wählst du: eine andere Waffe, oder in jedem Duell einmal öfter neu ziehen. Einmal darf das auf der Straße jeder von Anfang an: alle sechs Karten gegen sechs neue.

        - **Ereignisse.** Jedes Duell beginnt mit einem; keines davon ist tödlich. Sie sind von uns, denn was auf den gedruckten steht, erzählt niemand:

rules-way-contests = Der Kampf des Tages, dieselbe Straße und Siege
    .text =
        - **Der Kampf des Tages.** Jeden Tag, nach der Uhr von UTC, hat jeder Server einen eigenen Kampf: dasselbe Gegenüber, derselbe Ort und alle Stapel für alle gleich gemischt. Dazu gibt es einen für alle Server zusammen. Du hast je einen Versuch; `/solo tageskampf` führt hin. Mit dem ersten Ergebnis kommt eine Tafel in den Kanal und zeigt, wie es allen ergangen ist: zuerst, wer gewonnen hat, dann wer weniger Runden brauchte, mehr Leben übrig hatte, mehr Ki. Wie jemand gekämpft hat, zeigt sie nie. Um Mitternacht UTC schließt er; was dann nicht fertig ist, wird abgebrochen. Vom Kampf aller Server siehst du alle Plätze, aber Namen nur von Leuten deines Servers.

        Die Zahl, von der die Würfel abhängen, bleibt bis dahin für alle geheim, auch für die, die fertig sind. Ihr Siegel siehst du vor deiner ersten Wahl, damit du sie danach prüfen kannst.

        - **Dieselbe Straße.** Fordere jemanden zu Way of the Samurai heraus, und ihr geht beide dieselbe Straße, alle für sich, innerhalb von zwei Wochen. Bis beide fertig sind, siehst du von der anderen Seite nur, ob sie unterwegs oder fertig ist.

        - **Siege.** Jeder gewonnene Kampf zählt, ob für sich, am Tag oder auf der Straße. Der Rahmen des Spiels sind 61 Duelle ohne Niederlage; hier führen Ränge zu 61 Siegen. `/profil` zeigt deine, mit den Tagen in Folge, an denen du den Kampf des Tages zu Ende gekämpft hast.

rules-way-terms = Die Wörter des Weges
    .text =
        - **Ki**: Atem und Willenskraft, die man ausgeben kann.
        - **Bushido**: der Weg des Kriegers, 武士道; die drei Kanji, auf denen der Stein steht.
        - **Gisei**: ein Opfer.
        - **Yoroi**: die Rüstung eines Samurai.
        - **Ronin**: ein Samurai ohne Herrn.
        - **Katana**: das lange Schwert. **Wakizashi**: das kurze, daneben getragen.
        - **Bokken**: ein Schwert aus Holz, zum Üben und zum Gewinnen.
        - **Yari**: ein Speer.
        - **Kusarigama**: eine Sichel mit einem Gewicht an einer Kette.
        - **Gi, yū, jin, rei, makoto, meiyo, chūgi**: was recht ist, Mut, Mitgefühl, Achtung, Wahrheit, ein guter Name, Treue.
        - **Wert**: wie hoch Stärke, Technik oder Deckung stehen. **Stufe**: wie schlimm eine Wunde ist.
        - **Aktionskarte, Spezialkarte**: was du spielst; was erst zu gewinnen ist.
        - **Auf dem Tisch**: wo die gelegten Karten einer Runde liegen.
        - **Verletzungswürfel, blauer Würfel**: der, den du wachsen lässt; der, der geworfen wird.

rules-way-rulings = Hausregeln zu Way of the Samurai: das Grundspiel
    .text = Vom Grundspiel ist kein Text öffentlich. Was der Text von Blood and Bushido darüber sagt, gilt; alles andere ist von diesem Haus, und wo eine Frage offen war, ist sie einmal für alle entschieden. Abweichungen vom Text heißen so und können abgestellt werden.

rules-way-more-rulings = Hausregeln zu Way of the Samurai: Blood and Bushido
    .text = Hier ist der Text öffentlich. Er gilt wörtlich, und das lässt er offen. Die Hausregeln zur Straße stehen auf ihrer eigenen Seite, mit ihnen die der zweiten Fassung: Für jeden Kampf, der seither begann, gelten sie, und wo eine einer älteren widerspricht, geht sie vor.

## The rulings, by the names the rules give them

ruling-own-figures = Alle Zahlen des Grundspiels sind von diesem Haus, und ebenso, was der Text auslässt.
ruling-levels-stay = Die Werte beginnen bei 0, gelten bis zum Ende der Runde und können unter 0 fallen.
ruling-second-is-harder = Abwehr und Gegenangriffe im zweiten Angriff einer Runde sind um { $way-second } höher.
ruling-must-exceed = Stärke trifft, wo sie höher ist als ihre Abwehr, und Technik ebenso: je 1 Schaden.
ruling-guard-holds = Eine Deckung, so hoch wie der Gegenangriff, hält; fehlt weniger als { $way-gap }, kostet es 1 Leben, sonst 2.
ruling-three-of-an-icon = Eine Kombo sind drei Karten eines Zeichens unter denen einer Runde, jedes Zeichen einmal je Runde.
ruling-reward = Sonne, Mond und Welle bringen ein Ki, eine Spezialkarte oder ein Kanji; Klinge hebt den Verletzungswürfel um 1.
ruling-die-after-a-hit = Nach einem Treffer kann der Verletzungswürfel eingesetzt werden; er verletzt, wo der blaue nicht höher ist.
ruling-deep-injury = Ist der blaue Würfel um { $way-deep } oder mehr niedriger, ist die Wunde von Stufe 2. Dann steht der Verletzungswürfel auf 1.
ruling-worth-activating = Ein Verletzungswürfel auf 1 wird nicht eingesetzt; einer, der nach einem Treffer nicht eingesetzt wird, steigt um 1.
ruling-own-ki = Ein Ki zeigt die Abwehr vorher und macht sie um { $way-peeked } niedriger, zieht einmal je Runde eine siebte Karte oder gibt je Gegenangriff einmal { $way-guard } Deckung.
ruling-foe-ki = Ein getroffenes Gegenüber zahlt ein Ki, und sein nächster Gegenangriff ist um { $way-boost } höher.
ruling-stagger = Eine Wunde kann den nächsten Gegenangriff des Gegenübers schwächen; ist es deine, stärkt sie ihn.
ruling-special-ahead = Eine gewonnene Spezialkarte liegt oben auf dem Aktionsstapel und bleibt im Spiel.
ruling-ten-rounds = Wer nach { $way-rounds } Runden nicht gewonnen hat, hat verloren.
ruling-no-more-than-at-first = Niemand hat mehr Leben oder Ki als zu Beginn.
ruling-as-an-action-card = Was die Deckung vor einem Gegenangriff ändert, gilt für die Runde, wie das, was eine Karte gibt.
ruling-one-thing = Gibt es nur eines zu wählen, geschieht es, außer man kann daneben noch etwas tun.
ruling-in-order = Alles geschieht der Reihe nach, und wer zuerst fällt, hat verloren: der Angriff kommt vor dem Gegenangriff.
ruling-decks-anew = Ein leerer Stapel wird aus seinem Abwurf neu gemacht.
ruling-open-to-all = Geheim ist nur die Reihenfolge dessen, was verdeckt liegt; was übrig ist, lässt sich zählen.
ruling-unhurt-without-blood = Ohne Blut verletzt dich nur eine Waffe, und zwar aus dem üblichen Stapel.
ruling-any-time = Was jederzeit geht, geht, wo immer nach Karten, einem Gegenüber oder der Deckung gefragt wird.
ruling-house-switches = Der Stein beginnt auf { $way-first }, { $way-shown } Tugenden werden gezeigt, die genommene wirkt sofort, und das Wakizashi verletzt in der vierten Runde. Das sind **Abweichungen** vom Text; dem Text nach gelten sie nicht.
ruling-bokken = Das Bokken gibt { $way-traded } Ki für ein Leben, einmal je Angriff und nicht für das letzte.
ruling-kusarigama = Für ein Leben weniger zu Beginn hält Technik, die in einem Angriff um { $way-raised } stieg, einmal je Kampf einen Gegenangriff auf.
ruling-climates = Ein Kampf hat ein Wetter. Regen, Wind, Nebel, Gegenlicht und Schnee sind von uns.
ruling-severe = Mit Blut macht ein Gegenangriff von 2 Schaden 1 und eine Wunde, von Stufe 2 bei einer { $way-severe } oder 6.
ruling-last-wound = Wer die letzte Karte von Blut gezogen hat, verliert, sobald sie gewirkt hat.
ruling-die-gone-counts-one = Ein Verletzungswürfel, der aus dem Spiel ist, zählt als 1 für das, was durch ihn verloren geht.
ruling-die-falls-to-one = Fällt der Verletzungswürfel um 3, fällt er mindestens auf 1.
ruling-cap-on-credits = Die Punkte einer Tugend heben keinen Wert über das, was eine Wunde höchstens erlaubt.
ruling-eye = Wer kein Ki gewinnen kann, bekommt keines angeboten und kann es doch ausgeben.
ruling-this-round-bleeds = Das Bluten beginnt am Ende der Runde, in der die Wunde kam.
ruling-rib-leaves-paying = Wo Kombos nichts bringen, rücken { $way-step } Ki den Stein doch weiter.
ruling-any-reward-moves = Jede Kombo, die etwas bringt, kann den Stein weiterrücken.
ruling-drawn-at-once = Auf dem dritten Kanji kommt die Tugend sofort.
ruling-any-other = Wer irgendeine Tugend nehmen darf, nimmt eine der sechs anderen.
ruling-as-many-new = Wer eine Karte tauscht, zieht eine, und wer zwei tauscht, zwei.
ruling-own-names = Wie die Tugenden heißen, ist von uns.
ruling-both-specials = Zwei Spezialkarten, für eine Kombo gezogen, sind beide gewonnen.
ruling-credit-as-a-card = Punkte einer Tugend werden vor der dritten Karte ausgegeben und gelten für die Runde.
ruling-one-by-one = Ki wird eines nach dem anderen zu Leben, und nicht über das volle Leben hinaus.
ruling-gisei-once = Vor jedem Gegenangriff gibt es ein Opfer, und nie das letzte Leben.
ruling-gisei-amounts = Die fünf Gisei-Karten sind 3, 4, 4, 5 und −3 wert.
ruling-what-armour-takes = Die Rüstung fängt Treffer ab und Leben, das durch Wunden und Orte verloren geht; keinen Preis und kein Bluten.
ruling-no-throw-at-none = Eine Rüstung, von der nichts übrig ist, ist ohne Wurf dahin.
ruling-one-armour = Es gibt eine Rüstung; von drei Gegenübern trägt sie das dritte.
ruling-one-turn-an-attack = Schaden und eine Wunde in einem Angriff wenden Shiros Karte einmal.
ruling-absorbed = Was Shiros Rüstung ganz abfängt, wendet die Karte nicht, ebenso wenig ein tödlicher Hieb.
ruling-life-as-a-price = Leben kann immer der Preis sein, auch das letzte.
ruling-levels-of-the-removed = Eine Karte, die vom Tisch das Spiel verlässt, lässt ihre Werte zurück und eine Lücke in einer Kombo.
ruling-play-what-is-left = Eine gewöhnliche Karte, die aus der Hand das Spiel verlässt, wird nicht ersetzt; du spielst, was bleibt.
ruling-target-each-attack = Von drei Gegenübern wird zu Beginn jedes Angriffs eines bestimmt.
ruling-throw-after-a-kill = Auch nach einem tödlichen Angriff wird um die Gegenangriffe geworfen.
ruling-die-table = Bei 1 schlägt das erste zurück, bei 3 das dritte, bei 5 die ersten zwei, bei 6 niemand.
ruling-one-is-stopped = Was einen Gegenangriff aufhält, hält einen von denen auf, die kommen.
ruling-bamboo = Im Bambuswald, einmal je Runde: 1 kostet 2 Leben, 2 und 3 nichts, 4 und 5 geben 3 Deckung, 6 hält den Gegenangriff auf.
ruling-cliff-first = Die Klippe kommt vor jeder Karte eines Angriffs, und bevor seine Abwehr zu sehen ist.
ruling-redraws-in-a-row = In einer Runde darf mehrmals neu gezogen werden.
ruling-that-round-alone = Das Wakizashi verletzt in einer Runde des Kampfes, nicht in jeder zehnten.
ruling-two-of-each = Zwei Spezialkarten, mit dem Wakizashi gewonnen, werden nacheinander gezogen, jede aus zweien.
ruling-road = Die Straße führt von der Schülerin über den Ronin zur Meisterin; eine Niederlage beendet sie.
ruling-rest = Zwischen zwei Duellen kommen { $way-rested-life } Leben und { $way-rested-ki } Ki zurück.
ruling-kept = Rüstung, Stein, Tugend, Waffe und Spezialkarten bleiben; der Verletzungswürfel beginnt neu.
ruling-camp = Vor dem zweiten und dem dritten Duell wählst du: in jedem Duell einmal öfter neu ziehen, oder eine andere Waffe.
ruling-redraw-each-duel = Das neue Ziehen der Straße und die drei der Yari gelten in jedem Duell von vorn.
ruling-events = Jedes Duell der Straße beginnt mit einem Ereignis. Sie sind von uns, und keines ist tödlich.
ruling-leaver-loses-road = Wer einen Kampf aufgibt, hat ihn verloren, und mit ihm die Straße.
ruling-last-together = Die letzten drei Karten einer Runde werden zusammen gelegt, denn ihre Reihenfolge entschiede nichts; die Abwehr gegen sie sieht niemand vorher.
ruling-points-without-a-third = Punkte einer Tugend kannst du auch ausgeben, wenn keine dritte Karte mehr da ist.
ruling-price-of-cards-to-come = Shiros Preis ist eine Karte aus der Hand oder eine gewonnene Spezialkarte, die noch nicht gezogen ist; eine Karte auf dem Tisch zahlt nichts.
ruling-hurt-by-the-letter = Dem Text nach verletzt dich ein Gegenangriff mit 2 Schaden auch ohne Blood.
ruling-combos-alone-by-the-letter = Mit Yū steigt der Verletzungswürfel jedes Mal um 3: eine **Abweichung** vom Text. Dem Text nach hebt ihn eine Kombo um 2.
ruling-both-with-the-wakizashi = Von zwei Spezialkarten, mit dem Wakizashi gezogen, behältst du beide: eine **Abweichung** vom Text. Dem Text nach behältst du eine.
ruling-cliff-of-the-house = Auf der Klippe ist 1 bis 3 eine Wunde der Stufe 2, 4 nichts, 5 und 6 kosten 1 Ki: eine **Abweichung** vom Text. Dem Text nach ist 1 bis 3 eine der Stufe 1, und bei 4 bis 6 fällst du.
ruling-shorter-rest = Auf der Straße kommen zwischen zwei Duellen { $way-rested-life } Leben und { $way-rested-ki } Ki zurück: von beidem eines weniger als früher.
ruling-pawn-by-combos = Nur Kombos bewegen den Stein: eine **Abweichung** vom Text. Dem Text nach bewegen ihn auch { $way-step } Ki.
