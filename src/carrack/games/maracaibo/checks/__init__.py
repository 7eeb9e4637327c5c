"""What the checker looks at, a module for each part of the data."""
