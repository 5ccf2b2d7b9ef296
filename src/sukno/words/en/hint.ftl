# Hints: where to look, which moves are worth a thought, and why.

hint-not-to-move = There is nothing to advise: it is not your turn.
hint-not-here = There are no hints at this table.
hint-impossible = No hands agree with this position: somebody’s build needs a card that is nowhere left.

## First: where to look

hint-nudge-only = There is only one move.
hint-nudge-equal = Several moves are about equally good.
hint-nudge-wait = Not everything that can be taken should be taken now.
hint-nudge-trail = A card has to be laid down: which one helps the others least?
hint-nudge-build = Something can be put together and taken later.
hint-nudge-grow = A build on the table can become more.
hint-nudge-sweep = The table can be cleared.
hint-nudge-steal = Somebody’s build can be yours.
hint-nudge-scores = A card that scores is within reach.
hint-nudge-take = One of your cards can take something worth having.
hint-nudge-several = One of your cards takes several others.

## Then: the moves

hint-weighed = { $worlds ->
    [0] All cards are known by counting. If both sides play on without a mistake:
    [one] An estimate; the hidden cards were imagined once:
   *[other] An estimate; the hidden cards were imagined { $worlds } times:
  }
hint-lead = { $stands ->
    [level] level at the end of the deal
    [ahead] { hint-points } ahead at the end of the deal
   *[behind] { hint-points } behind at the end of the deal
  }
hint-lead-several = { $stands ->
    [level] level with the average of the others at the end of the deal
    [ahead] { hint-points } ahead of the average of the others at the end of the deal
   *[behind] { hint-points } behind the average of the others at the end of the deal
  }
hint-lead-exact = { $stands ->
    [level] level at the end of the deal
    [ahead] { hint-whole-points } ahead at the end of the deal
   *[behind] { hint-whole-points } behind at the end of the deal
  }
hint-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
hint-worse = { hint-points } worse, give or take { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-worse-exact = { $points ->
    [one] { $points } point worse
   *[other] { $points } points worse
  }
hint-equal = as good
hint-candidate = { $place }. { $said } — { $worth }
hint-why = • { $why }

## And why: what it brings

hint-takes = { $suited ->
    [0] { hint-cards }.
   *[other] { hint-cards }, { $suited } of them { casino-suits-low }.
  }
hint-cards = { $cards ->
    [one] Takes { $cards } card
   *[other] Takes { $cards } cards
  }
hint-scores = { $cards }: { hint-whole-points }.
hint-whole-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
hint-takes-theirs = The build of { $value } among them was an opponent’s.
hint-sweep = { $points ->
    [0] Clears the table; these rules pay nothing for it.
   *[other] A sweep: { hint-whole-points }.
  }
hint-majority = That makes { $cards } cards, more than half of the pack: { hint-whole-points }.
hint-majority-suit = That makes { $cards } { casino-suits-low }, more than half of them: { hint-whole-points }.
hint-takes-over = The build becomes yours.
hint-stays-partners = The build stays your partner’s; you need no card for it.
hint-promises = Your { $cards } can take the whole build, { $number } cards with your own.
hint-promises-points = In it { $cards }: { hint-whole-points } for whoever takes it.
hint-build-taken = { $odds ->
    [never] Nobody can take it from you.
    [rarely] Hardly anybody can take it from you.
    [surely] The other player holds a card that takes it.
    [always] In all the deals an opponent holds a card that takes it.
   *[sometimes] In { $percent } % of the deals an opponent holds a card that takes it.
  }
hint-build-partner = { $odds ->
    [rarely] Your partner hardly ever holds a card that takes it.
    [always] In all the deals your partner holds a card that takes it.
   *[sometimes] In { $percent } % of the deals your partner holds a card that takes it.
  }

## What it gives up and leaves

hint-exposes = Lays down { $card }: { hint-whole-points } for whoever takes it.
hint-forgone = { $points ->
    [0] Leaves { $cards }, which your { $card } could take now.
   *[other] Leaves { $cards }, which your { $card } could take now: { hint-whole-points }.
  }
hint-put-off = { $points ->
    [0] Leaves { $cards }, which your { $card } can take now, and next time if the table stays as it is.
   *[other] Leaves { $cards }, which your { $card } can take now, and next time if the table stays as it is: { hint-whole-points }.
  }
hint-later = If the table stays as it is, your { $card } can take { $cards } next time.
hint-own-open = { $odds ->
    [never] Your build of { $value } stays on the table; nobody can take it from you.
    [rarely] Your build of { $value } stays on the table; hardly anybody can take it from you.
    [surely] Your build of { $value } stays on the table, and the other player holds a card that takes it.
    [always] Your build of { $value } stays on the table; in all the deals an opponent holds a card that takes it.
   *[sometimes] Your build of { $value } stays on the table; in { $percent } % of the deals an opponent holds a card that takes it.
  }
hint-left = { $odds ->
    [surely] { $holders } in the other hand can take { $taken }.
    [always] { $number ->
        [one] { $holders } would take { $taken }; an opponent holds it in all the deals.
       *[other] One of { $holders } would take { $taken }; an opponent holds one in all the deals.
      }
   *[sometimes] { $number ->
        [one] { $holders } would take { $taken }; an opponent holds it in { $percent } % of the deals.
       *[other] One of { $holders } would take { $taken }; an opponent holds one in { $percent } % of the deals.
      }
  }
hint-left-safe = { $sure ->
    [yes] The other player can take nothing of what stays on the table.
   *[no] What stays on the table helps hardly anybody.
  }
hint-left-sweep = That would clear the table: a sweep, { hint-whole-points }.
hint-rest = { $whose ->
    [own] What is left at the end goes to whoever captured last: as it stands, to you.
   *[theirs] What is left at the end goes to whoever captured last: as it stands, not to you.
  }
hint-left-empty = The table is then empty: whoever plays next can only lay a card down.
hint-left-partner = { $number ->
    [one] If the table stays as it is, { $holders } in your partner’s hand could take { $taken }; it is there in { $percent } % of the deals.
   *[other] If the table stays as it is, one of { $holders } in your partner’s hand could take { $taken }; there is one in { $percent } % of the deals.
  }
hint-proved = The build of { $value } was made by an opponent: who made it holds a card for it.
hint-proved-partner = The build of { $value } is your partner’s, who holds a card for it.
