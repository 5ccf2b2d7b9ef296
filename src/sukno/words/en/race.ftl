# Who is faster?: the rules in words, buttons, the talk at the table, the score.

race-name = Who is faster?
race-about = Everybody lays out a solitaire at the same time and builds on the same aces: who is rid of his cards first?
race-bots = The bots differ in speed and in how much they overlook: the unhurried one most, an expert next to nothing. A beginner makes any move.

## Why a move cannot be made

race-notation = “{ $text }” is no move. Examples: 5h puts the five of hearts on a foundation, 5h>6c on the six of clubs, Kh>3 the king into empty column 3; turn: turn cards, over: turn the waste over, stuck: no move, ready.
race-refusal-over = The game is over.
race-refusal-spectator = You are a spectator here: you have no solitaire of your own.
race-refusal-begun = The game has begun already.
race-refusal-said-ready = You are ready already; the others are waited for.
race-refusal-signal = There was no signal yet: it begins when all are ready.
race-refusal-said-stuck = You have said that you have no move. You are back as soon as another card is put on a foundation.
race-refusal-whose = It is not your turn.
race-refusal-turn = The stock is used up: turn the waste over.
race-refusal-no-stock = You have no more cards to turn.
race-refusal-over-stock = The waste is turned over when the stock is used up, and there are cards in it.
race-refusal-stuck = Look through your stock to the end first: there may be a move.
race-refusal-not-there = { $card } is not among your open cards now.
race-refusal-covered = { $card } is not free: { $top } lies on it.
race-refusal-whole = { $card }: in Canfield a column is moved only as a whole.
race-refusal-no-ace = There is no place for { $card } yet: no ace of its suit is in the middle.
race-refusal-first = Another was first: somebody else’s { $card } lies on the foundation already.
race-refusal-sequence = { $card } goes on { $below }, and the foundations of its suit have come to { $tops }.
race-refusal-no-target = { $card } cannot go there: { $target } is not in a column of yours.
race-refusal-columns = { $card } does not go on { $target }: columns go down by one, and the colours alternate.
race-refusal-no-column = There is no column { $column }: there are { $columns }.
race-refusal-no-space = Column { $column } is not empty.
race-refusal-filled = { $card }: an empty column is filled with the top card of the waste, when the reserve is used up.
race-refusal-kings = { $card }: only a king goes into an empty column.
race-refusal-king-stays = Nothing lies under { $card }: there is no use in moving it.

## The table

race-place-foundation = { $suit ->
    [c] Foundation, clubs
    [d] Foundation, diamonds
    [h] Foundation, hearts
   *[s] Foundation, spades
  }
race-place-stock = Stock
race-place-waste = Waste
race-place-reserve = Reserve
race-place-column = Column { $number }

race-tally-waited = not ready yet
race-tally-ready = ready
race-tally-left = { $cards } to place
race-tally-left-stuck = { $cards } to place, no move
race-tally-up = { $cards } on foundations
race-tally-up-stuck = { $cards } on foundations, no move

race-hint-ready-stock = Whoever places all cards of their stock first wins. Ready? It begins when all are.
race-hint-ready-foundations = Whoever brings all their cards to the middle first wins. Ready? It begins when all are.
race-hint = Go: who is faster?
race-hint-turn = Your turn lasts as long as the cards you turn find a place. To end it, go on turning.
race-hint-looked = You have looked through your stock. If you have no move, say so.

race-ready = I am ready
race-turn = Turn
race-turn-cards = { $cards ->
    [1] Turn a card of the stock
    [one] Turn { $cards } card of the stock
   *[other] Turn { $cards } cards of the stock
  }
race-over = Turn over
race-over-cards = Turn the waste over: it is the stock again
race-stuck = No move
race-up = To a foundation
race-up-card = Put { $card } on a foundation
race-onto = On { $target }
race-onto-card = Put { $card } on { $target }
race-into = Into column { $column }
race-into-card = Put { $card } into empty column { $column }

## The talk

race-say-ready = Ready
race-say-go = Go
race-say-up = { $card }
race-say-onto = { $card } on { $target }
race-say-into = { $card } into column { $column }
race-say-turned = Turning, nothing fits
race-say-stuck = No move
race-say-shift = Nobody has a move: the top card of each stock goes to the bottom.
race-say-out = Everything is placed
race-say-blocked = Nobody has a move: the game is over.

## The score

race-row-left = Cards left
race-row-up = Own cards on foundations
race-row-won = Won
race-note-blocked = Nobody had a move: whoever had done most has won.
race-note-drawn = Nobody had a move, and several had done most: a draw.
race-standing-stock = The first to place all cards wins
race-standing-foundations = The first with all cards on foundations wins
race-verdict = { table-won }.
race-verdict-draw = A draw.
race-verdict-resigned = { table-gave-up }. { table-won }.
race-verdict-resigned-drawn = { table-gave-up }; the others are equal.

## The rules: sections

race-section-players = Players and cards
race-section-begin = The beginning
race-section-middle = In the middle of the table
race-section-columns = Columns
race-section-stock = The stock
race-section-end = The end of the game

## The rules in words

race-rule-aim = Everybody plays a solitaire of his own and tries to be rid of his cards before the others.
race-rule-players = Two, three or four play, each for himself. There is no room for more at this table.
race-rule-packs = Each has a pack of his own, 52 cards. The packs have different backs, so that they can be told apart and sorted in the end.
race-rule-turns-at_once = All play at the same time, as fast as they can.
race-rule-turns-alternate = It is no race: they take turns.
race-rule-layout-klondike = Everybody lays out Klondike: seven columns, one card in the first, one more in each next. The top card of each column is open, the others lie face down. The last 24 cards are the stock, held face down in the hand.
race-rule-layout-canfield = Everybody lays out Canfield: a pile of 13 cards is the reserve, of which only the top one is open; beside it four columns of one open card each. The last 35 cards are the stock, held face down in the hand. No base card is turned: everybody’s foundations begin with aces.
race-rule-signal = The cards lie face down until all have said that they are ready. At the signal “Go” they are turned up, and the game begins.
race-rule-begins = Whoever has the lower card in the first column begins; aces are low. If they are equal the second column decides, and so on.
race-rule-foundations = Aces are put in the middle of the table: each begins a new foundation. There are as many as there are aces in all packs, four a player.
race-rule-sequence = The two of the same suit goes on the ace, then the three and so on up to the king, which closes the pile.
race-rule-shared = Cards may be put on any foundation, whoever began it.
race-rule-first = If two put a card on the same foundation, it belongs to the one who came first; the other takes his card back.
race-rule-stay = Cards do not come back from the foundations.
race-rule-columns = In the columns cards go down by one, red and black in turn: a red five on a black six.
race-rule-free = { $layout ->
    [canfield] The top card of the waste, the top card of the reserve
   *[klondike] The top card of the waste
  } and cards of the columns may be moved. To foundations cards go one at a time, and only from the end.
race-rule-runs = An open card of a column may be moved to another column with all that lies on it. A face-down card that is then free is turned up.
race-rule-kings = Only a king goes into an empty column, alone or with what lies on it.
race-rule-whole = A column is moved to another only as a whole.
race-rule-filled = An empty column is filled at once with the top card of the reserve. When that is used up, with the top card of the waste, when the player likes.
race-rule-own = Nobody plays on another player’s columns.
race-rule-turned-one = Cards of the stock are turned one at a time.
race-rule-turned-three = Cards of the stock are turned three at a time; the top one is free, and then the next.
race-rule-redeal = When the stock is used up, the waste is turned over without shuffling, and turned again. This may be done any number of times.
race-rule-whose = A turn lasts as long as there is a place for the card turned. If there is none, the player on the left has his turn.
race-rule-win_on-stock_empty = Whoever is first to place all his cards, in columns or on foundations, wins: { $layout ->
    [canfield] no stock, no waste and no reserve
   *[klondike] no stock and no waste
  } may be left.
race-rule-win_on-foundations = Whoever is first to put all his 52 cards on foundations wins.
race-rule-end = As soon as somebody has no cards left, the game is over.
race-rule-stuck = Whoever has looked through his stock and found no move says “No move” and waits. As soon as another card is put on a foundation he is back in the game.
race-rule-blocked = The game is over too if nobody has a move: each has said so, or has gone through his whole stock in vain and begun it anew.
race-rule-stuck_shift-true = But first all turn their waste over and put the top card of the stock at the bottom, so that other cards come up. The game is over if after two such attempts there is still no move.
race-rule-stuck_shift-false = The order of the stock is not changed then.
race-rule-fewest = Then whoever has the fewest cards left wins, and among equals whoever has most of his own cards on the foundations. They are counted by their backs.
race-rule-most = Then whoever has most of his own cards on the foundations wins. They are counted by their backs.
race-rule-drawn = If several have done equally well, the game is drawn.

## Options

race-option-layout = Solitaire
race-option-layout-help = Which solitaire is laid out.
race-value-layout-klondike = Klondike
race-value-layout-canfield = Canfield
race-option-turned = Turning
race-option-turned-help = How many cards of the stock are turned at a time.
race-value-turned-one = one at a time
race-value-turned-three = three at a time
race-option-win_on = What wins
race-option-win_on-help = Whether all cards must be on foundations, or it is enough to have placed them.
race-value-win_on-stock_empty = all cards placed
race-value-win_on-foundations = all on foundations
race-option-stuck_shift = When all are stuck
race-option-stuck_shift-help = Whether the top card of the stock goes to the bottom when nobody has a move. Matters if three are turned.
race-value-stuck_shift-true = a card to the bottom
race-value-stuck_shift-false = the game ends
race-option-turns = Who plays when
race-option-turns-help = Whether all play at once, or in turn.
race-value-turns-at_once = all at once
race-value-turns-alternate = in turn

## The book, and what the source does not say

race-book-leeming = Leeming
race-book-leeming-about = Double Klondike as a race, for two to four.
race-silent-stuck-shift = Our choice: the source does not say; this is done in Nerts, a game of the same kind.
race-silent-first = Our choice: the source does not say, but it can hardly be otherwise.
race-silent-stay = Our choice: the source does not say; a card in the middle belongs to all.
race-silent-solitaire = The source describes solitaires in another chapter; they are here as they are usually played.
race-silent-own = Our choice: the source does not say; columns are part of one’s own solitaire.
race-silent-alternate = Our choice: the source knows only the race; in turn it is played like this.
race-silent-stuck = Our choice: the source does not say how one finds out that nobody has a move.
race-silent-drawn = Our choice: the source does not say.
race-silent-notation = Our own way of writing moves.
