"""The weights of networks, a file for each title; `carrack.bots.weights` finds them here."""
