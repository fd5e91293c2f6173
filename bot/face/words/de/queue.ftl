### Die Warteschlange: still auf jemanden warten, der dasselbe will.

queue-title = ## ⏳ In der Warteschlange
queue-terms = Ich suche hier jemanden, der dasselbe Spiel im selben Tempo spielen will. Wer { $near } gewartet hat, trifft auf Leute, deren Wertung höchstens { $points } Punkte entfernt ist; wer { $anybody } gewartet hat, auf Leute mit jeder Wertung. Dass du wartest, siehst nur du.
queue-wanted = { $game }, { $pace }
queue-fighter = Figur: { $fighter }
queue-until = Findet sich niemand, endet dein Warten { $when }, und ich sage es dir per Direktnachricht.
queue-where = Die Partie beginnt in dem Kanal, in dem einer von euch gefragt hat, und ruft euch beide.
queue-where-few-read = Diesen Kanal können hier nicht alle lesen. Darum triffst du nur, wer auch hier gefragt hat oder dort, wo alle lesen können. Die Partie beginnt dort und ruft euch beide.
queue-leave = Nicht länger warten
queue-left = Du stehst in keiner Warteschlange.
queue-over = ⏳ In { $channel } hat sich niemand für dich gefunden: { $what }. Du wartest nicht mehr; `/warteschlange` stellt dich wieder an.
