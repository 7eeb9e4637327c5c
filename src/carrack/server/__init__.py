"""The server: people, tables and messages. It carries what people decide; it decides no rule.

The way of one click stands in `house.py`; what a table is, in `table.py`; how nothing is lost, in
`journal.py`.
"""
