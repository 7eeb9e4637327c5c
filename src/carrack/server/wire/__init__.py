"""What comes in and what goes out: HTTP, the WebSocket, views, sentences and the page."""
