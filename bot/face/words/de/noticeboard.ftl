### The noticeboard of a server: one message that shows what goes on.

noticeboard-title = ## 📋 Aushang
noticeboard-matches = **Laufende Partien: { $count }**
noticeboard-matches-none = Hier läuft gerade keine Partie. `/herausfordern` beginnt eine.
noticeboard-waits = ⏳ { $people }, { $when } · { $match }
noticeboard-paused = ⏸️ Pause: { $people } · { $match }
noticeboard-house = 🏮 das Haus wählt · { $match }
noticeboard-somebody = jemand
noticeboard-offers = **Offen für alle**
noticeboard-challenge = 🎯 { $match } · Herausforderung von { $who }
noticeboard-lobby = 🪑 { $match } · Lobby von { $who }
noticeboard-cup = 🏆 **Nächstes Turnier**: { $cup }, { $when }
noticeboard-cup-open = 🏆 **Nächstes Turnier**: { $cup }, die Anmeldung läuft
noticeboard-more = -# Und { $count } weitere.
noticeboard-own = Meine Partien
noticeboard-daily = Tageskampf
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
