### ひとりで遊ぶもの：一人用の試合とキャンペーン。

solo-by-dm-button = DMで続ける
solo-by-dm-done = ✉️ 続きはDMに届きます。届かないときは、`/手札` でここでも開けます。
solo-resign-button = 投了する
solo-again-button = もう一度
solo-harder-button = もっと強く：{ $setup }
solo-climbed = ⛰️ **{ $rank }**：一人での勝ち星が{ $victories }になりました。
solo-campaign-on = 🛤️ **{ $campaign }**は続きます。次の試合が待っています。
solo-campaign-won = 🏯 **{ $campaign }**を最後まで勝ち抜きました。
solo-campaign-lost = 🍂 **{ $campaign }**はここで終わりです。
solo-next-button = 次の試合へ
solo-anew-button = 新しいキャンペーン
solo-campaign-button = キャンペーン
solo-share-button = みんなに見せる
solo-share-done = 結果をチャンネルに出しました。
campaign-title = ## { $game }：あなたのキャンペーン
    終えた試合：**{ $fought }**
campaign-go-on-button = 続ける
campaign-give-up-button = やめる
campaign-give-up-ask = { $game }のキャンペーンを本当にやめますか？途中の試合も終わり、元には戻せません。
campaign-give-up-yes = はい、やめます
campaign-give-up-no = いいえ、続けます
campaign-was-over = 🏁 このキャンペーンは終わりました。
campaign-was-given-up = 🍃 このキャンペーンはやめました。

## Before it begins

outset-title-fight = ## { $game }
outset-title-campaign = ## { $game }：{ $campaign }
outset-why-first = 最初のおすすめ：**{ $setup }**。
outset-why-next = 次はこれ：**{ $setup }**。その前のものにはすべて勝っています。
outset-why-all = すべてに勝ちました。いちばん難しいのは：**{ $setup }**。
outset-why-usual = いつもの遊び方で始めるか、自分で選んでください。
outset-advised = 始める：{ $setup }
outset-usual = いつもどおり始める
outset-settle = 自分で決める
outset-choose = 自分で決めるなら：
outset-placeholder = 選んでください
outset-switch = -# { $answer }：{ $about }
outset-to-daily = 今日の立ち合い
outset-to-fight = 一度の立ち合い
outset-begin-fight = 始める
outset-begin-campaign = 旅立つ
