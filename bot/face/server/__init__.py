"""The screens about a whole server: settings, greetings, and what cannot be shown."""
