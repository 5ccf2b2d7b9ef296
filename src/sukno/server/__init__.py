"""The ASGI application: the page, what it asks for, and a socket for every seat.

Only Views leave the server. ``seen``, ``scene``, ``meaning`` and ``sheets`` make the messages of ``wire`` from what a
seat may see; ``rooms`` holds the tables that are being played; ``play`` is the socket; the rest is REST.
"""
