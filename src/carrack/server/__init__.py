"""The server: people, tables and messages. It carries what people decide; it decides no rule.

The way of one click stands in `tables/house.py`; what a table is, in `tables/table.py`; how nothing
is lost, in `storage/journal.py`. README.md beside this file has the map of the rooms.
"""
