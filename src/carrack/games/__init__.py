"""One folder a title; titles do not know each other."""
