### What somebody plays alone: matches of one seat, and campaigns.

solo-by-dm-button = Go on by DM
solo-by-dm-done = ✉️ It goes on in your DMs. If nothing arrives there, `/hand` opens it here.
solo-resign-button = Resign
solo-again-button = Once more
solo-harder-button = Harder: { $setup }
solo-climbed = ⛰️ { $victories ->
    [one] First solo victory: your rank is now **{ $rank }**.
   *[other] { $victories } solo victories: your rank is now **{ $rank }**.
  }
solo-campaign-on = 🛤️ **{ $campaign }** goes on: your next match is ready.
solo-campaign-won = 🏯 **{ $campaign }** is behind you: you have won it.
solo-campaign-lost = 🍂 **{ $campaign }** ends here.
solo-next-button = Next match
solo-anew-button = A new campaign
solo-campaign-button = Campaign
solo-share-button = Show everybody
solo-share-done = Done: the channel sees how it ended.
campaign-title = ## { $game }: your campaign
    Matches fought: **{ $fought }**
campaign-go-on-button = Go on
campaign-give-up-button = Give up
campaign-give-up-ask = Do you really give up your campaign in { $game }? The match under way ends with it, and there is no way back.
campaign-give-up-yes = Yes, give up
campaign-give-up-no = No, keep it
campaign-was-over = 🏁 This campaign is over.
campaign-was-given-up = 🍃 You have given this campaign up.

## Before it begins

outset-title-fight = ## { $game }
outset-title-campaign = ## { $game }: { $campaign }
outset-why-first = Recommended to begin with: **{ $setup }**.
outset-why-next = Next for you: **{ $setup }**. You have won all that comes before.
outset-why-all = You have won them all. The hardest was: **{ $setup }**.
outset-why-usual = Begin as it is usually played, or choose for yourself.
outset-advised = Begin: { $setup }
outset-usual = Begin as usual
outset-settle = Settle it myself
outset-choose = Or settle it yourself:
outset-placeholder = Choose one
outset-switch = -# { $answer }: { $about }
outset-to-daily = Fight of the day
outset-to-fight = A single fight
outset-begin-fight = Fight
outset-begin-campaign = Set out
