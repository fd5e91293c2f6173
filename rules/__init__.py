"""The games themselves: pure, replayable, and ignorant of Discord, storage and time."""
