# The terminal game: the table, its menus and everything it says beside the moves.

## Who sits at the table

terminal-you = You
terminal-your-side = Your side
terminal-name-1 = Marina
terminal-name-2 = Peter
terminal-name-3 = Joseph
terminal-bot-random = beginner
terminal-bot-greedy = amateur
terminal-bot-steady = expert
terminal-partner = partner
terminal-pair = { $one } and { $other }

## The table

terminal-form-one-deal = one deal
terminal-form-to = { $points ->
    [one] to { $points } point
   *[other] to { $points } points
  }
terminal-deal = deal { $deal }
terminal-last = “Last”
terminal-stock = { $cards } left to deal
terminal-dealer = D
terminal-taken = took { $cards }
terminal-sweeps = { $sweeps ->
    [one] { $sweeps } sweep
   *[other] { $sweeps } sweeps
  }
terminal-bare = The table is bare
terminal-single = single
terminal-multiple = multiple
terminal-turn-of = { $player } to play
terminal-back = { $moves ->
    [one] One move back
   *[other] { $moves } moves back
  }
terminal-your-turn = { $cards ->
    [one] Your turn: choose the card with 1 or ← →
   *[other] Your turn: choose a card with 1–{ $cards } or ← →
  }
terminal-nothing-selected = nothing on the table is selected
terminal-no-move = no move with these; w says why
terminal-why-not = why not?
terminal-build-which = Build…
terminal-keys-wait = [ ] look back   l talk   m menu   h help
terminal-keys-back = [ earlier   ] later   Esc back to the game
terminal-keys-choose = 1–9 card   ↑ table   u take back   / type a move   [ ] look back   m menu   h help
terminal-keys-select = ← → ↑ ↓ move   Space select   Enter play   Esc clear   w why not   m menu   h help
