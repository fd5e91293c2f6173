### The puzzle of a day: a position, answered once.

puzzle-title = ### 🧩 Puzzle { $number } · { $game }
puzzle-ask = **What do you play against a perfect opponent?** One card, or { $points } points divided over your cards, by how often you would play each. One try, seen only by you. It ends { $when }.
puzzle-theirs = **Their cards**
puzzle-divide = Divide { $points } points
puzzle-divide-button = Divide points
puzzle-found = ✅ **Right!** A perfect opponent takes nothing worth naming from your answer. You win { $value } of 100 duels.
puzzle-lost = A perfect opponent takes **{ $loss }** points from your answer. The best one wins { $value } of 100 duels.
puzzle-columns = -# Each card: best answer · yours · everyone’s · wins alone
puzzle-card = { $card } **{ $best }** · { $own } · { $all } · { $alone }
puzzle-all = { $answered ->
        [one] You are the first to answer.
       *[other] { $answered } players have answered; { $found } found it.
    }
puzzle-streak = 🔥 Days: **{ $now }** (best: **{ $best }**). One day off does not break it, two in a row do.
puzzle-next = The next puzzle comes { $when }.

## What a server is told in the morning

morning-ask = The puzzle of the day: what do you play against a perfect opponent? One try each, the same for everyone. It ends { $when }.
morning-solve = Solve it
morning-yesterday = **Yesterday: puzzle { $number }**
morning-card = { $card } { $points }
morning-best = The best answer: **{ $cards }**. It wins { $value } of 100 duels.
morning-tried = { $answered ->
        [0] No one tried it.
        [one] One player tried it; { $found ->
            [0] no one found it.
           *[other] they found it.
        }
       *[other] { $answered } players tried it; { $found ->
            [0] no one found it.
            [one] one found it.
           *[other] { $found } found it.
        }
    }

## The puzzles of a week, and how somebody did, for all to read

puzzle-week-button = Week
puzzle-position-button = Position
puzzle-answer-button = Answer…
puzzle-back-button = Back
puzzle-week-back = Today’s puzzle
puzzle-week-title = ## 🏆 Puzzles of the week
puzzle-week-first = -# The first day is not over yet.
puzzle-week-about = -# { $first } to { $last }, in this server: points lost to a perfect opponent · days answered. A day without an answer costs { $missed }, and none costs more. Today counts tomorrow.
puzzle-week-none = No one has answered here yet.
puzzle-week-line = **{ $place }.** { $name } · **{ $lost }** · { $days }/{ $all }
puzzle-shown = 🧩 { $player } · Puzzle { $number }: { $how } · 🔥 { $streak }
puzzle-shown-found = ⭐⭐⭐ right!
puzzle-shown-near = ⭐⭐ close
puzzle-shown-tried = ⭐ tried
