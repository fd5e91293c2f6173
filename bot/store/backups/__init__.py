"""Back up, verify and restore whole databases, and move them between SQLite and PostgreSQL."""
