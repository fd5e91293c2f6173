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
refusal-replay-private = Diese Partie gehört dir allein, darum kommt sie nicht in den Kanal. Wähle bei ihr zuerst **Allen zeigen**.
refusal-replay-elsewhere = Diese Partie lief auf einem anderen Server. Teile sie dort.
