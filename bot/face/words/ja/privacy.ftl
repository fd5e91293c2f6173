### What is stored about somebody: given to them, and forgotten.

export-done = あなたについて保存しているすべてです。時刻はUTCです。続いている決闘の種など、相手があなたに伏せているものは入っていません。
export-too-large = あなたについての記録が多く、一つのメッセージに収まりません。このボットの管理者からお渡しできます。

forget-title = ## あなたのことを忘れましょうか？
forget-what =
    設定、名前、ブロック、期限の記録を消します。戦いと誉れの記録は仮の名で残り、ほかの人の記録も変わりません。誰の記録だったかはどこにも残さないので、元に戻せません。

    ボットがチャンネルに書いたものは、Discordの決まりのもとで残ります。また使うときは、まっさらから始まります。ただし例外が三つあります。1日の間は、あなたのために新しい投稿をしません。90日の間は、期限厳守率を条件にする相手には、これまでの期限の守り方がそのまま通ります。そして、一度だけ、またはたまにしか誉れにならないもの（今日の立ち合い、同じ街道、はじめての決闘）は、早くやり直しても誉れになりません。これらは名前なしの符号のもとで覚えておきます。
forget-leaves-matches = 🏳️ { $count }件の試合を投了します。まだ何も進んでいないものは、なかったことになります。
forget-leaves-challenges = 📜 返事待ちの果たし状{ $count }件を取り下げ、または断ります。
forget-leaves-lobbies = 🚪 { $count }件の募集から抜けます。
forget-leaves-gatherings = 🚪 { $count }件の集いを棄権します。
forget-leaves-clans = 🚪 { $count }つの一門を離れます。当主だった一門は、次の人が継ぎます。
forget-go-on = 進む
forget-keep = いいえ、このままで
forget-kept = わかりました。何も変わっていません。
forget-phrase = 忘れてください
forget-form-title = 忘れてもらう
forget-form-text = 取り消せません。よろしければ、次のとおりに書いてください：{ $phrase }
forget-form-field = よろしいですか？
forget-done = あなたのことを忘れました。どうぞお元気で。
refusal-forget-unsure = お願いした言葉と違うため、何も変わっていません。
