"""Playing alone: matches, campaigns, contests."""
