"""For whoever runs a server: commands, logs, metrics, backups, and the desk of the operator."""
