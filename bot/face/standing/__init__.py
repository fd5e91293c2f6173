"""How people stand."""
