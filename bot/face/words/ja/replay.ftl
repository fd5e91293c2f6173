### 終わった試合を、ターンごとに読み返し、ファイルに残す。

replay-line = { $players } · { $game } · { $day }
replay-beginning = ### 🌅 始まり
replay-place = -# ⏪ { $turn }／{ $turns }
replay-place-own = -# ⏪ { $turn }／{ $turns } · 自分に見えていたまま
replay-place-open = -# ⏪ { $turn }／{ $turns } · すべての札を開いて
replay-as-seen = -# 👁️ { $player }に見えていたもの
replay-first-button = 最初
replay-back-button = 戻る
replay-forward-button = 次へ
replay-last-button = 最後
replay-open-button = すべての札を開く
replay-own-button = 見えていたまま
replay-share-button = 共有
replay-button = 再現
replay-shared = -# ⏪ 試合の山場を、{ $player }が共有しました。すべてのターンは`/再現`で見られます。
refusal-replay-none = 再現できる、終わった試合がまだありません。
refusal-replay-not-over = この試合はまだ終わっていません。終われば再現できます。
replay-ask = この試合は今のところ自分だけが見られます。山場の 3 つをチャンネルに見せますか？ほかは自分だけのままです。
refusal-replay-elsewhere = この試合は別のサーバーのものです。そちらで共有してください。

## ファイル

replay-keep-button = ファイルに残す
replay-kept = 📄 このファイルは、接続なしで、どのブラウザーでも再生できます。ここから先はボットの手が届きません。中身を変えることも、忘れられた人の名前を消すこともできません。人に渡す前に、よく考えてください。
replay-file-turn = ターン
replay-file-keys = ⌨️ ← → ターンを送る · Home、End：最初と最後
replay-file-check = 封印とサイコロを確かめる
replay-file-agrees = { $count ->
    [0] ✅ 種は封印のとおりです。サイコロは振られていません。
   *[other] ✅ 種は封印のとおりで、{ $count }回の目とくじは、すべてそこから決まります。
  }
replay-file-unsealed = ❌ 種が封印と合いません。
replay-file-differs = ❌ { $play }手目のサイコロが種と合いません。
replay-file-sealed-house = 🏮 道場の選択は{ $count }回とも、封印したとおりです。
replay-file-house = ❌ { $play }手目の道場の選択が、封印と合いません。
replay-file-uncheckable = このブラウザーでは、ここで確かめられません。いちばん下の行のとおり、ボットのコードがあれば確かめられます。
replay-file-sealed = 🎲 最初の選択の前に出した封印：
replay-file-how = すべてのターンを決まりに照らして確かめるには：python -m bot replay ファイル
