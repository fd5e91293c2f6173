"""The screens of a tournament: sign-up, rounds, brackets, announcements and an organiser's repairs."""
