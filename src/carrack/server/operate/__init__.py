"""For whoever runs a server: commands, logs, figures, backups, and the desk of the operator."""
