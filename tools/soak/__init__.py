"""The soak: a real server, many people who play, and trouble that comes again and again.

python -m tools.soak --tables 200 --rate 1 --seconds 60 --trouble kill --times 5
"""
