"""What those who run a server do: its settings, its peace."""
