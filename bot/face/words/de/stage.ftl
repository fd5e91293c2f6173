### Where nothing can be posted

refusal-stage-unseen = Ich sehe diesen Kanal nicht, darum wurde nichts gepostet. Bitte die Leitung, mir hier **Kanal ansehen** zu geben, oder nimm einen anderen Kanal.
refusal-stage-silent = Ich kann in diesem Kanal nicht schreiben, darum wurde nichts gepostet. Bitte die Leitung, mir hier **Nachrichten senden** zu geben, oder nimm einen anderen Kanal.
refusal-stage-thread = Ich kann hier nicht in Threads schreiben, darum wurde nichts gepostet. Bitte die Leitung, mir **Nachrichten in Threads senden** zu geben, oder nimm den Kanal selbst.
refusal-stage-private-thread = Ich bin nicht in diesem privaten Thread, darum wurde nichts gepostet. Erwähne mich hier, um mich hinzuzufügen, oder nimm einen anderen Kanal.

### Told by DM: something cannot be shown where it belongs

stranded-match = **Deine Partie gegen { $others } lässt sich in ihrem Kanal nicht mehr zeigen.**
stranded-challenge = **Deine Herausforderung an { $others } lässt sich in ihrem Kanal nicht mehr zeigen.**
stranded-lobby = **Die Lobby, in der du bist, lässt sich in ihrem Kanal nicht mehr zeigen.**
stranded-gathering = **{ $name }: Das lässt sich in seinem Kanal nicht mehr zeigen.**
stranded-clan-war = **Der Krieg zwischen { $clan } und { $foe } lässt sich in seinem Kanal nicht mehr zeigen.**
stranded-server-forbidden = **Ich darf in { $channel } nicht mehr schreiben, und dort warten Leute auf das, was geschieht.**
stranded-server-gone = **Ein Kanal wurde gelöscht, in dem Leute auf das warten, was geschieht, und ich habe keinen anderen gefunden, den alle lesen können.**
stranded-forbidden = Ich darf in { $channel } nicht schreiben.
stranded-gone = Der Kanal wurde gelöscht, und ich habe keinen anderen gefunden, den alle Beteiligten lesen können.
stranded-hand = Du kannst weiterspielen: Deine Hand kommt per DM, und `/hand` öffnet sie auch auf dem Server.
stranded-mend-forbidden = Gib mir dort bitte **Kanal ansehen** und **Nachrichten senden**. Was wartet, wird binnen einer Stunde gepostet.
stranded-mend-gone = Wähle bitte in `/einstellungen` einen Kanal für Ankündigungen. Was wartet, wird dort binnen einer Stunde gepostet.
stranded-ask-forbidden = Bitte die Leitung, mir dort **Kanal ansehen** und **Nachrichten senden** zu geben.
stranded-ask-gone = Bitte die Leitung, in `/einstellungen` einen Kanal für Ankündigungen zu wählen. Binnen einer Stunde geht es dort weiter.
