## ポケット・サムライで前もって決められること

pocket-topic-wishes = 欲しい順
pocket-topic-lay = 伏せる順（一閃！は勝てるときに）
pocket-topic-side = { $card }の向き
pocket-topic-strike = { $card }で斬り込むか
pocket-topic-hand = { $card }で出す札
pocket-topic-exhaust = { $card }を使い切るか
pocket-topic-strike-always = いつも
pocket-topic-strike-if-it-wins = いまの数で勝てるなら
pocket-topic-strike-never = しない
pocket-topic-exhaust-to-survive-or-win = しのぐためか、勝つため
pocket-topic-exhaust-to-survive = しのぐため
pocket-topic-exhaust-to-win = 勝つため
pocket-topic-exhaust-never = しない
