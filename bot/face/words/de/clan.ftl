### Clans: founding, invitations, the roster, the standing, wars.

clan-title = ## 🏯 { $clan }
clan-facts = { $people ->
    [one] Ein Mitglied
   *[other] { $people } Mitglieder
  } · Ehre **{ $honor }** · gewonnene Kriege **{ $wars }** · gegründet { $when }
clan-victories = Von den Mitgliedern allein gewonnen: **{ $victories }**
clan-line-leader = 👑 { $who } · Oberhaupt · Ehre **{ $honor }**
clan-line-officer = ⚔️ { $who } · im Rat · Ehre **{ $honor }**
clan-line-member = { $who } · Ehre **{ $honor }**
clan-role-leader = Oberhaupt
clan-role-officer = Rat
clan-role-member = Mitglied

clan-lately = ### Zuletzt
clan-chronicle-founded = { $who } hat den Clan gegründet, { $when }
clan-chronicle-joined = { $who } ist beigetreten, eingeladen von { $by }, { $when }
clan-chronicle-promoted = { $by } hat { $who } in den Rat berufen, { $when }
clan-chronicle-demoted = { $by } hat { $who } aus dem Rat entlassen, { $when }
clan-chronicle-left = { $who } ist ausgetreten, { $when }
clan-chronicle-removed = { $by } hat { $who } aus dem Clan entfernt, { $when }
clan-chronicle-gone = { $who } hat den Server verlassen, { $when }
clan-chronicle-leads = { $who } hat die Führung übernommen, { $when }
clan-chronicle-ended = Der Clan hat sein Ende gefunden, { $when }

clan-member-placeholder = Mit einem Mitglied etwas tun
clan-to-standing = Alle Clans
clan-leave = Austreten
clan-disband = Auflösen
clan-promote = In den Rat berufen
clan-demote = Aus dem Rat entlassen
clan-hand-over = Clan übergeben
clan-remove = Entfernen
clan-back = Zurück
clan-earlier = Zurück
clan-later = Weiter
clan-page = { $page } von { $pages }

clan-founded = 🏯 { $who } gründet den Clan **{ $clan }**. Mit `/clan einladen` holst du andere dazu.
clan-promoted = ⚔️ { $who } ist jetzt im Rat von **{ $clan }**.
clan-demoted = { $who } ist nicht mehr im Rat von **{ $clan }**, sondern wieder einfaches Mitglied.

clan-leave-ask = Willst du **{ $clan }** wirklich verlassen? Für die Rückkehr bräuchtest du eine Einladung.
clan-leave-ask-leader = Willst du **{ $clan }** wirklich verlassen? Von da an führt { $heir } den Clan, und für die Rückkehr bräuchtest du eine Einladung.
clan-leave-ask-last = Willst du **{ $clan }** wirklich verlassen? Sonst ist niemand mehr darin, der Clan wäre damit am Ende.
clan-leave-yes = Ja, austreten
clan-left = Du hast **{ $clan }** verlassen.
clan-disband-ask = Soll **{ $clan }** wirklich aufgelöst werden? { $people ->
    [one] Du bist das einzige Mitglied.
   *[other] Alle { $people } Mitglieder stünden ohne Clan da.
  } Das lässt sich nicht zurücknehmen.
clan-disband-yes = Ja, auflösen
clan-disbanded = **{ $clan }** gibt es nicht mehr.
clan-remove-ask = { $who } aus **{ $clan }** entfernen? Zurück geht es dann nur mit einer Einladung.
clan-remove-yes = Ja, entfernen
clan-removed = { $who } ist nicht mehr in **{ $clan }**.
clan-hand-over-ask = Soll { $who } die Führung von **{ $clan }** übernehmen? Du wärst dann im Rat, und nur das neue Oberhaupt könnte dir die Führung zurückgeben.
clan-hand-over-yes = Ja, übergeben
clan-handed-over = { $who } führt jetzt **{ $clan }**.
clan-no = Nein
clan-unchanged = Gut. Alles bleibt, wie es ist.

clan-news-leads = 👑 { $who } führt jetzt den Clan **{ $clan }**.
clan-news-ended = 🏯 Auch das letzte Mitglied hat **{ $clan }** verlassen; den Clan gibt es nicht mehr.
clan-news-disbanded = 🏯 { $who } hat **{ $clan }** aufgelöst; den Clan gibt es nicht mehr.

clans-title = ## 🏯 Die Clans dieses Servers
clans-none = Hier gibt es noch keine Clans. Mit `/clan gründen` machst du den Anfang.
clans-line = { $place }. **{ $clan }** · Ehre **{ $honor }** · gewonnene Kriege { $wars } · { $people ->
    [one] ein Mitglied
   *[other] { $people } Mitglieder
  }
clans-line-own = { clans-line } · deiner
clans-open-placeholder = In einen Clan hineinschauen

## Invitations

clan-invite-title = ## 🏯 Eine Einladung
clan-invite-open = { $inviter } lädt { $invited } in den Clan **{ $clan }** ein.
clan-invite-terms = Wer beitritt, kann für die Kriege des Clans aufgestellt werden und sagt dann, ob er oder sie kämpft. Ohne Antwort verfällt die Einladung { $when }.
clan-invite-was-accepted = { $invited } gehört jetzt zum Clan **{ $clan }**.
clan-invite-was-refused = { $invited } bleibt dem Clan **{ $clan }** fern.
clan-invite-was-withdrawn = Die Einladung an { $invited } in den Clan **{ $clan }** wurde zurückgezogen.
clan-invite-was-lapsed = { $invited } hat nicht rechtzeitig geantwortet, die Einladung in den Clan **{ $clan }** ist verfallen.
clan-invite-accept = Annehmen
clan-invite-refuse = Ablehnen
clan-invite-withdraw = Zurückziehen
clan-invite-which = Du hast mehrere Einladungen. Welche meinst du?
clan-invite-which-placeholder = Der Clan
clan-joined = Du gehörst jetzt zu **{ $clan }**. Wer sonst noch, zeigt `/clan mitglieder`.
clan-invite-refused = Du bleibst **{ $clan }** fern.
clan-invite-withdrawn = Du hast die Einladung zurückgezogen.

## Wars

war-size = { $size } gegen { $size }
war-title = ## ⚔️ Krieg zwischen { $clan } und { $foe }
war-terms = { $who } schlägt ihn für **{ $clan }** vor: ein Kampf der Clans, { $size } gegen { $size }, { $pace }.
war-terms-hardcore = { $who } schlägt ihn für **{ $clan }** vor: ein Kampf der Clans, { $size } gegen { $size }, { $pace }, **Hardcore**: Wunden bleiben von Runde zu Runde.
war-waits = { $leader }, Oberhaupt von **{ $foe }**, oder jemand aus dem Rat nimmt an oder lehnt ab; ohne Antwort verfällt der Vorschlag { $when }.
war-accept = Annehmen
war-refuse = Ablehnen
war-withdraw = Zurückziehen
war-ready = ✅ **{ $clan }** hat die Aufstellung gewählt
war-choosing = 💭 **{ $clan }** muss die Aufstellung noch wählen
war-line-ups-wait = Gezeigt werden die Aufstellungen, wenn beide stehen; dann sagen die Aufgestellten, ob sie kämpfen. Fehlt eine, verfällt der Krieg { $when }.
war-line-up = Aufstellung wählen
war-call-off = Absagen
war-roll = **{ $clan }**
war-confirmed = ✅ { $who } kämpft
war-named = ⏳ { $who } muss noch antworten
war-places-open = 💭 { $missing ->
    [one] ein Platz ist noch frei
   *[other] { $missing } Plätze sind noch frei
  }
war-musters = Der Krieg beginnt, sobald alle zugesagt haben; bis dahin dürfen die Clans andere aufstellen. { $when } beginnt er mit denen, die zugesagt haben, aus jedem Clan gleich viele, wenn es je { $least } sind. Wer nicht kämpfen will oder nicht antwortet, verliert nichts.
war-confirm = Ich kämpfe
war-decline = Ohne mich
war-call = { $who }: Für den Krieg zwischen **{ $clan }** und **{ $foe }** seid ihr aufgestellt. Kämpft ihr? Wer zusagt, bekommt die Duelle wie alle anderen auch. Wer absagt oder nicht antwortet, verliert nichts: { $when } geht es ohne euch weiter.
war-line-up-line = **{ $clan }**: { $who }
war-is-on = Es herrscht Krieg.
war-won = 🏆 **{ $clan }** hat den Krieg gewonnen.
war-won-by-none = Niemand steht mehr, also hat kein Clan gewonnen.
war-was-refused = **{ $foe }** hat diesen Krieg abgelehnt.
war-was-withdrawn = Dieser Krieg wurde abgesagt, ehe er begann.
war-was-lapsed = Dieser Krieg ist nicht rechtzeitig zustande gekommen und verfallen.
war-was-unmanned = Zu wenige der Aufgestellten wollten kämpfen, also gibt es keinen Krieg. Das kostet niemanden etwas.
war-was-void = Einen der beiden Clans gibt es nicht mehr, also auch keinen Krieg.
war-to-clash = Zum Kampf der Clans
war-line-up-ask = Wähle { $size } Mitglieder von **{ $clan }**, die kämpfen. Der andere Clan sieht sie, wenn beide Aufstellungen stehen.
war-line-up-placeholder = Die Aufstellung
war-line-up-mixed = Wenn sie auf verschiedenen Seiten der Liste stehen, nimm `/clan krieg aufstellung`.
war-accepted-private = Dein Clan hat angenommen. Wähle jetzt eure Aufstellung.
war-refused-private = Dein Clan hat den Krieg abgelehnt.
war-withdrawn-private = Der Krieg ist abgesagt.
war-lined-up-agreed = Eure Aufstellung steht. Der andere Clan muss noch wählen. Ändern kannst du eure, bis der Krieg beginnt.
war-lined-up-mustering = Beide Aufstellungen sind gewählt. Wer aufgestellt ist, wird gefragt; bis der Krieg beginnt, kannst du andere aufstellen.
war-lined-up-begun = Beide Aufstellungen stehen, und alle haben zugesagt. Der Krieg beginnt.
war-confirmed-private = Du kämpfst. Der Krieg beginnt, wenn auch die anderen geantwortet haben; bis dahin kannst du noch absagen.
war-declined-private = Du kämpfst in diesem Krieg nicht, und es kostet dich nichts. Dein Clan kann jemand anderen aufstellen.
war-begins = Du kämpfst, und alle anderen auch. Der Krieg beginnt.

## What a clan does not allow

refusal-clan-name-length = Ein Clanname hat { $least } bis { $most } Zeichen.
refusal-clan-name-signs = Ein Clanname besteht aus Buchstaben und Ziffern jeder Schrift, dazwischen Leerzeichen, Bindestriche, Apostrophe oder „&“.
refusal-clan-name-mixed = Dieser Name mischt Buchstaben aus Alphabeten, die sich ähnlich sehen. Schreib ihn in einem davon.
refusal-clan-name-taken = So oder zum Verwechseln ähnlich heißt schon ein Clan dieses Servers. Denk dir einen anderen Namen aus.
refusal-clan-in-one-already = Du bist schon in einem Clan dieses Servers. Verlass ihn erst.
refusal-clan-none = Du bist in keinem Clan dieses Servers. Gründe einen mit `/clan gründen`, oder warte auf eine Einladung.
refusal-clan-gone = Diesen Clan gibt es nicht mehr.
refusal-clan-unknown = So einen Clan gibt es auf diesem Server nicht. Nimm einen aus der Liste.
refusal-clan-not-in-it = Du bist nicht in diesem Clan.
refusal-clan-not-leader = Das darf nur das Oberhaupt des Clans.
refusal-clan-not-officer = Das dürfen nur das Oberhaupt und der Rat des Clans.
refusal-clan-not-above = Wer im Rat ist, kann nur vom Oberhaupt entfernt werden.
refusal-clan-no-mate = Diese Person ist nicht in deinem Clan.
refusal-clan-self = Das bist du selbst. Nimm jemand anderen.
refusal-clan-officer-already = Diese Person ist schon im Rat.
refusal-clan-no-officer = Diese Person ist nicht im Rat.

refusal-clan-mate-already = Diese Person ist schon in deinem Clan.
refusal-clan-elsewhere = Diese Person ist in einem anderen Clan dieses Servers und müsste ihn erst verlassen.
refusal-clan-invited-already = Dein Clan hat diese Person schon eingeladen. Warte auf die Antwort.
refusal-clan-not-invited = Dein Clan hat keine offene Einladung an diese Person.
refusal-clan-invite-none = Niemand hat dich in einen Clan dieses Servers eingeladen.
refusal-clan-invite-gone = Diese Einladung ist nicht mehr offen.
refusal-clan-invite-not-for-you = Diese Einladung gilt jemand anderem.
refusal-clan-invite-not-yours = Zurückziehen kann diese Einladung nur, wer sie ausgesprochen hat, das Oberhaupt oder der Rat.
refusal-clan-invite-blocked = Diese Person nimmt von dir keine Einladungen an.
refusal-clan-invite-you-blocked = Du hast diese Person blockiert. Heb das erst auf, wenn du sie einladen willst.

refusal-war-self = Ein Clan kann nicht gegen sich selbst in den Krieg ziehen.
refusal-war-too-few = { $clan } hat weniger als { $size } Mitglieder.
refusal-war-already-open = Zwischen euren Clans gibt es schon einen Krieg, der noch nicht begonnen hat.
refusal-war-gone = Dieser Krieg ist nicht mehr offen.
refusal-war-none = Dein Clan hat keinen Krieg, für den das gilt.
refusal-war-answered = Dieser Krieg ist schon angenommen. Wähle eure Aufstellung.
refusal-war-not-agreed = Der andere Clan muss diesen Krieg erst noch annehmen.
refusal-war-not-yours = Das dürfen nur Oberhaupt und Rat der beiden Clans, jeweils für den eigenen.
refusal-war-not-proposer = Zurückziehen kann diesen Krieg nur der Clan, der ihn vorgeschlagen hat. Ablehnen kannst du ihn.
refusal-war-line-up-size = Wähle genau { $size } verschiedene Mitglieder deines Clans.
refusal-war-not-named = Du bist für diesen Krieg nicht aufgestellt oder wurdest ersetzt.
refusal-war-fighter-declined = Jemand aus deiner Aufstellung hat für diesen Krieg abgesagt. Nimm jemand anderen.
refusal-war-fighter-blocked = Jemand aus deiner Aufstellung möchte von dir nichts hören. Nimm jemand anderen.
refusal-war-which = Dein Clan hat mehrere Kriege, für die das gilt. Sag dazu, gegen welchen Clan.
