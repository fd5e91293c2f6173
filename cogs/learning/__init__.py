"""The rules, the fighters, help, and the lessons."""
