## What somebody settles ahead

instruct-button = Settle ahead
instruct-title = ### Settled ahead against { $opponent }
instruct-none = There is nothing to settle ahead right now.
instruct-line = **{ $topic }**: { $settled }
instruct-line-unfinished = **{ $topic }**: { $settled } (not in use yet)
instruct-more = { $settled } … and { $count } more
instruct-waiting = -# ⏳ This waits until you settle as well: { $topics }
instruct-line-suggested = **As suggested**: { $topics }
instruct-line-open = **You are asked**: { $topics }
instruct-about = -# What you settle is chosen for you whenever the question comes, and right away if you are being asked now. No one else sees it. It holds until you change it.
instruct-placeholder = What do you want to settle?
instruct-ranked = Tap in the order you want: the first that is possible is chosen.
instruct-single = What should be chosen for you?
instruct-holds = Settled: { $option }
instruct-list-holds = -# ✓ In use. Tap another to add it; then the list waits until you use it again.
instruct-list-unfinished = -# Not in use yet.
instruct-finish = Use this list
instruct-forget-ranked = Clear the list
instruct-forget-single = Ask me again
instruct-back = Back
instruct-suggest = Use the suggested answers
instruct-suggest-sure = The suggested answers replace your own on: { $topics }.
instruct-clear = Ask me everything again
instruct-clear-sure = This clears your own answers on: { $topics }.

## Settled together with a choice

instruct-raised-about = -# Answer now to skip the question later. You can change it at any time; only you see it.
instruct-raised-topic = **{ $topic }**
instruct-ask-me = Ask me
instruct-raised-settled = ✓ **{ $topic }**: { $settled }
instruct-close = Done
instruct-closed = 📜 What you settled against { $opponent } holds until you change it.
