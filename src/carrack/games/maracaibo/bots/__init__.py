# compiled together, small
