### The rules in our own words, a page each. Numbers come from the rules themselves.

rules-list = Zu einer Seite springen
rules-not-here = -# Dieses Spiel beginnt hier niemand: Die Leitung dieses Servers hat es ausgeschlossen.
rules-place = -# Seite { $number } von { $pages }
rules-back = Zurück
rules-next = Weiter

rules-wheel = Das Rad der Mon
    .text =
        Die { $cards } Mon stehen im Kreis. Jedes ist offensiv gegen die { $reach }, die ihm folgen, und defensiv gegen die { $reach } davor. Gleiche Mon heben einander auf, und niemand wird verletzt.
    .line = { $mon } ist offensiv gegen { $others }.
    .end = Nach dem letzten Mon beginnt der Kreis von vorn. Keines ist besser als ein anderes; es zählt, welche noch auf der Hand sind.

rules-turn = Ein Zug, Schritt für Schritt
    .text =
        1. **Wahl.** Beide wählen eine Karte aus ihrer Hand. Die Tafel zeigt, wer bereit ist, und sonst nichts; bis beide es sind, kann man sich umentscheiden.
        2. **Aufdecken.** Beide Karten werden im selben Moment gezeigt. Bei gleichen Mon geschieht nichts: weiter mit Schritt 6.
        3. **Rollen.** Das Rad sagt, welche Karte offensiv und welche defensiv ist.
        4. **Tempo.** Beide Tempi werden bestimmt, mit Würfeln, wo eine Karte es verlangt, und verglichen.
        5. **Hieb.** Die offensive Karte schlägt zu. Die defensive blockt, wenn sie schneller ist. Was durchkommt, geht vom Leben ab.
        6. **Verbraucht.** Beide Karten sind verbraucht. Wer jetzt keine mehr hält, nimmt alle wieder auf.

        Dann beginnt der nächste Zug, es sei denn, jemand ist gefallen.

rules-values = Tempo, Stärke und Blocken
    .text =
        Jede Karte hat zwei Werte. **Tempo** ist die Zeit, die der Streich braucht, niedrig heißt also schnell. **Stärke** sagt, wie hart sie trifft oder wie gut sie blockt. Unter den Standardkarten sind die schnellen schwach und die langsamen stark.

        Ist die defensive Karte **nicht** schneller, trifft der Hieb mit seiner ganzen Stärke.

        Ist sie **schneller**, wird ihre Stärke von der des Hiebes abgezogen. Stärke { $strong } gegen einen Block von { $block } lässt { $through } Schaden übrig, gegen einen Block von { $strong } oder mehr gar keinen.

        Bei gleichem Tempo ist keine Karte schneller, also wird nicht geblockt. Und was immer die Werte sagen: Eine defensive Karte macht selbst keinen Schaden, es sei denn, es steht auf ihr.

rules-specials = Spezialkarten und Würfel
    .text =
        Neben den { $standards } Standardkarten hat jede Figur { $specials } besondere. Sie liegen bei allen auf denselben { $specials } Mon, doch jede hat ihre eigene Regel. Wo eine Spezialkarte diesen Seiten widerspricht, hat die Karte recht.

        Viele stellen erst eine Bedingung: schneller sein, defensiv sein, weniger Leben haben. Gleichstand reicht nie. Ist sie nicht erfüllt, bewirkt dieser Teil der Karte nichts, und der Rest gilt; es sei denn, auf der Karte steht, was **sonst** geschieht.

        Manche Werte bleiben den Würfeln überlassen. Ein Würfel hat { $faces } Seiten mit den Zahlen { $lowest } bis { $highest }, jede davon zweimal. **2W3** steht für zwei Würfel, zusammengezählt.

rules-refresh = Die leere Hand
    .text =
        Eine verbrauchte Karte bleibt draußen, bis die Hand leer ist. Ist die letzte Karte gespielt, kommen vor dem nächsten Zug alle { $cards } zurück.

        Das gilt für jede Figur getrennt. Lässt dich eine Karte etwas abwerfen, wird deine Hand früher leer und kommt früher zurück.

        Verbrauchte Karten liegen offen, zu merken gibt es also nichts: Deine Hand zeigt dir, was dein Gegenüber noch hält.

rules-winning = Sieg und Ehre
    .text =
        Eine Figur, deren Leben unter 1 fällt, geht zu Boden, und die andere gewinnt. Fallen beide zugleich oder ist nach { $last } Zügen niemand gefallen, endet das Duell unentschieden.

        Aufgeben kannst du jederzeit; dann gewinnt die andere Seite.

        Jeder Server zählt Ehre für sich. Ein Duell zu Ende zu kämpfen bringt { $fought }, es zu gewinnen noch einmal { $won }. Eines durch Fernbleiben zu verlieren kostet { $forfeited }. Aufgeben bringt nichts und kostet nichts.

        Bevor etwas aufgedeckt ist, gibt es nichts zu verdienen. Und von den Partien zwischen denselben zweien zählen je Spiel { $counted } in sieben Tagen.

rules-brawl = Das Getümmel
    .text =
        { $least } bis { $most } Figuren, jede gegen jede, mit je { $health } Leben und { $cards } Karten wie im Duell. Wer am Ende noch steht, gewinnt.

        1. **Wahl.** Heimlich wählen alle eine Karte und vor wen sie sie legen.
        2. **Aufdecken.** Alle Karten werden zugleich aufgedeckt, jede vor ihrem Ziel.
        3. **Aktive Figur.** Wer die meisten Karten vor sich hat, ist aktiv. Bei Gleichstand entscheiden die Würfel.
        4. **Kämpfe.** Die aktive Figur stellt sich mit ihrer Karte jeder dieser Karten, in beliebiger Reihenfolge. Jede Begegnung ist ein Kampf wie im Duell, mit eigenem Tempo und eigenen Würfeln.
        5. **Aufräumen.** Eine Karte, die vor jemandem liegt und noch nicht drankam, bleibt dort. Wer gekämpft hat und noch Karten vor sich hat, nimmt die eigene zurück, um sich ihnen zu stellen. Alle anderen, die gekämpft haben, sind fertig, und ihre Karten sind verbraucht.
        6. **Und wieder.** Die Schritte 3 bis 5 gehen weiter, bis jede Karte dran war. Dann beginnt der nächste Zug.

        Deine Karte muss es also vielleicht mit mehreren aufnehmen, und wen du angreifst, ist vielleicht anderweitig beschäftigt. Fällt jemand, gelten die übrigen Kämpfe der aktiven Figur in diesem Zug als Gleichstand, und ebenso alle der gefallenen.

rules-absence = Fristen und Abwesenheit
    .text =
        Eine Herausforderung wartet { $challenge } auf Antwort. Wer herausfordert, bestimmt die Bedenkzeit, von { $shortest } bis { $longest } pro Zug; ohne Angabe gilt, was zum Spiel passt, meist { $usual }.

        Ist die Zeit um, zählt, was du gewählt hast. Hast du nichts gewählt, tut es eine Vertretung nach dem, was alle sehen können, und beim Aufdecken steht es dabei.

        Versäumst du { $misses } Fristen in Folge, hast du das Duell verloren. Bleiben beide so lange weg, endet es ohne Sieg. Eine einzige eigene Wahl, und es wird neu gezählt.

        Während deiner Ruhezeiten, deiner Ruhetage und deines Urlaubs (`/ich`) wartet jede Uhr, soweit die Bedenkzeit es erlaubt; die schnellste wartet auf niemanden. Sind { $reminded } % der Zeit vergangen, wirst du einmal an alles erinnert, was auf dich wartet.

        Eine Herausforderung kann jeder Seite bis zu vier versäumte Fristen verzeihen: Dann geht der Zug höchstens einen Tag weiter, und im Kanal steht es.

        `/duell plan` merkt Karten für die nächsten Züge vor; durch sie giltst du auf der Tafel nicht als bereit. In Spielen, die unterwegs Kleines fragen, sagst du mit *Vorab*, was für dich gewählt wird. `/duell geduld` schenkt denen mehr Zeit, auf die gewartet wird. `/duell unentschieden` und `/duell pause` brauchen das Ja von allen; eine Pause dauert, bis jemand von euch `/duell fortsetzen` sagt.

        War der Bot selbst weg, rücken alle Fristen um ebenso viel nach hinten.

rules-rulings = Hausregeln
    .text = Wo das Spiel eine Frage offenlässt, hat dieses Haus sie einmal für alle entschieden. Wo es vom Text abweicht, steht es dabei. Ein begonnenes Duell behält die Hausregeln, mit denen es begann.
    .line = { $number }. { $ruling }

rules-dice = So prüfst du die Würfel
    .text =
        Jeder Wurf eines Duells kommt aus zwei Hälften: aus einer geheimen Zahl, dem **Startwert**, gezogen mit der Herausforderung, und aus Klicks, die da niemand vorhersehen konnte: dem Annehmen und der ersten Wahl von jedem. So kann niemand die Würfel wählen, auch nicht, wer den Bot betreibt. In einem Wettstreit spielen alle aus dem Startwert allein.

        Von Anfang an zeigen die Herausforderung, die Tafel und deine erste Hand, wie das **Siegel** beginnt, der SHA-256 des Startwerts; **{ dice-button }** daneben zeigt es ganz. Ein Treffen zeigt seines schon während der Anmeldung. Es verrät nichts und legt ihn doch fest: Kein anderer Startwert der Welt dürfte dazu passen. Ist alles vorbei, zeigt **{ dice-button }** auch den Startwert und die Klicks.

        So können alle nachprüfen. Bilde den Hash der Bytes des Startwerts und vergleiche ihn mit dem Siegel. HMAC-SHA256, mit dem Startwert als Schlüssel, über die Klicks bis zu einem Zug ergibt den Schlüssel dieses Zugs. Dann nimm jeden Wurf: Seine Bytes sind HMAC-SHA256, mit diesem Schlüssel, über die Nummer des Schritts, den Zweck des Wurfs und eine Blocknummer, etwa `4/speed/0/0/0`. Der Rest eines Bytes bei der Teilung durch { $numbers } ergibt die Augen; Bytes ab { $fair } werden übersprungen, damit keine Zahl öfter kommt.

        Wer den Bot betreibt, kann ein gespeichertes Duell aus Startwert, Klicks und gewählten Karten nachspielen und sehen, ob alles stimmt.

## The rulings, by the names the rules give them

ruling-open-discards = Verbrauchte Karten liegen offen. Alle sehen, was die anderen noch halten. Das ist eine **Abweichung** vom Text, in dem sie verdeckt liegen.
ruling-tie-is-silent = Zeigen beide dasselbe Mon, gilt keine Sonderregel, und es wird nicht gewürfelt.
ruling-same-stages = Zwei Spezialkarten gehen jede Stufe gemeinsam: erst was kein Tempo braucht, dann die Tempi, dann was von ihnen abhängt. Die offensive Karte geht vor.
ruling-slowed-before-compared = Würfel, die ein Gegenüber bremsen, fallen vor dem Vergleich der Tempi.
ruling-own-speed-sets-strength = Wo das Tempo einer Karte ihre Stärke bestimmt, zählt nur ihr eigener Wurf, nicht was die gegnerische Karte dazugab.
ruling-roles-by-the-wheel = Fragt eine Bedingung nach der Rolle, ist die vom Rad gemeint. Eine Stärke, die von der Rolle abhängt, folgt einer Karte, die zur offensiven geworden ist.
ruling-both-claim-offence = Wollen beide Karten die offensive sein, entscheidet das Rad.
ruling-meaningful-rolls = Stärke wird nur gewürfelt, wo es auf sie ankommt: für einen Hieb, dem niemand ausweicht, oder für einen Block.
ruling-floors = Tempo fällt nie unter 1, Stärke nie unter 0.
ruling-cuts-apart = Mehrere Hiebe würfeln ihre Stärke einzeln. Ein und derselbe Block steht gegen jeden.
ruling-dodge-beats-unblockable = Was sich nicht blocken lässt, dem kann man doch ausweichen.
ruling-exposed-when-hit = Zusätzlicher Schaden kommt zu einem Hieb, der durchkommt. Ein ganz geblockter bringt keinen.
ruling-reflect-in-full = Zurückgeworfen wird aller eben erlittene Schaden, auch was über das verbliebene Leben hinausging.
ruling-both-fallen = Fallen beide im selben Zug, ist das Duell unentschieden.
ruling-knock-out-first = Ist jemand gefallen, wird keine Karte mehr abgeworfen oder zurückgenommen.
ruling-cards-in-hand = Bedingungen über Karten zählen beide Hände ohne die eben gespielten Karten.
ruling-short-hand = Wer mehr Karten abwerfen muss, als die Hand hat, wirft alle ab.
ruling-refresh-last = Eine Hand, die durch erzwungenes Abwerfen leer wird, kommt am Ende des Zuges zurück, mit den anderen.
ruling-retrieve-at-random = Eine zurückgenommene Karte wird aus den eigenen verbrauchten gelost und ist nie die eben gespielte.
ruling-wounds = Erlittener Schaden ist, was zu { $health } Leben fehlt, womit eine Figur auch begann.
ruling-ninety-turns = Nach { $last } Zügen, in denen niemand zu Boden ging, ist das Duell unentschieden.
ruling-leaver-loses = Wer aufgibt oder durch Fernbleiben ausscheidet, verliert, und die andere Seite gewinnt.
ruling-brawl-roll-off = Haben im Getümmel mehrere gleich viele Karten vor sich, würfelt jede Seite einmal darum, wer aktiv ist. Die Höchsten würfeln weiter, bis eine übrig ist.
ruling-brawl-order = Die aktive Figur sieht, wie ein Kampf ausgeht, ehe sie den nächsten wählt. Beim letzten gibt es nichts zu wählen.
ruling-brawl-once = Zwei, die einander angreifen, treffen nur einmal aufeinander.
ruling-brawl-as-they-stand = Jeder Kampf eines Zuges beginnt mit dem Leben und den Händen, die der vorige übrig ließ.
ruling-brawl-taken-back = Eine Karte, die man zurücknimmt, um sich anderen zu stellen, bleibt die gespielte. Sie zählt nicht zur Hand und kann nicht abgeworfen werden.
ruling-brawl-knock-out = Fällt jemand, gelten die Karten, denen sich die aktive Figur noch stellen müsste, als Gleichstand, und ebenso alles, was der gefallenen noch bevorstand.
ruling-brawl-refresh = Im Getümmel kommen alle leeren Hände gemeinsam am Ende des Zuges zurück.
ruling-brawl-all-fallen = Fallen die letzten beiden zugleich, ist das Getümmel unentschieden.
ruling-brawl-ninety-turns = Ein Getümmel, das nach { $last } Zügen niemand gewonnen hat, ist unentschieden.
ruling-brawl-leaver = Wer ein Getümmel verlässt, ist raus. Die Kämpfe dieser Figur gelten als Gleichstand, und alle anderen machen weiter.
ruling-brawl-same-mon = Im Getümmel ist eine Karte, die auf dasselbe Mon trifft, nicht sofort verbraucht. Sie stellt sich noch den anderen, die auf sie warten.
ruling-same-fighter = Zwei dürfen dieselbe Figur wählen.
