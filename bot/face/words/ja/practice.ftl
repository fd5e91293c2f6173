### 稽古：道場との対戦。道場の選択は、あなたより先に封印されます。

house-name = { $nth ->
    [0] 道場
   *[other] 道場{ $nth }
  }
level-first-steps = 入門
level-student = 門弟
level-master = 師範
practice-panel = ## 稽古・{ $game }
practice-unrated = 道場とすぐに、あなただけの画面で対戦します。腕前も誉れも動かず、時間制限もありません。
practice-worth = **{ $level }**は{ $below }に100戦中{ $share }勝します（±{ $error }）。
practice-worth-of-many = **{ $level }**は{ $below }との乱戦100回中{ $share }回、上位に入ります（±{ $error }）。
practice-excess = 選び方の確率を知り、常に最善で応じる相手は、100点中{ $excess }点得をします。
practice-games = 別のゲーム
practice-button = 道場と稽古する
practice-title = -# 稽古・{ $game }・{ $level }
house-sealed = -# 🔒 道場は選び終えました：{ $seal }
house-sealed-hurried = -# 🔒 混雑のため道場は手早く選びました：{ $seal }
house-seal-button = 封印 { $seal }
house-hurried = -# 混雑のため道場は手早く選びました。
house-opened = -# 🔓 第{ $turn }ターン：{ $seal }
house-choosing = 🏮 道場が選んでいます。そのあと全員の番です。
house-table = 🏮 道場も加わります（{ $level }）。腕前も誉れも動きません。
outcome-unrated = 道場が加わったため、腕前も誉れも動きません。
practice-told-button = 前のターン
practice-back-button = 手札に戻る
practice-levels-button = 別の強さ
practice-first = 🏮 { $game }で**{ $level }**に初めて勝ちました！
practice-lesson-button = ヒントなしでもう一度
house-check-title = ### 道場の選択を確かめる
house-check-seal = 第**{ $turn }**ターン。**封印**：`{ $seal }`
house-check-later = 道場は選び終えました。内容はターンが終わるとここに表示されます。封印かこのメッセージを取っておいてください。ボタンに封印全体が入っています。
house-check-hidden = この選択は対戦が終わるまで隠されます。終わるとここに表示されます。
house-check-agrees = 選択とノンス：`{ $text }`
    ✅ この文字列のSHA-256は封印と一致します。
house-check-differs = 選択とノンス：`{ $text }`
    ❌ この文字列のSHA-256は封印と**一致しません**。このボットを動かしている人に知らせてください。
profile-houses = **道場との対戦**
profile-house = { $game }・{ $level }：{ $times }勝
duels-line-practice = 🏮 **{ $game }**、道場との対戦。`/手札` で続けられます。
