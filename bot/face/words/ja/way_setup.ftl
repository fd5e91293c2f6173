### Way of the Samurai: what is settled before a fight, and what victories make of somebody.

campaign-way-fight = 街道
    .about = 続けて三度の決闘。残ったものを持ち越し、合間に野営します。
choice-board-way-fight = Way of the Samuraiの勝ち星

## Opponents

setup-way-fight-opponent-student = 門弟
    .about = 初歩を知る相手。覚えるのによい。
setup-way-fight-opponent-ronin = 浪人
    .about = 長く生きてきた相手。反撃が強い。
setup-way-fight-opponent-three = 三人組
    .about = 一人ずつは弱い。誰が反撃するかはサイコロ次第。
setup-way-fight-opponent-master = 師範
    .about = 気が多く、反撃が痛い。
setup-way-fight-opponent-shiro = シロ
    .about = 二つの面を持つ。傷つけると代償が要る。

## Weapons

setup-way-fight-weapon-katana = 刀で
    .about = 得も損もない。
setup-way-fight-weapon-bokken = 木剣で
    .about = 木の刀。攻撃に一度、命を気に替えられる。
setup-way-fight-weapon-kusarigama = 鎖鎌で
    .about = 鎖が一度だけ反撃を止める。はじめの命は少ない。
setup-way-fight-weapon-yari = 槍で
    .about = 手札を何度か丸ごと引き直せる。はじめは少なめ。
setup-way-fight-weapon-wakizashi = 脇差で
    .about = 奥義を二枚ずつ引ける。長引くと身を削る。

## Places and weather

setup-way-fight-surroundings-field = 野原で
    .about = 隠れるところはない。
setup-way-fight-surroundings-bamboo = 竹林で
    .about = 一巡に一度、青のサイコロが隠すか、傷つける。
setup-way-fight-surroundings-cliff = 崖で
    .about = 立ち合いに一度、相手が傷つくか、自分が害を受ける。
setup-way-fight-climate-clear = 晴れた空の下
    .about = 何も変わらない。
setup-way-fight-climate-rain = 雨の中
    .about = 二巡に一度、術が減る。
setup-way-fight-climate-wind = 風の中
    .about = 二巡に一度、力が減る。
setup-way-fight-climate-fog = 霧の中
    .about = 先を見ることができない。
setup-way-fight-climate-glare = 逆光の中
    .about = 最初の反撃が強い。
setup-way-fight-climate-snow = 雪の中
    .about = 七枚目はない。

## Modules and rulings

setup-way-fight-yoroi-none = 鎧なし
    .about = 誰も鎧を着ない。
setup-way-fight-yoroi-mine = 鎧を着て
    .about = 壊れるまで自分が鎧を着る。
setup-way-fight-yoroi-theirs = 相手が鎧
    .about = 相手が着る。三人組なら三人目。
setup-way-fight-bushido-with = 武士道あり
    .about = 三つの字が、助けになる徳に通じる。
setup-way-fight-bushido-without = 武士道なし
    .about = 得られる徳はない。
setup-way-fight-gisei-with = 犠牲あり
    .about = 反撃の前に命を1差し出し、守りを固められる。
setup-way-fight-gisei-without = 犠牲なし
    .about = 反撃の前に差し出すものはない。
setup-way-fight-blood-without = 血なし
    .about = 負傷は基本のゲームどおり。
setup-way-fight-blood-with = 血あり
    .about = 傷が二つずつの札五枚。難しくなる。
setup-way-fight-switches-house = 当道場の裁定で
    .about = 原文が厳しいところを和らげる。おすすめ。
setup-way-fight-switches-literal = 原文どおり
    .about = どれほど厳しくても原文のとおりに。

## The ladder of victories

ladder-way-fight-1 = 入門
ladder-way-fight-2 = 旅の者
ladder-way-fight-3 = 立ち合い人
ladder-way-fight-4 = 剣豪
ladder-way-fight-5 = 無敗
