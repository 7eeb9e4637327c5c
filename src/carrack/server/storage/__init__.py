"""The database: its shape, its steps, and the journal that is stored before anybody hears of it."""
