# War: the rules in words, buttons, the talk at the table, the score.

war-name = War
war-about = Turn cards: the highest takes all. Nothing to decide, luck does everything.
war-bots = Nothing is decided in War, so there is one kind of bot: it turns its card.

## Why a move cannot be made

war-no-move = “{ $text }” is no move. There is one: turn (a card).
war-refusal-over = The game is over.
war-refusal-out = You have no cards left: you are out.
war-refusal-turned = Your card is turned already; the others are waited for.
war-refusal-bystander = You are not in this war; those who fight are waited for.

## The table

war-place-own = Your pile
war-place-pile = Pile
war-place-laid = Cards in battle
war-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
war-out = no cards
war-takes = takes { war-cards }
war-fights = at war
war-hint = Turn your top card.
war-hint-war = War: { war-face-down } and turn the next.
war-hint-conflict = A conflict of several: { war-face-down } and turn the next.
war-hint-last = { $cards ->
    [0] War, and it is your last card: turn it.
   *[other] You have too few cards for the whole war: { war-face-down } and turn the last.
  }
war-face-down = lay { war-cards } face down

war-button-turn = Turn a card

## The talk

war-say-turn = { $card }
war-say-equal = War: { $cards }
war-say-conflict = A conflict of several: { $cards }
war-say-take = I take { war-cards }
war-say-nobody = No cards left, and equal again: a draw

## The score

war-row-cards = Cards in the end
war-row-won = Won
war-note = { war-counts }
war-note-cut = Nobody got all the cards. { war-counts }
war-counts = Battles: { $battles }, wars: { $wars }. The largest haul: { war-cards }.
war-standing = { $wins ->
    [1] All the cards win
   *[other] To { $wins } games won
  }
war-verdict = { $wins ->
    [1] { table-won } with { war-cards }.
   *[other] { table-won }: { $wins } games.
  }
war-verdict-draw = A draw.
war-verdict-resigned = { table-gave-up }. { table-won }.
war-verdict-resigned-drawn = { table-gave-up }; the others are equal.

## The rules: sections

war-section-players = Players and cards
war-section-deal = The deal
war-section-battle = A battle
war-section-war = War
war-section-end = The end of the game
war-section-match = The match

## The rules in words

war-rule-aim = The aim is to capture all the cards. There is nothing to decide: cards are turned one after the other, and luck does the rest.
war-rule-pack = Two play, or more, up to ten; each for himself. An ordinary pack of 52 cards is used. Suits do not matter.
war-rule-even = So that all get the same number, low cards are taken out: twos first, then threes. With three players one two goes, and each gets 17 cards; four use the whole pack, 13 cards each.
war-rule-ranks = The ace is the highest card, then king, queen, jack and so on down to the two.
war-rule-first_dealer = It does not matter who deals. At this table they cut, and the highest card deals; equal ones cut again.
war-rule-deal = The dealer deals all cards one at a time, face down, beginning on his left.
war-rule-piles = Everybody gathers his cards into a face-down pile without looking at them. Everybody sees how many cards each has.
war-rule-turn = All who have cards turn the top card of their pile and lay it before them. It does not matter who is first.
war-rule-takes = The highest card takes all that were turned; the winner puts them face down under his pile.
war-rule-return_order-shuffled = Cards won go under the pile in no order: with a fixed order a game can go round for ever. The pack and the number of the battle give that order, so the deal decides the whole game.
war-rule-return_order-winner_first = The winner’s own cards go under his pile first, then the others’ from his left on, in the order they lay.
war-rule-return_order-winner_last = The others’ cards go under the pile first, from the winner’s left on, in the order they lay; his own go last.
war-rule-war = If two cards are equal, war begins. The equal cards stay, both players lay cards face down on them and one more face up. The higher of the last two takes everything.
war-rule-war_down = In a war between two each lays { $number ->
    [1] one card
    [2] two cards
    [3] three cards
   *[other] { $number } cards
  } face down, then turns the next.
war-rule-long_war = If the new cards are equal too, the war goes on: as many again face down and another face up, until somebody wins. With one card face down the first war is fought for 6 cards, the second for 10, and so on.
war-rule-war_trigger-any_pair = Any two with equal cards go to war, even if a third turned a higher one: his card goes to the winner of the war. Of two pairs the higher one fights.
war-rule-war_trigger-highest_tie = There is war only if the highest cards are equal; otherwise the highest simply takes all.
war-rule-conflict = If three or more cards are equal it is a conflict of several: all who have equal cards fight.
war-rule-conflict_down = In a conflict of several each lays { $number ->
    [1] one card
    [2] two cards
    [3] three cards
   *[other] { $number } cards
  } face down, then turns the next.
war-rule-bystanders = The others add no cards, and those they have turned go to the winner with the rest.
war-rule-short_war-last_card_up = Whoever has too few cards for a war turns up his last one. Whoever has none at all has lost the war.
war-rule-short_war-lose = Whoever has too few cards for a war loses it, and all he has left goes to the winner. If all have too few, the one who would run out first loses.
war-rule-out = Whoever has no cards is out. The others play until one has them all.
war-rule-drawn = If all who fight run out of cards at once, the highest card of the others takes all; if there are no others the game is drawn.
war-rule-max_battles = After { $number ->
    [one] { $number } battle
   *[other] { $number } battles
  } the game is stopped: whoever has the most cards wins, and equal numbers are a draw.
war-rule-wins = { $number ->
    [1] A match is one game.
   *[other] The match goes to whoever first wins { $number } games.
  }
war-rule-next_dealer = The player on the dealer’s left deals the next game.
war-rule-next_match_dealer = Another match is dealt by the player to the left of whoever dealt last.

## Options

war-option-war_trigger = When there is war
war-option-war_trigger-help = Which equal cards start a war, where more than two play.
war-value-war_trigger-any_pair = any equal ones
war-value-war_trigger-highest_tie = only the highest
war-option-war_down = Face down in a war
war-option-war_down-help = How many cards are laid face down in a war between two.
war-value-war_down = { war-number }
war-option-conflict_down = Face down in a conflict
war-option-conflict_down-help = How many cards are laid face down where three or more fight.
war-value-conflict_down = { war-number }
war-number = { $number ->
    [one] { $number } card
   *[other] { $number } cards
  }
war-option-short_war = With too few cards
war-option-short_war-help = What somebody does who has too few cards for a war.
war-value-short_war-last_card_up = turns the last one
war-value-short_war-lose = loses the war
war-option-return_order = Order of cards won
war-option-return_order-help = In which order cards go under the winner’s pile.
war-value-return_order-shuffled = shuffled
war-value-return_order-winner_first = winner’s own first
war-value-return_order-winner_last = winner’s own last
war-option-max_battles = Limit
war-option-max_battles-help = After how many battles the game is stopped.
war-value-max_battles = { $number ->
    [one] { $number } battle
   *[other] { $number } battles
  }
war-option-wins = Games to win
war-option-wins-help = How many games must be won to win the match.
war-value-wins = { $number ->
    [one] { $number } game
   *[other] { $number } games
  }

## The book, and what the source does not say

war-book-leeming = Leeming
war-book-leeming-about = For two to ten; war between any equal cards.
war-silent-short-war = Our choice: the source does not say; this is kinder to whoever has few cards.
war-silent-return-order = Our choice: the source does not say; with a fixed order a game may never end.
war-silent-max-battles = Our choice: the source has no limit, but there are hardly ever so many battles.
war-silent-wins = Our choice: the source does not say; one game is long enough.
war-silent-out = Our choice: the source does not say what happens among three and more, but without cards there is nothing to turn.
war-silent-drawn = Our choice: the source does not say.
war-silent-next-dealer = Our choice: in the source anybody deals.
war-silent-next-match-dealer = Our choice: in the source anybody deals.
war-silent-notation = Our own way of writing moves.
