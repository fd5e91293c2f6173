"""The screens of a lesson: a hand with a hint, the turn it led to, and the end."""
