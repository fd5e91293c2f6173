### Where nothing can be posted

refusal-stage-unseen = Ich sehe diesen Kanal nicht, darum wurde nichts gepostet. Bitte die Leitung, mir hier **Kanal ansehen** zu geben, oder nimm einen anderen Kanal.
refusal-stage-silent = Ich kann in diesem Kanal nicht schreiben, darum wurde nichts gepostet. Bitte die Leitung, mir hier **Nachrichten senden** zu geben, oder nimm einen anderen Kanal.
refusal-stage-thread = Ich kann hier nicht in Threads schreiben, darum wurde nichts gepostet. Bitte die Leitung, mir **Nachrichten in Threads senden** zu geben, oder nimm den Kanal selbst.
refusal-stage-private-thread = Ich bin nicht in diesem privaten Thread, darum wurde nichts gepostet. Erwähne mich hier, um mich hinzuzufügen, oder nimm einen anderen Kanal.
