"""What happens behind the page: time passes at once, and people play by themselves."""
