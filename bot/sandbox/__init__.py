"""A Discord on this machine: gateway, REST API and people, for playing and testing without the internet."""
