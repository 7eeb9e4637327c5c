"""The kernel: what every title keeps to. It knows no title."""
