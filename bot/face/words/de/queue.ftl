### Die Warteschlange: still auf jemanden warten, der dasselbe will.

queue-title = ## ⏳ In der Warteschlange
queue-terms = Ich suche hier jemanden für dasselbe Spiel im selben Tempo: nach { $near } mit höchstens { $points } Punkten Abstand in der Wertung, nach { $anybody } mit jeder Wertung. Dass du wartest, siehst nur du. Findet sich niemand, sage ich es dir per Direktnachricht, sonst in `/warteschlange` und `/duelle`.
queue-wanted = { $game }, { $pace }
queue-fighter = Figur: { $fighter }
queue-until = Dein Warten endet { $when }.
queue-where = Die Partie beginnt in dem Kanal, in dem einer von euch gefragt hat, und ruft euch beide.
queue-where-few-read = Diesen Kanal können hier nicht alle lesen. Darum triffst du nur, wer auch hier gefragt hat oder dort, wo alle lesen können. Die Partie beginnt dort und ruft euch beide.
queue-leave = Verlassen
queue-left = Du stehst in keiner Warteschlange.
queue-over = ⏳ In { $channel } hat sich niemand für dich gefunden: { $what }. Du wartest nicht mehr; `/warteschlange` stellt dich wieder an.
queue-ended = ⏳ Für dich fand sich niemand in { $channel }: { $what }. Dieses Warten ist vorbei.
