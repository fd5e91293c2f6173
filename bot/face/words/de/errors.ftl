### What people are told when something is not possible.

error-unexpected = Bei mir ist etwas schiefgegangen. Von dir ist nichts verloren, versuch es bitte noch einmal. Passiert es wieder, nenn den Leuten, die mich betreiben, diese Nummer: { $reference }
error-storage = Ich kann gerade nichts aufschreiben. Versuch es bitte in einer Minute noch einmal.
refusal-old-control = Dieser Knopf stammt von einer älteren Version von mir und tut nichts mehr. Der richtige steht unter der neuesten Nachricht.
refusal-command-outdated = Dieser Befehl hat sich geändert, seit dein Discord zuletzt nachgesehen hat. Warte eine Minute und versuch es dann noch einmal.
refusal-form-late = Ich habe zu lange gebraucht, jetzt lässt sich das Formular nicht mehr öffnen. Drück bitte noch einmal, oder schick den Befehl noch einmal.
refusal-guild-only = Das geht nur auf einem Server, nicht in einer Direktnachricht.
refusal-elsewhere = Ich spiele nur auf Servern, die mich aufgenommen haben, und hier bin ich nicht. Bitte jemanden, der den Server verwaltet, mich einzuladen. Gespeichert wurde nichts.
refusal-unknown-option = „{ $text }“ kenne ich nicht. Nimm etwas aus der Liste.

## Challenges

refusal-challenge-self = Gegen dich selbst wärst du ein harter Brocken, aber es braucht zwei. Fordere jemand anderen heraus.
refusal-challenge-already-open = Diese Person hast du schon herausgefordert. Warte auf die Antwort, oder zieh die Herausforderung erst zurück.
refusal-challenge-already-open-to-all = In diesem Spiel hast du schon eine Herausforderung an alle offen. Warte, bis jemand sie annimmt, oder zieh sie zuerst zurück.
refusal-challenge-not-open-to-you = Diese Herausforderung kannst du gerade nicht annehmen. Wer herausfordert, kann Leute mit ähnlicher Wertung, aus dem eigenen Clan oder mit eingehaltenen Fristen verlangen; die Leitung kann Leute stummschalten; und manche spielen nicht miteinander. Fordere mit `/herausfordern` jemand anderen heraus.
refusal-challenge-near-unrated = In diesem Spiel gibt es keine Wertung, also ist niemand näher als andere. Lass *ähnliche_wertung* weg.
refusal-queue-gone = Du wartest nicht auf dieses Spiel: Du bist gegangen, dein Warten ist zu Ende, oder deine Partie hat begonnen. Ihre Tafel trägt dasselbe Siegel.
refusal-person-bot = Bots spielen nicht mit. Nimm einen Menschen.
refusal-person-not-here = Diese Person ist nicht auf diesem Server. Nimm jemanden, der hier ist.
refusal-challenge-none-for-you = Niemand wartet auf eine Antwort von dir.
refusal-challenge-none-by-you = Du hast keine offene Herausforderung.
refusal-challenge-blocked = Diese Person nimmt von dir keine Herausforderungen an.
refusal-challenge-you-blocked = Du hast diese Person blockiert. Heb das erst auf, wenn du dich duellieren willst.
refusal-challenge-not-for-you = Diese Herausforderung gilt jemand anderem.
refusal-challenge-not-yours = Zurückziehen kann diese Herausforderung nur, wer sie ausgesprochen hat.
refusal-challenge-accepted = Diese Herausforderung ist schon angenommen.
refusal-challenge-refused = Diese Herausforderung ist schon abgelehnt.
refusal-challenge-withdrawn = Diese Herausforderung wurde zurückgezogen.
refusal-challenge-lapsed = Diese Herausforderung blieb zu lange ohne Antwort und ist verfallen.
refusal-challenge-forgotten = Wer das war, ist hier nicht mehr bekannt und lässt sich nicht herausfordern.
refusal-challenge-gone = Diese Herausforderung ist nicht mehr offen.

refusal-block-self = Dich selbst kannst du nicht blockieren.
refusal-block-already = Diese Person hast du schon blockiert.
refusal-block-none = Diese Person hast du nicht blockiert.

## Duels

refusal-duel-gone = Diese Partie ist nicht zu finden.
refusal-rematch-of-gathering = Dieses Duell gehörte zu einem Treffen, das ohne Revanche weitergeht. Mit `/herausfordern` bittest du um ein eigenes.
refusal-duel-over = Diese Partie ist vorbei.
refusal-not-your-duel = Du bist an dieser Partie nicht beteiligt.
refusal-turn-played = Dieser Zug ist gespielt, und zwar mit dem, was du gewählt hattest. Der aktuelle steht in der neuesten Nachricht.
refusal-turn-passed = Dieser Zug ist vorüber. Der aktuelle steht in der neuesten Nachricht.
refusal-no-duels = Du bist gerade in keiner Partie. Mit `/herausfordern` forderst du jemanden heraus.
refusal-instruction-gone = Das lässt sich nicht mehr festlegen.
refusal-instruction-empty = Auf der Liste steht noch nichts.
refusal-nothing-owed = Im Moment gibt es für dich nichts zu wählen.

## Told by the rules

refusal-rejection-game-over = Diese Partie ist vorbei.
refusal-rejection-already-out = Du bist aus dieser Partie ausgeschieden; die anderen machen ohne dich weiter.
refusal-rejection-choices-missing = Es haben noch nicht alle gewählt.
refusal-rejection-choice-illegal = Das steht dir nicht zur Wahl.
refusal-rejection-seats-wrong = Zu { $seats } spielt man dieses Spiel nicht.
refusal-rejection-fighter-unknown = So eine Figur gibt es nicht. Nimm eine aus der Liste.
refusal-rejection-health-wrong = Ein Duell beginnt mit 1 bis { $most } Leben, nicht mit { $health }.
refusal-rejection-blood-on-the-road = Das Modul Blut lässt sich auf der Straße nicht spielen.

## Lobbies

refusal-lobby-gone = Diese Lobby ist nicht mehr offen.
refusal-lobby-none = Auf diesem Server ist keine Lobby offen. Mit `/getümmel` öffnest du eine.
refusal-lobby-already-open = Du hast schon eine Lobby offen. Starte oder verlass sie erst.
refusal-lobby-full = Alle { $most } Plätze sind vergeben.
refusal-lobby-not-in = Du bist nicht in dieser Lobby.
refusal-lobby-not-host = Starten kann die Lobby nur, wer sie geöffnet hat.
refusal-lobby-too-few = Es braucht mindestens { $least }. Warte auf weitere.
refusal-lobby-places-wrong = Ein Tisch dieses Spiels mit dem Haus hat { $least } bis { $most } Plätze.
refusal-practice-no-level = Das Haus spielt dieses Spiel nicht auf dieser Stufe. `/uebung` zeigt, welche es gibt.
refusal-solo-no-dms = Im Moment erreicht dich keine DM. Spiel hier weiter.
refusal-solo-shared = Zeigen lässt sich nur eine Partie, die du allein gespielt hast, erst nach ihrem Ende und nur einmal.
refusal-contest-gone = Diesen Wettstreit gibt es nicht.
refusal-contest-closed = Dieser Wettstreit ist geschlossen. Zu dem von heute führt `/solo tageskampf`.
refusal-contest-spent = Diesen hast du schon gekämpft, bevor ich dich vergessen habe. Den nächsten gibt es morgen.
refusal-puzzle-unanswered = Dieses Rätsel hast du nicht beantwortet. `/rätsel` zeigt das heutige.
refusal-puzzle-over = Der Tag dieses Rätsels ist vorbei. Das von heute zeigt `/rätsel`.
refusal-puzzle-sum = Deine Punkte ergeben { $sum }, nicht { $points }. Gezählt wurde nichts: Verteile sie noch einmal.
refusal-puzzle-number = Schreibe ganze Zahlen von 0 bis { $points }. Gezählt wurde nichts: Verteile die Punkte noch einmal.
refusal-puzzle-spent = Dieses hast du schon beantwortet, bevor ich dich vergessen habe. Das nächste gibt es morgen.
refusal-contest-not-closed = Andere können denselben Kampf noch spielen. Sobald der Wettstreit schließt, kannst du deinen zeigen.
refusal-campaign-none = Hier läuft keine Kampagne von dir. `/solo kampagne` beginnt eine.
refusal-campaign-not-yours = Das ist die Kampagne von jemand anderem.
refusal-campaign-over = Diese Kampagne ist schon vorbei.
refusal-courtesy-alone = Hier spielst du allein: Es gibt niemanden, mit dem du dich einigen könntest.
refusal-setup-unfit = So lässt sich dieses Spiel nicht aufbauen. Wähle aus der Liste oder lass es weg.
refusal-setup-not-in-campaign = Das bestimmt eine Kampagne selbst. Wähle aus der Liste oder lass es weg.
