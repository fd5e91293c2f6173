"""How fast and how frugal the bot is: ``make bench`` runs every part."""
