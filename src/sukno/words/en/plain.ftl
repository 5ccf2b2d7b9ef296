# The game in plain lines, the list of saved games, and a record told again. Every line makes sense alone.

plain-you = You
plain-pair = { $one } and { $other }
plain-namesake = { $name } { $number }
plain-nobody = nobody
plain-no-cards = no cards
plain-of-each = { $name }: { $value }

## Sitting down

plain-welcome = Table { $table }. { $game } by the book { $book }. Players: { $players }.{ $together ->
    [plain] {""}
   *[other] {" "}{ table-together }
  }
plain-house = House rules: { $house }
plain-house-change = { $option }: { $value }
plain-hint = Type a number, a move, or help.
plain-resumed = The game goes on where it was.
plain-cut = Cut for the deal. { $cards }
plain-cut-dealer = { ID($dealer) ->
    [player-you] By the cut you deal.
   *[other] By the cut { $dealer } deals.
  }
plain-deal = { $part ->
    [pack] Pack { $deal }. First dealer: { $dealer }
   *[deal] Deal { $deal }. Dealer: { $dealer }
  }
plain-deal-each = { $part ->
    [pack] Pack { $deal }
   *[deal] Deal { $deal }
  }
plain-dealt-table = Dealt to the table: { $cards }

## The table

plain-says = { $name }: { $said }
plain-drew = { $name }: one card drawn from the stock
plain-claims = { $name }: the target is reached
plain-resigns = { $name }: I give up
plain-residue-to = { $said }. They go to: { $name }
plain-table = Table: { $cards }
plain-build-single = Build of { $value }, single. Owner: { $owner }. Cards: { $cards }
plain-build-multiple = Build of { $value }, multiple. Owner: { $owner }. Cards: { $cards }
plain-pile = { $sweeps ->
    [0] { $cards }
    [one] { $cards } and { $sweeps } sweep
   *[other] { $cards } and { $sweeps } sweeps
  }
plain-piles = Captured. { $piles }. Still to be dealt: { $stock }
plain-piles-draw = Captured. { $piles }. In the stock: { $stock }
plain-hand = Your hand: { $cards }
plain-from = { $name } { $card }
plain-noted = { $said } ({ $note })
plain-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
plain-cards-some = { $cards } and { $hidden } face down
plain-pile-top = { $cards ->
    [one] { $top }
   *[other] { $top } on top, { $cards } cards
  }
plain-empty = empty
plain-face-down = face down
plain-middle = In the middle: { $cards }
plain-captured = { $name } captured: { $cards }

## Choosing

plain-card = Card { $number }: { $card }. { $best }, or { $more ->
    [one] { $more } other move
   *[other] { $more } other moves
  }
plain-card-many = Card { $number }: { $card }. { $best }, or more than { $more } other moves
plain-card-one = Card { $number }: { $card }. { $what }
plain-card-none = Card { $number }: { $card }. No move
plain-offer = { $number }: { $what }
plain-offer-several = { $number }: { $card }. { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }
plain-choice = Move { $number }: { $what }. Written { $move }
plain-more = For { $more ->
    [one] { $more } more move
   *[other] { $more } more moves
  } type more.
plain-more-many = There are very many moves. For more of them type more; any of them may be typed.
plain-many = There are very many more moves; any of them may be typed.
plain-no-more = There are no more moves to show.
plain-number = Type a number from 1 to { $most }.
plain-unknown = “{ $word }” is neither a command nor a move. Type help for the commands.
plain-refused = That cannot be played. { $why } For the rule and its source type why.
plain-rule = The rule’s name: { $rule }
plain-legal = { $move } can be played.
plain-nothing-refused = No move has been refused. To ask about one, type why and the move.
plain-undone = Your last move is taken back.
plain-back = { $moves ->
    [one] { $moves } move ago.
   *[other] { $moves } moves ago.
  }
plain-no-back = There is no move to look back at yet.
plain-no-look = There are no captured cards you may look at now.

plain-ask-card = Your turn. Which card or move?
plain-others = The others play on; there is nothing for you to do. Ctrl-C leaves, and the game is kept.
plain-ask-only = Your turn. Enter makes the only move.
plain-ask-move = Which move? Enter goes back to the cards.
plain-ask-deal = { $part ->
    [pack] The pack is played. Enter begins the next one.
   *[deal] The deal is over. Enter deals the next one.
  }
plain-ask-again = The match is over. Enter begins another one at this table; new asks for another table; quit leaves.
plain-ask-back = Type back to go further back, Enter to return.
plain-ask-resign = Give up the match? yes or no
plain-not-resigned = The match goes on.

## The score

plain-sheet = { $part ->
    [pack] Score sheet of pack { $deal }.
   *[deal] Score sheet of deal { $deal }.
  }
plain-sheet-taken = Cards captured. { $each }
plain-sheet-item = { $item }. { $each }
plain-sheet-sure = Deal { $deal } was cut short. What each side is sure of in it:
plain-hands = The hands. { $each }
plain-sheet-points = { $part ->
    [pack] Points of the pack. { $each }
   *[deal] Points of the deal. { $each }
  }
plain-sheet-totals = Match. { $each }
plain-tallies = So far. { $each }
plain-match = Match to { $target }. { $each }
plain-match-one = Match of one deal. { $each }

## Saving

plain-saved = The game is saved. To go on: sukno play --resume { $table }
plain-over = Goodbye. The finished game is kept as { $table }.
plain-saved-record = The record is written to { $path }.
plain-save-exists = There is a file { $path } already. Type save and another name.
plain-save-failed = The record cannot be written to { $path }: { $detail }
plain-damaged = { $what } It is passed over. sukno play --list lists the saved games, --new opens a new table; the full-screen game deletes a saved one.
plain-at-once = In this game all play at once, too fast for lines. In lines you can take turns: sukno play { $game } --plain --house turns=alternate. To race, use the full screen: sukno play { $game } --terminal
plain-at-once-table = At the table { $table } ({ $game }) all play at once, too fast for lines. It goes on on the full screen: sukno play --terminal --resume { $table }
plain-elsewhere = Another game is unfinished. { $what }
play-goes-on = { $name }: your unfinished game goes on. To begin another one: sukno play { $game } --new
plain-open-which = Type open and the name of a saved game; games lists them.

plain-help-casino = A move may be typed. 9h lays down; 6cx2h4s takes; 2d+4s=6 builds; 2d+[7]=9 raises; 3h+6d[9]=9 adds.
plain-help-pictured = A move may be typed as moves writes it.
plain-help-numbers = A number chooses a card or a move. Enter goes back or goes on.
plain-help-numbers-buttons = A number chooses what is done. Enter does it where it is the only thing to do, else it goes on.
plain-help-cards = Cards are rank and suit. Ranks: A 2 3 4 5 6 7 8 9 T J Q K. Suits: c d h s.
plain-help-on = on: { $moves } moves at once, as there is nothing to choose; on 100: a hundred of them.
plain-help-table = table: show the table and your hand again.
plain-help-table-buttons = table: show the table again.
plain-help-moves = moves: moves of all your cards. more: further ones.
plain-help-moves-buttons = moves: what can be done, and how it is typed.
plain-help-why = why: the rule that forbade the last move, and its source. why and a move asks about that one.
plain-help-undo = undo: take back your last move with the replies to it.
plain-help-back = back: see the table one move ago; back 3, three moves ago.
plain-help-hint = hint: where to look; once more, which moves are worth a thought, and why.
plain-hint-move = { $move }: { $said } — { $worth }
plain-hint-more = hint once more: the moves, and why.
plain-help-look = look: captured cards that you may look at.
plain-help-score =
    score: how the match stands.
    log: what has happened so far.
    rules: the whole rules of this table.
plain-help-claim = claim: call the target.
plain-help-resign = resign: give up the match.
plain-help-over = Enter begins another match at this table.
plain-help-saves =
    save: write a record of the match to a file; save NAME names it, and .toml is added.
    games: list the saved games. open NAME: go on with one.
    new: open another table. The game here stays saved.
    quit: leave. Everything is saved already.
plain-not-here = This game does not know the command { $word }.

## A new table

asking-start = A new table. Enter keeps what is named; cancel returns to the game.
asking-game = Which game? Enter keeps { $kept }.
asking-book = Which rule book? Enter keeps { $kept }.
asking-seats = How many players? Enter keeps { $kept }.
asking-bot = Who plays against you? Enter keeps { $kept }.
asking-choice-game = { $name } — { $about } ({ $game })
asking-choice = { $number }: { $name }
asking-again = “{ $given }” is not one of them. Try again.
asking-house = House rules now: { $house }. Type one, as in { $example }; a minus sign drops them all; Enter goes on.
asking-house-now = House rules now: { $house }. Another, or Enter.
asking-house-none = No house rules. Type one, or Enter.
plain-new-cancelled = The game here goes on.

## The list of saved games

saves-none = No saved games. sukno play opens the first.
saves-line = { $id }: { $game }, { $book }{ $lesson ->
    [yes] , { table-lesson }
   *[no] {""}
  }; { $players }; { $totals }; { $state ->
    [over] over
   *[open] { terminal-saved-deals }
  }; { $when }
saves-unread = { $id }: saved by another version; { $when }

## A record told again

replay-title = { $game } by the book { $book }. Players: { $players }.
replay-hands = Hands. { $each }
replay-move = Move { $place }. { $said }. Written { $move }
replay-running = { $part ->
    [pack] Pack { $deal } is not played out: its cards are still hidden, so it is not told.
   *[deal] Deal { $deal } is not over: its cards are still hidden, so it is not told.
  }
replay-unfinished = The record ends before the match does.
