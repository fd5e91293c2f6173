### Kendo Duelの絵が見えない人のための説明。

# 席の印、席の順。
kendo-mark-1 = 丸
kendo-mark-2 = 四角
kendo-mark-3 = 菱形
kendo-mark-4 = 星

kendo-frame-brown = 茶
kendo-frame-red = 赤
kendo-frame-purple = 紫
kendo-frame-blue = 青
kendo-frame-green = 緑
kendo-frame-yellow = 黄
kendo-frame-white = 白

kendo-picture-own = あなた（{ $mark }）
kendo-picture-ippon = 一本：{ $points }
kendo-picture-by-hansoku = 反則による：{ $points }
kendo-picture-hansoku = 反則：{ $penalties }
kendo-picture-switches = 札を取り替えられます
kendo-picture-attacks = いま攻めます
kendo-picture-answers = いま応じます
kendo-picture-draws = いま札を引きます
kendo-picture-wins = 勝ちました
kendo-picture-hand = 自分の手札：{ $cards }。
kendo-picture-grey = 灰色、いまは出せない札：{ $cards }。
kendo-picture-sheet = すべての札：{ $cards }。
