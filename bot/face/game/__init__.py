"""The parts of which the screens of every game are made."""
