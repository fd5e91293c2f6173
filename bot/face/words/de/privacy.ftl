### What is stored about somebody: given to them, and forgotten.

export-done = Hier ist alles, was ich über dich gespeichert habe. Zeiten stehen in UTC. Was andere vor dir verborgen halten, etwa der Startwert eines laufenden Duells, ist nicht dabei. An Dateien, die ich aus der Hand gebe, diese und nachgespielte Partien, reiche ich danach nicht mehr heran.
export-too-large = Über dich gibt es so viel, dass es in keine Nachricht passt. Wer mich betreibt, kann es dir geben.

forget-title = ## Willst du vergessen werden?
forget-what =
    Deine Einstellungen, dein Name, deine Blockierungen und deine Fristenbilanz werden gelöscht. Was du gekämpft und verdient hast, bleibt, ebenso die Summen der anderen, aber unter einem Decknamen. Zu wem er gehörte, hebe ich nirgends auf, darum lässt es sich nicht zurücknehmen.

    Was ich in Kanälen geschrieben habe, bleibt dort, nach Discords eigenen Regeln. An Partien, die andere als Datei behalten haben, reiche ich nicht mehr heran, auch nicht an die Namen darin. Nutzt du mich wieder, fängst du neu an, mit drei Ausnahmen. Einen Tag lang poste ich nichts Neues für dich. 90 Tage lang gelten deine eingehaltenen Fristen bei allen weiter, die Zuverlässigkeit verlangen. Und was nur einmal oder selten Ehre bringt, bringt sie nicht früher wieder: der Kampf des Tages, dieselbe Straße, das erste Duell. Das merke ich mir unter einem Fingerabdruck, ohne deinen Namen.
forget-leaves-matches = { $count ->
    [one] 🏳️ Eine Partie wird aufgegeben, oder gestrichen, wenn noch nichts gespielt ist.
   *[other] 🏳️ { $count } Partien werden aufgegeben, oder gestrichen, wo noch nichts gespielt ist.
}
forget-leaves-challenges = { $count ->
    [one] 📜 Eine offene Herausforderung wird zurückgezogen oder abgelehnt.
   *[other] 📜 { $count } offene Herausforderungen werden zurückgezogen oder abgelehnt.
}
forget-leaves-lobbies = { $count ->
    [one] 🚪 Du verlässt eine Lobby.
   *[other] 🚪 Du verlässt { $count } Lobbys.
}
forget-leaves-gatherings = { $count ->
    [one] 🚪 Du steigst aus einem Treffen aus.
   *[other] 🚪 Du steigst aus { $count } Treffen aus.
}
forget-leaves-clans = { $count ->
    [one] 🚪 Du verlässt deinen Clan; hast du ihn geführt, rückt jemand nach.
   *[other] 🚪 Du verlässt { $count } Clans; wo du geführt hast, rückt jemand nach.
}
forget-go-on = Weiter
forget-keep = Nein, behalte mich
forget-kept = Gut. Nichts hat sich geändert.
forget-phrase = vergiss mich
forget-form-title = Vergessen werden
forget-form-text = Das lässt sich nicht zurücknehmen. Wenn du sicher bist, schreib: { $phrase }
forget-form-field = Bist du sicher?
forget-done = Du bist vergessen. Leb wohl.
refusal-forget-unsure = Das ist nicht, was du schreiben solltest, darum hat sich nichts geändert.
