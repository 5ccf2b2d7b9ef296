# The rules of Casino in words: rule-*, one for each value of each option and for each rule that no option changes;
# option-* and value-* for settings; book-* for the books; silent-* where no source decides; then what a book or a
# house may get wrong. Every rule-* may use: $suit, $scoring, $building, $jack, $target.

## Cards and suits

rules-card = { $rank ->
    [T] 10
   *[other] { $rank }
  }{ $suit ->
    [c] ♣
    [d] ♦
    [h] ♥
   *[s] ♠
  }
rules-suit = { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
  }
rules-suit-of = { rules-suit }
rules-suit-card = { $suit ->
    [c] club
    [d] diamond
    [h] heart
   *[s] spade
  }

## The frame

rules-title = { $game } — { $book }
rules-title-house = { $game } — { $book }, with house rules
rules-changed = House rule: { $text }
rules-source = Source { $number }: “{ $phrase }”
rules-two = Two players: { $text }
rules-more = More than two: { $text }
rules-idle = { $option }: { $value }
rules-rounds = { $rounds ->
    [one] With { $seats } players the pack is dealt in a single round.
   *[other] With { $seats } players the pack lasts { $rounds } rounds.
  }

section-players = Players and seats
section-cards = Cards and their values
section-deal = The deal
section-turn = A turn
section-capture = Capturing
section-build = Building
section-raise = Raising
section-add = Adding
section-obligations = What an owner must do
section-trail = Laying down
section-sweeps = Sweeps
section-end = The end of the deal
section-scoring = Scoring
section-match = The match
section-claim = The call
section-lookback = Looking back
section-irregularities = Irregularities
section-idle = Without effect at this table

## The rules

rule-aim = Everyone plays cards to the table and captures others from it. Captured cards, and some of them more than others, score points; whoever has the points needed wins.
rule-pack = One pack of 52 cards is used, without jokers.
rule-players-2 = Two people play.
rule-players-3 = Three people play.
rule-players-4 = Four people play.
rule-players-2-3 = Two or three people play.
rule-players-2-4 = Two or four people play.
rule-players-3-4 = Three or four people play.
rule-players-2-3-4 = Two, three or four people play.
rule-partnership-pairs = Four play two against two; partners sit opposite each other. Two or three play each for themselves. A side is a pair, or a player alone.
rule-partnership-off = Each plays for themselves, four players too: everyone is a side alone.

rule-face_values-none = Jacks, queens and kings have no number.
rule-face_values-11-12-13 = A jack counts 11, a queen 12 and a king 13.
rule-ace_values-1 = An ace counts 1, the cards from two to ten count their number.
rule-ace_values-1-14 = An ace counts 1 or 14, the cards from two to ten count their number. The 14 is only for an ace that you play from your hand to capture; on the table and inside a build an ace counts 1. An ace held in the hand also answers for a build of 14.
rule-little_card = { $card } is Little Casino.
rule-big_card = { $card } is Big Casino.
rule-little_values-2 = Little Casino has its number and no other value.
rule-little_values-2-15 = Little Casino counts 2 or 15. The 15 is only for when you play it from your hand to capture; held in the hand, it also answers for a build of 15.
rule-big_values-10 = Big Casino has its number and no other value.
rule-big_values-10-16 = Big Casino counts 10 or 16. The 16 is only for when you play it from your hand to capture; held in the hand, it also answers for a build of 16.

rule-first_dealer = For the first deal everyone cuts the pack, and the lowest card deals; the ace is the lowest of all. Those who share the lowest card cut again.
rule-shuffle = The dealer shuffles, and the player on the dealer’s right cuts.
rule-deal_packets-twos = Cards are dealt in packets of two, clockwise, beginning on the dealer’s left.
rule-deal_packets-singles = Cards are dealt one at a time, clockwise, beginning on the dealer’s left.
rule-hand_size = { $number ->
    [one] Each player is dealt 1 card, face down.
   *[other] Each player is dealt { $number } cards, face down.
  }
rule-table_size = { $number ->
    [0] No cards are dealt to the table.
    [one] One card is dealt face up to the table, once with each pack.
   *[other] { $number } cards are dealt face up to the table, once with each pack.
  }
rule-table_packet-before_dealer = The table gets its cards just before the dealer.
rule-table_packet-after_dealer = The table gets its cards last, after the dealer.
rule-stock-deals = When everyone has played out the hand, the same dealer deals new hands in the same way, but nothing more to the table, until the pack is used up: a deal is made of these rounds. What lies on the table stays there.
rule-stock-draw = The rest of the pack is the stock. Whoever has played a card draws one from it. When it is used up, the hands are played out.
rule-last_deal = The dealer says “Last” before dealing the last round.

rule-first_turn = The player on the dealer’s left begins each round.
rule-turn = Turns go clockwise. Whoever has the turn plays exactly one card from the hand: { $building ->
    [none] it captures, or it is laid down
   *[other] it captures, it builds, or it is laid down
  }. There is no passing.

rule-numerals = A card with a number takes cards of the same rank from the table, one or several.
rule-sum = A card with a number takes cards that add up to it: a nine takes 2, 3 and 4.
rule-combined = Equal cards and sums, as many as there are, may be taken in one play; but each card belongs to one of them only. A six takes another six and, with it, 4 + 2.
rule-pictures = Pictures pair only with their equals: { $building ->
    [none] they go into no sum.
   *[other] they go into no sum and into no build.
  }
rule-pictures-values = Pictures go into sums { $building ->
    [none] as the other cards do.
   *[other] and builds as the other cards do.
  }
rule-face_capture-one = A picture takes one picture of its rank, even where two or three lie on the table.
rule-face_capture-one_or_three = A picture takes one picture of its rank, or all three where three lie on the table; never two.
rule-face_capture-any = A picture takes any number of pictures of its rank.
rule-optional = Nobody has to capture, and whoever captures need not take everything that the card could take.
rule-pile = The card you have played and those it has taken go face down onto your pile and out of play.

rule-building-full = Cards may also be put together for later: that is a build. Cards on the table that are in no build are called loose.
rule-building-single = Cards may also be put together for later: that is a build. Only new single builds are made; nobody raises or adds to one that stands. Cards on the table that are in no build are called loose.
rule-building-none = Nothing is built. A card either captures or is laid down.
rule-build = To build, put a card from your hand onto at least one loose card. In a single build the numbers are added up: a two from the hand and a four make a six.
rule-multiple = In a multiple build two or more sets make its value each: a four from the hand and a four on the table make “fours”, and an ace and a three may join them. It may be made in one play.
rule-announce = Whoever builds says the value: { $building ->
    [single] “Building six”.
   *[other] “Building six” for a single build, “Building sixes” for a multiple one.
  }
rule-hold_card = Whoever { $building ->
    [single] builds
   *[other] builds or raises
  } must keep a card of the value in the hand, to take the build with it later.
rule-announced_value = The value that was said is the one that counts: two twos built as “twos” are taken by a two and never by a four.
rule-build_capture = Whoever has the turn takes a build with a card of its value, whosever build it is.
rule-whole_build = A build is taken whole. Its cards cannot be taken one by one, and a build is no part of a sum.
rule-with_build = The card that takes a build may take with it all else that it can take: loose cards, sums and other builds of its value.
rule-same_value_builds-allowed = Two builds of the same value may stand side by side.
rule-same_value_builds-must_join = While a build stands, nobody makes a second one of its value; more cards of the value are added to it instead.
rule-owner = A build belongs to whoever made it{ $building ->
    [single] .
   *[other] , until another player raises it or adds to it: then it belongs to that player.
  }

rule-raise_who-any = Anyone may raise a single build, whosever it is: put a card from your hand onto it and say the new value, the sum of both. With 6 + ace on the table as a seven, a two makes it nine.
rule-raise_who-own = You may raise your own single build, and no other: put a card from your hand onto it and say the new value, the sum of both. With your 6 + ace on the table as a seven, a two makes it nine.
rule-raise_who-opponents = You may raise an opponent’s single build, but not your own or a partner’s: put a card from your hand onto it and say the new value, the sum of both. With 6 + ace on the table as a seven, a two makes it nine.
rule-raise_card = A build is raised with a card from the hand only; a loose card cannot help to make the new value.
rule-absorb_on_raise-true = In the same play you may join loose cards to it that make the new value by themselves: whoever raises a seven to eight with an ace may put 6 + 2 with it. The build is then multiple.
rule-absorb_on_raise-false = While a build is raised, no loose cards join it.
rule-multiple_fixed = A multiple build keeps its value for good.

rule-add_who-any = Anyone may add to a build, whosever it is, single or multiple: a card from the hand makes its value once more, alone or with loose cards. On a nine-build you may put your three with a loose six. The build is then multiple.
rule-add_who-own = You may add to your own build, and no other, single or multiple: a card from the hand makes its value once more, alone or with loose cards. On your nine-build you may put your three with a loose six. The build is then multiple.
rule-add_without_card-none = Whoever adds must keep a card of the build’s value in the hand.
rule-add_without_card-partner = Whoever adds must keep a card of the build’s value in the hand, but not on a partner’s build: that needs no card, and it stays the partner’s.
rule-add_without_card-any_other = Whoever adds to their own build must keep a card of its value in the hand. Adding to another player’s build needs no card, and it stays that player’s.

rule-owner_obligation-no_trail = While a build of yours stands, you may not lay a card down: capture or build.
rule-owner_obligation-take_or_build = While a build of yours stands, you must take it in your turn, or make, raise or add to a build. Capturing other cards alone is not enough, and neither is laying one down.
rule-own_build = Each of your builds needs a card of its own in your hand for as long as it stands and is yours; that card may not be spent on anything else.

rule-trail-free = Whoever does not want to { $building ->
    [none] capture
   *[other] capture or build
  } lays a card face up on the table. It may be one that could have captured.
rule-trail-card_cannot_capture = Whoever does not want to { $building ->
    [none] capture
   *[other] capture or build
  } lays a card face up on the table; only a card that can capture nothing may be laid down.
rule-trail-only_if_no_play = A card is laid face up on the table only by a player who can neither capture nor build with any card of the hand.

rule-sweep = A sweep is a capture that leaves the table empty{ $building ->
    [none] { "" }
   *[other] , builds and all
  }. The next player can only lay a card down.
rule-sweep_points = { $number ->
    [0] Sweeps score nothing.
    [one] A sweep scores 1 point; a card left face up in the pile marks it.
   *[other] A sweep scores { $number } points; a card left face up in the pile marks it.
  }

rule-residue = When the last card has been played, whoever captured last gets all that is left on the table. That is no sweep, unless the last card itself took everything. If nobody captured in the whole deal, the cards count for nobody.

rule-scoring-standard = After the deal each side counts the cards it has captured: 3 points for cards, 1 for { rules-suit }, 2 for Big Casino, 1 for Little Casino and 1 for each ace. That makes 11 points, sweeps apart.
rule-scoring-spade = After the deal each side counts the cards it has captured: 3 points for cards, 2 for Big Casino, 1 for each ace and 1 for each { rules-suit-card }; Little Casino and { $jack } score one more each. That makes 24 points, sweeps apart. Nothing is scored for most { rules-suit-of }.
rule-majority-most = { $scoring ->
    [spade] The points for cards go to the side with the most cards.
   *[standard] The points for cards go to the side with the most cards, the point for { rules-suit } to the side with the most { rules-suit-of }.
  }
rule-majority-threshold = { $scoring ->
    [spade] The points for cards go to a side that has 27 cards or more.
   *[standard] The points for cards go to a side that has 27 cards or more, the point for { rules-suit } to a side that has 7 { rules-suit-of } or more.
  }
rule-bonus_suit = { $suit ->
    [c] Clubs are the suit that scores.
    [d] Diamonds are the suit that scores.
    [h] Hearts are the suit that scores.
   *[s] Spades are the suit that scores.
  }
rule-ties = Where two sides have equally many, nobody gets these points.
rule-pooled = Partners count what they have captured together, sweeps included.

rule-match-one_deal = One deal is a match. The side with more points wins; equal points are a draw.
rule-match-eleven_multiplied = A match goes to 11 points. Whoever gets there in the first deal has the total multiplied by four, in the second deal by two; the loser’s points are taken off it. If both get there in the same deal, the higher total wins; equal totals are a draw.
rule-match-twenty_one_count_out = A match goes to 21 points. If several sides get there in the same deal, its points are counted out in this order: cards, { rules-suit }, Big Casino, Little Casino, A♠, A♣, A♥, A♦, and then sweeps as they were made. Whoever is first at 21 wins.
rule-match-target = Deals are played until a side has the points that the match goes to.
rule-one_deal_sweeps-true = Sweeps count where one deal is a match too.
rule-one_deal_sweeps-false = Where one deal is a match, sweeps do not count.
rule-target = { $number ->
    [one] The match goes to 1 point.
   *[other] The match goes to { $number } points.
  }
rule-both_reach-higher_total = If several sides get there in the same deal, the highest total wins.
rule-tie-cards_then_extra_deal = If their totals are equal, the side that had the points for cards in the last deal wins; if neither had them, another deal is played.
rule-tie-extra_deal = If their totals are equal, another deal is played.
rule-tie-draw = If their totals are equal, the match is drawn.
rule-next_dealer-rotate = The next deal of a match is dealt by the player on the dealer’s left.
rule-next_dealer-winner = Between two, the winner of a deal deals the next; after a drawn one the other player does. With more players the deal passes to the left.
rule-next_match_dealer-winner = The winner of a match deals first in the next one; of a winning pair, the partner whose deal would come sooner. After a draw the deal passes to the left.
rule-next_match_dealer-rotate = From match to match the deal passes to the left.
rule-next_match_dealer-cut = The first dealer of the next match is cut for again.

rule-claim-true = Anyone may call at any moment: “I have { $target }.” What counts is the points of the deals before and those that are certain from the cards captured so far. If the call is right, the caller’s side wins at once, whatever the others have; if it is wrong, it loses at once, and the highest of the others wins. Where nobody calls, the match ends as above.
rule-claim-false = There is no call: points are counted when a deal is over.

rule-lookback-since_own_last_play = You may look at what opponents have captured since your own last play, and at nothing older. Your own side’s captures may not be looked at.
rule-lookback-free = Captured cards may be looked at at any time.

rule-penalties-off = The table does not accept a play that is against the rules, so there are no penalties.
rule-penalties-graduated = Mistakes are possible, and each has its own remedy: a wrong capture is put right, a card played out of turn stays on the table and costs the next turn, a forbidden look costs a point.
rule-penalties-loss_of_game = Mistakes are possible between two, and any of them loses the match.

## Options: what they are called, and a line of help

option-players = Players
option-players-help = How many may play.
option-partnership = Partners
option-partnership-help = Whether four play two against two.
option-next_dealer = Next dealer
option-next_dealer-help = Who deals the next deal between two; with more it always passes to the left.
option-next_match_dealer = First dealer of the next match
option-next_match_dealer-help = Who deals first when one match is over and another begins.
option-deal_packets = Packets
option-deal_packets-help = How many cards are dealt at a time; it decides who gets which card.
option-table_packet = The table’s turn in dealing
option-table_packet-help = Whether the table gets its cards before or after the dealer.
option-hand_size = Cards in hand
option-hand_size-help = How many cards are dealt to each player at a time.
option-table_size = Cards on the table
option-table_size-help = How many cards are laid out with each new pack.
option-stock = Rest of the pack
option-stock-help = Dealt out in further rounds, or drawn from after each play.
option-face_values = Values of pictures
option-face_values-help = Whether jack, queen and king have numbers, and so go into sums and builds.
option-ace_values = Value of an ace
option-ace_values-help = Whether an ace played from the hand may also count 14.
option-little_values = Value of Little Casino
option-little_values-help = Whether Little Casino played from the hand may also count 15.
option-big_values = Value of Big Casino
option-big_values-help = Whether Big Casino played from the hand may also count 16.
option-face_capture = Pictures at once
option-face_capture-help = How many equal pictures one picture takes.
option-building = Building
option-building-help = Whether cards may be put together for later.
option-raise_who = Raising
option-raise_who-help = Whose single builds may be raised to a higher value.
option-add_who = Adding
option-add_who-help = Whose builds may be added to.
option-absorb_on_raise = Loose cards when raising
option-absorb_on_raise-help = Whether sets of the new value may join a build while it is raised.
option-add_without_card = Adding without the card
option-add_without_card-help = On whose builds you may add without holding a card of their value.
option-same_value_builds = Builds of one value
option-same_value_builds-help = Whether a second build of the same value may stand beside the first.
option-owner_obligation = Owner’s obligation
option-owner_obligation-help = What you may do while a build of yours stands.
option-trail = Laying down
option-trail-help = When a card may be laid on the table.
option-sweep_points = Points for a sweep
option-sweep_points-help = What taking everything on the table scores.
option-majority = Majorities
option-majority-help = Whether most is enough for the points for cards and suit, or a fixed number is needed.
option-scoring = Scoring
option-scoring-help = The usual 11 points a deal, or the 24 of Spade Casino.
option-bonus_suit = Scoring suit
option-bonus_suit-help = The suit that scores.
option-little_card = Little Casino
option-little_card-help = The card worth one point.
option-big_card = Big Casino
option-big_card-help = The card worth two points.
option-match = Match
option-match-help = How a match is won.
option-one_deal_sweeps = Sweeps in one-deal matches
option-one_deal_sweeps-help = Whether sweeps count where one deal is a match.
option-target = Target
option-target-help = The points that a match goes to.
option-both_reach = Several at the target
option-both_reach-help = Who wins if several sides reach the target in one deal.
option-tie = Equal at the target
option-tie-help = What happens if their totals are equal.
option-claim = Call
option-claim-help = Whether a player may call the target at any moment.
option-lookback = Looking back
option-lookback-help = Which captured cards may be looked at.
option-penalties = Penalties
option-penalties-help = What irregularities cost.

value-by-seats = two players: { $two }; more: { $more }
value-players-2 = two
value-players-3 = three
value-players-4 = four
value-players-2-3 = two or three
value-players-2-4 = two or four
value-players-3-4 = three or four
value-players-2-3-4 = two, three or four
value-partnership-pairs = two against two
value-partnership-off = each for themselves
value-next_dealer-rotate = passes to the left
value-next_dealer-winner = winner of the deal
value-next_match_dealer-winner = winner of the match
value-next_match_dealer-rotate = passes to the left
value-next_match_dealer-cut = cut again
value-deal_packets-twos = two cards at a time
value-deal_packets-singles = one card at a time
value-table_packet-before_dealer = before the dealer
value-table_packet-after_dealer = after the dealer
value-hand_size = { $number ->
    [one] 1 card
   *[other] { $number } cards
  }
value-table_size = { $number ->
    [0] none
    [one] 1 card
   *[other] { $number } cards
  }
value-stock-deals = dealt in rounds
value-stock-draw = drawn from
value-face_values-none = none, they only pair
value-face_values-11-12-13 = 11, 12, 13
value-ace_values-1 = 1
value-ace_values-1-14 = 1 or 14
value-little_values-2 = its number
value-little_values-2-15 = 2 or 15
value-big_values-10 = its number
value-big_values-10-16 = 10 or 16
value-face_capture-one = one
value-face_capture-one_or_three = one or three
value-face_capture-any = any number
value-building-none = none
value-building-single = single builds only
value-building-full = full
value-raise_who-any = any build
value-raise_who-own = one’s own only
value-raise_who-opponents = opponents’ only
value-add_who-any = any build
value-add_who-own = one’s own only
value-absorb_on_raise-true = may join
value-absorb_on_raise-false = may not join
value-add_without_card-none = never
value-add_without_card-partner = on a partner’s build
value-add_without_card-any_other = on any other player’s build
value-same_value_builds-allowed = allowed
value-same_value_builds-must_join = joined into one
value-owner_obligation-no_trail = anything but laying down
value-owner_obligation-take_or_build = take it or build
value-trail-free = at will
value-trail-card_cannot_capture = a card that captures nothing
value-trail-only_if_no_play = if nothing else is possible
value-sweep_points = { $number ->
    [0] none
    [one] 1 point
   *[other] { $number } points
  }
value-majority-most = the most
value-majority-threshold = 27 cards, 7 of the suit
value-scoring-standard = 11 points a deal
value-scoring-spade = Spade Casino, 24 points a deal
value-bonus_suit = { rules-suit }
value-little_card = { $card }
value-big_card = { $card }
value-match-one_deal = one deal
value-match-eleven_multiplied = to 11, doubled and redoubled
value-match-twenty_one_count_out = to 21, counted out
value-match-target = to a target
value-one_deal_sweeps-true = count
value-one_deal_sweeps-false = do not count
value-target = { $number ->
    [one] 1 point
   *[other] { $number } points
  }
value-both_reach-higher_total = the highest total
value-tie-cards_then_extra_deal = majority of cards, else another deal
value-tie-extra_deal = another deal
value-tie-draw = a draw
value-claim-true = yes
value-claim-false = no
value-lookback-since_own_last_play = opponents’ captures since one’s last play
value-lookback-free = all, at any time
value-penalties-off = none
value-penalties-graduated = a remedy for each mistake
value-penalties-loss_of_game = any mistake loses

## Books

book-standard = International
book-standard-about = What most handbooks agree on; where the sources say the same, they are quoted.
book-handbook = Handbook
book-handbook-about = The fullest source: three forms of match, and adding to a partner’s build without the card.
book-digest = Digest
book-digest-about = A short digest: a player may call 21 at any moment.
book-digest-royal = Digest: Royal Casino
book-digest-royal-about = Pictures and aces have numbers, and both casinos have a second one.
book-digest-spade = Digest: Spade Casino
book-digest-spade-about = Every spade scores; a match goes to 61.
book-digest-lottery = Digest: Lottery
book-digest-lottery-about = For two: twelve cards in hand, and a card drawn after each play.
book-digest-six-card = Digest: six cards
book-digest-six-card-about = For two: the digest’s own hands of six, four rounds to a pack.
book-family = Family
book-family-about = Each for themselves; whoever owns a build must take it or build on.
book-family-royal = Family: Casino Royal
book-family-royal-about = Pictures have numbers, and an ace counts 1 or 14.
book-family-draw = Family: Draw Casino
book-family-draw-about = A card is drawn after each play instead of further rounds.
book-family-spade = Family: Spade Casino
book-family-spade-about = Every spade scores; a match goes to 61.
book-encyclopedia = Encyclopaedia
book-encyclopedia-about = The plainest game: no building, and sweeps score nothing.
book-pra = Pra
book-pra-about = As played in Uzbekistan: clubs take the place of spades.
book-palki = Palki
book-palki-about = As played in Ukraine long ago: the 2♣ and the 10♦ score.
book-leeming = Leeming
book-leeming-about = From a book of seven games: only your own builds are raised or added to.
books-line = { $name } ({ $key })
books-line-default = { $name } ({ $key }), the usual choice
books-from = Source { $number }. { $about }
books-from-many = From several sources. { $about }
compare-house = { $book } with house rules
books-no-about = A book of your own.
compare-title = { $a } and { $b }
compare-same = { $a } and { $b } are the same rules.
compare-side = { $book }: { $value }
compare-side-idle = { $book }: { $value } (without effect there)

## Where the sources are silent

silent-house = The house’s own rule: no source prints it.
silent-absorb = Our choice: the source does not say; source 002 plays it so, as do most handbooks.
silent-as-basic = Our choice: the variant does not say, so it stays as in the basic game.
silent-build-capture = Our choice: the sentence about it is garbled; sources 000, 002 and 004 agree on this.
silent-combined = Our choice: the source does not say; all the other sources have it so.
silent-first-turn = Our choice: the source does not say; all the other sources begin there.
silent-free-trail = Our choice: the source does not say; sources 000, 003 and 004 leave it free.
silent-higher-total = Our choice: the source does not say; source 004 has it so.
silent-keep-card = Our choice: the source does not say; without this a player could be left without a legal play.
silent-last-deal = Our choice: the source does not say; sources 000 and 001 have it announced.
silent-lookback = Our choice: the source does not say; we follow source 000.
silent-lost-table = Our choice: the table of points is missing from the source. These are the usual ones, and source 001 confirms that they make 11.
silent-match-winner-deals = Our choice: the source does not say; we follow source 003.
silent-more-players = Our choice: the source describes the game for two; three and four play it as in the other sources.
silent-multiple-fixed = Our choice: the source does not say; sources 000, 002 and 004 agree on this.
silent-need-card = Our choice: the source does not say; apart from source 000, all require the card.
silent-no-building = Nothing to choose: the source knows no building.
silent-no-claim = Our choice: of the sources only 001 has a call.
silent-no-partners = Nothing to count together: the source knows no partners.
silent-no-sweeps = Our choice: the source’s list of points has no sweeps.
silent-notation = Our own way of writing moves.
silent-numerals = Our choice: the source speaks of one card, all the others let several equal cards be taken.
silent-obligation = Our choice: the source does not say; sources 000 and 004 forbid no more than laying a card down.
silent-one-deal-only = Nothing to announce: hands are dealt only once.
silent-other-form = Our choice: the book does not say, since its own matches take another form.
silent-owner = Our choice: the source does not say; in most handbooks the last to change a build answers for it.
silent-pack = Our choice: the source does not say; all the others use 52 cards.
silent-palki-suit = Our choice: the source names the two cards only; we take clubs for the suit, as in Pra.
silent-partners = Our choice: the source does not say; sources 000 and 003 play two against two.
silent-penalties = Our choice: the table lets no such play through, so there is nothing to punish.
silent-pile = Our choice: the source does not say; all the others lay them face down.
silent-pip-value = Our choice: the source does not say so in words, but its examples count the pips.
silent-pooled = Our choice: the source does not say; source 000 counts partners together.
silent-raise-others = Our choice: the source speaks of one’s own build only; sources 000 and 002 let any be raised.
silent-residue = Our choice: the source does not say; sources 000, 002 and 004 agree on this.
silent-rotate = Our choice: the source does not say; in sources 002 and 003 the deal goes round.
silent-same-value = Our choice: no source says; most handbooks do not forbid it.
silent-shuffle = Our choice: the source does not say; source 000 has it so.
silent-six-card-table = Our choice: the source lays out two cards, but then the pack does not come out even; with four it does.
silent-tie = Our choice: the source does not say; source 004 looks at the cards, and where that decides nothing another deal is usual.
silent-ties = Our choice: the source does not say; source 000 has it so.
silent-ties-spade = Our choice: the source does not say; source 000 has it so for cards.
silent-with-build = Our choice: the source does not say it clearly; source 000 does.

## What a book's file or a house may get wrong

books-unknown = There is no rule book { $book }. There are: { $possible }.
books-unknown-close = There is no rule book { $book }. Did you mean { $close }? There are: { $possible }.
books-toml = The file of the rule book { $book } is not valid TOML: { $detail }
books-key = The file of the rule book { $book } calls itself { $given }; its key must be its file’s name.
books-missing-name = The rule book { $book } lacks { $name }.
books-unknown-name = The rule book { $book } has an unknown entry { $name }.
books-no-table = In the rule book { $book }, { $name } must be a table.
books-citation = In the rule book { $book }, { $name } needs either a file and a phrase, or a reason under “silent”.
options-unknown = There is no option { $option }. There are: { $possible }.
options-unknown-close = There is no option { $option }. Did you mean { $close }? There are: { $possible }.
options-value = The option { $option } cannot be { $given }. It can be: { $possible }.
options-value-close = The option { $option } cannot be { $given }. Did you mean { $close }? It can be: { $possible }.
options-by-seats = The option { $option } takes one value, or two: for two players and for more. Given was { $given }.
house-form = A house rule is written OPTION=VALUE, for example face_capture=one_or_three; { $given } is not.
house-players = This book is for { $possible } players, and a house cannot add to that: { $seats } is not among them.
house-needs-target = The option { $option } matters only where a match goes to a target. Choose “{ value-match-target }” for “{ option-match }” (match=target), or leave it out.
rules-penalties-later = Penalties cannot be played yet: the table lets no forbidden play through. Leave “{ option-penalties }” at “{ value-penalties-off }” (penalties=off).
rules-claim-needs-target = A call needs a match to a target. Choose “{ value-match-target }” for “{ option-match }” (match=target), or “{ value-claim-false }” for “{ option-claim }” (claim=false).
rules-spade-for-eleven = The match { $form } is made for 11 points a deal, and Spade Casino has 24. For “{ option-match }” choose “{ value-match-target }” (match=target) or “{ value-match-one_deal }” (match=one_deal).
rules-one-casino = { $card } cannot be Big Casino and Little Casino at once. Choose two different cards.
rules-high-value-card = The value { $value } belongs to a card of rank { $rank }. Choose such a card for { $option }, or leave out the second value.
seats-not-allowed = This book cannot be played by { $seats }. Players: { $possible }.
seats-pack-too-small = { $seats } players with { $hand } cards each and { $table } on the table need more than the 52 cards of a pack.
seats-deals-uneven = With { $seats } players, { $hand } cards each and { $table } on the table the pack does not come out even: { $left } would be left over. Change “{ option-hand_size }” or “{ option-table_size }”.
seats-draw-uneven = With { $seats } players, { $hand } cards each and { $table } on the table { $left } cards are left to draw, and they cannot be shared equally. Change “{ option-hand_size }” or “{ option-table_size }”.
