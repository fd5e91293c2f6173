## One's own time

refusal-me-zone-unknown = I know no such time zone. Pick one from the list, such as Europe/Berlin.
refusal-me-hours-wrong = Quiet hours can last { $most } hours a day at most, and must begin and end at different times.
refusal-me-days-wrong = You can keep { $most } days of the week quiet at most.
refusal-leave-wrong = Leave begins within three months and lasts { $days } days at most.
refusal-leave-already = You have announced a leave already. End that one first.
refusal-leave-used-up = That is more leave than you have left; there are { $days } days in any year.
refusal-leave-none = You are not on leave.
