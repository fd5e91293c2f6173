### The duel: board, hand and the telling of its turns. What has been chosen and is due is told so in all games.

duel-title = ## ⚔️ { $one } gegen { $other }
duel-occasion = 🏯 { $gathering } · { $duel }
duel-occasion-round = 🏯 { $gathering } · Runde { $round } · { $duel }
duel-side = **{ $fighter }, { $archetype }** · { $player }
duel-side-drawn = **{ $fighter }** · { $player }
duel-health = Leben { $bar } **{ $health }** von { $full }
duel-cards = { $count ->
    [one] Eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }: { $crests }
duel-held = -# 🎴 { $crests }
duel-ready = ✅ bereit
duel-choosing = 💭 wählt noch
duel-fallen = ✖️ gefallen
duel-turn-due = Zug **{ $turn }** · fällig { $when }
duel-turn-held = Zug **{ $turn }** · ⏸️ die Uhren stehen still
duel-bank = 🏦 { $bank } übrig
duel-bank-capped = 🏦 { $bank } übrig, max. { $turn } je Zug
duel-mark = -# Partie { $id } · Siegel { $seal }…
reveal-mark = { $mark } · Siegel { $seal }…
dice-button = Prüfen
dice-title = ### Würfel prüfen
dice-seal = Das **Siegel**, das von Anfang an hier stand: `{ $seal }`
dice-seed-later = Es ist der SHA-256 einer geheimen Zahl, des **Startwerts**, aus dem jeder Wurf und jede Auslosung kommt. Der Startwert steht hier, sobald alles vorbei ist. Wer sich das Siegel merkt, sieht dann, dass niemand ihn geändert hat; auch der Knopf, den du gedrückt hast, trägt das ganze Siegel.
dice-half-later = Es ist der SHA-256 einer geheimen Zahl, des **Startwerts**, gezogen, bevor jemand angenommen hatte oder beigetreten war. Würfe und Auslosungen kommen aus dem Startwert und aus Klicks, die da niemand vorhersehen konnte: dem Annehmen oder Beitreten und der ersten Wahl von jedem. Der Startwert steht hier, sobald alles vorbei ist. Wer sich das Siegel merkt, sieht dann, dass niemand ihn geändert hat; auch der Knopf, den du gedrückt hast, trägt das ganze Siegel.
dice-mix = **Beigemischt**, als Zug/Platz/Klick: `{ $mix }`
dice-mix-long = **Beigemischt**: die Klicks von { $count } Anmeldungen. Beim Nachspielen stehen sie alle da.
dice-seed = Der **Startwert**, nicht mehr geheim: `{ $seed }`
dice-how = Der SHA-256 der Bytes des Startwerts muss das Siegel sein, das du von Anfang an gesehen hast. Wer den Bot betreibt, spielt jeden Wurf und jede Auslosung nach mit { $command }, und die Seite unten sagt, wie sich ein Wurf von Hand prüfen lässt.
dice-how-contest = Die SHA-256 der Bytes des Startwerts muss das Siegel ergeben, das von Anfang an hier stand. Was alle gespielt haben, wurde aus diesem Startwert gezogen, und der Startwert jedes Kampfes folgt aus ihm: Die Seite unten sagt, wie.
dice-replay = `python -m bot replay { $id }`
dice-replay-gathering = `python -m bot replay --gathering { $id }`

duel-hand-button = Hand
duel-rules-button = Regeln
duel-resign-button = Aufgeben
duel-rematch-button = Revanche
rematch-posted = Deine Herausforderung zur Revanche steht jetzt im Kanal dieser Partie.
result-thread-button = So lief es
duel-board-button = Zur Tafel
board-found = Hier steht die Tafel deiner Partie gegen { $opponent }.
board-found-of = Hier steht die neueste Tafel der Partie zwischen { $opponent }.
board-unposted = Die Tafel steht noch nicht im Kanal. Zum Wählen genügt dir deine Hand.
board-pace = -# Tempo: { $pace }
board-beginning = -# 🌅 **So fängt es an.** Jeder Zug wird weiter unten erzählt.
board-beginning-thread = -# 🌅 **So fängt es an.** Jeder Zug wird unten im Thread erzählt.
board-beginning-openly = -# 🌅 **So fängt es an.** Nach dieser Wahl geht es unten weiter.
board-beginning-openly-thread = -# 🌅 **So fängt es an.** Weiter gewählt wird unten im Thread.
board-latest-button = Letzter Zug

hand-title = ### Zug { $turn } gegen { $opponent }
hand-standing = Du **{ $health }**/{ $full } · { $opponent } **{ $foe_health }**/{ $foe_full }, hält { $crests }
hand-standing-full = Du **{ $health }**/{ $full } · { $opponent } **{ $foe_health }**/{ $foe_full }
hand-special-short = -# { $crest } **{ $name }** { $speed } · { $strength }
hand-special-short-rule = -# { $crest } **{ $name }** { $speed } · { $strength } · { $rule }
hand-special-rule-alone = -# { $crest } { $rule }
hand-standards = -# { $cards }
hand-standards-first = -# Tempo · Stärke: { $cards }
hand-standard = { $name } { $speed } · { $strength }
hand-own = Du kämpfst als **{ $fighter }, { $archetype }**: Leben { $bar } **{ $health }** von { $full }
hand-foe = { $opponent } kämpft als **{ $fighter }, { $archetype }**: Leben { $bar } **{ $health }** von { $full }, auf der Hand { $crests }
hand-card = { $crest } **{ $name }** · Tempo { $speed } · Stärke { $strength } · offensiv gegen { $beats }
hand-special = { $crest } **{ $name }: { $special }** · Tempo { $speed } · Stärke { $strength } · offensiv gegen { $beats }
hand-special-rule = -# { $rule }
hand-spent = Schon gespielt: { $crests }
hand-spent-none = Noch nichts gespielt.
hand-wheel = Das Rad im Uhrzeigersinn: { $wheel }. Jede Karte ist offensiv gegen die nächsten vier.
hand-due = Deine Frist: { $when }.
hand-held = ⏸️ Die Uhren stehen still. Wählen kannst du trotzdem, und bis zum Aufdecken auch umentscheiden.
hand-option = { $name } · Tempo { $speed } · Stärke { $strength }
hand-option-special = { $name }: { $special } · Tempo { $speed } · Stärke { $strength }
hand-picked = ✅ Verdeckt gewählt: { $choice }. Wähle neu, um das zu ändern.
hand-planned = Danach vorgemerkt: { $choices }
hand-plan-broken = ⚠️ Für eine andere Wahl vorgemerkt, darum endet mit dem Aufdecken: { $choices }
hand-nothing-owed = Im Moment hast du nichts zu wählen.

lately-last-turn = Zuletzt: { $told }.
lately-this-turn = Bisher: { $told }.
lately-nobody-hurt = niemand wurde verletzt
lately-lost = { $player } verliert **{ $lost }**
    .you = du verlierst **{ $lost }**
lately-unhurt = { $player } ist unverletzt
    .you = du bist unverletzt
lately-discarded = { $player } musste { $cards } abwerfen.
    .you = Du musstest { $cards } abwerfen.
lately-blows = -# { $told }
duel-lately-cards = Du mit { $own } gegen { $foe }.
duel-lately-stand-in = Für dich spielte die Vertretung { $own } gegen { $foe }.

choice-made = ✓ { $choice }
choice-card = { $crest } **{ $name }**
prompt-chosen = Zug { $turn }: { $choice }
prompt-first =
    { $line }
    -# Bis zum Aufdecken kannst du sie mit **Hand** noch ändern.
prompt-details-button = Mehr
prompt-summary-button = Weniger
sure-yes = Ja, tu es
sure-no = Nein, noch nicht
prompt-seal = -# Siegel { $seal }…
prompt-passed = -# Dieser Zug gegen { $opponent } ist gespielt.
prompt-over = -# Die Partie gegen { $opponent } ist vorbei.
ended-won = 🏆 **Gewonnen gegen { $opponent }.**
ended-lost = 🍂 **Verloren gegen { $opponent }.**
ended-otherwise = Deine Partie gegen { $opponent }: { $how }
ended-out = ✖️ **Du bist raus.** Deine Partie gegen { $opponent } geht weiter.
ended-out-of-cup = Im Turnier bist du raus.
hand-comes-by-dm = Wann immer du am Zug bist, kommt deine Hand als Direktnachricht; du findest sie auch hinter dem Knopf **Hand** auf der Tafel.
hand-behind-button = Wann immer du am Zug bist, findest du deine Hand hinter dem Knopf **Hand** auf der Tafel. Direktnachrichten sind aus, oder die letzte kam nicht an; `/ich` sagt, was davon.
hand-begins-openly = Die Partie beginnt auf ihrer Tafel im Kanal: Wenn du am Zug bist, wähle dort, wo alle es sehen. Die Hand kommt später dazu:
call-on = { $player }, du bist am Zug: Wähle auf der Tafel.
nudge = { $player }, ich kann dir gerade keine Direktnachricht schreiben, darum bleibt deine Hand hier: Drück auf der Tafel **Hand**, wann immer du am Zug bist. Nur du siehst sie.

resign-ask = Willst du die Partie gegen { $opponent } wirklich aufgeben? Sie zählt dann als verloren, und das lässt sich nicht zurücknehmen.
resign-yes = Ja, aufgeben
resign-no = Nein, weiterkämpfen
resign-done = Du hast aufgegeben. Wie es jetzt steht, siehst du auf der Tafel.
resign-kept = Gut. Die Partie geht weiter.
resign-which = Welche Partie willst du aufgeben?

duels-title = ## Deine Partien
duels-none = Du bist gerade in keiner Partie. Mit `/herausfordern` forderst du jemanden heraus!
duels-line-yours = ⚔️ Gegen { $opponent } · **du bist am Zug**, fällig { $when }
duels-line-theirs = ⏳ Gegen { $opponent } · die andere Seite ist am Zug, fällig { $when }
duels-line-yours-held = ⚔️ Gegen { $opponent } · **du bist am Zug** · ⏸️ die Uhren stehen still
duels-line-theirs-held = ⏳ Gegen { $opponent } · die andere Seite ist am Zug · ⏸️ die Uhren stehen still
duels-open-title = ### Offene Herausforderungen
duels-challenge-from = 📜 Von { $name } · verfällt { $when }
duels-challenge-to = 📜 An { $name } · verfällt { $when }
duels-more = -# Und { $count } weitere.
duels-which = ### Welche Hand?
duels-which-placeholder = Die Partie
duels-which-line = Gegen { $opponent }
duels-foes-more = { $names } und { $count ->
    [one] eine weitere Person
   *[other] { $count } weitere
  }

reveal-title = ## ⚔️ Zug { $turn }
reveal-loses = 💥 **{ $player } verliert { $lost }, noch { $left } Leben.**
reveal-nobody-hurt = 🛡️ **Niemand wird verletzt.**
reveal-card = { $player } spielt { $crest } **{ $name }**.
reveal-card-special = { $player } spielt { $crest } **{ $name }: { $special }**.
reveal-stand-in = -# Die Zeit von { $players } war um, gewählt hat die Vertretung.
reveal-tied = Beide zeigen { $crest } **{ $name }**: Gleichstand. Beide Karten sind verbraucht.
reveal-faced = { $crest } { $name } ist **offensiv**: { $foe-crest } { $foe-name } liegt auf dem Rad { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
  } weiter.
reveal-rolled-speed = 🎲 { $player } würfelt das Tempo: { $faces } = **{ $sum }**
reveal-rolled-strength = 🎲 { $player } würfelt die Stärke: { $faces } = **{ $sum }**
reveal-speed-equal = { $players } haben beide Tempo { $speed }: gleich schnell.
reveal-speed = Tempo { $speed } von { $player } ist schneller als Tempo { $slower } von { $other }.
reveal-criterion-met = { $player } · { $special }, { $condition }: **ja**.
reveal-criterion-missed = { $player } · { $special }, { $condition }: **nein**.
criterion-offensive = im Angriff
criterion-defensive = in der Abwehr
criterion-faster = mit schnellerem Tempo
criterion-slower = mit langsamerem Tempo
criterion-more-health = mit mehr Leben
criterion-less-health = mit weniger Leben
criterion-more-cards = mit mehr Karten auf der Hand
criterion-fewer-cards = mit weniger Karten auf der Hand
criterion-against = gegen { $cards }
reveal-turned = { $player } macht die Abwehr zum Angriff.
reveal-struck = { $striker } schlägt mit Stärke { $strength } zu: { $player } { $damage ->
    [0] bleibt unverletzt
   *[other] erleidet **{ $damage }** Schaden
  }.
reveal-struck-extra = { $striker } schlägt mit Stärke { $strength } zu, { $player } hat eine Lücke für { $extra } mehr und erleidet **{ $damage }** Schaden.
reveal-struck-blocked = { $striker } schlägt mit Stärke { $strength } zu, { $player } ist schneller, blockt mit Stärke { $block } und { $damage ->
    [0] bleibt unverletzt
   *[other] erleidet **{ $damage }** Schaden
  }.
reveal-struck-blocked-extra = { $striker } schlägt mit Stärke { $strength } zu, { $player } blockt mit Stärke { $block }, hat eine Lücke für { $extra } mehr und erleidet **{ $damage }** Schaden.
reveal-reflected = 🔁 Derselbe Schmerz kehrt zurück: { $player } erleidet **{ $damage }** Schaden.
reveal-dodged = 💨 { $player } ist fort, ehe der Hieb ankommt.
reveal-discarded = { $player } muss { $cards } abwerfen.
reveal-retrieved = { $player } nimmt { $cards } zurück auf die Hand.
reveal-refreshed = 🔄 { $player } nimmt alle neun Karten wieder auf.
reveal-knocked-out = ☠️ { $player } geht zu Boden.
reveal-departed-resigned = 🏳️ { $player } gibt auf.
reveal-departed-forfeited = ⌛ { $player } ist { $misses }-mal in Folge ausgeblieben und hat damit verloren.

outcome-won = 🏆 **{ $winner } gewinnt das Duell.**
outcome-won-of-many = 🏆 **{ $winner } gewinnt die Partie.**
outcome-last-standing = 🏆 **Am Ende steht nur noch { $winner }.**
outcome-draw-both-fallen = ⚖️ **Niemand steht mehr: unentschieden.**
outcome-draw-exhausted = ⚖️ **Auch so viele Züge haben nichts entschieden: unentschieden.**
outcome-draw-forgotten = 🍃 **Eine Seite ist für immer gegangen, noch ehe es begann. Die Partie wird gestrichen.**
outcome-draw-abandoned = ⚖️ **Alle sind ausgeblieben. Die Partie wird gestrichen.**
outcome-draw-called-off = ✖️ **Abgesagt: Das Treffen ist ohne diese Partie weitergegangen.**
outcome-ratings = Wertung: { $ratings }
outcome-rating = { $player } { $rating } ({ $by })
outcome-rating-provisional = { $player } **{ $points }** (vorläufig)
outcome-honor = Ehre hier: { $tallies }
outcome-tally = { $player } **{ $honor }**

## Reminders

reminder-title = { $count ->
    [one] ## Eine Partie wartet auf dich
   *[other] ## { $count } Partien warten auf dich
}
reminder-off = Keine Erinnerungen mehr
reminder-off-done = Ich erinnere dich nicht mehr. Mit `/ich` schaltest du das wieder ein.
resign-ask-alone = Gibst du wirklich auf? Das zählt als verloren und lässt sich nicht zurücknehmen.
resign-ask-campaign = Gibst du wirklich auf? Die Partie zählt als verloren, und das lässt sich nicht zurücknehmen. Damit kann auch deine Kampagne enden.
duels-line-campaign = 🛤️ **{ $game }**, deine Kampagne. `/hand` führt sie fort.
duels-line-daily = ☀️ **{ $game }**, der Kampf des Tages. `/solo tageskampf` führt ihn fort.
duels-line-everywhere = 🌏 **{ $game }**, der Tageskampf aller Server. `/hand` führt ihn fort.
duels-line-road = 👣 **{ $game }**, eine Herausforderung auf dieselbe Straße. `/hand` führt sie fort.
duels-which-campaign = deine Kampagne
duels-which-daily = der Kampf des Tages
duels-which-everywhere = der Tageskampf aller Server
duels-which-road = eine Herausforderung auf dieselbe Straße
duels-line-alone = 🎴 **{ $game }**, allein. Mit `/hand` geht es weiter.
outcome-draw-contest-over = 🍃 **Der Wettstreit schloss, bevor der Kampf vorbei war.**
outcome-draw-given-up = 🍃 **Die Kampagne wurde aufgegeben.**
