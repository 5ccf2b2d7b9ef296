# Crazy Eights: the table, the moves, the score, and the rules in words.

crazy-eights-name = Crazy Eights
crazy-eights-about = Get rid of your cards, each matching the last by suit or rank. Eights go on anything.
crazy-eights-bots = A beginner plays at random, an amateur gets rid of dear cards and saves the eights, an expert guesses what the others hold.

## Suits and ranks

crazy-eights-suit = { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
  }
crazy-eights-a-suit = { $suit ->
    [c] a club
    [d] a diamond
    [h] a heart
   *[s] a spade
  }
crazy-eights-a-rank = { $rank ->
    [1] an ace
    [2] a two
    [3] a three
    [4] a four
    [5] a five
    [6] a six
    [7] a seven
    [8] an eight
    [9] a nine
    [10] a ten
    [11] a jack
    [12] a queen
   *[13] a king
  }
crazy-eights-needed-suit = { crazy-eights-a-suit }
crazy-eights-needed-rank = { crazy-eights-a-rank }
# What fits: 0 is no rank, where an eight lies and only the suit named counts.
crazy-eights-wanted = { $rank ->
    [0] { crazy-eights-a-suit } or an eight
   *[other] { crazy-eights-a-suit }, { crazy-eights-a-rank } or an eight
  }
crazy-eights-needed = { $rank ->
    [0] { crazy-eights-needed-suit } or an eight
   *[other] { crazy-eights-needed-suit }, { crazy-eights-needed-rank } or an eight
  }

## The table

crazy-eights-stock = Stock
crazy-eights-pile = Pile
crazy-eights-own-hand = Your hand
crazy-eights-hand = Hand
crazy-eights-tally = drawn: { $cards }
crazy-eights-named = Named: { crazy-eights-suit }
crazy-eights-any-card = Any card goes

crazy-eights-hint-any = Lay any card.
crazy-eights-hint = Lay { crazy-eights-wanted }.
crazy-eights-hint-eight = Only an eight fits: lay it, or draw a card.
crazy-eights-hint-draw = You need { crazy-eights-needed }: draw a card.
crazy-eights-hint-pass = You need { crazy-eights-needed }, and the stock is used up: pass.

## Moves

crazy-eights-lay = Lay
crazy-eights-lay-card = Lay { $card }
crazy-eights-name-suit = Name { crazy-eights-suit }
crazy-eights-lay-eight = Lay { $card } and name { crazy-eights-suit }
crazy-eights-draw = Draw a card
crazy-eights-pass = Pass

crazy-eights-say-lay = Laying { $card }
crazy-eights-say-eight = Laying { $card } and naming { crazy-eights-suit }
crazy-eights-say-draw = { $cards ->
    [1] Drawing a card
   *[other] Drawing { $cards } cards
  }
crazy-eights-say-pass = Pass
crazy-eights-say-out = No cards left
crazy-eights-say-blocked = Nobody can go on: the deal is over.

crazy-eights-refusal-turn = It is not your turn.
crazy-eights-refusal-hand = You do not hold { $card }.
crazy-eights-refusal-name = { $card } is wild: name a suit with it.
crazy-eights-refusal-no-eight = { $card } is not an eight, so no suit is named with it.
crazy-eights-refusal-suit = { $card } does not fit: an eight lies there and { crazy-eights-suit } were named. Lay { crazy-eights-a-suit } or an eight.
crazy-eights-refusal-fits = { $card } does not fit. Lay { crazy-eights-wanted }.
crazy-eights-refusal-no-stock = The stock is used up: there is nothing to draw.
crazy-eights-refusal-draw = You may draw only while nothing but eights fits, and you can lay { $cards }.
crazy-eights-refusal-pass-stock = You may pass only when the stock is used up. Draw a card.
crazy-eights-refusal-pass = You may pass only when nothing fits, and you can lay { $cards }.

crazy-eights-notation = “{ $text }” is not a move. Examples: 9h lays the nine of hearts, 8h=c lays the eight of hearts and names clubs; draw, pass.
crazy-eights-notation-suit = “{ $text }” is not a suit. Write c, d, h or s, as in 8h=c.
crazy-eights-notation-call = “{ $call }” is a call, not a move.

crazy-eights-seats = { $seats } cannot play: Crazy Eights is for { $least } to { $most }.
crazy-eights-pack-too-small = The pack is too small: { $hand } cards each for { $seats } is more than 52.

## The score

crazy-eights-row-cards = Cards left
crazy-eights-row-left = Points in hand
crazy-eights-row-won = Points scored
crazy-eights-sheet-blocked = Nobody could go on: the lowest hand scores the difference.
crazy-eights-sheet-equal = Nobody could go on, and the lowest hands are equal: nobody scores.
crazy-eights-standing = To { $target ->
    [one] { $target } point
   *[other] { $target } points
  }
crazy-eights-verdict = { table-won }, { $points }.
crazy-eights-verdict-resigned = { table-gave-up }. { table-won }. Finished deals: { $points }.
crazy-eights-verdict-resigned-drawn = { table-gave-up }; the others are equal. Finished deals: { $points }.

## Books and options

crazy-eights-book-leeming = Leeming
crazy-eights-book-leeming-about = Seven cards each, nothing turned up, and you may draw as many cards as you like even when you could play.

crazy-eights-option-partnership = Four players
crazy-eights-option-partnership-help = Whether four play two against two, partners opposite.
crazy-eights-value-partnership-pairs = partners
crazy-eights-value-partnership-off = each for themselves
crazy-eights-option-hand_size = Cards dealt
crazy-eights-option-hand_size-help = How many cards each player gets.
crazy-eights-value-hand_size = { $number ->
    [one] { $number } card each
   *[other] { $number } cards each
  }
crazy-eights-option-drawing = Drawing
crazy-eights-option-drawing-help = Whether one may draw when a card fits.
crazy-eights-value-drawing-free = at will
crazy-eights-value-drawing-until_fits = only when nothing fits
crazy-eights-option-free_after_pass = After a pass
crazy-eights-option-free_after_pass-help = Whether the next player may lay any card at all.
crazy-eights-value-free_after_pass-false = the card must fit
crazy-eights-value-free_after_pass-true = any card goes
crazy-eights-option-target = The match
crazy-eights-option-target-help = How many points win the match.
crazy-eights-value-target = { $number ->
    [one] to { $number } point
   *[other] to { $number } points
  }

## The rules

crazy-eights-section-players = Players
crazy-eights-section-deal = The deal
crazy-eights-section-turn = The play
crazy-eights-section-eights = Eights
crazy-eights-section-stock = Drawing and passing
crazy-eights-section-end = The end of a deal
crazy-eights-section-scoring = The score
crazy-eights-section-match = The match

crazy-eights-rule-aim = Players get rid of their cards by laying them on a common pile. Whoever is out of cards first wins the deal.
crazy-eights-rule-pack = One pack of 52 cards is used, without jokers. An ace is the lowest card.
crazy-eights-rule-partnership-pairs = Two play against each other, four play two against two, any other number each for themselves. A side is a pair or a single player.
crazy-eights-rule-partnership-off = Each plays for themselves, four players too: everyone is a side alone.
crazy-eights-rule-partners = Partners sit opposite each other. Who plays with whom is settled before the match: if you like, cut for it, the two highest cards against the two lowest.
crazy-eights-rule-first_dealer = Cards are cut for the first deal, and the lowest deals; those whose lowest cards are equal cut again.
crazy-eights-rule-hand_size = { $number ->
    [one] Each player gets { $number } card, face down.
   *[other] Each player gets { $number } cards, face down.
  }
crazy-eights-rule-deal = Cards are dealt one at a time, clockwise from the player to the left of the dealer.
crazy-eights-rule-stock = The rest is put face down in the middle of the table: the stock. No card is turned up.
crazy-eights-rule-next_dealer = The next deal is dealt by the player to the left.
crazy-eights-rule-turn = The player to the left of the dealer begins, and the turn goes clockwise. In your turn you lay one card, and before it you may draw from the stock.
crazy-eights-rule-first_card = The first card may be any card, and an eight too. It is put face up beside the stock.
crazy-eights-rule-fits = Each later card must match the top of the pile: the same suit or the same rank. On the ten of diamonds go diamonds and tens.
crazy-eights-rule-eights = Eights are wild: an eight may be laid in any turn, whatever lies on the pile.
crazy-eights-rule-any_suit = Whoever lays an eight names a suit, any of the four. The next card must be of that suit or another eight.
crazy-eights-rule-keep_eight = As long as the stock lasts, an eight need not be laid: you may draw instead and keep it.
crazy-eights-rule-draw = If nothing fits, you draw cards from the top of the stock one by one until one does; nobody else sees them. The turn ends only with a card laid, as long as there is a stock.
crazy-eights-rule-drawing-free = You may also draw without need, before laying a card that fits, and as many cards as you like: in the hope of an eight, or to gather a suit that the others lack.
crazy-eights-rule-drawing-until_fits = Once a card other than an eight fits, you may draw no more.
crazy-eights-rule-pass = When the stock is used up, whoever has nothing that fits says “Pass”, and the turn goes on. Whoever can lay a card must, even if it is an eight.
crazy-eights-rule-free_after_pass-false = After a pass too, a card must match the top of the pile.
crazy-eights-rule-free_after_pass-true = After a pass the next player may lay any card.
crazy-eights-rule-out = The deal ends as soon as a side is out of cards.
crazy-eights-rule-both_out = When one partner is out, the other plays on, and the turn passes over the one who is out. The deal ends when both partners of a side are out.
crazy-eights-rule-block = The deal also ends when nobody can go on: the stock is used up and all players have passed in a row.
crazy-eights-rule-values = Cards left in hand count: an eight 50, a king, queen or jack 10, an ace 1, any other card its number.
crazy-eights-rule-winner_scores = The side that is out scores all that is left in the hands of the others.
crazy-eights-rule-difference = If nobody could go on, the cards of each side are added up, partners’ together. The side with the lowest total scores the difference.
crazy-eights-rule-several = With several opponents the winner scores from each of them.
crazy-eights-rule-equal = If the lowest totals are equal, nobody scores.
crazy-eights-rule-target = { $number ->
    [one] The match is won by whoever first has { $number } point.
   *[other] The match is won by whoever first has { $number } points.
  }

crazy-eights-silent-pack = Our choice: the source does not say; all the cards it names are in the pack of 52.
crazy-eights-silent-partners = Our choice: the source has the cut decide who plays with whom; here you choose your seats, and partners sit opposite.
crazy-eights-silent-next-dealer = Our choice: the source does not say; usually the deal goes to the left.
crazy-eights-silent-keep-eight = Our choice: the source does not say; it lets a player draw at any time, so while there is a stock nobody can be made to lay an eight.
crazy-eights-silent-several = Our choice: the source counts between two sides only; with more, the winner settles with each in the same way.
crazy-eights-silent-equal = Our choice: the source does not say; where there is no difference there is nothing to score.
