"""The replay as one file that any browser plays back, with nothing but itself."""
