"""The locks by which processes hold their shards, as PostgreSQL shows them."""

from bot.store.postgres_peers import KEY, SHARD

HELD = f"""
pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted
    AND classid::bigint = {KEY.replace("$1", str(SHARD))}::bigint & 4294967295
"""
"""Only those over this schema: others belong to other tests. ``objid`` is the shard."""
