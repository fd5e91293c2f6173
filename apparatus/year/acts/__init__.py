"""What people of a simulated year do on a visit, one file for each part of the bot."""
