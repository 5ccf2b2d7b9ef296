# Two-Ten-Jack: the table, refusals, the score, the rules in words.

two-ten-jack-name = Two-Ten-Jack
two-ten-jack-about = Tricks with trumps: hearts are good, spades are bad, and the ace of spades beats everything.
two-ten-jack-bots = A beginner plays at random, an amateur weighs each trick by itself, an expert thinks through how the hidden cards may lie.
two-ten-jack-suit = { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
  }

## The table

two-ten-jack-place-stock = Stock
two-ten-jack-place-trick = Trick
two-ten-jack-place-own-hand = Your hand
two-ten-jack-place-hand = Hand
two-ten-jack-place-taken = Taken
two-ten-jack-note-led = { $suit ->
    [h] Trumps are led
   *[s] Spades are led
  }
two-ten-jack-note-taken = { $whose ->
    [own] You took it: { $points }
   *[other] Taken: { $points }
  }
two-ten-jack-tally = Points: { $points }

two-ten-jack-said-dealt = { $cards ->
    [one] { $cards } card each is dealt.
   *[other] { $cards } cards each are dealt.
  }
two-ten-jack-said-leads = I lead { $card }
two-ten-jack-said-declares = { $suit ->
    [h] I lead { $card } as a trump
   *[s] I lead { $card } as a spade
  }
two-ten-jack-said-follows = I follow with { $card }
two-ten-jack-said-trumps = I trump with { $card }
two-ten-jack-said-discards = I throw { $card }
two-ten-jack-said-takes = I take { $cards }: { $points }
two-ten-jack-said-draws = I draw { $card }
two-ten-jack-said-drawn = Everybody draws a card from the stock.
two-ten-jack-said-empty = The stock is used up.

two-ten-jack-hint-lead = You lead: any card
two-ten-jack-hint-follow = Follow suit: { two-ten-jack-suit }
two-ten-jack-hint-trump = You have no { two-ten-jack-suit }: play a trump
two-ten-jack-hint-discard = You have neither { two-ten-jack-suit } nor trumps: any card

two-ten-jack-button-play = Play { $card }
two-ten-jack-button-declare = { $suit ->
    [h] { $card } as a trump
   *[s] { $card } as a spade
  }
two-ten-jack-offer-lead = Lead { $card }
two-ten-jack-offer-declare = { $suit ->
    [h] Lead { $card } as a trump, to be followed with hearts
   *[s] Lead { $card } as a spade, to be followed with spades
  }
two-ten-jack-offer-follow = Follow with { $card }
two-ten-jack-offer-trump = Play the trump { $card }
two-ten-jack-offer-discard = Throw { $card }

## Refusals

two-ten-jack-refusal-turn = It is another player’s turn.
two-ten-jack-refusal-hand = { $card } is not in your hand.
two-ten-jack-refusal-follow = The suit led is { two-ten-jack-suit }, and you have some: { $cards }. You cannot play { $card }.
two-ten-jack-refusal-trump = You have no { two-ten-jack-suit }, but you have trumps: { $cards }. You cannot play { $card }, you need a trump.
two-ten-jack-refusal-speculation = { $suit ->
    [s] { $speculation } is your only spade, so you have to play it to spades. { $card } will not do.
   *[other] { $speculation } is your only trump, so you have to play it. { $card } will not do.
  }
two-ten-jack-refusal-declare = { $card }: say whether you lead it as a spade or as a trump.
two-ten-jack-refusal-no-declaring = A suit is named only when the ace of spades is led.
two-ten-jack-no-card = “{ $text }” is no move. Write a card like 9h; the ace of spades is led as As=s (a spade) or As=h (a trump).
two-ten-jack-seats = Two, three or four can play, not { $seats }.

## The score

two-ten-jack-row-hearts = Hearts
two-ten-jack-row-diamonds = Diamonds
two-ten-jack-row-spades = Spades
two-ten-jack-standing = { $target ->
    [one] To { $target } point, pluses and minuses together
   *[other] To { $target } points, pluses and minuses together
  }
two-ten-jack-standing-level = { $target ->
    [one] { $target } point is reached, but nobody is ahead: another deal
   *[other] { $target } points are reached, but nobody is ahead: another deal
  }
two-ten-jack-verdict = { table-won }, { $points }.
two-ten-jack-verdict-resigned = { table-gave-up }. { table-won }. By the deals played: { $points }.
two-ten-jack-verdict-resigned-level = { table-gave-up }; the others are level. By the deals played: { $points }.

## The rules

two-ten-jack-section-players = Players
two-ten-jack-section-cards = Cards
two-ten-jack-section-deal = The deal
two-ten-jack-section-play = The play
two-ten-jack-section-speculation = Speculation
two-ten-jack-section-match = The score and the match

two-ten-jack-rule-aim = The game is played in tricks: some cards give points to the player who takes them, others cost points. Take the ones and keep out of the way of the others.
two-ten-jack-rule-players = Two, three or four can play.
two-ten-jack-rule-sides = Three and four each play for themselves.
two-ten-jack-rule-pack = One pack of 52 cards is used, without jokers. Three play without the three of clubs.
two-ten-jack-rule-values = The two, ten and jack of hearts give 10 points each, the ace, king and queen of hearts 5 each. The ace, king, queen and jack of diamonds give a point each. The two, ten and jack of spades cost 10 points each, the ace, king and queen of spades 5 each. A deal has 49 points to the good and 45 to the bad.
two-ten-jack-rule-rank = The cards of a suit rank from the ace, the highest, through king, queen, jack and ten down to the two.
two-ten-jack-rule-trumps = Hearts are always trumps: a trump beats a card of any other suit.
two-ten-jack-rule-speculation = The ace of spades, called speculation, is the highest card of all: it beats the ace of hearts too. It is a trump too, as if it were a heart. It costs its points all the same.
two-ten-jack-rule-first_dealer = The players cut for the first deal: the highest card deals (the ace is high). Those who are equal cut again.
two-ten-jack-rule-deal = The dealer gives each player six cards, one at a time, beginning on the left. The rest is the stock, in the middle of the table.
two-ten-jack-rule-stock_face_up-true = The stock lies face up: everybody sees its top card, and so who draws what.
two-ten-jack-rule-stock_face_up-false = The stock lies face down: what a player draws the others do not see.
two-ten-jack-rule-next_dealer = The next deal goes to the player on the left.
two-ten-jack-rule-lead = The player on the dealer’s left leads first, with any card; the others play in turn, clockwise.
two-ten-jack-rule-follow = You have to follow suit if you can.
two-ten-jack-rule-must_trump = A player without the suit led has to play a trump: a heart or the ace of spades. He need not beat another’s trump.
two-ten-jack-rule-discard = A player with neither the suit nor a trump plays any card.
two-ten-jack-rule-hand = You play from your own hand, and nobody shows his cards.
two-ten-jack-rule-trick = The highest trump takes the trick; where there is none, the highest card of the suit led.
two-ten-jack-rule-turn = Whoever takes a trick leads to the next.
two-ten-jack-rule-draw = Before that lead everybody draws a card from the top of the stock: first the one who took the trick, then the others, clockwise.
two-ten-jack-rule-play_out = When the stock is used up, the cards in the hands are played out.
two-ten-jack-rule-speculation_hearts = When a heart is led, the ace of spades is one of the trumps: you may play it or a heart. A player without hearts has to play it.
two-ten-jack-rule-speculation_spades = When a spade is led, the ace of spades is a spade like the others: you may play it even if you have more of them, and you must if it is the only one; it cannot be kept back as a trump. It takes the trick even then, though there is a heart in it.
two-ten-jack-rule-speculation_lead = Whoever leads the ace of spades says whether it is a spade or a trump: the others follow with spades, or with hearts.
two-ten-jack-rule-score = After the deal each player adds up the pluses of the cards he took and subtracts the minuses; the difference, though it be below zero, is his score. All together it comes to 4 points.
two-ten-jack-rule-match = The scores of the deals are added up. The first player to reach the points agreed on wins; where several reach them in one deal, the one with the most.
two-ten-jack-rule-target = { $number ->
    [one] The match is played to { $number } point.
   *[other] The match is played to { $number } points.
  }
two-ten-jack-rule-ties = If those who have the most are level, another deal is played.

## Options

two-ten-jack-option-stock_face_up = Stock
two-ten-jack-option-stock_face_up-help = Whether the stock lies face up or face down.
two-ten-jack-value-stock_face_up-true = face up
two-ten-jack-value-stock_face_up-false = face down
two-ten-jack-option-target = Target
two-ten-jack-option-target-help = The points that win a match.
two-ten-jack-value-target = { $number }

two-ten-jack-book-leeming = Leeming
two-ten-jack-book-leeming-about = As the book has it: to 25 points, with the stock face up.

two-ten-jack-silent-next-dealer = Our choice: the source does not say; dealing in turn is usual.
two-ten-jack-silent-hand = It goes without saying, and the source does not say it.
two-ten-jack-silent-speculation-lead = Our choice: the source does not say how the ace of spades is followed; this is how it is usually played.
two-ten-jack-silent-ties = Our choice: the source says nothing of a tie.
