# compiled together
