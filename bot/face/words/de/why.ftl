### Warum eine Partie so ausging, in Punkten von hundert.

why-button = Warum?
why-title-won = ## Warum du gewonnen hast
why-title-lost = ## Warum du verloren hast
why-title-drawn = ## Warum niemand gewonnen hat
why-reading-won = **Du hast dein Gegenüber durchschaut**: Das brachte dir { $points } Punkte.
why-reading-lost = **Du wurdest durchschaut**: Das kostete dich { $points } Punkte.
why-dice-won = **Die Würfel mochten dich**: Sie brachten dir { $points } Punkte.
why-dice-lost = **Die Würfel waren gegen dich**: Sie kosteten dich { $points } Punkte.
why-own-won = **Deine Fehler** kosteten { $points } Punkte, und du hast trotzdem gewonnen.
why-own-lost = **Deine Fehler entschieden**: Sie kosteten dich { $points } Punkte.
why-foe-won = **Die Fehler deines Gegenübers entschieden**: Sie brachten dir { $points } Punkte.
why-foe-lost = **Die Fehler deines Gegenübers** brachten dir { $points } Punkte, und es reichte nicht.
why-called-won = **Dein Gegenüber ging.** Du standest da bei { $chance } von 100.
why-called-lost = **Du bist gegangen.** Du standest da bei { $chance } von 100.
why-even = **Es war ausgeglichen**: Nichts überwog.
why-reading = { $side ->
    [own] Das Raten brachte dir { $points } Punkte.
    [foe] Das Raten kostete dich { $points } Punkte.
   *[none] Das Raten ging gleich aus.
  }
why-dice = { $side ->
    [own] Die Würfel brachten dir { $points } Punkte.
    [foe] Die Würfel kosteten dich { $points } Punkte.
   *[none] Die Würfel glichen sich aus.
  }
why-mistakes = Deine Fehler kosteten { $own } Punkte, die deines Gegenübers { $foe }.
why-no-mistakes = Niemand von euch machte einen Fehler.
why-moments = **Wo du am meisten verloren hast**
why-moment = Zug { $turn }: Du spieltest { $played } gegen { $answer }. { $better } wäre **{ $points }** Punkte mehr wert gewesen.
why-moment-mistake = { " " }Das war schon vor dem Aufdecken ein Fehler von { $points }.
why-sum = -# { $begin } am Anfang · { $reading } Raten · { $dice } Würfel · { $own } deine Fehler · { $foe } die deines Gegenübers { $left ->
    [0] {""}
   *[other] · { $called } das Ende{" "}
  }→ { $end }
why-points = -# Ein Punkt ist ein Sieg von 100, wie der Meister des Hauses rechnet. Ein Fehler verliert Punkte gegen bestes Spiel; der Rest ist Raten, und von zweien rät eine Seite falsch.
why-alt = Deine Aussichten von 100: { $begin } am Anfang
why-alt-turn = Zug { $turn }: { $chance }
why-awaited = Ich spiele deine Partie vom Beginn jeder Runde weiter, je { $times }-mal. Das dauert etwa zwanzig Sekunden.
why-alone-begin = Von Anfang an gewinnt umsichtiges Spiel hier { $chance } von 100 Malen.
why-alone-rose = **Runde { $stage } war die Wende für dich**: Deine Aussicht stieg von { $before } auf { $after }.
why-alone-fell = **Runde { $stage } war die Wende gegen dich**: Deine Aussicht fiel von { $before } auf { $after }.
why-alone-others = Du hast { $count }-mal gewählt. Umsichtiges Spiel hätte { $others }-mal anders gewählt.
why-alone-slip = Runde { $stage }: Du hast { $chosen } gewählt. { $better } gewinnt **{ $points }** von 100 Malen mehr.
why-alone-no-slip = Keine deiner Entscheidungen kostete dich auch nur { $points } von 100.
why-alone-points = -# Ich habe vom Beginn jeder Runde { $times }-mal weitergespielt, umsichtig und ohne zu wissen, was verdeckt liegt. Auf etwa 5 von 100 genau.
why-alone-alt-stage = Runde { $stage }: { $chance }
refusal-why-later = Das konnte ich gerade nicht ausrechnen. Versuch es bitte in einer Minute noch einmal.
refusal-why-unknown = Ich kann nicht sagen, warum diese Partie so ausging: Zu wenig ist bekannt, was ihre Karten gegeneinander wert sind.
style-button = Wie ich spiele
style-awaited = Ich rechne deine letzten Duelle aus. Das dauert bis zu einer halben Minute.
style-title = ## Wie du spielst
style-title-of = ## Wie { $player } spielt
style-over = -# { $count ->
    [one] Letztes Duell
   *[other] Letzte { $count } Duelle
  } hier, je Duell im Schnitt, in Punkten von 100
style-dice = 🎲 **Glück**: { $side ->
    [for] Die Würfel brachten { $points }.
    [against] Die Würfel kosteten { $points }.
   *[even] Die Würfel glichen sich aus.
  }
style-reading = 👁️ **Raten**: { $side ->
    [for] { $points } gewonnen.
    [against] { $points } verloren.
   *[even] ging gleich aus.
  }
style-mistakes = ✏️ **Fehler**: { $own } verloren, { $foe } durch andere gewonnen.
refusal-style-none = Du hast hier noch kein Duell beendet, das ich ausrechnen kann. Spiel eines und schau dann wieder.
