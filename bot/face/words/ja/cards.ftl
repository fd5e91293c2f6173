### Fighters and their cards. Numbers come from the rules; a card’s effects hand them over by name.

## Where a card comes from: told by the publisher, told but for some values, or ours

origin-known = [公表された札]({ $source })
origin-completed = [公表された札]({ $source })を当道場が補ったもの
origin-house = 当道場の札

fighter-random = 剣士は運まかせ

## The Swift

fighter-swift = 疾風
    .name = アグニ・ギン
    .line = 「まばたきしたでしょ。決闘は、いま終わったよ」
    .short = 速ければ必殺、遅れればか弱い
    .style = 先に届いて勝つ剣。速いうちは何者も触れられませんが、遅れを取れば、その一撃は軽くなります。

card-willow-step = 柳の歩み
    .short = 速ければ強さが{ $strength-more }上がる。守りなら何も当たらない
    .long = この札のほうが速ければ、強さが{ $strength-more }上がります。守りで速ければ、彼女はもうそこにいません。攻撃はまったくダメージになりません。

card-lightning-strike = 電光一閃
    .long = 先に速さのサイコロを振ります。小さな目が出るほど、強さのサイコロを多く振れます。

card-twin-swallows = 双燕
    .short = 速ければ{ $cuts }連撃
    .long = 手札が軽いほど速く飛び、深く斬ります。攻めで速ければ{ $cuts }回斬りつけます。相手の受けは、そのどの一撃にも効きます。

card-parted-reeds = 葦分け
    .short = 守りで速ければ何も当たらない
    .long = { card-parted-reeds.short }

card-crossing-swallows = 燕の交わり
    .short = 速ければ{ $cuts }連撃。さもなければ強さ{ $strength-more }
    .long = { card-crossing-swallows.short }

## The Wanderer

fighter-wanderer = 流れ者
    .name = タカタ・シゲル
    .line = 「どうぞ、暇ならある。急いでるのはそっちだろ」
    .short = 攻めれば穏やか、守れば鉄壁
    .style = できれば戦いたくない男。攻めを任せておけば穏やかですが、こちらから斬りかかれば、待っているのは壁です。

card-drifting-cloud = 浮き雲
    .short = 守り：相手を{ $slow }d3遅らせる
    .long = 手札が多いうちが本領です。守りなら、相手はサイコロを{ $slow }個振り、出た目を自分の速さに足します。

card-minimal-effort = 骨惜しみ
    .long = 強さは攻めか守りかだけで決まります。攻めではわずか、守りでは絶大です。

card-if-i-must = 是非もなし
    .short = 体力で劣れば強さが{ $strength-more }上がる
    .long = 残りの札が少ないほど早く腰を上げ、強く打ちます。相手より体力が少なければ、攻めでも守りでも強さが{ $strength-more }上がります。

card-passing-rain = 通り雨
    .short = 守り：相手を{ $slow }d3遅らせる
    .long = { card-passing-rain.short }

card-very-well = やれやれ
    .short = 体力で劣れば速さ{ $speed-more }、強さが{ $strength-more }上がる
    .long = { card-very-well.short }

## The Highborn

fighter-highborn = 貴公子
    .name = ハマサキ・シンソウ
    .line = 「……始めてよい」
    .short = 力を抑えて重く打つ。ただし隙がある
    .style = 持てる力のすべてを使うのは品がないと考える達人。抑えた力は倍になって振り下ろされますが、どの構えにも、知る者だけが突ける隙があります。

card-one-hand = 片手打ち
    .short = { $against }に守り：被ダメージ+{ $exposed }
    .long = 片手で足ります。長く弄ぶほど、つまり手札が減るほど、強く打ちます。相手の札が{ $against }なら、通った一撃のダメージが{ $exposed }増えます。

card-closed-eyes = 瞑目
    .short = { $against }に守り：被ダメージ+{ $exposed }
    .long = 機が熟すまで目を開けようともしません。手札が少ないほど速くなります。相手の札が{ $against }なら、通った一撃のダメージが{ $exposed }増えます。

card-unblemished = 無傷
    .long = 一度も触れられたことがない、それが強さの源です。体力が減れば、ともに衰えます。

card-loose-sleeve = 広い袖
    .short = 相手が{ $against }なら被ダメージ+{ $exposed }。さもなければ強さが{ $strength-more }上がる
    .long = { card-loose-sleeve.short }

card-half-a-glance = 流し目
    .short = 相手が{ $against }なら被ダメージ+{ $exposed }
    .long = { card-half-a-glance.short }

card-spotless-silk = 染みなき絹
    .short = 体力で勝れば受け止められない。さもなければ被ダメージ+{ $exposed }
    .long = { card-spotless-silk.short }

## The Bruiser

fighter-bruiser = 豪腕
    .name = ハラダ・ノブスケ
    .line = 「じっとしてろ。そのほうが早く済む」
    .short = 遅いが途方もない一撃。狙われるともろい
    .style = 気のいい山崩れ。打たれた者は立ち上がれませんが、動きは遅く、先に刃を届かせた者の前では隙だらけです。

card-tree-feller = 大木倒し
    .short = 守りで遅い：被ダメージ+{ $exposed }
    .long = 手札が多いほど速く、重く振り下ろされます。守りで遅ければ空振りです。通った一撃のダメージが{ $exposed }増えます。

card-berserkers-rage = 怒髪天
    .short = 守りでは何も受け止められない
    .long = { card-berserkers-rage.short }

card-landslide = 山津波
    .short = 守りで遅い：被ダメージ+{ $exposed }
    .long = 手札が減るほど勢いを増し、誰にも、本人にさえ止められません。守りで遅ければ、通った一撃のダメージが{ $exposed }増えます。

card-first-rush = 初太刀
    .short = 守り：被ダメージ+{ $exposed }
    .long = { card-first-rush.short }

card-falling-wall = 壁崩れ
    .short = 攻めなら受け止められない。守りなら被ダメージ+{ $exposed }
    .long = { card-falling-wall.short }

## The Manipulator

fighter-manipulator = 策士
    .name = テンガン・シュンソウ
    .line = 「いまのはあなたの策でしたか、それとも私の？」
    .short = 相手の札を奪い、自分の札を取り戻す
    .style = 相手よりも、その手札と戦う男。あなたの札は出す前に手を離れ、もうないと数えた彼の札は、いつの間にか戻っています。

card-second-thoughts = 思い直し
    .short = 使った札を戻す。手札で劣れば強さが{ $strength-more }上がる
    .long = 相手の手札が少ないほど強くなります。二人とも立っていれば、使った札のうち、この札のほかから無作為に{ $retrieve }枚を手札に戻します。相手より手札が少なければ、強さが{ $strength-more }上がります。

card-mind-games = 幻惑
    .short = 速ければ相手は{ $force-discard }枚、守りなら{ $force-discard-2 }枚捨てる
    .long = { card-mind-games.short }

card-no-way-out = 袋小路
    .short = 手札で勝れば強さが{ $strength-more }上がる
    .long = 相手の手札が少ないほど、速く、強く締まります。相手より手札が多ければ、強さが{ $strength-more }上がります。

card-borrowed-time = 借りた刻
    .short = 手札で勝れば強さが{ $strength-more }上がる。さもなければ{ $retrieve }枚戻す
    .long = { card-borrowed-time.short }

card-closed-doors = 閉ざした襖
    .short = 攻めなら相手が{ $force-discard }枚捨てる。守りなら{ $retrieve }枚戻す
    .long = { card-closed-doors.short }

## The Lethal Rose

fighter-lethal-rose = 毒薔薇
    .name = ナシオ・ナオミ
    .line = 「わたしの笑みに見とれていたでしょう。手は、こちらですよ」
    .short = 相手を遅らせ、一撃も受けも弱める
    .style = 笑み、袖、そして刃。彼女の前では誰もが札の数字より遅く、弱くなり、守りが攻めに変わることさえあります。

card-lowered-lashes = 伏し目
    .short = 相手の強さが{ $weaken }下がる
    .long = 残りの札が少ないほど、太刀筋は見えなくなります。相手の札は、打つときも受けるときも、強さが{ $weaken }下がります。

card-the-flowers-caress = 花の戯れ
    .short = { $slow }d3遅らせる。守りで速ければ攻めの札になる
    .long = { card-the-flowers-caress.short }

card-hidden-thorn = 隠し棘
    .short = { $slow }d3遅らせる。速ければ相手の強さが{ $weaken }下がる
    .long = すばやく、残りの札が少ないほど深く刺さります。相手はサイコロを{ $slow }個振り、出た目を自分の速さに足します。そのうえでこの札のほうが速ければ、相手の札は、打つときも受けるときも、強さが{ $weaken }下がります。

card-scented-fan = 香り扇
    .short = 攻めなら相手の強さが{ $weaken }下がる。守りなら{ $slow }d3遅らせる
    .long = { card-scented-fan.short }

card-bowed-head = うつむき
    .short = 守りなら攻めに変わる。攻めなら相手の強さが{ $weaken }下がる
    .long = { card-bowed-head.short }

## The Warlord

fighter-warlord = 覇王
    .name = マラメダ・アンザイ
    .line = 「逃げて気が休まるなら、そうせよ。時はある」
    .short = 相手が弱っているときほど強い
    .style = 剣を帯びた恐怖。優位に立てば危うく、差が開くほどさらに危うい男です。

card-scent-of-blood = 血の匂い
    .long = 相手が受けたダメージとともに強さが増し、相手の手札が少ないほど速くなります。

card-how-delightful = 手負いか？ それは愉快
    .short = 体力で勝れば強さが{ $strength-becomes }になる
    .long = { card-how-delightful.short }

card-frozen-with-fear = 金縛り
    .short = 体力で勝れば強さが{ $strength-more }上がり、相手を{ $slow }d3遅らせる
    .long = 相手の手札が少ないほど速く、強くなります。相手より体力が多ければ、強さが{ $strength-more }上がり、相手はサイコロを{ $slow }個振って、出た目を自分の速さに足します。

card-long-shadow = 長い影
    .short = 体力で勝れば強さが{ $strength-more }上がり{ $slow }d3遅らせる。さもなければ強さ{ $strength-more-2 }
    .long = { card-long-shadow.short }

## The Thrillseeker

fighter-thrillseeker = 命知らず
    .name = ナカシマ・ノシ
    .line = 「それだ！ もう一度やってみろ！」
    .short = 傷を負うたびに危うさを増す
    .style = 人があきらめるころに、ようやく始まる男。与えた痛みは返ってきます。追い詰めたときこそ、最も恐ろしいのです。

card-now-we-dance = さあ、舞おうか
    .long = これまでに受けたダメージとともに強さが増し、手札が少ないほど速くなります。

card-think-again = 勝ったつもりか？ 甘い！
    .short = 守りで速ければ、受けたダメージが相手にも返る
    .long = { card-think-again.short }

card-broken-bones = 粉骨砕身
    .short = 体力で劣れば速さ{ $speed-more }、強さが{ $strength-more }上がる
    .long = 手札が少ないほど速く、強くなります。相手より体力が少なければ、痛みが彼を駆り立てます。速さに{ $speed-more }の修正がつき、強さが{ $strength-more }上がります。

card-come-closer = もっと寄れ
    .short = 体力で劣れば速さ{ $speed-more }、強さが{ $strength-more }上がる。さもなければ被ダメージ+{ $exposed }
    .long = { card-come-closer.short }

## Pages

system-bushido = Bushido Duels
fighters-systems = どのゲームの剣士？
fighters-none = ここで遊べるゲームに、選ぶ剣士はいません。
fighters-title = # 剣士
fighters-intro = 剣士はみな、紋ごとに一枚ずつ、{ $cards }枚の札を持っています。うち{ $standards }枚は全員に共通の基本札、{ $specials }枚はその剣士だけの奥義です。
fighters-entry =
    ### { $archetype } { $name }
    { $style }
fighters-cards = 札を見る
fighters-all = 剣士一覧
fighter-full-name = { $archetype } { $name }
fighter-title = # { $archetype } { $name }
fighter-age = { $age }歳
fighter-age-unknown = 年齢不詳
fighter-about =
    -# { $age }
    { $line }
    { $style }
fighter-specials = ### 奥義
fighter-standards = ### 基本札（全員共通）
fighter-card = { $crest } **{ $name }** · 速さ { $speed } · 強さ { $strength }
fighter-special =
    { $crest } **{ $name }「{ $special }」** · 速さ { $speed } · 強さ { $strength }
    { $rule }
    -# { $origin }
fighter-sources = -# 公表された札は、発行元が明かした内容に従っています。当道場の札と基本札の数値は、このゲームについて語られていることをもとに、私たちが定めました。
