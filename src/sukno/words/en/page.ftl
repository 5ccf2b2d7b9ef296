# The page: what it says beside the game's own words.

page-title = Sukno: Casino
page-card = { $rank ->
    [A] ace
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [T] ten
    [J] jack
    [Q] queen
   *[K] king
  } of { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
  }

## The table

page-table = Table
page-hand = Your hand
page-tray = Your move
page-rail = Score and moves
page-moves = Moves
page-rules = Rules
page-menu = Menu
page-help = Help
page-place = { $place } of { $of }
page-build-name = Build of { $value }, { $kind ->
    [single] single
   *[multiple] multiple
  }, { $whose ->
    [you] yours
    [nobody] nobody’s
   *[other] owner: { $owner }
  }: { $cards }
page-dealer = Dealer
page-holds = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
  }
page-taken-short = took { $cards }
page-deal = Deal { $deal }
page-match = Match
page-score = Score

## The tray

page-your-turn = Your turn
page-choose-card = Choose a card of your hand
page-choose-first = Choose a card of your hand first.
page-next = You are next
page-watch = The cards are moving
page-clear = Clear
page-no-move = No move with these cards
page-take = Take
page-sweep = Sweep
page-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
page-build = Build
page-raise = Raise
page-raise-to = to { $value }
page-add = Add
page-add-to = to the { casino-value-dative }
page-lay-down = Lay down
page-play = With these
page-undo = Take back
page-step-back = Step back
page-earlier = Earlier
page-later = Later
page-to-game = To the game

## Panels

page-close = Close
page-understood = I see
page-go-on = Go on
page-sheet = Score of the deal
page-item = Item
page-match-score = Match
page-deals = Points of the deals
page-next-deal = Next deal
page-look = Look at the table
page-again = Play again
page-record = Download the record
page-open-record = Open a record
page-claim = Call the points
page-shuffle-kept = The shuffle is as promised
page-shuffle-broken = The shuffle is not the one promised
page-shuffle-open = The shuffle cannot be checked here
page-shuffle-how = Before the first card this page was given the promise below: the SHA-256 hash of a random number and the whole pack in order. Now both are open, and this browser has counted the hash again. The same command that checks a record, “sukno verify”, does it too.
page-shuffle-promise = Promised before the deal
page-shuffle-nonce = Random number
page-shuffle-pack = Pack, top first
page-motion = Moving cards
page-motion-full = move
page-motion-still = still
page-theme = Light
page-theme-dark = dark
page-theme-light = light
page-as-system = as the system
page-as-language = by language
page-sound = Sound
page-off = off
page-on = on

## The line

page-lost = The connection is lost; trying again…
page-offline = The table does not answer. Is Sukno running?
page-try-again = Try again
