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
  } of { page-suit }
page-card-genitive = { page-card }
page-card-accusative = { page-card }
page-card-dative = { page-card }
page-card-instrumental = { page-card }
page-suit = { $suit ->
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
page-log-empty = Nothing has been said yet.
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
page-deal = { $part ->
    [pack] Pack { $deal }
   *[deal] Deal { $deal }
  }
page-match = Match
page-score = Score

## The tray

page-your-turn = Your turn
page-choose-card = Choose a card of your hand
page-choose-first = Choose a card of your hand first.
page-next = You are next
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
page-forbidden = Not allowed:
page-why = why?
page-undo = Undo
page-step-back = Step back
page-earlier = Earlier
page-later = Later
page-to-game = To the game

## Panels

page-close = Close
page-cancel = Cancel
page-understood = I see
page-go-on = Go on
page-sheet = { $part ->
    [pack] Score of the pack
   *[deal] Score of the deal
  }
page-item = Item
page-match-score = Match
page-deals = { $part ->
    [pack] Points of the packs
   *[deal] Points of the deals
  }
page-next-deal = { $part ->
    [pack] Next pack
   *[deal] Next deal
  }
page-look = Look at the table
page-again = Play again
page-record = Download the record
page-open-record = Open a record
page-claim-short = Call
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
page-print = Print on the cards
page-print-usual = usual
page-print-large = large
page-theme = Light
page-theme-dark = dark
page-theme-light = light
page-as-system = as the system
page-as-language = by language
page-pace-at-once = Here the bots keep their own speed, it is their strength; only the cards travel faster or slower.
page-sound = Sound
page-off = off
page-on = on

## The line

page-lost = The connection is lost; trying again…
page-not-sent = No connection: nothing was sent. Trying again…
page-offline = The table does not answer. Is Sukno running?
page-no-seat = There is no such seat: the link is broken, or the table was deleted.
page-try-again = Try again

## A new table

page-house = House rules
page-house-rule = House rule
page-changes = { $changes ->
    [one] { $changes } change
   *[other] { $changes } changes
  }
page-all-options = All house rules
page-by-book = As in the book
page-as-book = All as in the book

## Rules, tables, records

page-source = Source { $number }
page-silent = The sources are silent
page-here = You are here
page-look-at = Look
page-delete = Delete
page-delete-sure = Press once more to delete this table for good.
page-replay-about = A record is the whole match as text. Open one, and it is played again with every hand shown.
page-replay-file = Choose a file
page-replay-this = This match
page-replay-empty = Nothing can be replayed yet: what is still being played stays closed.
page-replay-place = Place in the record
page-replay-play = Play
page-replay-speed = Speed: times { $times }

## Tables of other games

page-title-game = Sukno: { $game }
page-not-your-turn = It is not your turn yet.
page-face-down = face down
page-only-buttons = This move is made with a button, not a card.
page-auto = Non-stop
page-auto-stop = Stop
page-game = Game

## People at the table

page-friend = a friend, by link
page-friend-help = There will be a link for your friend; send it any way you like. Cards are dealt at once, and the table waits.
page-own-name = Your name (optional)
page-invite = Invite
page-invite-title = Invite a friend
page-invite-help = Send this link to a friend: whoever sits down by it first plays with you. It does not show your cards, and works only once.
page-invite-play = To the cards
page-link = Link for { $player }
page-copy = Copy
page-copied = Copied
page-share = Share
page-renew = Change the link
page-fill = Seat a bot instead
page-reach-own = Only your own computer finds the table at this address.
page-reach-how = For others to find it too, stop Sukno (Ctrl+C) and start it like this; this page comes back to the table by itself:
page-reach-near = The link leads to your computer: those in the same network can open it, as at home over Wi-Fi.
page-device = This table on another device
page-device-help = Open this link on another device, and your seat is there too. Send it to nobody: whoever opens it sees your cards and can play for you.
page-device-link = Link to your seat
page-awaited-turn = { $player } is to play, but not here yet
page-sat-down = { $player } has sat down.
page-present = online
page-absent = not online
page-others-went-on = The game has gone on; this score stays until you close it.
page-leave = Take off the list
page-leave-sure = Press once more to take this table off your list. The others keep it.
page-invited = You are invited to a table
page-invited-by = { $host } invites you to a table
page-invited-closed = This link seats nobody now
page-invited-also = You sit at this table already, in this very browser. Sit down here too, and you will see both hands.
page-who-sits = Who sits there
page-my-seat = To my seat
page-own-table = To a table of my own

## Tables where everybody has cards laid out

page-laid-middle = In the middle
page-laid-own = Your columns
page-laid-backs = { $cards ->
    [one] { $cards } card face down
   *[other] { $cards } cards face down
  }
page-laid-first = You were beaten to it: { $card } lies there already ({ $name }).
page-laid-not-there = { $card } cannot go there.
page-laid-none-up = Nothing can go to the middle now.
page-laid-wait = Waiting for the others.
page-laid-no-undo = Everybody plays at once: no move is taken back.

## Help

page-help-picture = Press a card of your hand to play it, or drag it onto the table. Where a card can be played in several ways you are asked which one you mean. What can be done without a card is on the buttons; a pile with a brass edge can be pressed as well.
page-help-why = The line over the buttons says what is to be done. Press a card that cannot be played, and you are told which rule forbids it.
page-help-laid = Press a card: where it can go to one place only, or up to the middle, it goes there at once; else the places light up, press one. Press the card again, and it stays. A card can be dragged too, with those that lie on it. Press the stock to turn it.
page-help-at-once = Everybody plays at once. What you press you see at once; if somebody was first, your card comes back, and you are told whose card lies there.
page-help-pace = The bots differ in speed: that is their strength here.
page-key-play = play the card, press the button
page-key-push = the first button: draw, pass, turn a card
page-key-laid-place = a column, and then the other piles: pick up the next card that can be moved, or put down there what you hold
page-key-laid-turn = turn the stock
page-key-laid-middle = to the middle: the card you hold, or any that can go there
page-key-laid-button = ready; no move
page-key-laid-press = press the card
page-key-auto = play on without stopping, where there is nothing to decide

page-help-play = Choose a card of your hand. The largest capture is selected at once; press cards and builds of the table to add them or leave them out. The buttons say what will happen; nothing is done before you press one.
page-help-marks = An edge with an empty circle: this card can go with yours. A tick: it is selected. A brass bar under a card: it came with the last move.
page-help-builds = A build lies on a mat in its owner’s colour. Its tag is its value; a doubled edge of the tag means a multiple build, which keeps its value.
page-help-drag = A card can also be dragged: onto a card or a build to select it, onto the bare cloth to lay it down.
page-keys = Keys
page-keys-places = Letters stand for places on the keyboard: they work with Russian letters too. The question mark counts wherever it is.
page-key-card = choose a card of your hand
page-key-arrows = move among the cards; up to the table, down to the hand
page-key-space-name = Space
page-key-space = select, or no longer
page-key-acts = take, build, lay down
page-key-why = why not? The rule and its source
page-key-escape = clear; then the menu
page-key-undo = undo your last move
page-key-back = step back and forward, move by move
page-key-panels = the moves, the score, the rules
page-key-captures = captures you may look at
page-key-claim = call the points, where the book knows the call
page-key-menus = a new table, the menu
page-key-help = this help

## Hints

page-hint = Hint
page-hint-thinking = Thinking…
page-hint-moves = Show the moves
page-hint-why = Why
page-hint-play = Play it
page-hint-play-this = Play it: { $move }
page-hints-agreed = Hints are allowed to everybody
page-invited-hints = Hints may be asked for at this table: whoever sits down agrees.
page-key-hint = a hint
