# Who sits at a table, and what goes on there.

player-you = You
player-your-side = Your side
player-1 = Marina
player-2 = Peter
player-3 = Joseph
player-4 = Anna
player-5 = George
player-6 = Sophie
player-7 = Theodore
player-8 = Vera
player-9 = Leo
player-bot-beginner = beginner
player-bot-amateur = amateur
player-bot-expert = expert
player-bot-slow = unhurried
player-bot-quick = quick
player-pair = { $one } and { $other }
player-number = Player { $number }

call-claim = The target is reached
call-resign = I give up

table-no-seat = At the table { $table } nobody has a seat; only bots play there.

table-together = { $together ->
    [pairs] Two against two.
   *[each] Each for himself.
  }
table-lesson = lesson
table-lesson-here = A lesson: its hints are on the page, here it is an ordinary game.
