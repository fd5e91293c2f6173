## Substitutes

substitute-title = ### 🔄 交代
substitute-asked-own = { $leaver }が、ここから先を{ $newcomer }に引き継いでほしいそうです。
substitute-asked-gone = { $leaver }がいなくなりました。{ $asker }が、ここから先を{ $newcomer }に引き継いでほしいそうです。
substitute-terms = 席は今のまま、札ごと引き継がれます。{ $newcomer }と、まだ戦っているほかの全員の同意が要ります。交代のあと、この試合は腕前にも誉れにも数えられません。
substitute-clock = -# 時計は動いたままです。この申し出は{ $when }に流れます。
substitute-agreed = ✅ { $players }
substitute-missing = ⏳ { $players }
substitute-seated = { $newcomer }が{ $leaver }の席を引き継ぎました。試合は続きますが、腕前にも誉れにも数えられません。
substitute-refused = { $leaver }から{ $newcomer }への交代は、断られました。
substitute-withdrawn = { $leaver }から{ $newcomer }への交代は、取り下げられました。
substitute-lapsed = { $leaver }から{ $newcomer }への交代は、期限までに全員の同意がそろいませんでした。
substitute-over = { $leaver }から{ $newcomer }への交代は、なくなりました。

substitute-accept = 引き継ぐ
substitute-agree = 同意する
substitute-decline = 断る

substitute-ask = { $opponent }との試合を{ $newcomer }に引き継いでもらいますか？まだ戦っている全員の同意が要ります。この席で選んだものと先読みは消え、試合は腕前にも誉れにも数えられなくなります。
substitute-ask-own = 自分の席を譲る
substitute-ask-for = { $player }と交代
substitute-which = どの試合ですか？
substitute-placeholder = または、席を譲る人を選ぶ

substitute-posted = 頼みました。申し出は試合の場所にあります。時計は動いたままです。
substitute-yes = 承りました。あとはほかの人しだいです。
substitute-taken = 席が引き継がれました。今の様子は盤面にあります。
substitute-yours = 席を引き継ぎました。あなたの番になると手札が届きます。盤面の「手札」ボタンからは、いつでも見られます。
substitute-no = 承りました。この交代はありません。
prompt-given-up = -# { $players }の試合で、あなたの席は引き継がれました。

refusal-seat-given-up = あなたはもうこの試合に出ていません。席は引き継がれました。試合は盤面で見守れます。
refusal-substitute-asked = この試合では、もう交代を頼んでいます。まずその返事を待ちましょう。
refusal-substitute-asked-before = その人には、この試合でもう頼みました。ほかの人に頼みましょう。
refusal-substitute-at-table = その人は、もうこの試合に出ています。ほかの人に頼みましょう。
refusal-substitute-gone = この申し出は、もう返事を待っていません。
refusal-substitute-not-for-you = これはほかの人への申し出です。
refusal-substitute-not-here = この試合に交代はありません。一人用か、集い、キャンペーン、競い合いの一部です。
refusal-substitute-not-them = その人は、この試合を引き継げません。ほかの人に頼みましょう。
refusal-substitute-not-you = あなたは、この試合を引き継げません。
refusal-substitute-not-yours = あなた自身の席です。ほかの人の同意を待ちましょう。
refusal-substitute-still-here = 交代させられるのは、サーバーを去った人か、この試合で期限を{ $misses }回過ぎた人だけです。ほかの人は、自分で頼むことになります。

## 大会の控え

reserve-title = ### 🪑 控え
reserve-asked-own = { $leaver }が、{ $gathering }の自分の席を{ $newcomer }に譲りたいそうです。
reserve-asked-because = { $asker }が、{ $gathering }で{ $leaver }に代わって{ $newcomer }に入ってほしいそうです：「{ $reason }」
reserve-terms = { $newcomer }が大会に入り、{ $leaver }はもう戻れません。決闘は初めからになります。{ $newcomer }と世話役の同意が、この決闘で誰かが選ぶ前に要ります。
reserve-organiser = 世話役
substitute-entered = { $leaver }に代わって{ $newcomer }が入りました。決闘は初めからです。

reserve-ask = 大会の席を{ $newcomer }に譲りますか？{ $newcomer }と世話役の同意が要ります。そのあと、この大会には戻れません。
reserve-ask-yes = 自分の席を譲る
reserve-agree = { $leaver }に代わって{ $newcomer }を入れますか？{ $leaver }はもう戻れません。
reserve-agree-yes = 控えを入れる
reserve-keep = やめておく
reserve-role-hint = 剣士は大会の終わりまで変わりません。
reserve-seated = 同意しました。控えが入り、決闘は初めからになります。
reserve-yours = 大会に入りました。決闘は初めからで、手札が届きます。盤面の「手札」ボタンからは、いつでも見られます。

refusal-reserve-in-already = その人は、もうこの大会に出ています（または出ていました）。ほかの人に頼みましょう。
refusal-reserve-too-late = もう間に合いません。この決闘では、誰かがもう選んでいます。
refusal-rejection-not-a-reserve = その人は控えではありません。
