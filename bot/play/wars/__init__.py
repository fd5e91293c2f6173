"""Wars between two clans: they are proposed, mustered, and fought as a gathering."""
