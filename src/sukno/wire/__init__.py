"""Every message between server and page, as frozen structs, and nothing else.

``scene`` is the table of Casino as a seat sees it, ``picture`` that of any other game, ``messages`` what goes over the
socket, ``rest`` what is asked besides.
``python -m sukno.wire.typescript`` writes the page's types from them.
"""
