# Fifteen: the rules in words, buttons, the talk at the table, the score.

fifteen-name = Fifteen
fifteen-about = Draw cards towards fifteen and no further: whoever is nearer takes the chips.
fifteen-bots = A beginner plays at random, an amateur looks at his own cards only, an expert remembers those that were played.

## Why a move cannot be made

fifteen-no-move = “{ $text }” is no move. There are two: draw (a card) and stand.
fifteen-refusal-turn = It is not your turn.
fifteen-refusal-over = The pack is played out; the next one waits to be dealt.
fifteen-refusal-bust = You have { $cards }, { $number } in all: that is more than { $full }, so you may draw no more. Stand; nobody learns of it before the cards are opened.
fifteen-refusal-stand = { $cards } counts { $number }. At this table you may stand on your first card only if it counts { $least }; draw at least one more.

## What does not go together

fifteen-bank-below-stake = The stake is { $stake }, but each player has { $bank ->
    [one] { $bank } chip
   *[other] { $bank } chips
  }: not enough for one round.

## The table

fifteen-place-stock = Stock
fifteen-place-pot = Pot
fifteen-place-aside = Cards set aside
fifteen-place-own = Your cards
fifteen-place-hand = The other player’s cards
fifteen-place-shown = Cards opened last round
fifteen-total = { $number ->
    [one] { $number } point
   *[other] { $number } points
  }
fifteen-too-much = bust with { $number }
fifteen-stands = stands
fifteen-chips = { $number ->
    [one] { $number } chip
   *[other] { $number } chips
  }
fifteen-even = even
fifteen-ahead = { fifteen-chips } up
fifteen-behind = { fifteen-chips } down
fifteen-hint = You have { fifteen-total }. Draw a card or stand.
fifteen-hint-draw = You have { fifteen-total }. You may not stand on such a card: draw another.
fifteen-hint-bust = Bust with { $number }. Stand as if nothing had happened: the cards are opened when the round ends.

## Buttons

fifteen-button-draw = Draw a card
fifteen-button-stand = Stand
fifteen-describe-draw = Draw a card: you have { fifteen-total }
fifteen-describe-stand = Stand with { fifteen-total }
fifteen-describe-bust = Stand: you are bust with { $number }, but nobody knows yet

## The talk

fifteen-say-deal = My deal. { $stake } each, { $pot } in the pot
fifteen-say-draw = A card
fifteen-say-draw-card = A card: { $card }
fifteen-say-stand = I stand
fifteen-say-returned = The stock is used up; the cards set aside are shuffled: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
fifteen-say-open = I have { fifteen-total }: { $cards }
fifteen-say-open-bust = I am bust with { $number }: { $cards }
fifteen-say-win = The pot is mine: { $pot ->
    [one] { $pot } chip
   *[other] { $pot } chips
  }
fifteen-say-tie = Nobody wins: { $pot ->
    [one] { $pot } chip stays
   *[other] { $pot } chips stay
  } on the table

## The score

fifteen-row-won = Rounds won
fifteen-row-drawn = Rounds drawn
fifteen-row-paid = Chips put in
fifteen-row-taken = Taken from the pot
fifteen-row-returned = Given back from the pot
fifteen-note-pot = { $pot ->
    [one] { $pot } chip stays
   *[other] { $pot } chips stay
  } on the table to be played for.
fifteen-standing-packs = { $packs ->
    [1] One pack is played
   *[other] { $packs } packs are played; { $finished } done
  }
fifteen-standing-bank = Until somebody has fewer than { $stake ->
    [one] { $stake } chip
   *[other] { $stake } chips
  }; each began with { $bank }
fifteen-verdict-packs = { table-won } by { $number ->
    [one] { $number } chip
   *[other] { $number } chips
  }.
fifteen-verdict-bank = { table-won }: { ID($loser) ->
    [player-you] you have no chips left for the stake
   *[other] { $loser } has no chips left for the stake
  }.
fifteen-verdict-draw = A draw: equal chips.
fifteen-verdict-resigned = { table-gave-up }. { table-won }.

## The rules: sections

fifteen-section-players = Players and cards
fifteen-section-deal = Stakes and the deal
fifteen-section-turn = Drawing
fifteen-section-showdown = The showdown
fifteen-section-pack = The pack
fifteen-section-match = The match

## The rules in words

fifteen-rule-aim = Two play. Each draws cards to come as near as possible to { $full } points without going beyond.
fifteen-rule-pack = An ordinary pack of 52 cards is used. Suits do not matter.
fifteen-rule-values = An ace counts 1, a king, a queen and a jack 10 each, every other card its number.
fifteen-rule-first_dealer = They cut for the first deal: the lower card deals, and the ace is the lowest. Equal cards are cut again.
fifteen-rule-stake = Before each round both put { $number ->
    [one] { $number } chip
   *[other] { $number } chips
  } on the table. Everything that lies there is the pot.
fifteen-rule-deal = The dealer gives the other player one card face down and one to himself. The rest of the pack lies face down. Only whoever got a card looks at it.
fifteen-rule-next_dealer = They deal by turns, round after round.
fifteen-rule-turn = The dealer’s opponent decides first and draws until he stands. Then the dealer does the same; he sees how many cards were taken, but not which.
fifteen-rule-draw = Cards are drawn one at a time from the top of the pack, as many as one likes. A card drawn is not shown to the other player.
fifteen-rule-stand_min_first = { $number ->
    [0] One may stand on any card, even on the very first.
   *[other] One may stand on the first card only if it counts { $number }; otherwise at least one more must be drawn.
  }
fifteen-rule-bust = Whoever has more than { $full } points stands and draws no more, but does not say so. The move is recorded like any other stand, so nothing gives it away.
fifteen-rule-showdown = When the dealer stands too, both open their cards. The pot goes to whoever is nearer to { $full } without going beyond. If one is bust the other wins, whatever his total.
fifteen-rule-tie = If the totals are equal, or both are bust, the chips stay on the table for the next round, and both add a new stake to them.
fifteen-rule-aside = Cards that were played are set aside, and the deal goes on from the rest of the pack. Everybody has seen them, and counting cards is allowed.
fifteen-rule-reshuffle_below = If fewer than { $number ->
    [one] { $number } card
   *[other] { $number } cards
  } are left before a round, the dealer gathers all cards and shuffles them. There the pack ends; the next one is played with a new shuffle.
fifteen-rule-exhausted = If the pack runs out in the middle of a round, the cards set aside are shuffled, though not those in play, and the round goes on. After such a round the whole pack is gathered.
fifteen-rule-match-packs = A match lasts for an agreed number of packs. More chips win; equal chips are a draw.
fifteen-rule-match-bank = A match lasts as long as both can put in their stake. Whoever cannot has lost.
fifteen-rule-packs = The pack is gone through { $number ->
    [one] once
   *[other] { $number } times
  } before the match ends. One pack lasts for about twelve rounds.
fifteen-rule-bank = Each player sits down with { $number ->
    [one] { $number } chip
   *[other] { $number } chips
  }.
fifteen-rule-settle = If the match ends with a pot on the table, each takes back half of it.
fifteen-rule-next_match_dealer = In another match the first to deal is the one whose turn it is.

## Options

fifteen-option-stake = Stake
fifteen-option-stake-help = How many chips each puts on the table before a round.
fifteen-value-stake = { $number ->
    [one] { $number } chip
   *[other] { $number } chips
  }
fifteen-option-stand_min_first = Standing on the first card
fifteen-option-stand_min_first-help = With which first card one need not draw at all.
fifteen-value-stand_min_first = { $number ->
    [0] with any
   *[other] only if it counts { $number }
  }
fifteen-option-reshuffle_below = When to shuffle
fifteen-option-reshuffle_below-help = With fewer cards left, the pack is gathered and shuffled before a new round.
fifteen-value-reshuffle_below = fewer than { $number ->
    [one] { $number } card
   *[other] { $number } cards
  }
fifteen-option-match = End of the match
fifteen-option-match-help = Play an agreed number of packs, or until one player runs out of chips.
fifteen-value-match-packs = by packs
fifteen-value-match-bank = while chips last
fifteen-option-packs = How many packs
fifteen-option-packs-help = How often the pack is gone through, if the match goes by packs.
fifteen-value-packs = { $number ->
    [one] { $number } pack
   *[other] { $number } packs
  }
fifteen-option-bank = Chips each
fifteen-option-bank-help = What players sit down with, if they play while chips last.
fifteen-value-bank = { $number ->
    [one] { $number } chip
   *[other] { $number } chips
  }

## The book, and what the source does not say

fifteen-book-leeming = Leeming
fifteen-book-leeming-about = For two: one card each and any number more; a drawn pot stays for the next round.
fifteen-silent-stand-free = Our choice: the source mentions standing on a first card only if it counts 10; in Quinze, its relative, one takes as many cards as one likes, or none.
fifteen-silent-reshuffle-below = Our choice: the source says “when the pack runs low”; nine cards can be taken in a round without going bust, and twelve are nearly always enough for two.
fifteen-silent-packs = Our choice: in the source they play as long as they like.
fifteen-silent-bank = Our choice: the source does not say how many chips players have.
fifteen-silent-pack = Our choice: the source does not say so, but it names the cards from ace to king; that is the pack of 52.
fifteen-silent-first-dealer = Our choice: the source does not say; in Quinze, its relative, the lower cut deals.
fifteen-silent-exhausted = Our choice: in the source the pack is shuffled between rounds only; cards in play cannot be touched, so those set aside come back.
fifteen-silent-next-match-dealer = Our choice: in the source they deal by turns, and a new match does not change that.
fifteen-silent-settle = Our choice: the source does not say; both have put the same into the pot.
fifteen-silent-notation = Our own way of writing moves.
