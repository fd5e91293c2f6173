### Guided lessons: a few turns against the house, with a hint at each step.

lesson-try-button = やってみる
lesson-how-button = 遊び方を見る
lesson-title = { $seats ->
    [1] ### はじめての立ち合い
   *[other] ### はじめての決闘
  }・{ $steps }回中{ $step }回目
lesson-welcome = 何も賭けません。
lesson-hint = 💡 { $hint }
lesson-onward = 次へ
lesson-choose = どれを選びますか。
lesson-over = { $seats ->
    [1] ### はじめての立ち合い・おわり
   *[other] ### はじめての決闘・おわり
  }
lesson-won = 🏆 **勝ちました。**
lesson-lost = **今回は当道場の勝ちです。**これで流れはつかめました。
lesson-drawn = ⚖️ **引き分けです。**
lesson-undecided = **ここまでです。**本当の試合は、決着がつくまで続きます。
lesson-honored = 🎖️ はじめての誉れ：**+{ $honor }**
lesson-challenge-button = 決闘を申し込む
lesson-challenge-how = サーバーで`/決闘`と打ち、相手を選んでください。相手がボタンで受けて立つと、お二人に最初の手札が届きます。
lesson-challenge-ask = 誰に決闘を申し込みますか？相手がボタンで受けて立つと、お二人に最初の手札が届きます。
lesson-challenge-placeholder = 相手を選ぶ
lesson-alone-button = 本当の立ち合いへ
lesson-alone-how = サーバーで`/ひとり 遊ぶ`と打ってください。待っている人はいません。
lesson-again-button = ほかの剣士で
lesson-once-more-button = もう一度
lesson-roles = ### 今度はどの剣士で戦いますか。

## The first duel of Bushido

lesson-learnt-bushido-duel = 学んだこと：誰が打つかは紋の輪、受けは速さ、重さは強さで決まります。
lesson-duel-wheel = 札を選んでください。この並びで次の{ $reach }つの紋に対して**攻め**です。{ $pictured ->
    [no] 速さは小さいほど速い。
   *[yes] 上は速さ（小さいほど速い）、下は強さです。
  }
lesson-duel-speed = 遅い札は重く、速い札は守りのときに**受け**られます。基本札で一番速いのは{ $fast }、一番強いのは{ $strong }です。
lesson-duel-specials = { $pictured ->
    [no] **奥義**の札には、それぞれの決まりがあります：{ $cards }。一枚試してみましょう。
   *[yes] 星のついた札は**奥義**で、それぞれに決まりがあります：{ $cards }。一枚試してみましょう。
  }
lesson-duel-spent = { $pictured ->
    [no] **使った札**は、手札がなくなると戻ります。上に、当道場に残る{ $left }枚が並んでいます。
   *[yes] **使った札**には線が引かれ、手札がなくなると戻ります。一番下の列は、当道場に残る{ $left }枚です。
  }
lesson-duel-last-ahead = 最後のターンです。体力は{ $own } 対 { $foe }で勝っています。決めに行きますか。
lesson-duel-last-behind = 最後のターンです。体力は{ $own } 対 { $foe }。ここで重い一撃を。
lesson-duel-tied = どちらも{ $own }で、あいこです。全員が無傷で、二枚とも使った札になります。
lesson-duel-you-struck = 自分の{ $own }が{ $foe }に対して**攻め**でした。相手は速くない（速さ{ $theirs } 対 { $yours }）ので受けられず、**{ $damage }**ダメージです。
lesson-duel-you-blocked = 自分の{ $own }が**攻め**でしたが、{ $foe }のほうが速く（速さ{ $theirs } 対 { $yours }）、強さ{ $strength }のうち{ $block }を受けました。**{ $damage }**ダメージです。
lesson-duel-house-struck = { $foe }が自分の{ $own }に対して**攻め**でした。こちらは速くない（速さ{ $yours } 対 { $theirs }）ので受けられず、自分は**{ $damage }**ダメージです。
lesson-duel-house-blocked = { $foe }が**攻め**でしたが、自分の{ $own }のほうが速く（速さ{ $yours } 対 { $theirs }）、強さ{ $strength }のうち{ $block }を受けました。自分は**{ $damage }**ダメージです。
lesson-duel-by-rule = 奥義にはそれぞれの決まりがあります。{ $pictured ->
    [no] 自分は**{ $lost }**、当道場は**{ $dealt }**ダメージです。
   *[yes] 絵を上から下へ見てください。自分は**{ $lost }**、当道場は**{ $dealt }**ダメージです。
  }

## The first duel of Pocket Samurai

lesson-learnt-pocket-hand = 学んだこと：破られない札は場に残り、自分の刀が相手の兜より多いとき、一閃！で勝ちます。
lesson-pocket-lay = 札取りは済んでいます。札を選びましょう。**破られ**なければ、刀と兜が場に残ります。
lesson-pocket-gather = 自分：{ $own }。当道場：{ $theirs }。**一閃！**には、刀が相手の兜より多くなければなりません。もっと集めましょう。
lesson-pocket-strike = 自分：{ $own }。当道場：{ $theirs }。このターンに兜が増えなければ、**一閃！**で勝てます。仕掛けますか。
lesson-pocket-side = 面が二つある札です。自分：{ $own }。当道場：{ $theirs }。どちらが要りますか。
lesson-pocket-exhaust = 一閃！が出ています。場の札には、使い切るとこのターンだけの力になるものがあります。
lesson-pocket-both-stay = { $own }も{ $foe }も場に残りました。どちらも相手を破りません。
lesson-pocket-you-beaten = { $foe }が自分の{ $own }を**破りました**。その札は使い切りです。
lesson-pocket-house-beaten = 自分の{ $own }が{ $foe }を**破りました**。その札は使い切りです。
lesson-pocket-both-beaten = { $own }と{ $foe }が互いに**破り**、どちらも使い切りです。
lesson-pocket-you-struck = { $home ->
    [yes] 自分の**一閃！**が決まりました。刀{ $swords } 対 兜{ $helms }です。
   *[no] 自分の**一閃！**は届きません。刀{ $swords } 対 兜{ $helms }です。手札に戻り、失うものはありません。
  }
lesson-pocket-house-struck = { $home ->
    [yes] 当道場の一閃！が決まりました。刀{ $swords } 対 自分の兜{ $helms }です。
   *[no] 当道場の一閃！は届きません。刀{ $swords } 対 自分の兜{ $helms }です。
  }
lesson-pocket-count = 自分：{ $own }。当道場：{ $theirs }。

## The first duel of Kendo Duel

lesson-learnt-kendo-duel = 学んだこと：打突には同じ打突、それで始まる応じ、または止める札で応じます。通すと札を失います。
lesson-kendo-attack = 先に攻めます。打突を選んでください。赤札（{ $reds }）を添えると止められにくくなります。
lesson-kendo-attack-again = 攻める番です。打突を選んでください。赤札（{ $reds }）を添えると止められにくくなります。
lesson-kendo-attack-bare = 攻める番です。当道場が応じられそうにない打突を選んでください。
lesson-kendo-unarmed = 攻める札がありません。一枚捨てて、打突を引いてください。
lesson-kendo-answer = { $count ->
    [0] 応じられる札がありません。通すと{ $lost }枚失います。
   *[other] 応じる札を選んでください。通すと{ $lost }枚失います。
  }
lesson-kendo-red = まず赤札です。止めなければ手札を一枚抜かれ、そのあと打突に応じます。
lesson-kendo-held = 自分の手札は{ $own }枚、当道場は{ $foe }枚。なくなると負けです。

## The first fight of Way of the Samurai

lesson-learnt-way-fight = 学んだこと：札は力、術、守りを動かします。備えを超えれば命中し、返ってくるものは守りで受けます。
lesson-way-pair = 一巡は札六枚、攻撃二回です。先に置く二枚を選んでください。その分は二回とも効きます。
lesson-way-pair-again = 二回目の攻撃です。残りの札から選びます。値はそのままですが、命中にはもっと要ります。
lesson-way-third = 備えが見えました。力{ $strength }が{ $against }を、術{ $technique }が{ $other }を超えれば、それぞれ命中です。最後の一枚はどれにしますか。
lesson-way-guard = 反撃が{ $power }で返ってきます。守りが同じ高さなら持ちこたえます。今は{ $guard }です。気で上げられます。気は{ $ki }あります。
lesson-way-die = 命中です。傷のサイコロは{ $level }。青のサイコロと比べて傷を狙うか、取っておいて育てるかです。
lesson-way-reward = 同じ印三つで**役**になり、何かが得られます。好きなものを選んでください。
