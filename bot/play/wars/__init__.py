"""Wars between two clans: proposed, mustered, and fought as a gathering."""
