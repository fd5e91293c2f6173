"""The screens of a lesson: a hand with a hint, what a turn has brought, and the end."""
