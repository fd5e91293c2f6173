"""The locks by which processes have their shards, as PostgreSQL shows them."""

from bot.store.postgres_peers import KEY, SHARD

HELD = f"""
pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted
    AND classid::bigint = {KEY.replace("$1", str(SHARD))}::bigint & 4294967295
"""
"""Those over this schema alone: others stand in for other tests. ``objid`` is the shard."""
