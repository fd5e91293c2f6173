### The noticeboard of a server: one message that shows what goes on.

noticeboard-title = ## 📋 Aushang
noticeboard-matches = **Laufende Partien: { $count }**, die am längsten warten zuerst
noticeboard-matches-none = Hier läuft gerade keine Partie. `/herausfordern` beginnt eine.
noticeboard-waits = ⏳ { $people }, gefragt { $when }
noticeboard-paused = ⏸️ Pause
noticeboard-house = 🏮 das Haus wählt
noticeboard-match = { $state } · { $match }
noticeboard-match-beside = { $state } · { $match } mit { $others }
noticeboard-somebody = jemand
noticeboard-offers = **Offen für alle**
noticeboard-challenge = 🎯 { $match } · Herausforderung von { $who }, endet { $when }
noticeboard-lobby = 🪑 { $match } · Lobby von { $who }, endet { $when }
noticeboard-cup = **Nächstes Turnier**
    🏆 { $cup }, Beginn { $when }
noticeboard-cup-open = **Nächstes Turnier**
    🏆 { $cup }, die Anmeldung läuft
noticeboard-more = -# Und { $count } weitere.
noticeboard-own = Meine Partien
noticeboard-daily = Kampf des Tages
noticeboard-puzzle = Rätsel
noticeboard-taken-down = -# Der Aushang, der hier hing, wurde abgenommen.

noticeboard-panel-title = ## 📋 Aushang
    Eine Nachricht, die zeigt, welche Partien laufen, auf wen sie warten, welche Herausforderungen offen sind und welches Turnier als nächstes beginnt. Ich ändere sie höchstens einmal in der Minute.
noticeboard-hangs = Er hängt [hier]({ $link }), in { $channel }. Pinne ihn an, damit er in Sicht bleibt.
noticeboard-returned = -# Jemand hat ihn gelöscht, und ich habe ihn neu aufgehängt. Beim nächsten Mal verstehe ich das als Nein.
noticeboard-waiting = Ich hänge ihn in { $channel } auf, sobald ich kann.
noticeboard-down = Er hing in { $channel } und wurde { $when } abgenommen.
noticeboard-lost = ⚠️ Er hing in { $channel }; die Nachricht oder der Kanal wurde gelöscht. Darum habe ich ihn { $when } abgeschaltet.
noticeboard-tells-of = **Er zeigt Partien und Herausforderungen aus diesen Kanälen.** Alle, die den Aushang lesen können, sehen, wer dort spielt.
noticeboard-put-up = Hier aufhängen
noticeboard-move = Hierher umhängen
noticeboard-take-down = Abnehmen

changed-noticeboard = Aushang
settings-noticeboard = **Aushang**: { $channel }
settings-noticeboard-none = **Aushang**: keiner
settings-noticeboard-lost = ⚠️ **Aushang**: in { $channel } gelöscht und darum aus.
noticeboard-button = Aushang

refusal-noticeboard-gone = Dieser Aushang wurde abgenommen. `/leiten aushang` hängt einen neuen auf.
refusal-noticeboard-no-channel = Wähle mindestens einen Kanal. Soll er nichts zeigen, dann nimm den Aushang ab.
refusal-noticeboard-not-here = Der Aushang braucht einen Textkanal. Benutze dort `/leiten aushang`.
