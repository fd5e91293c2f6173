## Substitutes

substitute-title = ### 🔄 Eine Ablösung
substitute-asked-own = { $leaver } möchte, dass { $newcomer } übernimmt und von hier aus weiterspielt.
substitute-asked-gone = { $leaver } ist nicht mehr dabei. { $asker } möchte, dass { $newcomer } übernimmt und von hier aus weiterspielt.
substitute-terms = Der Platz wird übernommen, wie er ist, mit seinen Karten. Dazu müssen { $newcomer } und alle anderen zustimmen, die noch spielen; danach zählt die Partie weder für die Wertung noch für die Ehre.
substitute-clock = -# Die Uhr läuft weiter. Das hier verfällt { $when }.
substitute-agreed = ✅ { $players }
substitute-missing = ⏳ { $players }
substitute-seated = { $newcomer } hat den Platz von { $leaver } übernommen. Die Partie geht weiter und zählt nicht mehr für Wertung und Ehre.
substitute-refused = { $newcomer } sollte den Platz von { $leaver } übernehmen. Das wurde abgelehnt.
substitute-withdrawn = { $newcomer } sollte den Platz von { $leaver } übernehmen. Die Anfrage wurde zurückgezogen.
substitute-lapsed = { $newcomer } sollte den Platz von { $leaver } übernehmen. Nicht alle haben rechtzeitig zugestimmt.
substitute-over = { $newcomer } sollte den Platz von { $leaver } übernehmen. Daraus ist nichts geworden.

substitute-accept = Übernehmen
substitute-agree = Zustimmen
substitute-decline = Ablehnen

substitute-ask = Soll { $newcomer } in der Partie gegen { $opponent } übernehmen? Alle, die noch spielen, müssen zustimmen. Was auf diesem Platz gewählt und vorgemerkt ist, verfällt; die Partie zählt nicht mehr für Wertung und Ehre.
substitute-ask-own = Meinen Platz abgeben
substitute-ask-for = { $player } ablösen
substitute-which = In welcher Partie?
substitute-placeholder = Oder gib deinen Platz weiter an …

substitute-posted = Angefragt. Die Anfrage steht bei der Partie; die Uhr läuft weiter.
substitute-yes = Notiert. Jetzt sind die anderen dran.
substitute-taken = Der Platz ist übernommen. Wie es steht, siehst du auf der Tafel.
substitute-yours = Du hast übernommen. Deine Hand kommt, wenn du am Zug bist; der Knopf **Hand** auf der Tafel öffnet sie jederzeit.
substitute-no = Notiert: Daraus wird nichts.
prompt-given-up = -# Jemand hat deinen Platz in der Partie von { $players } übernommen.

refusal-seat-given-up = Du spielst in dieser Partie nicht mehr mit: Jemand hat deinen Platz übernommen. Auf der Tafel kannst du weiter zusehen.
refusal-substitute-asked = In dieser Partie ist schon eine Ablösung angefragt. Das muss erst geklärt sein.
refusal-substitute-asked-before = Wen du nennst, wurde in dieser Partie schon gefragt. Frag jemand anderen.
refusal-substitute-at-table = Wen du nennst, hat in dieser Partie schon gespielt. Frag jemand anderen.
refusal-substitute-gone = Diese Anfrage ist nicht mehr offen.
refusal-substitute-not-for-you = Diese Anfrage gilt jemand anderem.
refusal-substitute-not-here = In dieser Partie gibt es keine Ablösung: Man spielt sie allein, oder sie gehört zu einem Treffen, einer Kampagne oder einem Wettstreit.
refusal-substitute-not-them = Wen du nennst, kann in dieser Partie nicht übernehmen. Frag jemand anderen.
refusal-substitute-not-you = Du kannst in dieser Partie nicht übernehmen.
refusal-substitute-not-yours = Es ist dein eigener Platz: Die anderen müssen zustimmen.
refusal-substitute-still-here = Ablösen lässt sich nur, wer den Server verlassen oder in dieser Partie { $misses } Fristen versäumt hat. Alle anderen müssen selbst darum bitten.

## Reserven im Turnier

reserve-title = ### 🪑 Eine Reserve
reserve-asked-own = { $leaver } möchte, dass { $newcomer } in { $gathering } nachrückt.
reserve-asked-because = { $asker } möchte, dass { $newcomer } in { $gathering } für { $leaver } nachrückt: „{ $reason }“
reserve-terms = { $newcomer } kommt ins Turnier, und für { $leaver } ist es endgültig vorbei. Das Duell beginnt von vorn. Dazu müssen { $newcomer } und die Leitung zustimmen, bevor in dem Duell jemand gewählt hat.
reserve-organiser = die Leitung
substitute-entered = { $newcomer } ist für { $leaver } nachgerückt. Das Duell beginnt von vorn.

reserve-ask = Soll { $newcomer } deinen Platz im Turnier bekommen? Dazu müssen beide zustimmen, { $newcomer } und die Leitung. Danach ist das Turnier für dich endgültig vorbei.
reserve-ask-yes = Meinen Platz abgeben
reserve-agree = Soll { $newcomer } für { $leaver } nachrücken? Dann ist { $leaver } endgültig draußen.
reserve-agree-yes = Nachrücken lassen
reserve-keep = Lieber nicht
reserve-role-hint = Deine Figur behältst du bis zum Ende des Turniers.
reserve-seated = Zugestimmt. Die Reserve ist nachgerückt, und das Duell beginnt von vorn.
reserve-yours = Du bist im Turnier. Dein Duell beginnt von vorn; deine Hand kommt mit ihm, und der Knopf **Hand** auf seiner Tafel öffnet sie jederzeit.

refusal-reserve-in-already = Wen du nennst, ist oder war schon in diesem Turnier. Frag jemand anderen.
refusal-reserve-too-late = Zu spät: In diesem Duell hat schon jemand gewählt.
refusal-rejection-not-a-reserve = Diese Person ist nicht in Reserve.
