"""The screens of standings: leaderboards, profiles, honor, seasons."""
