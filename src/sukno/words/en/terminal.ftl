# The terminal game: the table, its menus and everything it says beside the moves.

## Who sits at the table

terminal-partner = partner

## The table

terminal-form-one-deal = one deal
terminal-form-to = { $points ->
    [one] to { $points } point
   *[other] to { $points } points
  }
terminal-deal = { $part ->
    [pack] pack { $deal }
   *[deal] deal { $deal }
  }
terminal-last = “Last”
terminal-stock = { $cards } left to deal
terminal-in-stock = { $cards } in the stock
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
terminal-no-move-card = cannot be played now; Enter or w says why
terminal-your-turn-any = Your turn
terminal-no-move = no move with these; w says why
terminal-not-there = it does not go there; w says why
terminal-wait-others = Waiting for the others.
terminal-race-waits = The race has stopped where you left it. Close this panel and it goes on.
terminal-goes-on = Your unfinished game goes on; n opens a new table.
terminal-why-not = why not?
terminal-build-which = Build…
terminal-deal-ended = { $part ->
    [pack] The pack is played.
   *[deal] The deal is over.
  }
terminal-match-ended = The match is over.
terminal-keys-over = Enter the score, and on   [ ] look back   l talk   m menu   h help
terminal-keys-wait = [ ] look back   l talk   m menu   h help
terminal-keys-back = [ earlier   ] later   Esc back to the game   h help
terminal-keys-choose = 1–9 card   ↑ table   i hint   u take back   [ ] look back   m menu   h help
terminal-keys-card = 1–9 ← → card   ↑ buttons   Enter   / type{ $undo ->
    [yes] {"   "}u take back
   *[no] {""}
  }   [ ] look back   m menu   h help
terminal-keys-button = ← → button   Enter   / type{ $undo ->
    [yes] {"   "}u take back
   *[no] {""}
  }   [ ] look back   m menu   h help
terminal-keys-handless = Enter   a { $running ->
    [yes] stop
   *[no] non-stop
  }   [ ] look back   l talk   m menu   h help
terminal-keys-do = ← → move   Enter play   ↑ buttons   ↓ cards   w why not   Esc clear   h help
terminal-keys-select = ←→↑↓ move   Space select   Enter play   w why not   Esc clear   h help
terminal-keys-columns = 1–9 column   Space stock   0 waste   f to the middle   w why not   m menu   h help
terminal-small = The window is too small for the table, which needs { $width } × { $height }. Make it larger: until then nothing can be played here. Ctrl-C leaves; the game is kept.
terminal-unread = That cannot be read as a move.
terminal-elsewhere = Also open in another window; this is how it stands there now.
terminal-nothing-forbidden = Everything that the buttons offer is allowed.
terminal-taken-back = Your last move is taken back.
terminal-nothing-back = There is no move to look back at yet.
terminal-no-claim = This book does not know the call.

## Asked and told at the table

terminal-sure = Are you sure?
terminal-yes = Yes
terminal-no = No
terminal-which = Which value?
terminal-which-move = Which move?
terminal-why = Why not?
terminal-talk = The moves so far
terminal-captures = Captures you may look at
terminal-no-captures = There is nothing that this rule book lets you look at now.
terminal-rules = The rules at this table
terminal-claim-ask = Call { $points ->
    [one] { $points } point
   *[other] { $points } points
  }? If you have them for certain, you win at once; if not, you lose the match.
terminal-resign-ask = Give up the match? The others win it.
terminal-type = A move in writing
terminal-type-hint = 9h lays down, 6cx2h4s takes, 2d+4s=6 builds, 2d+[7]=9 raises, 3h+6d[9]=9 adds.
terminal-type-example = Moves that can be made now are written: { $moves }
terminal-type-wait = It is not your turn.
terminal-save = Save the record
terminal-save-hint = The whole match as text, to keep, to replay with “sukno replay” or to check with “sukno verify”.
terminal-saved = The record is in { $path }.
terminal-save-exists = There is already a file { $path }; it was left as it is.
terminal-save-failed = { $path } could not be written: { $detail }

## At a table of a server

join-no-link = This is no link to a table. The whole of it is needed, as it was sent: http://…/#invitation/…
join-no-server = The server { $address } does not answer: { $detail }
join-not-ours = What answers at { $address } is not Sukno.
join-strange = The server does not speak as this program does; they may be of different versions. Open the link in a browser.
join-in-browser = This game cannot be played from the terminal over the network yet. Open the link in a browser: { $link }
join-awaited = still to come
join-absent = not at the table now
join-down = The connection to the server is lost; connecting again…
join-not-sent = There is no connection to the server, and the move was not sent.
join-gone = This table is no longer on the server.
join-back = To go back to the same table: sukno play --join '{ $link }'

## The cut, the sheet, the end

terminal-cut = The cut for the deal
terminal-cut-rule = Everyone cuts the pack; the lowest card deals.
terminal-cut-rule-any = Everyone cuts the pack for the deal.
terminal-cut-again = The cards were equal; they cut again.
terminal-cut-dealer = { ID($player) ->
    [player-you] You deal
   *[other] { $player } deals
  }
terminal-match-dealer = { ID($player) ->
    [player-you] You deal first in this match
   *[other] { $player } deals first in this match
  }
terminal-sheet = { $part ->
    [pack] Score of pack { $deal }
   *[deal] Score of deal { $deal }
  }
terminal-sheet-last = Score
terminal-no-sheet = There is no score in this match yet.
terminal-sheet-deal = { $part ->
    [pack] This pack
   *[deal] This deal
  }
terminal-sheet-sure = Sure points
terminal-sheet-before = Before
terminal-sheet-match = Match
terminal-sheet-goal = to { $points }
terminal-match-over = The match is over

## Menus

terminal-no-table = This table cannot be opened
terminal-damaged = { $what } In the list of saved tables (m, 3) it can be deleted with x.
terminal-leave = Leave
terminal-leave-ask = Leave the game? It is kept as it is and goes on the next time.
terminal-leave-yes = Leave
terminal-menu-on = Play on
terminal-menu-new = New table
terminal-menu-saved = Saved tables
terminal-menu-rules = The rules at this table
terminal-menu-save = Save the record to a file
terminal-menu-settings = Settings
terminal-menu-help = Help
terminal-menu-resign = Give up the match
terminal-menu-quit = Quit (Ctrl-C); the game is kept

terminal-new = New table
terminal-new-game = Game
terminal-new-book = Rule book
terminal-new-seats = Players
terminal-new-seats-help = You and the others. Whether four play in pairs, the rules say.
terminal-new-bot = { $player }
terminal-new-bots = The others
terminal-new-house = { $changes ->
    [0] House rules: none
    [one] House rules: { $changes } change
   *[other] House rules: { $changes } changes
  }
terminal-new-house-help = Press Enter to change the book for this table.
terminal-new-sit = Sit down
terminal-new-sit-help = Press Enter, and the cards are dealt.
terminal-house = House rules over: { $book }
terminal-house-done = Done
terminal-house-done-help = Press Enter to go back to the table.

terminal-saved-tables = Saved tables
terminal-saved-none = There are no saved tables. Every game you begin is kept here by itself.
terminal-saved-unknown = table { $table }, from another version
terminal-saved-over = { $part ->
    [pack] { $deals ->
        [one] over after { $deals } pack
       *[other] over after { $deals } packs
      }
   *[deal] { $deals ->
        [one] over after { $deals } deal
       *[other] over after { $deals } deals
      }
  }
terminal-saved-deals = { $part ->
    [pack] { $deals ->
        [0] in the first pack
        [one] { $deals } pack played
       *[other] { $deals } packs played
      }
   *[deal] { $deals ->
        [0] in the first deal
        [one] { $deals } deal played
       *[other] { $deals } deals played
      }
  }
terminal-delete-ask = Delete the table { $table }? It cannot be brought back.

terminal-settings = Settings
terminal-settings-lang = Language
terminal-settings-pace = Pace of the others
terminal-settings-colours = Suits
terminal-settings-ranks = Letters on the cards
terminal-pace-slow = slow
terminal-pace-normal = normal
terminal-pace-quick = quick
terminal-pace-instant = at once
terminal-colours-two = two colours
terminal-colours-four = four colours

terminal-help-title = How to play here
terminal-help-casino =
    Choose a card of your hand, then what it takes or builds with, then
    press a button. The largest capture is selected at once; change it
    as you like.

    1–9, ← →    choose a card of your hand
    ↑ ↓ ← →     go to the table and move there
    Space       select, or no longer; so does the letter above a card
    Enter       do what the brass button says
    t  b  d     take, build, lay down
    w           why not? the rule that forbids it, and its source
    Esc         clear what is selected; then the menu

    ○ can be taken    ✓ selected    • played last    ▸ whose turn
    {"[9]"} a single build    {"[[9]]"} a multiple one, which keeps its value
terminal-help-cards =
    Choose a card of your hand and press Enter; or press a button. What
    can be done now the buttons say, and the line above them says what
    is wanted.

    1–9, ← →    choose a card of your hand
    ↑ ↓         go to the buttons, and back to the cards
    A, B, C …   press a button (with Shift)
    Enter       do what the brass button says; of several things that
                a card can do, it asks which
    w           why can the chosen card not be played?
    Esc         clear the choice; then the menu

    ○ can be played    ▸ whose turn
terminal-help-buttons =
    Everything is done with buttons. What can be done now they say, and
    the line above them says what is wanted.

    Enter       do what the brass button says
    ← →         from one button to the next
    A, B, C …   press a button (with Shift)
    Esc         back from the buttons; then the menu

    ▸ whose turn
terminal-help-columns =
    Two keys make a move: where the card lies, and where it goes. What the
    chosen cards can do, the buttons say too, each with its key.

    1–9         a column; its key again, or Enter, plays the only move
    0           the waste; 9 the reserve, where there is one
    f           to the middle: what is chosen, else whatever can go there
    Space       turn the stock
    ← →         from one card that can be played to the next
    ↑ ↓         go to the buttons, and back to the cards
    A, B, C …   press a button (with Shift)
    Enter       do what the brass button says; of several moves it asks
                which
    w           why does it not go there? the rule, and where it is written
    Esc         clear the choice; then the menu

    ✓ chosen    ▾ it can go there    ▸ whose turn
terminal-help-type-casino = /           type a move, as in 9h or 6cx2h4s
terminal-help-type = /           type a move
terminal-help-non-stop = a           non-stop: play on by itself; a again stops it
terminal-help-undo = u           take your last move back, with the replies to it
terminal-help-back = {"[  ]"}        look back through the deal, move by move
terminal-help-talk = l           the talk of this deal
terminal-help-hint = i           a hint: where to look, then the moves and why
terminal-help-captures = v           look at captures, as far as the book allows it
terminal-help-score = s           the score, and what is played for
terminal-help-claim = c           call the points
terminal-help-menu =
    r           the rules at this table
    n           a new table
    m           the menu: saved tables, settings, record, giving up
terminal-help-waits =
    All play at once here, and bots wait while you read this, or anything
    else that lies over the table.
terminal-help-leave =
    Ctrl-C      leave; who presses it twice is not asked
    Ctrl-Z      back to the shell for a while; fg brings the game back
terminal-help-mouse-casino = Letters above the cards are typed with Shift. The mouse works too.
terminal-help-mouse-cards =
    The mouse works too: click a card, then a button or where the card
    goes; a second click plays a card that can do only one thing.
terminal-help-mouse-buttons = The mouse works too.
terminal-help-mouse-columns =
    The mouse works too: click a card, then where it goes; a second click
    plays a card that can do only one thing.
terminal-help-kept =
    Every move is kept at once: close the window whenever you like, the
    game goes on where it was.

terminal-keys-go-on = Enter goes on
terminal-keys-read = ↑ ↓ scroll   Enter or Esc closes
terminal-keys-list = ↑ ↓ choose   Enter   Esc back
terminal-keys-type = Enter   Esc back
terminal-keys-sheet = Enter go on   m menu   Esc look at the table
terminal-keys-end = Enter play again   s save the record   m menu   Esc look at the table
terminal-keys-form = ↑ ↓ line   ← → value   Enter   Esc back
terminal-keys-house = ↑ ↓ line   ← → value   PgUp PgDn further   x as in the book   Esc done
terminal-keys-saved = Enter play on   x delete   Esc back
terminal-keys-settings = ↑ ↓ line   ← → value   Esc back
