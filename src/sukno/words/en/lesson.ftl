# The first game: eight steps inside a real deal. On a phone three lines are enough for each text.

lesson-take = Equal cards take each other: you hold { $card }, and { $cards } lies on the table. Choose { $card } and press “Take”.
lesson-sum = Sums are taken too: { $cards } make { $value }{ $aces ->
    [0] {""}
   *[other] , for an ace counts 1
  }. Choose { $card } and press “Take”.
lesson-several = One card takes all that adds up to { $value } at once: { $cards }. Choose { $card } and press “Take”.
lesson-build = { $card } and { $cards } make { $value }: build them, and { $holder } takes it all later. Choose { $card }, then { $cards } on the table, and press “Build”.
lesson-raise = The build of { $old } can grow: { $card } makes it { $value }, which { $holder } takes. Choose { $card }, then the build, and press “Raise”.
lesson-trail = Nothing can be taken, so a card is laid down, as a rule a cheap one. Choose { $card } and press “Lay down”.
lesson-sweep = { $card } takes all that lies on the table. That is a sweep{ $points ->
    [0] {""}
   *[other] , and here it earns a point
  }. Choose { $card } and press “Sweep”.
lesson-score = What counts in the end: most cards { $cards } points, most spades 1, each ace 1, { $big } 2, { $little } 1{ $sweep ->
    [0] {""}
   *[other] , a sweep 1
  }. Play on as you like.
lesson-own-build = Your build of { $value } waits on the table. Take it with { $card } before somebody else does.
lesson-again = Nothing new here, but { $card } takes { $cards }.{ $moves ->
    [1] {""}
   *[other] {" "}Or decide for yourself.
  }
lesson-down = Nothing can be taken; { $moves ->
    [1] lay down { $card }.
   *[other] you may lay down { $card }. Or decide for yourself.
  }
lesson-aside = { $step ->
    [take] You took an equal card: that step is done.
    [sum] You took a sum: that step is done.
    [several] You took all that adds up: that step is done.
    [build] You made a build: that step is done.
    [raise] You raised a build: that step is done.
    [trail] You laid down a card: that step is done.
   *[sweep] You made a sweep: that step is done.
  }
lesson-free = Decide for yourself this time.

## On the page

page-lesson = Lesson
page-lesson-step = Step { $step } of { $steps }
page-lesson-past = { $past } of { $steps } done
page-lesson-skip = Skip this step
page-lesson-leave = Leave the lesson
page-lesson-watch = Watch what happens on the table.
page-lesson-pointed = the lesson points at it
page-lesson-pointed-build = the lesson points at this build
page-lesson-question = First time here?
page-lesson-begin = Lesson: 8 steps
page-lesson-refuse = No, thanks
page-lesson-menu = First game: a lesson
page-lesson-end = { $left ->
    [0] That is the whole game: you have finished the lesson.
    [one] The deal is played; { $left } step of the lesson is left for another time.
   *[other] The deal is played; { $left } steps of the lesson are left for another time.
  } Below is what the points were for.
page-lesson-again = Lesson again
page-lesson-real = A real game
page-laid-out = This deal was not shuffled: its cards were laid out for the lesson
