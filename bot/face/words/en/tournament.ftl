### Tournaments: sign-up, rounds, brackets, and what an organiser mends.

refusal-bout-changed = Something has happened in that duel since you looked. Look again, then decide.
refusal-gathering-check-in-unbounded = A check-in needs a time at which the tournament begins. Give `sign_up` as well.
