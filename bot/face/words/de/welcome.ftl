### Womit ein Server begrüßt wird, der den Bot zu sich holt.

welcome-title = ## ⚔️ Duelle, bei denen alle verdeckt wählen
welcome-alt = Zwei gekreuzte Schwerter vor einer roten Sonne, darunter Wellen.
welcome-about = Hier fechten zwei ein Samurai-Duell aus, oder ein ganzer Tisch stürzt sich ins Getümmel. Alle **wählen verdeckt eine Karte**, und auf einmal wird aufgedeckt. Wähle, wenn du eine Minute hast.
welcome-begin = In zwei Minuten kannst du es gegen dieses Haus **ausprobieren**; nur du siehst das. Danach forderst du jemanden mit `/herausfordern` heraus.
welcome-setting-up = -# **Einrichten** ist für alle, die diesen Server verwalten. Es geht auch alles so, wie es ist.
welcome-silent = -# Auf **{ $server }** habe ich keinen Kanal gefunden, in den ich schreiben darf. Erlaube mir, einen zu sehen und dort Nachrichten zu senden; mit `/einstellungen` richtest du dann ein, was du magst.
welcome-set-up = Einrichten
