# Who sits at a table, and what goes on there.

player-you = You
player-your-side = Your side
player-1 = Marina
player-2 = Peter
player-3 = Joseph
player-bot-random = beginner
player-bot-greedy = amateur
player-bot-steady = expert
player-pair = { $one } and { $other }
player-number = Player { $number }

call-claim = The target is reached
call-resign = I give up

table-no-seat = At the table { $table } nobody has a seat; only bots play there.
