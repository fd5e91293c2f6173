### 試合がなぜそうなったか。単位は百分のいくつか。

why-button = なぜ？
why-title-won = ## 勝った理由
why-title-lost = ## 負けた理由
why-title-drawn = ## 引き分けになった理由
why-reading-won = **読み勝ちです**。読み合いで { $points } ポイント有利になりました。
why-reading-lost = **読み負けです**。読み合いで { $points } ポイント不利になりました。
why-dice-won = **サイコロが味方しました**。{ $points } ポイント得をしました。
why-dice-lost = **サイコロに恵まれませんでした**。{ $points } ポイント損をしました。
why-own-won = **自分のミス**で { $points } ポイント失いましたが、それでも勝ちました。
why-own-lost = **自分のミスが決め手です**。{ $points } ポイント失いました。
why-foe-won = **相手のミスが決め手です**。{ $points } ポイント得をしました。
why-foe-lost = **相手のミス**で { $points } ポイント得をしましたが、足りませんでした。
why-called-won = **相手が去りました**。そのときの勝ち目は 100 のうち { $chance } でした。
why-called-lost = **あなたが去りました**。そのときの勝ち目は 100 のうち { $chance } でした。
why-even = **互角でした**。どれも決め手にはなりませんでした。
why-reading = { $side ->
    [own] 読み合いでは { $points } ポイント有利でした。
    [foe] 読み合いでは { $points } ポイント不利でした。
   *[none] 読み合いは五分でした。
  }
why-dice = { $side ->
    [own] サイコロでは { $points } ポイント得をしました。
    [foe] サイコロでは { $points } ポイント損をしました。
   *[none] サイコロは五分でした。
  }
why-mistakes = 自分のミスで { $own } ポイント失い、相手のミスで { $foe } ポイント得ました。
why-no-mistakes = どちらにもミスはありませんでした。
why-moments = **最も失ったところ**
why-moment = 第{ $turn }ターン：自分は { $played }、相手は { $answer }。{ $better } なら **{ $points }** ポイント良い手でした。
why-moment-mistake = { " " }相手の札を知らなくても、{ $points } ポイントのミスでした。
why-sum = -# はじめ { $begin } · 読み { $reading } · サイコロ { $dice } · 自分のミス { $own } · 相手のミス { $foe } { $left ->
    [0] {""}
   *[other] · 終わり方 { $called }{" "}
  }→ { $end }
why-points = -# 1 ポイントは 100 回のうち 1 勝です（道場の師範の計算）。最善の相手にも損をする手がミスで、残りは読み合いです。読み合いでは必ずどちらかが外れます。
why-alt = 100 のうちの勝ち目：はじめ { $begin }
why-alt-turn = 第{ $turn }ターン：{ $chance }
why-awaited = 各ラウンドのはじめから { $times } 回ずつ続きを試しています。20 秒ほどかかります。
why-alone-begin = 慎重に戦えば、はじめから 100 回のうち { $chance } 回勝てます。
why-alone-rose = **第{ $stage }ラウンドで有利になりました**。勝ち目は { $before } から { $after } に上がりました。
why-alone-fell = **第{ $stage }ラウンドで不利になりました**。勝ち目は { $before } から { $after } に下がりました。
why-alone-others = 選択は { $count } 回。慎重な戦い方なら、そのうち { $others } 回は別の手を選びます。
why-alone-slip = 第{ $stage }ラウンド：{ $chosen } を選びました。{ $better } なら 100 回のうち **{ $points }** 回多く勝てます。
why-alone-no-slip = 100 のうち { $points } も損をした選択はありません。
why-alone-points = -# 各ラウンドのはじめから、伏せられたものを知らずに慎重に { $times } 回続けてみた結果です。100 のうち 5 ほどの誤差があります。
why-alone-alt-stage = 第{ $stage }ラウンド：{ $chance }
refusal-why-later = 今は計算できませんでした。少し待ってからもう一度お試しください。
refusal-why-unknown = この試合の理由は言えません。札どうしの価値がまだ十分に分かっていません。
style-button = 自分の戦い方
style-awaited = 最近の決闘を計算しています。30秒ほどかかることがあります。
style-title = ## あなたの戦い方
style-title-of = ## { $player }の戦い方
style-over = -# ここでの最近の決闘 { $count } 回、1 回あたりの平均（100 ポイント中）
style-dice = 🎲 **運**：{ $side ->
    [for] サイコロで { $points } 得
    [against] サイコロで { $points } 損
   *[even] サイコロは五分
  }
style-reading = 👁️ **読み合い**：{ $side ->
    [for] { $points } 得
    [against] { $points } 損
   *[even] 五分
  }
style-mistakes = ✏️ **ミス**：自分で { $own } 損、相手から { $foe } 得
refusal-style-none = ここで計算できる決闘がまだ終わっていません。一戦してからもう一度見てください。
