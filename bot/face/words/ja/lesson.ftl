### Guided lessons: a few turns against the house, with a hint at each step.

lesson-try-button = やってみる
lesson-how-button = 遊び方を見る
lesson-title = ### はじめての決闘・{ $turns }ターン中の第{ $turn }ターン
lesson-welcome = 何も賭けません。
lesson-hint = 💡 { $hint }
lesson-onward = 次へ
lesson-over = ### はじめての決闘・おわり
lesson-won = 🏆 **勝ちました。**
lesson-lost = **今回は当道場の勝ちです。**これで流れはつかめました。
lesson-drawn = ⚖️ **相打ち、引き分けです。**
lesson-undecided = **ここまでです。**本当の決闘は、どちらかが倒れるまで続きます。
lesson-honored = 🎖️ はじめての誉れ：**+{ $honor }**
lesson-challenge-button = 決闘を申し込む
lesson-challenge-how = サーバーで`/決闘`と打ち、相手を選んでください。相手がボタンで受けて立つと、お二人に最初の手札が届きます。
lesson-again-button = ほかの剣士で
lesson-roles = ### 今度はどの剣士で戦いますか。

## The first duel of Bushido

lesson-learnt-bushido-duel = 学んだこと：誰が打つかは紋の輪、受けは速さ、重さは強さで決まります。
lesson-duel-wheel = 札を選んでください。この並びで次の{ $reach }つの紋に対して**攻め**です。上は速さ（小さいほど速い）、下は強さです。
lesson-duel-speed = 遅い札は重く、速い札は守りのときに**受け**られます。基本札で一番速いのは{ $fast }、一番強いのは{ $strong }です。
lesson-duel-specials = 星のついた札は**奥義**で、それぞれに決まりがあります：{ $cards }。一枚試してみましょう。
lesson-duel-spent = **使った札**には線が引かれ、手札がなくなると戻ります。一番下の列は、当道場に残る{ $left }枚です。
lesson-duel-last-ahead = 最後のターンです。体力は{ $own } 対 { $foe }で勝っています。決めに行きますか。
lesson-duel-last-behind = 最後のターンです。体力は{ $own } 対 { $foe }。ここで重い一撃を。
lesson-duel-tied = どちらも{ $own }で、あいこです。全員が無傷で、二枚とも使った札になります。
lesson-duel-you-struck = 自分の{ $own }が{ $foe }に対して**攻め**でした。相手は速くない（速さ{ $theirs } 対 { $yours }）ので受けられず、**{ $damage }**ダメージです。
lesson-duel-you-blocked = 自分の{ $own }が**攻め**でしたが、{ $foe }のほうが速く（速さ{ $theirs } 対 { $yours }）、強さ{ $strength }のうち{ $block }を受けました。**{ $damage }**ダメージです。
lesson-duel-house-struck = { $foe }が自分の{ $own }に対して**攻め**でした。こちらは速くない（速さ{ $yours } 対 { $theirs }）ので受けられず、自分は**{ $damage }**ダメージです。
lesson-duel-house-blocked = { $foe }が**攻め**でしたが、自分の{ $own }のほうが速く（速さ{ $yours } 対 { $theirs }）、強さ{ $strength }のうち{ $block }を受けました。自分は**{ $damage }**ダメージです。
lesson-duel-by-rule = 奥義にはそれぞれの決まりがあります。絵を上から下へ見てください。自分は**{ $lost }**、当道場は**{ $dealt }**ダメージです。
