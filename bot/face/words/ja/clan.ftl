### Clans: founding, invitations, the roster, the standing, wars.

clan-title = ## 🏯 { $clan }
clan-facts = { $people }人 · 誉れ **{ $honor }** · 合戦の勝ち **{ $wars }** · { $when }に創始
clan-victories = 一人で挙げた勝ち星の合計：**{ $victories }**
clan-line-leader = 👑 { $who } · 当主 · 誉れ **{ $honor }**
clan-line-officer = ⚔️ { $who } · 重臣 · 誉れ **{ $honor }**
clan-line-member = { $who } · 誉れ **{ $honor }**
clan-role-leader = 当主
clan-role-officer = 重臣
clan-role-member = 門人

clan-lately = ### 最近の出来事
clan-chronicle-founded = { $who }が一門を興しました（{ $when }）
clan-chronicle-joined = { $who }が{ $by }の誘いで加わりました（{ $when }）
clan-chronicle-promoted = { $by }が{ $who }を重臣にしました（{ $when }）
clan-chronicle-demoted = { $by }が{ $who }を門人に戻しました（{ $when }）
clan-chronicle-left = { $who }が離れました（{ $when }）
clan-chronicle-removed = { $by }が{ $who }を外しました（{ $when }）
clan-chronicle-gone = { $who }がサーバーを去りました（{ $when }）
clan-chronicle-leads = { $who }が当主になりました（{ $when }）
clan-chronicle-ended = 一門は終わりを迎えました（{ $when }）

clan-member-placeholder = 一門の誰かについて決める
clan-to-standing = すべての一門
clan-leave = 離れる
clan-disband = 解散
clan-promote = 重臣にする
clan-demote = 門人に戻す
clan-hand-over = 当主を譲る
clan-remove = 外す
clan-back = 戻る
clan-earlier = 前へ
clan-later = 次へ
clan-page = { $page }/{ $pages }

clan-founded = 🏯 { $who }さんが一門**{ $clan }**を興しました。`/一門 誘う`で仲間を誘えます。
clan-promoted = ⚔️ { $who }さんが**{ $clan }**の重臣になりました。
clan-demoted = { $who }さんは重臣を退き、**{ $clan }**の門人に戻りました。

clan-leave-ask = 本当に**{ $clan }**を離れますか？ 戻るには、また誘ってもらう必要があります。
clan-leave-ask-leader = 本当に**{ $clan }**を離れますか？ 当主は{ $heir }さんになり、戻るには、また誘ってもらう必要があります。
clan-leave-ask-last = 本当に**{ $clan }**を離れますか？ あなたが最後の一人なので、一門は絶えます。
clan-leave-yes = 離れる
clan-left = **{ $clan }**を離れました。
clan-disband-ask = 本当に**{ $clan }**を解散しますか？ { $people ->
    [1] 一門にいるのはあなただけです。
   *[other] { $people }人全員が一門を失います。
  }取り消せません。
clan-disband-yes = 解散する
clan-disbanded = **{ $clan }**は解散しました。
clan-remove-ask = { $who }さんを**{ $clan }**から外しますか？ 戻るには、また誘ってもらう必要があります。
clan-remove-yes = 外す
clan-removed = { $who }さんは**{ $clan }**から外れました。
clan-hand-over-ask = **{ $clan }**の当主を{ $who }さんに譲りますか？ あなたは重臣になり、当主の座を返せるのはその人だけです。
clan-hand-over-yes = 譲る
clan-handed-over = { $who }さんが**{ $clan }**の当主になりました。
clan-no = やめる
clan-unchanged = わかりました。何も変わりません。

clan-news-leads = 👑 { $who }さんが一門**{ $clan }**の当主になりました。
clan-news-ended = 🏯 最後の一人が去り、一門**{ $clan }**は絶えました。
clan-news-disbanded = 🏯 { $who }さんが一門**{ $clan }**を解散しました。

clans-title = ## 🏯 このサーバーの一門
clans-none = ここにはまだ一門がありません。`/一門 興す`で興せます。
clans-line = { $place }. **{ $clan }** · 誉れ **{ $honor }** · 合戦の勝ち { $wars } · { $people }人
clans-line-own = { clans-line } · あなたの一門
clans-open-placeholder = 一門をのぞく

## Invitations

clan-invite-title = ## 🏯 一門への誘い
clan-invite-open = { $inviter }さんが{ $invited }さんを一門**{ $clan }**に誘っています。
clan-invite-terms = 加わった人は一門の合戦に選ばれることがあり、戦うかどうかは自分で答えます。返事がなければ、誘いは{ $when }に流れます。
clan-invite-was-accepted = { $invited }さんが一門**{ $clan }**に加わりました。
clan-invite-was-refused = { $invited }さんは一門**{ $clan }**に加わらないことにしました。
clan-invite-was-withdrawn = { $invited }さんへの、一門**{ $clan }**の誘いは取り下げられました。
clan-invite-was-lapsed = { $invited }さんの返事がないまま期限を過ぎ、一門**{ $clan }**への誘いは流れました。
clan-invite-accept = 加わる
clan-invite-refuse = 辞退する
clan-invite-withdraw = 取り下げる
clan-invite-which = いくつかの誘いが届いています。どれですか？
clan-invite-which-placeholder = 一門を選ぶ
clan-joined = **{ $clan }**に加わりました。顔ぶれは`/一門 名簿`で見られます。
clan-invite-refused = **{ $clan }**への誘いを辞退しました。
clan-invite-withdrawn = 誘いを取り下げました。

## Wars

war-size = { $size }対{ $size }
war-title = ## ⚔️ { $clan }と{ $foe }の合戦
war-terms = { $who }さんが**{ $clan }**の名で申し入れました：{ $size }対{ $size }の激突、{ $pace }。
war-terms-hardcore = { $who }さんが**{ $clan }**の名で申し入れました：{ $size }対{ $size }の激突、{ $pace }、**真剣勝負**。回戦の間に体力は戻りません。
war-waits = **{ $foe }**の当主{ $leader }、または重臣が、受けて立つか断るかを決めます。返事がなければ、申し入れは{ $when }に流れます。
war-accept = 受けて立つ
war-refuse = 断る
war-withdraw = 取り下げる
war-ready = ✅ **{ $clan }**は陣立てを決めました
war-choosing = 💭 **{ $clan }**は陣立てを思案中
war-line-ups-wait = 陣立ては両方がそろったときに明かされ、選ばれた人が戦うかどうかを答えます。そろわなければ{ $when }に流れます。
war-line-up = 陣立てを決める
war-call-off = 取りやめる
war-roll = **{ $clan }**
war-confirmed = ✅ { $who }さんは戦います
war-named = ⏳ { $who }さんの返事を待っています
war-places-open = 💭 あと{ $missing }人足りません
war-musters = 全員が戦うと答えたら、合戦が始まります。それまではほかの人を選び直せます。{ $when }になると、戦うと答えた人たちで、両方同じ人数で始まります（それぞれ{ $least }人以上のとき）。戦わない人も、返事をしない人も、失うものはありません。
war-confirm = 戦います
war-decline = 戦いません
war-call = { $who }さん、**{ $clan }**と**{ $foe }**の合戦に選ばれました。戦いますか。戦うと答えれば、試合はいつもどおりに届きます。断っても、返事をしなくても、失うものはありません。{ $when }には、返事のないまま先へ進みます。
war-line-up-line = **{ $clan }**：{ $who }
war-is-on = 合戦が始まりました。
war-won = 🏆 **{ $clan }**が合戦に勝ちました。
war-won-by-none = 立っている者はなく、どちらの一門も勝ちを得ませんでした。
war-was-refused = **{ $foe }**はこの合戦を断りました。
war-was-withdrawn = この合戦は始まる前に取りやめになりました。
war-was-lapsed = 期限までに整わず、この合戦は流れました。
war-was-unmanned = 戦うと答えた人が足りず、合戦は行われません。誰も何も失いません。
war-was-void = 一方の一門がなくなったため、合戦は行われません。
war-to-clash = 激突へ
war-line-up-ask = **{ $clan }**から{ $size }人を選んでください。相手の一門には、両方の陣立てがそろったときに見えます。
war-line-up-placeholder = 陣立て
war-line-up-mixed = ページをまたいで選ぶときは`/一門 合戦 陣立て`をお使いください。
war-accepted-private = あなたの一門は受けて立ちました。次は陣立てを決めてください。
war-refused-private = あなたの一門は合戦を断りました。
war-withdrawn-private = 合戦を取りやめました。
war-lined-up-agreed = 陣立てが決まりました。相手の一門はまだ思案中です。合戦が始まるまでは変えられます。
war-lined-up-mustering = 両方の陣立てがそろいました。選ばれた人に、戦うかどうかを尋ねます。合戦が始まるまでは、ほかの人を選び直せます。
war-lined-up-begun = 両方の陣立てがそろい、全員が戦うと答えました。合戦の始まりです。
war-confirmed-private = 戦うと答えました。ほかの人の返事がそろうと、合戦が始まります。それまでは断ることもできます。
war-declined-private = この合戦では戦いません。失うものはありません。一門はほかの人を選べます。
war-begins = あなたも、ほかの全員も戦います。合戦の始まりです。

## What a clan does not allow

refusal-clan-name-length = 一門の名前は{ $least }文字から{ $most }文字までです。
refusal-clan-name-signs = 一門の名前に使えるのは文字と数字です（どの文字体系でも）。間に空白、ハイフン、アポストロフィ、「&」を入れられます。
refusal-clan-name-mixed = 見分けのつかない別の文字体系の字が混ざっています。どれか一つで書いてください。
refusal-clan-name-taken = このサーバーには、同じ名前か、見間違えるほど似た名前の一門があります。別の名前を考えてください。
refusal-clan-in-one-already = あなたはもうこのサーバーの一門にいます。先にそこを離れてください。
refusal-clan-none = あなたはこのサーバーのどの一門にもいません。`/一門 興す`で興すか、誘いを待ちましょう。
refusal-clan-gone = その一門はもうありません。
refusal-clan-unknown = そのような一門はこのサーバーにありません。一覧から選んでください。
refusal-clan-not-in-it = あなたはこの一門にいません。
refusal-clan-not-leader = これは当主だけができます。
refusal-clan-not-officer = これは当主と重臣だけができます。
refusal-clan-not-above = 重臣を外せるのは当主だけです。
refusal-clan-no-mate = その人はあなたの一門にいません。
refusal-clan-self = それはご自分です。ほかの人を選んでください。
refusal-clan-officer-already = その人はもう重臣です。
refusal-clan-no-officer = その人は重臣ではありません。

refusal-clan-mate-already = その人はもうあなたの一門にいます。
refusal-clan-elsewhere = その人はこのサーバーの別の一門にいます。先にそこを離れてもらう必要があります。
refusal-clan-invited-already = あなたの一門はもうその人を誘っています。返事を待ちましょう。
refusal-clan-not-invited = あなたの一門は、その人を誘っていません。
refusal-clan-invite-none = このサーバーの一門からの誘いは届いていません。
refusal-clan-invite-gone = この誘いは、もう返事を待っていません。
refusal-clan-invite-not-for-you = この誘いは、ほかの人に宛てたものです。
refusal-clan-invite-not-yours = 誘いを取り下げられるのは、誘った本人と当主、重臣だけです。
refusal-clan-invite-blocked = その人は、あなたからの誘いを受け取りません。
refusal-clan-invite-you-blocked = その人をブロックしています。誘うなら、先にブロックを解いてください。

refusal-war-self = 自分の一門と合戦はできません。
refusal-war-too-few = { $clan }には{ $size }人そろっていません。
refusal-war-already-open = この二つの一門の間には、まだ始まっていない合戦があります。
refusal-war-gone = この合戦は、もう返事を待っていません。
refusal-war-none = あなたの一門に、それに当たる合戦はありません。
refusal-war-answered = この合戦は、もう受けて立っています。陣立てを決めてください。
refusal-war-not-agreed = 相手の一門が、まだこの合戦を受けていません。
refusal-war-not-yours = これは二つの一門の当主と重臣だけが、それぞれの一門についてできます。
refusal-war-not-proposer = 取り下げられるのは申し入れた一門だけです。断ることはできます。
refusal-war-line-up-size = あなたの一門から、違う人をちょうど{ $size }人選んでください。
refusal-war-not-named = あなたはこの合戦に選ばれていないか、ほかの人に代わりました。
refusal-war-fighter-declined = この合戦では戦わないと答えた人がいます。ほかの人を選んでください。
refusal-war-fighter-blocked = あなたからの知らせを受け取らない人がいます。ほかの人を選んでください。
refusal-war-which = そのような合戦がいくつかあります。どの一門が相手かを指定してください。
