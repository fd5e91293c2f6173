### What somebody plays alone: matches of one seat, and campaigns.

solo-by-dm-button = Play on by DM
solo-by-dm-done = ✉️ Play on in your DMs. If nothing arrives there, `/hand` opens it here.
solo-resign-button = Resign
solo-again-button = Play again
solo-harder-button = Harder: { $setup }
solo-climbed = ⛰️ { $victories ->
    [one] First solo victory: your rank is now **{ $rank }**.
   *[other] { $victories } solo victories: your rank is now **{ $rank }**.
  }
solo-campaign-on = 🛤️ **{ $campaign }** continues: your next match is ready.
solo-campaign-won = 🏯 You have won **{ $campaign }**.
solo-campaign-lost = 🍂 **{ $campaign }** ends here.
solo-next-button = Next match
solo-anew-button = New campaign
solo-campaign-button = Campaign
solo-share-button = Show everyone
solo-share-done = Done: the channel now shows how it ended.
campaign-title = ## { $game }: your campaign
    Matches fought: **{ $fought }**
campaign-go-on-button = Continue
campaign-give-up-button = Give up
campaign-give-up-ask = Give up your campaign in { $game }? The match under way ends too. You cannot undo this.
campaign-give-up-yes = Yes, give up
campaign-give-up-no = No, keep it
campaign-was-over = 🏁 This campaign is over.
campaign-was-given-up = 🍃 You have given up this campaign.

## Before it begins

outset-title-fight = ## { $game }
outset-title-campaign = ## { $game }: { $campaign }
outset-why-first = Best to start with: **{ $setup }**.
outset-why-next = Next for you: **{ $setup }**. You have won everything before it.
outset-why-all = You have won them all. The hardest is **{ $setup }**.
outset-why-usual = Start with the usual settings, or choose your own.
outset-advised = Start: { $setup }
outset-usual = Start as usual
outset-settle = Choose the settings
outset-choose = Or choose for yourself:
outset-placeholder = Choose one
outset-switch = -# { $answer }: { $about }
outset-to-daily = Fight of the day
outset-to-fight = A single fight
outset-begin-fight = Fight
outset-begin-campaign = Set out
