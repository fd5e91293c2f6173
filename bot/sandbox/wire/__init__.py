"""What the bot talks to: the websocket and the HTTP side."""
