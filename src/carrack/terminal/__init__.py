"""What the commands of `carrack` do: games at the terminal, simulations, replays, lists."""
