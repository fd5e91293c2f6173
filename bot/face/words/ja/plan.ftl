## Standing orders

plan-kept = このターンの札と、続くターンの先読み：{ $cards }。手札が読みどおりでなくなったら、先読みは取り消し、いつものようにお尋ねします。
plan-played = 先読みどおりに出しました：{ $cards }。手札が読みどおりであるかぎり、残りの先読みも続きます。
plan-none = 先読みはありません。ターンのたびにお尋ねします。

refusal-plan-too-long = 先読みは{ $most }ターン先までです。
refusal-plan-not-in-hand = 先読みの{ $turn }ターン目に選んだ札は、そのとき手札にありません。
refusal-plan-duels-only = 先読みできるのは決闘だけです。乱戦では起きることが多すぎます。
refusal-plan-which = 決闘がいくつかあります。どれかを「試合」で指定してください。
