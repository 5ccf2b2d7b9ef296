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
player-10 = Daria
player-bot-beginner = beginner
player-bot-amateur = amateur
player-bot-attentive = attentive
player-bot-seasoned = seasoned
player-bot-expert = expert
player-bot-master = master
player-bot-slow = unhurried
player-bot-quick = quick
player-pair = { $one } and { $other }
player-number = Player { $number }
player-friend = Friend
player-friends = Friend { $number }

table-won = { ID($winner) ->
    [player-you] You won
   *[other] { $winner } won
  }
table-gave-up = { ID($by) ->
    [player-you] You gave up
   *[other] { $by } gave up
  }

call-claim = The target is reached
call-resign = I give up

table-no-seat = At the table { $table } nobody has a seat; only bots play there.

table-together = { $together ->
    [pairs] Two against two.
   *[each] Each for himself.
  }
table-lesson = lesson
table-lesson-here = A lesson: its hints are on the page, here it is an ordinary game.
table-for-page = A friend plays in the browser: leave out --terminal and --plain. A table opened in the terminal is for bots; to sit down at a friend’s table by a link: sukno play --join
table-between-people = At the table { $table } people play with each other, each at their own screen. Go on there in the browser: sukno play --resume { $table }

invitation-broken = This link invites to no table. Perhaps it was cut short; take the whole of it.
invitation-taken = Somebody has sat down here already; an invitation seats one person, once.
invitation-withdrawn = This invitation no longer holds: there is another link to this seat. Ask for it.
seat-not-waiting = Nobody is awaited at this seat.
table-of-others = Only who opened the table can delete it.
