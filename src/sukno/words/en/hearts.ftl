# Hearts for two: the table, refusals, the score, the rules in words. Every hearts-rule-* may use $count, $lady, $breaking.

hearts-name = Hearts for Two
hearts-about = Tricks without trumps, and a card drawn after each. The fewest hearts win.
hearts-bots = A beginner plays at random, an amateur goes by rules of thumb, an expert thinks through how the hidden cards may lie.
hearts-suit = { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
  }

## The table

hearts-place-stock = Stock
hearts-place-trick = Trick
hearts-place-own-hand = Your hand
hearts-place-hand = Hand
hearts-place-taken = Taken
hearts-note-own = You took it
hearts-note-other = Your opponent took it
hearts-tally = Hearts: { $hearts }
hearts-tally-lady = Hearts: { $hearts }, and the queen of spades

hearts-said-dealt = { $cards ->
    [one] { $cards } card each is dealt.
   *[other] { $cards } cards each are dealt.
  }
hearts-said-leads = I lead { $card }
hearts-said-follows = I follow with { $card }
hearts-said-discards = I cannot follow, I throw { $card }
hearts-said-takes = { $hearts ->
    [0] I take { $cards }
    [one] I take { $cards }, with { $hearts } heart
   *[other] I take { $cards }, with { $hearts } hearts
  }
hearts-said-drawn = Both draw a card from the stock.
hearts-said-last-drawn = Both draw their last card: the stock is used up.

hearts-hint-lead = You lead: any card
hearts-hint-lead-unbroken = You lead: any card but a heart
hearts-hint-follow = Follow suit: { hearts-suit }
hearts-hint-discard = You have no { hearts-suit }: throw any card

hearts-button-play = Play { $card }
hearts-offer-lead = Lead { $card }
hearts-offer-follow = Follow with { $card }
hearts-offer-discard = Throw { $card }

## Refusals

hearts-refusal-turn = It is the other player’s turn.
hearts-refusal-hand = { $card } is not in your hand.
hearts-refusal-follow = { $led } was led and you have { hearts-suit }: { $cards }. You cannot play { $card }.
hearts-refusal-breaking = { $card }: hearts are not led until one of them has been played.
hearts-no-card = “{ $text }” is no card. Write a card like 9h.
hearts-seats = These Hearts are for two players, not { $seats }.
hearts-house-form = The option { $option } only means something with match={ $form }. Choose that for “{ hearts-option-match }”, or leave the option out.

## The score

hearts-row-hearts = Hearts taken
hearts-row-lady = Queen of spades
hearts-row-moon = Points for the deal
hearts-row-difference = Difference, to the winner
hearts-sheet-moon = One player took every card that counts, so the points go to the other.
hearts-standing-one-deal = { $count ->
    [taken] { $lady ->
        [yes] One deal. The fewest points win.
       *[no] One deal. The fewest hearts win.
      }
   *[difference] One deal. The winner scores the difference.
  }
hearts-standing-deals = { $count ->
    [taken] { $deals ->
        [one] { $deals } deal. What you take counts against you: low is good.
       *[other] { $deals } deals. What you take counts against you: low is good.
      }
   *[difference] { $deals ->
        [one] { $deals } deal. Its winner scores the difference: high is good.
       *[other] { $deals } deals. The winner of each scores the difference: high is good.
      }
  }
hearts-standing-target = { $count ->
    [taken] To { $target } points. Whoever gets there loses: low is good.
   *[difference] To { $target } points. Whoever gets there first wins.
  }
hearts-verdict = { $count ->
    [taken] { table-won } with fewer points, { $points } to { $other }.
   *[difference] { table-won } with more points, { $points } to { $other }.
  }
hearts-verdict-resigned = { table-gave-up }. { table-won }.

## The rules

hearts-section-players = Players and cards
hearts-section-deal = The deal
hearts-section-play = The play
hearts-section-scoring = The score
hearts-section-match = The match

hearts-rule-aim = The game is played in tricks, and the aim is to take as few hearts as you can.
hearts-rule-players = It is a game for two players.
hearts-rule-pack = One pack of 52 cards is used, without jokers.
hearts-rule-rank = The cards of a suit rank from the ace, the highest, through king, queen, jack and ten down to the two. There are no trumps.
hearts-rule-first_dealer = The players cut for the first deal: the lower card deals (the ace is high). Equal cards are cut again.
hearts-rule-deal = The dealer gives each player 13 cards, one at a time, the opponent first.
hearts-rule-stock = The other 26 cards lie face down in the middle of the table: they are the stock.
hearts-rule-next_dealer = The players deal in turn.
hearts-rule-lead = The dealer’s opponent leads first, with { $breaking ->
    [yes] any card but a heart
   *[no] any card
  }.
hearts-rule-breaking-false = Any suit may be led, hearts too.
hearts-rule-breaking-true = Hearts are not led until one of them has been thrown or played. A player who holds nothing but hearts may lead one.
hearts-rule-follow = The other player replies with a card of the same suit if he has one. He need not beat the card led.
hearts-rule-discard = A player without that suit throws any card; as a rule it pays to get rid of a heart.
hearts-rule-hand = You play from your own hand, and neither player shows his cards.
hearts-rule-trick = The higher card of the suit led takes the trick, which is laid aside face down.
hearts-rule-turn = Whoever takes a trick leads to the next.
hearts-rule-draw = Before that lead both players draw a card from the stock: first the one who took the trick, then the other.
hearts-rule-play_out = When the stock is used up, the last thirteen cards are played out. A deal has 26 tricks in all.
hearts-rule-hearts = { $lady ->
    [yes] After the deal each player counts what he took: a heart is one point
   *[no] After the deal each player counts the hearts he took: a heart is one point, and there are 13
  }. Low is good.
hearts-rule-black_lady-false = The queen of spades is a card like any other.
hearts-rule-black_lady-true = The queen of spades counts 13 points, as much as all the hearts together. A deal has 26 points in all.
hearts-rule-moon-false = { $lady ->
    [yes] A player who takes all the hearts and the queen of spades scores all 26 points.
   *[no] A player who takes all the hearts scores all 13 points.
  }
hearts-rule-moon-true = { $lady ->
    [yes] A player who takes all the hearts and the queen of spades scores nothing, and the other scores 26 points.
   *[no] A player who takes all the hearts scores nothing, and the other scores 13 points.
  }
hearts-rule-count-taken = Each player scores what he took, and the lower score is ahead.
hearts-rule-count-difference = Only the player who took less scores: the difference between the two counts. The higher score is ahead.
hearts-rule-match-one_deal = A match is one deal.
hearts-rule-match-deals = A match is an agreed number of deals; { $count ->
    [taken] the lower total wins
   *[difference] the higher total wins
  }.
hearts-rule-match-target = Deal follows deal until a player reaches the points agreed on. { $count ->
    [taken] The lower total wins
   *[difference] The higher total wins
  }.
hearts-rule-deals = { $number ->
    [one] { $number } deal is played.
   *[other] { $number } deals are played.
  }
hearts-rule-target = { $number ->
    [one] The match is played to { $number } point.
   *[other] The match is played to { $number } points.
  }
hearts-rule-ties = If the points are level at the end of the match, another deal is played.

## Options

hearts-option-match = Match
hearts-option-match-help = How many deals make a match.
hearts-value-match-one_deal = one deal
hearts-value-match-deals = several deals
hearts-value-match-target = to a target
hearts-option-deals = Number of deals
hearts-option-deals-help = How many deals are played, where a match is several.
hearts-value-deals = { $number ->
    [one] { $number } deal
   *[other] { $number } deals
  }
hearts-option-target = Target
hearts-option-target-help = The points that end a match played to a target.
hearts-value-target = { $number }
hearts-option-count = What is scored
hearts-option-count-help = What each player took, or the difference to the one who took less.
hearts-value-count-taken = what each took
hearts-value-count-difference = the difference, to the winner
hearts-option-black_lady = Queen of spades
hearts-option-black_lady-help = Whether the queen of spades counts 13 points.
hearts-value-black_lady-false = counts nothing
hearts-value-black_lady-true = 13 points
hearts-option-moon = Taking everything
hearts-option-moon-help = What happens when one player takes all the cards that count.
hearts-value-moon-false = scores all the points
hearts-value-moon-true = the points go to the other
hearts-option-breaking = Leading hearts
hearts-option-breaking-help = Whether hearts may be led before one has been played.
hearts-value-breaking-false = at any time
hearts-value-breaking-true = once one has been played

hearts-book-leeming = Leeming
hearts-book-leeming-about = As the book has it: one deal, and the fewest hearts win.

hearts-silent-match = Our choice: in the source a match is one deal, and it says nothing of a longer one.
hearts-silent-variants = Our choice: the source has none of this; other kinds of Hearts are played so.
hearts-silent-pack = Our choice: not said outright, but 13 cards for each of two and a stock of 26 make 52.
hearts-silent-rank = Our choice: the source does not say; it is usual in games of tricks.
hearts-silent-first-dealer = Our choice: the source does not say who deals first.
hearts-silent-hand = It goes without saying, and the source does not say it.
hearts-silent-ties = Our choice: 13 hearts cannot be shared equally in one deal; of anything else the source says nothing.
hearts-silent-next-dealer = Our choice: the source does not say; dealing in turn is usual.
