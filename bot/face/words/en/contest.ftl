### Contests: the same fight for several people, each alone and once.

contest-title-daily = ## ☀️ { $game }: the fight of the day
contest-title-everywhere = ## 🌏 { $game }: the day’s fight of all servers
contest-day = { $day } (UTC)
contest-setup = { $new ->
        [1] **Settled for newcomers:**
       *[0] **Settled for all:**
    } { $setup }
contest-setup-usual = as usual
contest-open = It closes { $when }. Fights still under way then are broken off.
contest-over = 🏁 It closed { $when }.
contest-about-daily = Everyone in this server plays the same fight, alone and once. The board in the channel shows how yours ends, but not how you fought it.
contest-about-everywhere = Everyone in every server plays the same fight, alone and once. Nothing is posted; the table is here. Your name is shown only in this server.
contest-about-newcomer = 🌱 Your first { $days } fights of the day are easier, and you are ranked among other newcomers.
contest-own-none = You have not fought it yet.
contest-own-underway = Your fight is under way.
contest-own-given-up = You gave up your fight.
contest-own-unfinished = Your fight was not over when it closed.
contest-own-void = An organiser has declared your fight void.
contest-own-place = You are in place **{ $place }** of { $of }.
contest-streak = 🔥 Days in a row: **{ $now }** (best: **{ $best }**)
contest-line = **{ $place }.** { $who } · { $result }
contest-result-won = won
contest-result-lost = lost
contest-newcomers = 🌱 **Newcomers**, against something easier: { $setup }
contest-nobody = No one has finished it yet.
contest-more = { $count ->
        [one] … and one more.
       *[other] … and { $count } more.
    }
contest-broken-off = { $count ->
        [one] One player did not finish.
       *[other] { $count } players did not finish.
    }
contest-elsewhere = a player on another server
contest-seal = -# The dice are sealed as { $seal }…
contest-seed = The **seed**, no longer secret: `{ $seed }`
contest-fight-button = Fight
contest-go-on-button = Continue
contest-look-button = Your fight
contest-join-button = Fight it too
contest-to-everywhere = All servers
contest-to-daily = This server
contest-to-board = To the board
contest-table-button = Table
contest-hand-daily = -# ☀️ The fight of the day. It closes { $when } and is broken off then.
contest-hand-everywhere = -# 🌏 The day’s fight of all servers. It closes { $when } and is broken off then.
contest-after = -# The dice stay sealed until it closes { $when }. Then you can show everyone your fight.
