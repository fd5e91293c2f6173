"""Running a server: settings, moderation, reports and the noticeboard."""
