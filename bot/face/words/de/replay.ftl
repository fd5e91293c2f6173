### Eine Partie, die vorbei ist, Zug für Zug nachgelesen und als Datei bewahrt.

replay-line = { $players } · { $game } · { $day }
replay-beginning = ### 🌅 Der Anfang
replay-place = -# ⏪ { $turn } von { $turns }
replay-place-own = -# ⏪ { $turn } von { $turns } · wie du es sahst
replay-place-open = -# ⏪ { $turn } von { $turns } · alle Karten offen
replay-as-seen = -# 👁️ Das sah { $player }
replay-first-button = Anfang
replay-back-button = Zurück
replay-forward-button = Weiter
replay-last-button = Ende
replay-open-button = Alle Karten offen
replay-own-button = Wie ich es sah
replay-share-button = Teilen
replay-button = Nachspielen
replay-shared = -# ⏪ Die Züge, auf die es ankam, geteilt von { $player }. `/nachspielen` zeigt jeden Zug.
refusal-replay-none = Du hast noch keine beendete Partie zum Nachspielen.
refusal-replay-not-over = Diese Partie ist noch nicht vorbei. Nachspielen lässt sie sich nach ihrem Ende.
replay-ask = Diese Partie siehst bisher nur du. Soll der Kanal die drei Momente sehen, auf die es ankam? Alles andere bleibt bei dir.
refusal-replay-elsewhere = Diese Partie lief auf einem anderen Server. Teile sie dort.

## Die Datei

replay-keep-button = Als Datei behalten
replay-kept = 📄 Diese Datei läuft in jedem Browser, auch ohne Verbindung. Von nun an reiche ich nicht mehr an sie heran: Ich kann nichts darin ändern und keinen Namen herausnehmen, auch wenn jemand vergessen wird. Bedenke das, bevor du sie weitergibst.
replay-file-turn = Zug
replay-file-keys = ⌨️ ← → Zug für Zug · Pos1, Ende: Anfang und Ende
replay-file-check = Siegel und Würfel prüfen
replay-file-agrees = { $count ->
    [0] ✅ Der Startwert hat das Siegel. Gewürfelt wurde nicht.
    [one] ✅ Der Startwert hat das Siegel, und das eine Würfelergebnis folgt aus ihm.
   *[other] ✅ Der Startwert hat das Siegel, und alle { $count } Würfelergebnisse folgen aus ihm.
  }
replay-file-unsealed = ❌ Der Startwert hat nicht dieses Siegel.
replay-file-differs = ❌ Die Würfel von Schritt { $play } folgen nicht aus dem Startwert.
replay-file-sealed-house = { $count ->
    [one] 🏮 Das Haus hat gespielt, was es versiegelt hatte.
   *[other] 🏮 Das Haus hat { $count }-mal genau das gespielt, was es versiegelt hatte.
  }
replay-file-house = ❌ In Schritt { $play } hat das Haus nicht gespielt, was es versiegelt hatte.
replay-file-uncheckable = Dieser Browser kann es hier nicht prüfen. Mit dem Code des Bots geht es, wie die letzte Zeile sagt.
replay-file-sealed = 🎲 Das Siegel, gezeigt vor der ersten Wahl:
replay-file-how = Um auch jeden Zug nach den Regeln zu prüfen: python -m bot replay DATEI
