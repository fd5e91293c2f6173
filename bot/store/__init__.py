"""Tables, migrations and queries: the truth, of which Discord shows a projection."""
