"""The replay as one self-contained file that any browser plays back."""
