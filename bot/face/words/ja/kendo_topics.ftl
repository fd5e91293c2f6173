### What can be settled ahead in Kendo Duel

kendo-topic-answer-card = { $card }への応じ方
kendo-topic-answer-yellow = 体当たりと巻き上げへの応じ方
kendo-topic-red-card = { $card }を止める札
kendo-topic-aim = 誰を狙うか
kendo-topic-attack = 攻める札
kendo-topic-last-cards = 札が少なくなったら
kendo-topic-discard = 打突を引くために捨てる札
kendo-topic-bonus = おまけを引く山札
kendo-topic-back = 戻す札
kendo-topic-new = 新しい札を引く山札
kendo-topic-drawn = もう一枚引く山札
kendo-topic-refill = 手札を満たす山札
kendo-topic-time = 「時間です」を出すとき
kendo-topic-option-joker = 無心とどれかの応じ
kendo-topic-option-yield = 受けずに通す
kendo-topic-option-keep = おまけなし
kendo-topic-option-fewest-cards = 札のいちばん少ない人
kendo-topic-option-most-cards = 札のいちばん多い人
kendo-topic-option-attacker = 最後に自分を攻めた人
kendo-topic-option-parry = 最後の緑札で防いでよい
kendo-topic-option-no-parry = 最後の札では防がない
kendo-topic-option-ask-2 = 二枚以下ならたずねる
kendo-topic-option-ask-3 = 三枚以下ならたずねる
kendo-topic-option-when-ahead = 1対0のとき
kendo-topic-option-always = 1対0と1対1のとき
kendo-topic-option-never = 出さない
