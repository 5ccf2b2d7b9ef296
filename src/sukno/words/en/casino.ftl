# Casino: why a move is refused, what is said with one, and how a match ended.

casino-name = Casino
casino-about = Take the cards on the table with your own: captures, builds and sweeps.
casino-bots = A beginner overlooks most sums and soon forgets what has gone, an amateur overlooks some and lets spades go, an attentive player sees everything and takes what looks best, a seasoned player (between two only) makes no mistake with the last cards, an expert counts the cards all along, a master also reads from your moves what you may hold (unless cards are drawn one by one).

## Values in words

casino-value = { $value ->
    [1] ace
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
   *[16] sixteen
  }
casino-value-dative = { $value ->
    [1] ace
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
   *[16] sixteen
  }
casino-values = { $value ->
    [1] aces
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [6] sixes
    [7] sevens
    [8] eights
    [9] nines
    [10] tens
    [11] elevens
    [12] twelves
    [13] thirteens
    [14] fourteens
    [15] fifteens
   *[16] sixteens
  }

## Refusals

refusal-turn = It is not this seat's turn.
refusal-hand = { $card } is not in this hand.
refusal-twice = A card is named twice.
refusal-not-there = { $card } does not lie on the table.
refusal-no-build = No build with { $card } as its lowest card lies on the table.
refusal-whole-build = { $card } belongs to the build of { $value }: a build is taken whole, by a card of { $value }, or left alone.
refusal-takes-nothing = A capture takes at least one card. To leave the table as it is, lay the card down.
refusal-trail-own-build = You cannot lay a card down while your own build of { $value } lies on the table. { $obligation ->
    [take_or_build] Take it, or build.
   *[no_trail] Take it, take something else, or build.
  }
refusal-trail-captures = { $card } can take something, so it may not be laid down.
refusal-trail-can-capture = You may lay a card down only when you can neither take nor build, and one of your cards can take.
refusal-trail-can-build = You may lay a card down only when you can neither take nor build, and one of your cards can be built.
refusal-picture-in-sum = { $picture } has no value here: a picture is taken only by an equal one. { $card } takes equal cards, and cards that add up to it.
refusal-picture-value = { $card } has no value, so none can be written after it.
refusal-picture-pairs = { $card } takes an equal picture and nothing else.
refusal-pictures-one = { $card } takes exactly one equal picture at a time.
refusal-pictures-one_or_three = { $card } takes one equal picture, or all three; never two.
refusal-no-high-value = At this table { $card } counts { $value } and nothing else.
refusal-high-not-needed = { $card } takes these cards at its low value, and the move is written without a value.
refusal-announced-value = A build of { $value } is taken by a card of { $value } only, not by { $card }.
refusal-sum = { $cards }: these do not split into groups of { $value } with no card left over.
refusal-sum-high = { $card } takes these cards only as { $value }; say so in the move.
refusal-take-or-build = Your build of { $value } lies on the table: take it, or build. Taking something else is not enough here.
refusal-own-build = You need { $card } for your own build of { $value }.
refusal-own-builds = One held card answers for builds of one value only: your own build of { $value } would be left without a card.
refusal-announced-high = { $card } takes a build of { $value } only when it counts { $value }; say so in the move.
refusal-too-high = No card counts { $value } at this table: builds go up to { $highest }.
refusal-no-building = There is no building in this book.
refusal-new-builds-only = Only new builds are made at this table; a build that lies there is not changed.
refusal-single-only = Only single builds are made at this table: all the cards together make the value once.
refusal-picture-built = { $card } cannot be built: pictures have no value here.
refusal-build-alone = A new build needs at least one card from the table.
refusal-build-sum = { $cards }: these do not split into groups of { $value } with no card left over.
refusal-absorb = A build is raised with a card from the hand alone; no card from the table may go in.
refusal-absorb-sum = { $cards }: only whole groups of { $value } may be taken into a raised build.
refusal-raise-sum = { $card } on the build of { $value } makes { $sum }. It is raised by the card from the hand alone.
refusal-multiple-fixed = A multiple build keeps its value: the build of { $value } cannot be raised.
refusal-raise-own = You may raise your own builds only.
refusal-raise-opponents = You may raise your opponents' builds only.
refusal-add-own = You may add to your own builds only.
refusal-must-join = A build of { $value } lies on the table already: add to it.
refusal-hold-card = To build { $value } you must keep a card of { $value } in your hand.
refusal-claim = This book does not know the call.

## Moves as text

notation-no-move = “{ $text }” is no move. Examples: 9h lays down, 6cx2h4s takes, 2d+4s=6 builds, 2d+[7]=9 raises, 3h+6d[9]=9 adds.
notation-call = “{ $call }” is a call, not a move: a score file with a “claimant” is judged by sukno score.
notation-capture-value = “{ $text }”: a capture has no value at its end. For an ace that counts 14 write Ac=14xKdAh.
notation-build-value = “{ $text }”: a build ends with its value, as in 2d+4s=6.
notation-two-builds = A move builds on one build at most.
notation-card-value = { $card } never counts { $value }.
notation-no-build = No build { $name } lies on the table.
notation-which-build = Several builds of { $value } lie on the table: write one of { $names }.
card-unknown = “{ $text }” is no card. Cards are written rank and suit, as in As, Td, 9h.

## Talk

say-dealt = { $cards ->
    [one] A card each.
   *[other] { $cards } cards each.
  }
say-last = Last.
say-trail = Laying down { $card }
say-capture = Taking { casino-taken } with { $card }
say-sweep = Taking { casino-taken } with { $card }: a sweep
casino-taken = { $what ->
    [loose] { $cards }
    [build] the build of { $value }
    [both] { $cards } and the build of { $value }
    [builds] { casino-builds } of { $value }
   *[several] { $cards } and { casino-builds } of { $value }
  }
casino-builds = { $builds ->
    [one] { $builds } build
   *[other] { $builds } builds
  }
casino-joined = { $what ->
    [nothing] { $card }
    [loose] { $card } to { $cards }
    [build] { $card } to the build of { $old }
   *[both] { $card } to the build of { $old }, with { $cards }
  }
say-build = { $call }: { casino-joined }
say-residue = Leftover cards: { $cards }
say-residue-nobody = Leftover cards, for nobody: { $cards }
say-no-residue = No leftover cards.
announce-single = Building { casino-value }
announce-multiple = Building { casino-values }

## Buttons

button-trail = Lay down
button-take = { $cards ->
    [one] Take { $cards } card
   *[other] Take { $cards } cards
  }
button-sweep = { $cards ->
    [one] Sweep { $cards } card
   *[other] Sweep { $cards } cards
  }
button-build = Build { $value }
button-build-multiple = Build { casino-values }
button-raise = Raise to { $value }
button-add = Add to the { casino-value-dative }
describe-trail = { $button }: { $card }
describe-take = { $button }: { casino-taken } with { $card }
describe-build = { $button }: { casino-joined }

## The score sheet

casino-suits = { $suit ->
    [c] Clubs
    [d] Diamonds
    [h] Hearts
   *[s] Spades
  }
casino-suits-low = { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
  }

item-cards = { $majority ->
    [threshold] { $number } cards or more
   *[most] Most cards
  }
item-suit = { $kind ->
    [each] { casino-suits }
    [threshold] { $number } { casino-suits-low } or more
   *[most] Most { casino-suits-low }
  }
item-big = Big Casino, { $card }
item-little = Little Casino, { $card }
item-aces = Aces
item-sweeps = Sweeps
item-jack = Jack of { casino-suits-low }
item-ace-s = Ace of spades
item-ace-c = Ace of clubs
item-ace-h = Ace of hearts
item-ace-d = Ace of diamonds

## The end of a match

verdict-points = { table-won }, { $points }.
verdict-draw = The match is drawn, { $points }.
verdict-multiplied = { table-won }, { $points }. The winner’s points count { $multiplier ->
    [2] double
   *[4] fourfold
  }: a clear win of { $net }.
verdict-count-out = { table-won }, { $points }. Several have 21; counted out, the winner is first, with: { $item }.
verdict-cards = { table-won }, { $points }. The points are equal, and the most cards decide.
verdict-claim = The points were called, and rightly. { table-won }, { $points } of { $target }.
verdict-false-claim = { called-too-early }. { table-won }.
verdict-false-claim-drawn = { called-too-early }, and lost; the others are equal.
called-too-early = { ID($by) ->
    [player-you] You called the points too early, { $points } of { $target }
   *[other] { $by } called the points too early, { $points } of { $target }
  }
verdict-resigned = { table-gave-up }. { table-won }. Finished deals: { $points }.
verdict-resigned-drawn = { table-gave-up }; the others are equal. Finished deals: { $points }.

## Positions and score files

position-hands = The position has { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
  } for { $seats } players; give one for each, cards or a number.
position-hand = hands[{ $seat }]: give the cards, as in "6c Kd 9h", or, where they are hidden, their number from 0 to 52.
position-to-act = Say whose turn it is with to_act, for more than one hand (or none) shows its cards.
position-mover-hand = hands[{ $seat }]: the hand of the player to move must be cards, not a number.
position-twice = More than once in this position: { $cards }.
position-count = This position has { $cards } cards; a pack has 52.
position-own-build = The player to move owns a build of { $value } and holds no card for it. That cannot come about.
position-no-builds = { $where }: there is no building in this book.
position-build-empty = { $where }: a build has at least two cards, in groups as in ["3d 4c"].
position-build-picture = { $where }: pictures without value cannot lie in a build.
position-build-sum = { $where }: { $cards } do not make { $value }.
game-other = This command knows positions of Casino only, and “{ $game }” is another game. To play it: sukno play { $game }. A recorded game: sukno replay RECORD.
score-sides = There are { $given } sides in the file; with { $seats } players there are { $sides }.
score-cards = The sides hold { $cards } cards together; a finished deal has 52, or none where nobody captured.
score-twice = More than once in this file: { $cards }.
score-nothing = Give "sides" (what each side captured), or "deals" (points of scored deals), or both.
score-before = "before" and the sum of "deals" differ; give one of them.
score-decided = The match is over before this deal by the points given.
score-count-out = Several sides have 21 by the points of a deal; who is first, the count-out tells from its cards. Give that deal as "sides".
score-cards-unknown = The points are equal at the target, and whoever has the most cards wins. Give that deal as "sides".
score-claim = Only a book with the call, and a match with a target, knows a claimant.
score-sweep-order = sweep_order names the side of each sweep; it does not agree with the sweeps of the sides.
score-sweeps = Without a captured card there is no sweep.
pack-wrong = A pack has 52 different cards. This one has { $cards } cards, { $different } of them different.

## Answers on the command line

check-legal = { $move } is legal.
check-captured = Captured: { $cards }
check-build-single = Build of { $value }, single, player { $owner }: { $cards }
check-build-multiple = Build of { $value }, multiple, player { $owner }: { $cards }
check-table = Table: { $cards }
check-table-empty = The table is bare.
check-sweep = A sweep.
check-announce = Said with it: “{ $announce }”
check-residue = Leftover cards to player { $seat }: { $cards }
check-residue-nobody = Leftover cards for nobody: { $cards }
check-illegal = { $move } is not legal: { $why }
check-rule = Rule: { $rule }
check-source = Source { $file }: “{ $phrase }”
check-source-silent = The sources do not say. { $why }
moves-none = No legal moves.
moves-more = … and { $more } more.
moves-many = … and more than { $most } in all.
score-side = Side { $side }: { $points }
score-item = { $item }: { $points }
score-totals = Match: { $totals }
score-winner = Side { $side } wins.
score-draw = Drawn.
score-goes-on = The match goes on.
score-multiplier = Multiplied by { $multiplier }; net { $net }.
score-claim-right = Side { $side } has { $points } points: the call is right.
score-claim-wrong = Side { $side } has { $points } points: the call is wrong.
