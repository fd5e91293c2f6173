### The rules of Kendo Duel in our own words, a page each. Numbers come from the rules themselves.

system-kendo = Kendo Duel
kendo-book-group = { $emoji } **{ $group }**
kendo-book-card = -# **{ $name }** ×{ $count } · { $does }
kendo-book-counters = -# **{ $name }** und { $others } weitere, von jedem Hieb zu jedem · { $does }
kendo-book-basic = -# **{ $name }** { $numbers } · { $does }

rules-kendo-duel = Wie ein Duell verläuft
    .text =
        1. **Austeilen.** Die Karten liegen in drei Stapeln: Grundangriffe, Gegenangriffe, andere Karten. Alle bekommen { $kendo-basic }, { $kendo-counter } und { $kendo-other } davon.
        2. **Tauschen.** Alle dürfen verdeckt bis zu { $kendo-switched } Karten zurücklegen und nehmen aus denselben Stapeln ebenso viele auf. Wie viele es sind und woher, erfahren alle.
        3. **Wer beginnt.** Jeder Grundangriff trägt eine Zahl. Wessen Grundangriffe zusammen am meisten ergeben, greift zuerst an. Wer dabei gleichauf liegt, tauscht den niedrigsten, und es wird noch einmal gezählt.
        4. **Schlagabtausch.** Jemand greift an; die nächste Seite erzählt, wie es weitergeht.
        5. **Verlorene Karten.** Wer einen Hieb durchlässt, verliert { $kendo-lost-brown } Karten an die Seite, von der er kam; bei einer gelben Karte { $kendo-lost-yellow }. Sie werden ungesehen genommen: Die Würfel sagen, welche.
        6. **Wer danach beginnt.** Wer Karten verloren hat, greift als Nächstes an; ebenso, wer pariert oder abgelenkt hat. Sonst beginnt, wer aufgehalten wurde.
        7. **Nichts zum Angreifen?** Dann wirfst du eine Karte ab, nimmst dafür einen Grundangriff auf und greifst mit ihm an.
        8. **Das Ende.** Ohne Karte bist du draußen, sobald du antworten, abgeben oder beginnen musst. Wer zuletzt im Spiel ist, gewinnt. Zu zweit endet es unentschieden, mit **Hikiwake**, wenn jemandes letzte Karte eine grüne ist und pariert.

rules-kendo-answers = Angriff und Antwort
    .text =
        Ein Angriff ist ein Grundangriff, allein oder mit einer roten Karte, oder eine gelbe Karte allein.

        Bei einem verstärkten Angriff **kommt die rote Karte zuerst**. SEIGAN hält JODAN auf, MUSHIN hält SEME auf. Eine zweite derselben Art wirft sie zurück: Dann ziehst du eine Karte von der angreifenden Seite. Legst du nichts gegen sie, zieht die angreifende Seite eine Karte aus deiner Hand und behält sie. Danach ist in jedem Fall noch der Hieb selbst zu beantworten. FUDOSHIN nimmt es mit beiden Teilen zugleich auf.

        Das beantwortet einen Hieb:

        - **Derselbe Grundangriff**. Gegen einen Grundangriff schlägt er zurück und ist zu beantworten. Gegen einen Gegenangriff beendet er den Schlagabtausch und bedroht niemanden.
        - **Ein Gegenangriff**, der mit dem Hieb beginnt. MEN → KOTE beantwortet MEN, und dann ist KOTE zu beantworten.
        - **Eine blaue Karte** lenkt ihn ab. Der Schlagabtausch ist vorbei, und du greifst als Nächstes an.
        - **Eine grüne Karte** pariert ihn, aber nur einen Grundangriff. Auch dann greifst du als Nächstes an.
        - **MUSHIN mit irgendeinem Gegenangriff**, der allein nicht passen würde.

        Das beantwortet eine gelbe Karte: eine blaue, worauf die angreifende Seite noch einmal angreifen darf; oder MUSHIN mit irgendeinem Gegenangriff.

        Du wirst **immer gefragt**, solange du eine Karte hältst, ob eine passt oder nicht, und du darfst den Angriff immer durchlassen. Niemand erfährt, ob du hättest antworten können.

rules-kendo-cards = Die Karten nach ihren Rahmen
    .text =
        Es gibt { $kendo-cards } Karten, im Wettkampf dazu JIKAN DESU. Karten mit einem Rahmen derselben Farbe werden meist gleich gebraucht.

        Wie die Karten heißen, wie viele es sind und was sie tun, steht im gedruckten Spiel. Die Zahlen auf den Grundangriffen sind von diesem Haus, denn sie sind nicht öffentlich; sie sagen, wer beginnt, und sonst nichts. Von den { $kendo-counters } Gegenangriffen ist nur MEN → MEN bekannt, die anderen sind von diesem Haus.

rules-kendo-many = Zu dritt und zu viert
    .text =
        Zu **dritt** und zu viert wählst du, wen du angreifst und auf wen deine Antwort zielt: Es muss nicht sein, wer dich angegriffen hat. Ein Grundangriff, der einen Schlagabtausch beendet, zielt auf niemanden.

        Sind noch **vier** im Spiel, kannst du nicht auf die Seite zielen, die dich gerade angegriffen hat, außer mit einem Gegenangriff, der genau den Hieb zurückgibt, den er traf, wie MEN → MEN. Ein Angriff, den du nach dem Parieren oder Ablenken beginnst, darf auf alle zielen. Und wer Karten genommen hat, greift als Nächstes an, nur nicht die Seite, von der sie kamen.

        - **Jemand scheidet aus**, ohne Karte, oder wenn eine letzte Karte grün ist und pariert. Wer diese Person zuletzt angegriffen hat, darf aus einem Stapel nach Wahl einen Bonus aufnehmen. Danach greift in einer Partie, die zu dritt begann, die andere Seite an; in einer, die zu viert begann, wer den Bonus nehmen durfte.

        All das hängt davon ab, wie viele noch im Spiel sind. Sind nur noch zwei übrig, gilt, was zu zweit gilt.

        Zu viert werden alle Grundangriffe und alle Gegenangriffe ausgeteilt. Diese Stapel sind also zuerst leer und entstehen neu aus dem, was gespielt wurde. Kannst du weder angreifen noch dafür eine Karte aufnehmen, beginnen die Nächsten.

        Wer aufgibt oder durch Ausbleiben verliert, legt alle Karten weg, und die anderen spielen weiter. Wer draußen ist, kann zusehen.

rules-kendo-competition = Der Wettkampf
    .text =
        Zwei bekommen je { $kendo-court-basic } Grundangriffe, { $kendo-court-counter } Gegenangriffe und { $kendo-court-other } andere Karten, unter denen JIKAN DESU ist. Vor dem ersten Angriff tauscht niemand. { $kendo-points } **Ippon** gewinnen.

        - **Tauschen und aufnehmen.** Bevor du angreifst oder antwortest, legst du eine Karte zurück, nimmst dafür eine aus einem beliebigen Stapel und dazu noch eine von den Gegenangriffen oder den anderen Karten. Du siehst sie, bevor du etwas legst. Gegen einen verstärkten Angriff tust du das zweimal: für die rote Karte, und noch einmal für den Schlag. Eine grüne Karte kannst du stattdessen sofort legen, oder nach dem Tausch. Ohne Tausch geht der Angriff nach einem Ippon oder Hansoku. Hast du nichts zum Angreifen, nimmst du noch einen Grundangriff auf.

        - **Ablenken.** Ein abgelenkter Angriff ist vorbei wie im Duell; doch dieselbe Seite greift noch einmal an.

        - **Ippon.** Du machst einen Punkt, wenn das Gegenüber einen Hieb durchlässt, keine Karte mehr hat, wo eine nötig ist, oder { $kendo-penalties } Hansoku hat. Dann füllen beide auf { $kendo-filled } Karten auf, aus Stapeln nach Wahl; wer Pech hatte, nimmt zuerst auf und greift an.

        - **Hansoku.** Wer TAIATARI durchlässt, ist aus dem Feld geraten; wer MAKI AGE durchlässt, hat das Schwert verloren. Das zweite ist ein Ippon für das Gegenüber, mit H bezeichnet, und beide werden gestrichen.

        - **JIKAN DESU** („es ist Zeit“) spielst du, wenn du mit dem Angriff an der Reihe bist, einmal in einer Partie. Führst du 1 : 0, hat das Gegenüber noch einen Angriff: Bringt dieser Schlagabtausch kein Ippon, gewinnst du. Bei 1 : 1 werden alle Karten gemischt, beide nehmen { $kendo-overtime } auf, und das nächste Ippon gewinnt.

        Nach { $kendo-most } Entscheidungen ist die Partie vorbei: Wer führt, gewinnt, sonst ist es unentschieden.

rules-kendo-time = Über Tage gespielt
    .text =
        Gefragt wird immer nur eine Person, per DM oder hinter **{ duel-hand-button }**. Von Hand kostet ein Duell zu zweit etwa zwanzig Entscheidungen, und fast jedes Mal wartet die Partie auf jemand anderen. Zweierlei macht das erträglich.

        - **Vorab festlegen.** Mit **{ instruct-button }** ordnest du deine Antworten auf jeden Hieb, auf gelbe und auf rote Karten; zu dritt und zu viert auch, auf wen sie zielen. Ebenso geht es mit deinen Angriffen und mit allem, was du tauschst, abwirfst und aufnimmst. Kommt eine Frage, zu der du etwas festgelegt hast, wird sie sofort beantwortet. Haben beide ihre Antworten festgelegt, läuft ein Schlagabtausch in einem Zug bis zum Ende. Mit **{ instruct-suggest }** beginnst du mit dem, was für die meisten Hände taugt. Niemand sieht deine Listen, und du kannst sie jederzeit ändern.

        - **Das Zeitkonto.** Wird keine andere Bedenkzeit gewünscht, haben alle Zeit angespart, und nur die eigenen Entscheidungen zehren davon.

        - **Nichts verrät sich durch Eile.** Der Bot antwortet nie von selbst, weil du nichts Passendes hältst: Wer eine Karte hält, wird gefragt. Und eine Liste, die gilt, **antwortet immer**. Was deine Antworten nicht nennen, wird durchgelassen, ob du so eine Karte hältst oder nicht; wo etwas gelegt, abgeworfen oder aufgenommen werden muss, kommt das nicht Genannte zuletzt. Wie bald eine Antwort kommt, sagt also, dass sie vorab festgelegt war, und nichts über eine Hand. Nur was alle sehen können, etwa die Art des Angriffs, kann dazu führen, dass du wieder gefragt wirst.

        Ist deine Zeit um, antwortet die Vertretung, nach dem, was auch du weißt.

rules-kendo-example = Ein Schlagabtausch als Beispiel
    .text =
        Aya greift Ben mit **MEN + SEME** an. SEME kommt zuerst, und nur MUSHIN, FUDOSHIN oder ein anderes SEME hielte es auf. Ben hat nichts davon und lässt es durch: Aya zieht ungesehen eine Karte aus seiner Hand.

        Das MEN ist noch zu beantworten. Ben legt **MEN → KOTE**: Es beginnt mit MEN, passt also, und endet mit KOTE, das nun Aya bedroht.

        Aya legt **KOTE → DO**: Das beantwortet KOTE, und DO bedroht Ben.

        Ben antwortet mit dem Grundangriff **DO**. Gegen einen Gegenangriff beendet das den Schlagabtausch und bedroht niemanden. Weiter geht es bei der Seite, die aufgehalten wurde, also bei Aya.

        Aya greift mit **TAIATARI** an. Ben hat keine blaue Karte und kein MUSHIN. Er lässt es durch, Aya nimmt eine Karte, und jetzt greift Ben an. Im Wettkampf wäre es ein Hansoku für Ben, und keine Karte ginge hinüber.

        Ben greift mit **TSUKI** an. Aya lenkt es mit **KAMAE** ab: Der Schlagabtausch ist vorbei, und Aya greift als Nächstes an.

rules-kendo-terms = Die Wörter des Kendo
    .text =
        - **Men**, **Kote**, **Do**, **Tsuki**: Kopf, Handgelenk, Rumpf und Kehle; ein Hieb heißt danach, wo er trifft.
        - **Suriage**: das andere Schwert im Heben zur Seite streifen und sofort zuschlagen. Gegenangriffe tragen im Kendo solche Namen; hier sagen die beiden Hiebe, welcher es ist.
        - **Kamae**: die Haltung, in der man mit dem Schwert vor sich wartet.
        - **Seigan**: eine Haltung, bei der die Spitze auf die Augen des Gegenübers zeigt.
        - **Jodan**: eine Haltung mit dem Schwert über dem Kopf.
        - **Seme**: das Gegenüber bedrängen, noch ohne Schlag.
        - **Mushin**: „kein Geist“, der an nichts hängt und darum für alles frei ist.
        - **Fudoshin**: ein Geist, den nichts bewegt.
        - **Tai-sabaki**: den Körper aus der Linie eines Schlags drehen.
        - **Bogyo**: Verteidigung, sich gedeckt halten.
        - **Tsubazeriai**: Stichblatt an Stichblatt stehen, so nah, dass niemand schlagen kann.
        - **Taiatari**: mit dem Körper in das Gegenüber hineinlaufen.
        - **Maki-age**: das eigene Schwert um das andere winden und es hochschleudern.
        - **Ippon**: ein ganzer Punkt, „ein Schlag“.
        - **Hansoku**: ein Regelverstoß; zwei davon geben dem Gegenüber einen Punkt.
        - **Hikiwake**: unentschieden.
        - **Jikan desu**: „es ist Zeit“, der Ruf, der eine Partie beendet.

rules-kendo-rulings = Hausregeln zu Kendo Duel: Karten und Antworten
    .text = Wo der Text eine Frage offenlässt, hat dieses Haus sie einmal für alle entschieden; wo es vom Text abweicht, sagt die Hausregel es.

rules-kendo-more-rulings = Hausregeln zu Kendo Duel: Verluste und Enden
    .text = Sie gelten auch im Wettkampf, wo der nichts Eigenes hat.

rules-kendo-competition-rulings = Hausregeln zum Wettkampf
    .text = Sie gelten nur im Wettkampf.

## The rulings of the Duel, by the names the rules give them

ruling-own-numbers = Die Zahlen auf den Grundangriffen sind von diesem Haus, jede einmal vergeben.
ruling-all-sixteen = Es gibt einen Gegenangriff von jedem Hieb zu jedem, { $kendo-counters } insgesamt.
ruling-last-word = Ein Gegenangriff beantwortet den Hieb, mit dem er beginnt, und droht mit dem, auf den er endet.
ruling-equal-copies = Gleiche Karten tun das Gleiche, also wird dir eine davon angeboten.
ruling-switch-up-to-two = Am Anfang darfst du keine Karte tauschen, eine oder zwei.
ruling-switch-in-order = Getauscht wird Platz für Platz; erst werden neue Karten aufgenommen, dann kommen die alten unter den Stapel.
ruling-totals-told = Die Summen erfahren alle, die Karten dahinter nicht.
ruling-tie-switch-each = Alle, die bei der höchsten Summe gleichauf liegen, tauschen ihren niedrigsten Grundangriff.
ruling-tie-by-lot = Gibt es nichts mehr zum Tauschen, oder nach { $kendo-ties } Gleichständen, entscheiden die Würfel.
ruling-basic-on-basic = Ein Grundangriff gegen einen Grundangriff schlägt seinerseits zu und ist zu beantworten.
ruling-basic-on-counter = Ein Grundangriff gegen einen Gegenangriff zielt auf niemanden, auch nicht zu dritt oder zu viert.
ruling-deflector-starts = Eine blaue Karte beendet den Angriff, den sie ablenkt; wer sie legt, beginnt den nächsten, gegen wen auch immer. Das ist eine **Abweichung** vom Text, nach dem ein abgelenkter Angriff auch an jemand anderen weitergehen kann.
ruling-parrier-starts = Wer pariert hat, beginnt den nächsten Angriff.
ruling-green-after-red = Eine grüne Karte pariert auch einen verstärkten Grundangriff, sobald der rote Teil erledigt ist.
ruling-red-stopped = MUSHIN hält SEME auf, SEIGAN hält JODAN auf, FUDOSHIN hält beide auf.
ruling-red-reflected = Eine rote Karte wirft ihresgleichen zurück: Dann verliert die angreifende Seite eine Karte.
ruling-fudoshin-both-parts = FUDOSHIN gegen den roten Teil lenkt den ganzen Angriff ab.
ruling-fudoshin-on-yellow = FUDOSHIN hält eine gelbe Karte auf wie die anderen blauen.
ruling-joker-one-use = MUSHIN tut eines auf einmal: Es hält SEME auf, oder es geht mit einem Gegenangriff.
ruling-joker-on-any = Mit MUSHIN beantwortet ein Gegenangriff jeden Angriff, auch einen gelben.
ruling-joker-in-need = MUSHIN geht nicht mit einem Gegenangriff, der allein schon passt.
ruling-pull-goes-on = Eine Karte, die an den roten Teil verloren geht, ändert nicht, wer danach beginnt.
ruling-taken-by-dice = Alle verlorenen Karten werden ungesehen genommen: Die Würfel sagen, welche.
ruling-give-what-there-is = Wer mehr Karten schuldet, als auf der Hand sind, gibt alle.
ruling-empty-hand-stays = Hast du deine letzte Karte gespielt, bleibst du dabei, bis du antworten, abgeben oder beginnen musst.
ruling-empty-hand-not-asked = Wer ohne Karte angegriffen wird, ist sofort draußen und wird nicht gefragt.
ruling-last-card-parries = Hikiwake: Die grüne Karte, die pariert, muss die letzte auf der Hand sein. Das ist eine **Abweichung** vom Text, der auf die letzte Karte sieht, die irgendjemand gelegt hat.
ruling-count-who-is-in = Was von der Zahl der Spielenden abhängt, hängt davon ab, wie viele noch im Spiel sind.
ruling-bonus-then-start = Zu dritt begonnen, beginnt danach, wer keinen Bonus hat; zu viert begonnen, wer ihn hat.
ruling-bonus-may-be-left = Der Bonus kann liegen bleiben und wird angeboten, bevor jemand beginnt.
ruling-bonus-after-parry = Wer mit einer letzten grünen Karte ausscheidet, hinterlässt einen Bonus für die Seite, die pariert wurde.
ruling-no-last-attacker = Ist niemand mehr da, von wem der letzte Angriff kam, beginnt der nächste Platz, und es gibt keinen Bonus.
ruling-reshuffle = Ein Stapel, der zu Ende ist, entsteht neu aus dem Abgeworfenen, sobald eine Karte von ihm genommen wird.
ruling-nothing-to-draw = Ist auch kein Grundangriff aufzunehmen, beginnen die Nächsten, die Karten haben.
ruling-open-piles = Was gespielt wurde, liegt offen, nach Stapeln.
ruling-exchange-apart = Die Karten eines Schlagabtauschs gelten erst als abgeworfen, wenn er vorbei ist.
ruling-may-yield = Wer antworten könnte, muss nicht. Das ist eine **Abweichung** vom Text, der eine Antwort will; doch die Hände sind verdeckt, und es nachzuprüfen würde sie zeigen.
ruling-always-asked = Wer eine Karte hält, wird nach einer Antwort gefragt, auch wenn keine passt.
ruling-drawn-reinforced = Der Grundangriff, der mangels eines anderen aufgenommen wurde, darf verstärkt werden.
ruling-given-back = Zu viert kann nur ein Gegenangriff, der genau den getroffenen Hieb zurückgibt, auf die angreifende Seite zielen.
ruling-leaver-discards = Wer geht, wirft alle Karten ab und hinterlässt keinen Bonus; ein Schlagabtausch mit dieser Person ist vorbei.
ruling-ahead-by-cards = Läuft die Zeit ab, liegt vorn, wer mehr Karten hält.

## Those of the Competition

ruling-no-opening-switch = Ein Wettkampf beginnt mit dem ersten Angriff; davor tauscht niemand.
ruling-a-switch-for-each-answer = Vor einem Angriff und vor jeder Antwort wird getauscht und aufgenommen: für eine rote Karte, und noch einmal für den Schlag, den sie verstärkt.
ruling-switch-draw-act = Zuerst tauschst du, dann nimmst du auf, und du siehst beide Karten, bevor du handelst.
ruling-switch-before-yield = Durchlassen kann nur, wer getauscht hat oder ohne Tausch auskommt.
ruling-green-at-once-or-after = Eine grüne Karte kannst du sofort statt zu tauschen legen, oder nach dem Tausch; in beiden Fällen tauschst du vor deinem Angriff, der folgt. Das ist eine **Abweichung** vom Text, der um eine grüne Karte herum nicht zweimal nacheinander tauschen lässt. So gelesen, wäre der erste Angriff zu viel wert.
ruling-green-after-red-at-once = Ist die rote Karte erledigt, kannst du den Schlag sofort parieren, ohne für ihn zu tauschen.
ruling-parrier-switches = Wer pariert hat, tauscht vor dem Angriff danach wie immer.
ruling-run-out = Können die Stapel nicht beide Karten geben, wird nicht getauscht.
ruling-unlucky-plays-from-hand = Wer nach einem Ippon oder Hansoku beginnt, tut es ohne Tausch.
ruling-pull-kept = Eine Karte, die an den roten Teil verloren geht, bleibt wie im Duell bei der angreifenden Seite.
ruling-no-card-to-act = Keine Karte zu haben ist ein Ippon für das Gegenüber, sobald du antworten oder beginnen musst.
ruling-penalties-clear = { $kendo-penalties } Hansoku sind ein Ippon und werden gestrichen.
ruling-drawn-for-attack = Wer nichts zum Angreifen hat, nimmt sofort einen Grundangriff auf. Nach einem Hansoku ist das eine **Abweichung** vom Text, der eine Karte aus der Hand will.
ruling-fill-in-turn = Nach einem Ippon nimmt zuerst auf, wer Pech hatte, und nennt alle Stapel auf einmal.
ruling-no-hikiwake = Eine letzte Karte, die pariert, bringt hier kein Unentschieden. Wer pariert hat, muss aber den nächsten Angriff beginnen, und mit leerer Hand ist das sofort ein Ippon für das Gegenüber.
ruling-time-at-ones-turn = Bei 1 : 0 oder 1 : 1 geht JIKAN DESU vor Tausch und Angriff, ob dafür aufgenommen wurde oder nicht.
ruling-time-one-attack = Der letzte Angriff endet mit seinem Schlagabtausch: Bringt der kein Ippon, ist die Partie vorbei.
ruling-overtime-hands = In der Verlängerung nimmt zuerst auf, wer die Zeit ausgerufen hat; die Summen sagen, wer beginnt.
ruling-penalties-stay = Hansoku bleiben in der Verlängerung.
ruling-most-plays = Nach { $kendo-most } Entscheidungen ist die Partie vorbei: Wer führt, gewinnt, sonst ist es unentschieden.
ruling-deflected-attacks-again = Auch hier ist ein abgelenkter Angriff vorbei, doch greift dieselbe Seite noch einmal an, wie nach einer gelben Karte.
