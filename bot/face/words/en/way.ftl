### Way of the Samurai: the fight, what can be chosen in it, and the Road.

game-way-fight = Way of the Samurai
    .about = One against opponents that are rules: two attacks a round, and what comes back.
way-board-title = ## ⚔️ { $player } against { $opponent }
way-journey-won = Duels won: { $won }
way-choice = { $choice }
way-ask = What do you do?
way-head = ### Round { $round }, attack { $attack }
way-over = It is over: { $reason }
way-swap-title = Exchange cards
way-swap-cards = Which cards?

## What is settled before a fight

setup-way-fight-opponent-ronin = the Ronin
setup-way-fight-opponent-master = the Master
setup-way-fight-opponent-shiro = Shiro
setup-way-fight-opponent-three = one against three
setup-way-fight-weapon-bokken = with the Bokken
setup-way-fight-weapon-kusarigama = with the Kusarigama
setup-way-fight-weapon-yari = with the Yari
setup-way-fight-weapon-wakizashi = with the Wakizashi
setup-way-fight-surroundings-bamboo = in the Bamboo Forest
setup-way-fight-surroundings-cliff = on the Cliff
setup-way-fight-climate-rain = in the rain
setup-way-fight-climate-wind = in the wind
setup-way-fight-climate-fog = in fog
setup-way-fight-climate-glare = against the sun
setup-way-fight-climate-snow = in snow
setup-way-fight-yoroi-mine = in armour
setup-way-fight-yoroi-theirs = against armour
setup-way-fight-bushido-without = without Bushido
setup-way-fight-gisei-without = without Gisei
setup-way-fight-blood-with = with Blood
setup-way-fight-switches-literal = by the letter
