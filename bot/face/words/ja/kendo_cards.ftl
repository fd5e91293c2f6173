### Kendo Duel: its cards in words. Names are written as they are printed; what the cards do is told in our own.

## The cards

kendo-card-men = 面
kendo-card-kote = 小手
kendo-card-do = 胴
kendo-card-tsuki = 突き
# The strike that is answered, then the one that comes back.
kendo-card-counter = { $answers }→{ $strikes }
kendo-card-jodan = 上段
kendo-card-seme = 攻め
kendo-card-mushin = 無心
kendo-card-seigan = 正眼
kendo-card-tai-sabaki = 体捌き
kendo-card-kamae = 構え
kendo-card-fudoshin = 不動心
kendo-card-tsubazeriai = 鍔迫り合い
kendo-card-bogyo = 防御
kendo-card-taiatari = 体当たり
kendo-card-maki-age = 巻き上げ
kendo-card-jikan-desu = 時間です

kendo-card-numbered = { $card } { $number }
kendo-card-copies = { $card }×{ $count }
kendo-card-together = { $card }＋{ $other }
kendo-card-in-bold = { $emoji } **{ $name }**
kendo-card-line = -# { $emoji } **{ $name }** · { $does }

## The groups in which a hand is shown, and where cards come from

kendo-group-basic = 打突
kendo-group-counter = 応じ
kendo-group-red = 勢いを添える札
kendo-group-purple = 勢いを止める札
kendo-group-blue = いなす札
kendo-group-green = 防ぐ札
kendo-group-yellow = ほかの攻め手
kendo-group-white = 時間
kendo-group = { $emoji } { $group }：{ $cards }
kendo-group-marked = { $emoji } { $cards }
kendo-subdeck-basic = 打突
kendo-subdeck-counter = 応じ
kendo-subdeck-other = そのほか

## What the cards do, in a few words

kendo-either = { $some }か{ $last }
kendo-does-basic = { $strikes }を打つ。{ $answers }に応じる
kendo-does-counter = { $answers }に応じて{ $strikes }を打ち返す
kendo-does-red = 打突に添える。{ $stoppers }で止められなければ札を一枚抜く
kendo-does-seigan = { $stops }を止める
kendo-does-mushin = { $stops }を止める。または、どの応じでも何にでも応じられる
kendo-does-blue = 打突や応じをいなす。黄札を止める
kendo-does-fudoshin = { $stops }付きでもいなす。黄札を止める
kendo-does-green = 打突を防ぐ
kendo-does-yellow = 単独で攻める。青札か、無心を添えた応じで止まる
kendo-does-jikan-desu = 1対0なら相手にあと一度の攻め。1対1なら延長
