"""The soak: a real server, many people who play, and a hand that kills the server again and again.

python -m tools.soak --tables 200 --rate 1 --seconds 60 --kill 5
"""
