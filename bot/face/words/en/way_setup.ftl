### Way of the Samurai: what is chosen before a fight, and the ranks that victories earn.

campaign-way-fight = The Road
    .about = Three fights in a row. You keep what you have left and make camp in between.
choice-board-way-fight = Victories in Way of the Samurai

## Opponents

setup-way-fight-opponent-student = the Student
    .about = He knows the first steps. A good one to learn on.
setup-way-fight-opponent-ronin = the Ronin
    .about = He has lived longer, and strikes back harder.
setup-way-fight-opponent-three = one against three
    .about = Each is weak alone, and a throw says who strikes back.
setup-way-fight-opponent-master = the Master
    .about = More Ki, and counterattacks that hurt.
setup-way-fight-opponent-shiro = Shiro
    .about = He has two sides. To wound the second, you give something up.

## Weapons

setup-way-fight-weapon-katana = with the Katana
    .about = Nothing gained, nothing lost.
setup-way-fight-weapon-bokken = with the Bokken
    .about = A wooden sword: once an attack you can pay Life for Ki.
setup-way-fight-weapon-kusarigama = with the Kusarigama
    .about = Its chain stops one blow, but you begin with less Life.
setup-way-fight-weapon-yari = with the Yari
    .about = Redraw your whole hand a few times, but begin with less.
setup-way-fight-weapon-wakizashi = with the Wakizashi
    .about = Draw Special cards in pairs, but win early: it wears you out.

## Places and weather

setup-way-fight-surroundings-field = on the open field
    .about = There is nothing to hide behind.
setup-way-fight-surroundings-bamboo = in the Bamboo Forest
    .about = Once a round the blue die may hide you, or cut you.
setup-way-fight-surroundings-cliff = on the Cliff
    .about = Once a fight the blue die may wound him, or harm you.
setup-way-fight-climate-clear = under a clear sky
    .about = Nothing changes.
setup-way-fight-climate-rain = in the rain
    .about = Less Technique in every second round.
setup-way-fight-climate-wind = in the wind
    .about = Less Strength in every second round.
setup-way-fight-climate-fog = in fog
    .about = No peeking at the defence.
setup-way-fight-climate-glare = against the sun
    .about = The first counterattack is stronger.
setup-way-fight-climate-snow = in snow
    .about = No seventh card.

## Modules and rulings

setup-way-fight-yoroi-none = without armour
    .about = No one wears the Yoroi.
setup-way-fight-yoroi-mine = in armour
    .about = You wear the Yoroi, until it breaks.
setup-way-fight-yoroi-theirs = against armour
    .about = Your opponent wears it; of three, the last.
setup-way-fight-bushido-with = with Bushido
    .about = Three kanji lead to a virtue that helps you.
setup-way-fight-bushido-without = without Bushido
    .about = There are no virtues to win.
setup-way-fight-gisei-with = with Gisei
    .about = Before a counterattack you may give a Life for a better Guard.
setup-way-fight-gisei-without = without Gisei
    .about = You cannot sacrifice Life before a counterattack.
setup-way-fight-blood-without = without Blood
    .about = Injuries as in the base game.
setup-way-fight-blood-with = with Blood
    .about = Five cards with two wounds each. Harder.
setup-way-fight-switches-house = by the house rulings
    .about = Milder where the text is harsh. Recommended.
setup-way-fight-switches-literal = by the letter
    .about = Exactly what the printed text says, however hard.

## The ladder of victories

ladder-way-fight-1 = Pupil
ladder-way-fight-2 = Traveller
ladder-way-fight-3 = Duelist
ladder-way-fight-4 = Swordmaster
ladder-way-fight-5 = Undefeated
