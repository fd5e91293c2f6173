### Leaderboards, profiles and seasons.

standing-nameless = unknown player
standing-kensei = { $name } ⚔️ *Kensei*
standing-rating = **{ $points }** ± { $margin }
standing-rating-provisional = **{ $points }**, provisional for about { $matches ->
    [one] one more match
   *[other] { $matches } more matches
}

shown-button = Show it here
shown-by = -# 📣 Shown by { $player }

## Leaderboards

board-title = ## 🏆 { $board }
board-honor = Honor
board-season = Honor of season { $season }
board-clans = Clans
board-rating = Rating: { $game }
board-victories = Solo victories: { $game }
choice-board-honor = Honor
choice-board-season = Honor of this season
choice-board-clans = Clans
choice-board-bushido-duel = Rating in duels
choice-board-bushido-brawl = Rating in brawls
board-list = Another leaderboard
board-line-honor = { $place }\. { $name } · **{ $amount }** · { $rank }
board-line-season = { $place }\. { $name } · **{ $amount }**
board-line-rating = { $place }\. { $name } · { $rating } · { $matches ->
    [one] one match
   *[other] { $matches } matches
}
board-line-rating-provisional = – { $name } · { $rating }
board-line-victories = { $place }\. { $name } · **{ $amount }**
board-line-victories-ranked = { $place }\. { $name } · **{ $amount }** · { $rank }
board-line-clan = { $place }\. { $name } · **{ $honor }** · { $people ->
    [one] one member
   *[other] { $people } members
} · { $wars ->
    [0] no war won
    [one] one war won
   *[other] { $wars } wars won
}
board-you = **You:** { $line }
board-empty-honor = No one has earned honor here yet. `/challenge` a player!
board-empty-season = No one has earned honor this season yet. `/challenge` a player!
board-empty-clans = There are no clans here yet.
board-empty-rating = No one is rated here yet. Finish a rated match to be the first.
board-empty-victories = No one has won this solo yet. `/solo play` starts a fight.
board-note-rating = -# The first number estimates a player’s strength, ± how far off it may be: nine times in ten, no further. Places go by the number minus its ±. A provisional rating is still too uncertain: it stands below, without a place.
board-page = -# Page { $page } of { $pages }
board-previous = Higher
board-next = Lower

## Profiles

profile-title = ## { $name }
profile-standing = **{ $rank }** · honor { $honor }
profile-standing-next = **{ $rank }** · honor { $honor }, the next rank at { $next }
profile-kensei = Holds the title of Kensei.
profile-row = { $place }\. **{ $game }**
profile-row-rating = Rating { $rating }
profile-record = { $place }\. **{ $game }** · { $fought } fought: { $won } won, { $lost } lost, { $drawn } drawn
profile-none = No matches here yet.
profile-ratings = **Ratings**
profile-rating = { $game } · { $rating } · place { $place }
profile-rating-provisional = { $game } · { $rating } · no place yet
profile-alone = **Solo**
profile-victories = { $game } · { $victories ->
    [one] one victory
   *[other] { $victories } victories
}
profile-victories-ranked = { $game } · **{ $rank }** · { $victories ->
    [one] one victory
   *[other] { $victories } victories
}{ $next ->
    [0] { "" }
   *[other] , next rank at { $next }
}
profile-streak = Fights of the day · { $now ->
    [one] one day
   *[other] { $now } days
} in a row, best { $best }
profile-fighters = **Fighters**
profile-fighter = { $fighter }, { $archetype } · { $fought } fought, { $share } % won
profile-versus = **Against you** · { $fought } fought: { $won } won, { $lost } lost, { $drawn } drawn
profile-versus-none = **Against you** · you have not dueled yet.
profile-titles = **Titles**
profile-title-kensei = { $times ->
    [one] Kensei once
   *[other] Kensei { $times } times
}, last { $when }
profile-fame = **Halls of fame**
profile-fame-line = Season { $season } · place { $place } · { $board }

## Seasons

season-title = ## 🏯 Season { $season }
season-first = It began with this server and is still open.
season-ends = It ends by itself { $at }.
season-open = It began { $when } and is still open.
season-over = It ended { $when }. This is its hall of fame.
season-fame-honor = ### Honor gained
season-fame-rating = ### Rating: { $game }
season-fame-line = { $place }\. { $name } · { $value }
season-fame-more = and { $count } more in these places
season-fame-none = No one earned honor or fought a rated match.
season-earlier = Earlier season
season-later = Later season
season-board-button = Leaderboard
season-look-button = All seasons
season-close-ask = Close season { $season }? Its first places go into the hall of fame, and season { $next } begins at once. No one loses honor or ratings. This cannot be undone.
season-quarterly = It ends by itself { $at }, as each quarter does in the time zone { $zone }. The hall of fame is posted here, or where this server announces things.
season-by-quarter = Let it end each quarter
season-by-hand = Stop ending by itself
season-close-yes = Yes, close season { $season }
season-close-no = No, leave it open
season-close-done = Season { $season } is closed, and season { $next } has begun.
season-close-kept = The season goes on.

refusal-season-closed = That season is already closed.
refusal-season-unknown = There is no such season here.
