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
    [one] Estimated over { $worlds } imagined deal:
   *[other] Estimated over { $worlds } imagined deals:
  }
hint-lead = { $stands ->
    [level] level at the end of the deal
    [ahead] { hint-points } ahead at the end of the deal
   *[behind] { hint-points } behind at the end of the deal
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

## And why

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
hint-sweep = { $points ->
    [0] Clears the table; these rules pay nothing for it.
   *[other] A sweep: { hint-whole-points }.
  }
hint-promises = Your { $cards } can take the whole build, { $number } cards with your own.
hint-promises-points = In it { $cards }: { hint-whole-points } for whoever takes it.
hint-build-safe = Hardly anybody can take it from you.
hint-build-taken = { $percent ->
    [100] The other player holds a card that takes it.
   *[other] In { $percent } % of the deals imagined an opponent holds a card that takes it.
  }
hint-left = { $number ->
    [one] { $holders } would take { CARD($taken, case: "accusative") }; in { $percent } % of the deals imagined an opponent holds it.
   *[other] One of { CARD($holders, case: "genitive") } would take { CARD($taken, case: "accusative") }; in { $percent } % of the deals imagined an opponent holds one.
  }
hint-left-known = { $holders } in the other hand takes { CARD($taken, case: "accusative") }.
hint-left-safe = What stays on the table helps hardly anybody.
hint-proved = The build of { $value } was made by somebody else: who made it holds a card for it.
