### Gatherings in the rules: how they are played, and what this house has decided about them.

rules-gatherings = Treffen
    .text =
        Mehrere Duelle unter einem Dach. `/treffen ausrufen` ruft dazu; sind genug Leute da, lässt es beginnen, wer es ausgerufen hat, oder die Leitung. Alle behalten ihre Figur bis zum Ende.

        Zu den **Bushido-Duellen** gehören { $duels } Leute. Alle werfen drei Würfel, und wer am höchsten wirft, fordert zuerst jemanden heraus. Wer herausgefordert ist, nimmt an, und die beiden kämpfen sofort; oder lehnt ab und verliert jedes Mal { $refusal } Leben. Unter 1 ist man **entehrt** und raus. So geht es weiter, bis jemand annimmt; dann fordert heraus, wer von denen ohne Gegenüber am höchsten geworfen hat. Wer noch steht, wenn alle Duelle gekämpft sind, hat gewonnen.

        Zum **Kampf der Clans** gehören { $clash }. Alle werfen drei Würfel: Die obere Hälfte ist der eine Clan, der Rest der andere. Herausgefordert wird wie oben, doch immer jemand von der anderen Seite. Wer siegt, hat wieder { $health } Leben und kommt in die nächste Runde; wer ohne Gegenüber blieb, wartet auf sie. Der letzte Clan, der steht, gewinnt.

        Zum **Großen Turnier von Kyoto** gehören { $kyoto }. In jeder Runde werden Paare ausgelost, und wer siegt, zieht mit { $health } Leben weiter. Wer am Ende noch steht, ist **Kensei**.

        Im Kampf der Clans oder in Kyoto mit **Hardcore** bleiben Wunden: Wer siegt, macht mit dem verbliebenen Leben weiter.

        Ein Treffen zu gewinnen bringt { $gathering-won } Ehre, Kensei zu werden noch einmal { $kensei }. Ablehnen kostet { $refused }, zu einem Duell nicht zu erscheinen { $absent }. Herausfordern und Antworten dürfen so lange dauern wie ein Zug. Wer in einem Duell die ersten { $show } eigenen Entscheidungen verstreichen lässt, ist nie erschienen; und zieht sich ein Duell hin, wird es nach einer Zeit, die zur Bedenkzeit passt, nach seinem Stand entschieden.

rules-gathering-rulings = Hausregeln für Treffen
    .text = Was das Spiel bei Treffen und Turnieren offenlässt und wie dieses Haus es entschieden hat.

ruling-ties-when-due = Gleiche Würfe darum, wer zuerst herausfordert, werden wiederholt, wenn sie drankommen und es dann noch darauf ankommt.
ruling-asked-again = Wer abgelehnt hat, wird von derselben Person erst wieder gefragt, wenn auch alle anderen abgelehnt haben.
ruling-everyone-refused = Wer von allen abgelehnt wird, fordert weiter heraus, bis jemand annimmt oder niemand mehr da ist.
ruling-unopposed = Wer ohne Gegenüber bleibt, etwa weil jemand ausgefallen und die Zahl ungerade ist, steht auch ohne Duell.
ruling-begins-at-once = Ein Duell beginnt, sobald es angenommen ist, neben den Herausforderungen, die weitergehen.
ruling-silence = Wer schweigt, statt herauszufordern, bekommt ein Gegenüber durch die Würfel; wer schweigt, statt zu antworten, nimmt an.
ruling-leaver = Wer aussteigt, ist endgültig draußen. Das Gegenüber gewinnt, mit dem Leben vom Beginn dieses Duells.
ruling-no-show = Wer zu einem Duell nie erscheint, verliert es. Erscheint niemand, kommt auch niemand weiter.
ruling-drawn-duels = Bei den Bushido-Duellen und im Kampf der Clans steht noch, wer nach einem unentschiedenen oder abgebrochenen Duell Leben übrig hat.
ruling-waiting-restored = Wer eine Runde im Kampf der Clans abgewartet hat, bekommt wie die Siegreichen das volle Leben zurück.
ruling-shared-victory = Wer für den siegreichen Clan zu Boden ging, teilt seinen Sieg. Wer ausstieg, nie erschien oder entehrt ist, nicht.
ruling-nobody-left = Scheiden die Letzten beider Seiten zugleich aus, hat niemand gewonnen.
ruling-stalemate = Scheidet im Kampf der Clans { $quiet } Runden lang niemand aus, gewinnt der Clan, in dem mehr Figuren stehen, sonst der mit mehr Leben, sonst entscheiden die Würfel.
ruling-by-rating = Wird nach Wertung gepaart, trifft unter den Verbliebenen die beste Wertung auf die letzte, die zweitbeste auf die vorletzte und so weiter.
ruling-byes = Freilose gibt es so viele, dass die nächste Runde eine Zweierpotenz ergibt; zuerst bekommt sie, wer bisher am seltensten eines hatte.
ruling-late-entry = Wer vor dem Ende der ersten Runde dazukommt, trifft auf jemanden mit Freilos oder wartet in Reserve.
ruling-reserves = Verlässt jemand ein offenes Duell der ersten Runde, rückt nach, wer in der Reserve vorn steht.
ruling-replay-once = Ein unentschiedenes Duell eines Turniers wird einmal wiederholt, mit dem Leben, mit dem es begann.
ruling-drawn-twice = Endet es wieder unentschieden, entscheidet mehr Leben, dann drei Würfel. Wer gewinnt, hat danach mindestens 1.
ruling-time-up = Hält die Zeit ein Turnierduell an, wird es entschieden, als wäre es zweimal unentschieden ausgegangen.
ruling-paused = In einer Pause können Duelle enden, aber niemand kommt zu spät, und keine Runde wird ausgelost.
ruling-override = Die Leitung kann festlegen, wer ein Duell gewonnen hat, bis das Duell entschieden ist, das sich dadurch ändern würde.
ruling-undo = Wird eine Entscheidung zurückgenommen, kann eine Runde neu ausgelost werden, solange in ihr nichts entschieden ist.
ruling-latest-end = Nichts, was jemand tut, verlängert ein Turnier um weitere Runden.
ruling-taken-out = Wer von der Leitung herausgenommen wird, gilt als ausgestiegen, und der Grund bleibt für alle sichtbar.
ruling-nine-cards = Jedes Duell eines Treffens beginnt mit allen { $cards } Karten auf der Hand. Auch mit Hardcore: Nur Wunden bleiben.
ruling-tied-again = Wer um den letzten Platz in einem Clan noch einmal wirft und wieder gleichauf liegt, wirft ein weiteres Mal. Für alle anderen gilt der Wurf.
ruling-tied-only = Ein wiederholter Wurf ordnet nur, wer gleichauf lag. Alle, die niedriger geworfen hatten, bleiben dahinter.
ruling-house-stands-in = Wo das Haus einspringt, ruht niemand: Bei ungerader Zahl trifft jemand auf das Haus und kommt nur mit einem Sieg weiter. Wer spät kommt, tritt an die Stelle des Hauses, solange das Duell läuft.
ruling-reserve-seated = Die Leitung kann in jeder Runde eine Reserve nachrücken lassen, solange im Duell niemand gewählt hat. Sie beginnt mit vollem Leben.
