# What the server and its page say besides the game.

server-name = Sukno
server-unbuilt = The page has not been built here. “make play” builds it; by hand: “npm ci” and “npm run build” in the folder web.
server-unbuilt-terminal = The game in the terminal needs none of that: “sukno play --terminal”.
server-no-seat = This link opens no seat. Perhaps it was cut short; take the whole of it.
server-crowded = Too many windows are open at this seat. Close one of them.
server-selection = What is selected does not lie there any more; look at the table again.
server-malformed = This message cannot be read: { $detail }
server-too-fast = Too many requests at once; wait a moment.
server-too-long = This is longer than anything that can be used here.
server-not-found = There is nothing at this address.
server-home = To the table
server-host = The server does not go by this name. Name it with --host.
server-origin = A page of another site asked; only this server's own page may.
server-fault = Something went wrong in the server. The game stays as it was; try again.
server-running = Sukno is at { $address } – Ctrl-C ends it; every game stays as it is.
server-reach = Others in your network find it at { $address }
server-address-taken = { $host }:{ $port } is taken by another program. Choose another port with --port, or 0 for any that is free.
server-address-bad = { $host }:{ $port } cannot be listened on: { $detail }

## The door from the command line to the page

door-running = Sukno is running already, at { $address }
door-no-browser = No browser could be opened here.
door-by-hand = Open this address on this machine, or press Enter to play here in the terminal.
door-closed = Sukno is closed; every game is kept. “sukno play” goes on with it.
door-no-page-for-friends = A friend plays in the browser, and the page has not been built here. “make page” builds it, in the folder of the source.
door-no-page = The page has not been built here, so the cards are dealt in the terminal. “make page” builds it, in the folder of the source.
