### Kendo Duel: its games, the board, the hand, and the forms.

game-kendo-duel = Kendo Duel
    .about = 最後まで札を持っていた人の勝ちです。
game-kendo-competition = Kendo Duel 競技
    .about = 二本目を取った人の勝ちです。
choice-board-kendo-duel = Kendo Duelの腕前
choice-board-kendo-competition = Kendo Duel 競技の腕前
outcome-draw-hikiwake = ⚖️ **最後の札が防いだので、引き分けです。**
outcome-draw-most-plays = ⚖️ **選べる回数が尽き、優位な人もなく、引き分けです。**

## The board

kendo-title =
    ## 🥋 { $game }：{ $players }
    -# { $about }
kendo-side = { $player } · **{ $count }**枚
kendo-side-out = ✖️ { $player } · 抜けました
kendo-side-left = 🏳️ { $player } · 去りました
# Points as marks: ● by a strike, Ⓗ by the other’s second hansoku. Penalties: ▲ each.
kendo-score-ippon = 一本 { $marks }
kendo-score-hansoku = 反則 { $marks }
kendo-threat-you = ⚔️ { $attacker }があなたを狙っています：{ $card }
kendo-threat-you-red = ⚔️ { $attacker }があなたを狙っています：まず{ $red }、次に{ $card }
kendo-threat = ⚔️ { $attacker }が{ $target }を狙っています：{ $card }
kendo-threat-red = ⚔️ { $attacker }が{ $target }を狙っています：まず{ $red }、次に{ $card }
kendo-piles = -# 山札：{ $left }
kendo-left = { $subdeck } { $count }
kendo-discarded = -# 捨て札：{ $counts }
kendo-last-attack = ⏳ **{ $player }が時間を告げました。これが最後の攻めです。** 一本がなければ試合は終わりです。
kendo-overtime = ⏳ **延長**：次の一本で決まります。
kendo-turn-due = 第**{ $turn }**ターン · { $doing } · 期限は{ $when }
kendo-turn-held = 第**{ $turn }**ターン · { $doing } · ⏸️ 時計は止まっています
kendo-doing-switch = 全員が札を取り替えられます
kendo-doing-attack = { $player }が攻めます
kendo-doing-answer = { $player }が応じます
kendo-doing-bonus = { $player }がおまけを引けます
kendo-doing-refill = { $player }が札を引きます

## The hand

kendo-you = あなた
kendo-hand-cards = 🎴 札：{ $held }
kendo-hand-held = { $player } **{ $count }**
kendo-hand-empty = 手札はありません。
kendo-discards-of = -# 捨て札（{ $subdeck }）：{ $cards }
kendo-ask-attack = どの札で攻めますか。
kendo-ask-answer = どう応じますか。
kendo-ask-red = 赤札を何で止めますか。
kendo-ask-discard = 攻める札がありません。打突を引くために、どの札を捨てますか。
kendo-ask-bonus = おまけを引きますか。
kendo-ask-refill = どの札を引きますか。
kendo-before-attack = あなたの攻撃です。まず一枚を戻し、二枚引きます。
kendo-before-answer = まず一枚を戻し、二枚引きます。それから応じます。
kendo-before-answer-or-parry = まず一枚を戻し、二枚引いてから応じます。すぐに防ぐこともできます。
kendo-parts-opening = 二枚まで取り替える
kendo-parts-switch = 取り替えて引く
kendo-parts-attack = 攻めと狙いを選ぶ
kendo-parts-answer = 応じ方と狙いを選ぶ
kendo-parts-refill = 山札を選ぶ
kendo-keep-opening = 取り替えない
kendo-keep-bonus = おまけなし
kendo-yield-cards = 通す（札を{ $count }枚取られる）
kendo-yield-last-cards = 通す（最後の札{ $count }枚を取られる）
kendo-yield-out = 通す（あなたは抜ける）
kendo-yield-ippon = 通す（相手の一本）
kendo-yield-hansoku = 通す（反則）
kendo-yield-second-hansoku = 通す（二度目の反則で相手の一本）
kendo-yield-match = 通す（あなたの負け）
kendo-chose-yield = 通す
kendo-chose-keep = 引かない
kendo-chose-draw = { $cards }
kendo-chose-switch = { $card }を戻し、{ $new }から一枚、さらに{ $drawn }から一枚
kendo-chose-aim = { $target }へ{ $cards }
kendo-hint-basic = -# { $strike }に応じられる札：{ $strike }、{ $strike }で始まる応じ、青札、緑札、無心とどれかの応じ。
kendo-hint-counter = -# { $strike }に応じられる札：打ち合いを終わらせる{ $strike }、{ $strike }で始まる応じ、青札、無心とどれかの応じ。
kendo-hint-yellow = -# 応じられる札：青札、無心とどれかの応じ。
kendo-hint-jodan = -# 「上段」を止める札：「正眼」か「上段」。そのあと攻めに応じます。「不動心」は両方を止めます。
kendo-hint-seme = -# 「攻め」を止める札：「無心」か「攻め」。そのあと攻めに応じます。「不動心」は両方を止めます。
kendo-sure-time = { $card }を出しますか。取り消せません。1対0なら、相手はあと一度攻められます。一本がなければあなたの勝ち、あれば試合は続きます。1対1なら新しい札五枚ずつで延長になり、次の一本で決まります。
kendo-sure-parry-ippon = { $card }は最後の札です。この攻めは防げますが、次はあなたが手札なしで攻める番になり、**すぐに相手の一本になります**。先に取り替えられるなら、応じる札を引けるかもしれません。
kendo-sure-parry-draw = { $card }は最後の札です。これで防ぐと**引き分け**で終わります。
kendo-sure-parry-out = { $card }は最後の札です。これで防ぐと**あなたは抜けます**。

## The forms

kendo-form-opening = どの札を戻しますか
kendo-form-opening-about = なし、一枚、二枚のどれか。戻した札と同じ山札から引きます。
kendo-form-card = どの札を戻しますか
kendo-form-new = 新しい札はどの山札から
kendo-form-drawn = もう一枚はどの山札から
kendo-form-left = { $count ->
    [0] 山札なし。先に捨て札を混ぜます
   *[other] 山札{ $count }枚
  }
kendo-form-cards = どの札を出しますか
kendo-form-target = 誰を狙いますか
kendo-form-cards-held = { $count }枚
kendo-form-refill-about = 全部で{ $count }枚。
refusal-kendo-unfit-opening = その札は一緒に取り替えられません。
refusal-kendo-unfit-switch = その山札には二枚目の札が残っていません。ほかの山札を選んでください。
refusal-kendo-unfit-refill = 引く枚数が違います。
refusal-kendo-unfit-aim = その狙いは選べません。四人のあいだは、受けた打突をそのまま返す応じだけが、攻めてきた人を狙えます。

## What happened since one’s last choice

kendo-lately = 前に選んでから：{ $told }。
kendo-lately-stand-in = 名代が代わりに選びました。
kendo-lately-switched = { $old }を戻して{ $new }を引きました
kendo-lately-drew = { $cards }を引きました
kendo-lately-took = { $other }の{ $cards }を取りました
kendo-lately-lost = { $other }に{ $cards }を取られました
kendo-lately-first = { $player }が先に攻めます
    .you = 自分が先に攻めます
kendo-lately-ippon = **{ $player }の一本**
    .you = **自分の一本**
kendo-lately-hansoku = { $player }の反則
    .you = 自分の反則
kendo-lately-time = { $player }が時間を告げました
    .you = 自分が時間を告げました
kendo-lately-out = { $player }が抜けました
    .you = 自分が抜けました
kendo-lately-laid = -# 出た札：{ $told }
kendo-lately-by = { $player } { $named }
    .you = 自分 { $named }
kendo-lately-yielded = { $player }は通しました
    .you = 自分は通しました
