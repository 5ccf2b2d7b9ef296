# What is wrong with a file, a field or a command, and how to mend it.

data-malformed = { $line ->
    [0] { $name } cannot be read as JSON or TOML.
   *[other] { $name } cannot be read as JSON or TOML; the trouble is in line { $line }.
  }
data-empty = { $name } is empty.
data-no-table = { $name } must be a table of fields, as in book = "handbook".
field-unknown = { $where }: there is no field “{ $field }”. Known: { $known }.
field-missing = { $where }: the field “{ $field }” is missing.
field-wrong = { $where }.{ $field }: { $given } will not do; give { $wanted }.
field-card = { $where }.{ $field }: “{ $text }” is no card. Cards are written rank and suit, as in As, Td, 9h.
wanted-number = a whole number from { $least } to { $most }
wanted-numbers = a list of whole numbers, one for each side
wanted-yes = true or false
wanted-text = a text
wanted-texts = a list of texts
wanted-list = a list
wanted-table = a table of fields
wanted-tables = a list of tables
wanted-cards = cards, as in "6d 4s 2h"
wanted-sides = a list with one entry for each side

game-unknown = There is no game “{ $game }”. Games: { $games }.
bot-unknown = There is no bot “{ $bot }” at this table. Bots: { $bots }.
call-unknown = “{ $call }” cannot be called.

record-none = This is no record of a game.
record-none-file = { $name } is no record of a game.
record-damaged = This record of a game is damaged: line { $line } cannot be read.
record-future = This record has format { $format }; this Sukno reads up to format { $ours }. Update Sukno to read it.
record-after-end = Deal { $deal }: the match was over before it.
record-dealer = Deal { $deal }: player { $dealer } deals, but it is the turn of player { $right }.
record-cut = The cut does not make player { $dealer } the first dealer.
record-move = Deal { $deal }, move { $place } ({ $move }): { $why }
record-move-after-end = Deal { $deal }, move { $place } ({ $move }): nothing is left to play.
record-seat = It must begin with the seat, as in “0 9h”.
record-result = Deal { $deal }: the result does not follow from the play.
record-unfinished = Deal { $deal } is not played to its end, though another follows.

seat-unknown = There is no seat { $seat }; with { $seats } players they count from 0.
deal-pack-wrong = { $packs ->
    [one] These are not the cards of this deal: it needs { $cards } different ones.
   *[other] These are not the cards of this deal: it needs { $packs } packs one after the other, each of { $cards } different cards.
  }
match-is-over = The match is over.
deal-is-over = The deal is over; the next one waits to be dealt.
match-goes-on = The match is not over yet.
deal-runs = It is not played out yet.
table-not-dealt = Nothing has been dealt yet.
table-moved-on = The table has moved on since; look at it again.
undo-impossible = There is nothing to take back: cards were dealt or drawn since, or people play here.
undo-never = In this game no move is taken back.
log-damaged = The saved game is damaged at entry { $place } ({ $detail }).
store-table-damaged = The saved game { $table } cannot be read and was left as it is: { $why }
