"""The bot's connections: the websocket and HTTP."""
