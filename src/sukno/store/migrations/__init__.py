"""How the database came to be: one file a step, never changed once released.

A new step: change `sukno.store.schema`, write ``versions/v0002_<what>.py`` by hand after the last one, raise HEAD.
A test compares the outcome with the schema.
"""
