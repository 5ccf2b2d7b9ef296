# The command line: help texts, and what is wrong with a command.

## Help

cli-help-usage = Usage:
cli-help-options = [OPTIONS]
cli-help-command = COMMAND …
cli-help-section-options = Options
cli-help-section-arguments = Arguments
cli-help-section-commands = Commands
cli-help-section-bots = Bots by game, weakest first: how they are called at a table (and their keys)
cli-help-section-examples = Examples

cli-sukno = A table for the card game Casino: play in the browser or in the terminal, and ask about rules, moves and scores. “sukno play” deals the cards.
    Cards are rank and suit: As, Td (or 10d, 10♦), 9h. Moves: 9h lays down, 6cx2h4s takes, 2d+4s=6 builds, 2d+[7]=9 raises, 3h+6d[9]=9 adds. “sukno COMMAND --help” says more.
cli-play-short = Play against bots, in the browser or here in the terminal.
cli-serve-short = Serve the game to the browsers of other computers.
cli-moves-short = List the legal moves of a position.
cli-check-short = Say whether a move is legal, what it does, or which rule forbids it.
cli-hint-short = Say which moves are worth a thought in a position, and why.
cli-score-short = Count the points of a deal and judge the match.
cli-replay-short = Replay a recorded game in words; this also checks it.
cli-verify-short = Check that the packs of a record are those that were promised.
cli-books-short = List the rule books, or show two side by side.
cli-rules-short = Write out the whole rules of a book, with their sources.

cli-play = Play against bots: the browser opens on a dealt hand. An unfinished game goes on where it was left; with GAME, the one of that game. Where none is unfinished, and with --new, --book, --house, --seats or --bot, a new table is opened; what is not named is as it was the last time.
    Every move is saved before it is shown. Saved games lie in your data folder, or in the folder named by SUKNO_HOME.
cli-serve = Serve the game as a page in the browser. It can be reached from this computer only, unless --host names another address.
cli-moves = List the legal moves of a position: the first 500, and how many more there are.
cli-check = Say whether a move is legal in a position and what it does, or which rule forbids it and where that rule is written.
    Exit code: 0 legal, 1 not legal, 2 bad input. With --batch: 0 once every line has been answered.
cli-hint = Where to look in a position of Casino, which moves are worth a thought, how many points each is expected to bring or to cost, and why. Only what the player to move can know is used: hands of others are imagined, even where they are written, and so is all that is left out.
cli-hint-two = Two play; the other holds four cards:
cli-hint-partners = Four, you with the player opposite:
cli-hint-builds = With a build of the other player, and the cards captured by each side:
cli-score = Count the points of a deal from what each side captured, and say how the match stands.
    The file is JSON or TOML with “sides” (cards and sweeps), “deals” (points of scored deals), or both; besides game, book, house, players, before, claimant, sweep_order.
cli-replay = Replay a recorded game move by move, in words and with the scores. A record that does not hold together is refused with the deal and the move.
cli-verify = Recompute the commitment of each deal in a record: the hash that was shown before the cards were dealt. Exit code: 0 all kept, 1 one is not, 2 bad input.
cli-books = Without names: the list of the rule books. With two: only what differs, side by side. House rules count for the second book; with one name and --house the book is compared with itself so changed.
cli-rules = Write out the complete rules of a book, and of a house's changes, each with its source.

cli-argument-position = A position: a JSON or TOML file, - for the standard input, or JSON in place.
cli-argument-move = A move, as in 6cx2h4s.
cli-argument-score = A score file: JSON or TOML, - for the standard input, or JSON in place.
cli-argument-record = A record (.toml), or - for the standard input.
cli-argument-book = A rule book, by its key: “sukno books” lists them.
cli-argument-book-a = A rule book, by its key.
cli-argument-book-b = Another one.
cli-argument-game = The game ({ $games }); casino where none is named.
cli-argument-game-played = The game ({ $games }); the one played last where none is named.

cli-option-lang = Language; otherwise that of the system.
cli-option-help = Show this help.
cli-option-version = Show the version.
cli-option-letters = Letters on the cards: ru Т К Д В, en A K Q J; otherwise those of the language.
cli-option-json = The same facts as one line of JSON.
cli-option-nudge = Only where to look, without a move.
cli-option-hint-seed = What the imagined hands follow from; 1 where nothing is said.
cli-option-house = A house rule, over the book's own, as in face_capture=any. May be given several times.
cli-option-batch-check = Answer every line of the file that has “move” (and “position”, “id”) with a line of JSON. - is the standard input.
cli-option-batch-score = Answer every line of the file that has “score” (and “id”) with a line of JSON. - is the standard input.
cli-option-rules-seats = Only what matters with so many players.
cli-option-book = The rule book; “sukno books” lists them.
cli-option-seats = How many play, you among them.
cli-option-bot = Who plays against you, as in expert or steady, which is the same bot. Once for all, or once for each seat; friend keeps a seat for somebody who comes by a link.
cli-option-new = Open a new table even where a game is unfinished.
cli-option-resume = Go on with this saved game.
cli-option-join = Sit down at a table of another computer by the link one was sent, and play in the terminal.
cli-option-name = What to call you at that table.
cli-option-list = List the saved games.
cli-option-json-list = With --list: one line of JSON.
cli-option-host = The address to listen on; 127.0.0.1 where none is named, 0.0.0.0 for every computer of the network.
cli-option-port = The port; 8765 where none is named, 0 for any that is free.
cli-option-no-open = Do not open the browser; only say the address.
cli-option-terminal = Play on the full screen of the terminal, without a browser.
cli-option-plain = Play in numbered lines, for braille displays, pipes and scripts.

## What is wrong with a command

cli-command-unknown = There is no command “{ $given }”. Commands: { $commands }.
cli-command-close = There is no command “{ $given }”. Is “{ $close }” meant?
cli-option-unknown = { $command } has no option { $option }. “{ $command } --help” lists them.
cli-option-close = { $command } has no option { $option }. Is { $close } meant?
cli-option-needs-value = The option { $option } needs a value. See “{ $command } --help”.
cli-option-takes-no-value = The option { $option } takes no value. See “{ $command } --help”.
cli-argument-missing = { $argument } is missing. See “{ $command } --help”.
cli-extra-argument = Too much on the command line: { $given }. See “{ $command } --help”.
cli-usage = { $detail } See “{ $command } --help”.
cli-number = { $option }: “{ $given }” is not a whole number.
cli-number-below = { $option } cannot be negative: “{ $given }”.
cli-no-game-or-book = “{ $given }” is neither a game nor a rule book of Casino. Games: { $games }. Rule books of Casino: { $books }.
cli-game-or-book-close = “{ $given }” is neither a game nor a rule book of Casino. Is “{ $close }” meant?
cli-letters = There are no letters “{ $given }” here, but { $possible }.
cli-lang = There is no language “{ $given }” here. Languages: { $possible }.
cli-batch-alone = With --batch everything comes from { $batch }; leave out { $given }.
cli-batch-line = line { $line }
cli-house-needs-book = House rules change a book: name it, as in “sukno books handbook --house trail=only_if_no_play”.
cli-second-book = Name a second book to compare with { $book }. The whole rules of one: “sukno rules { $book }”.
cli-no-terminal = The full screen needs a terminal to be read from and written to. Lines can be played through pipes: “sukno play --plain”.
cli-either-or = { $one } and { $other } cannot go together.
cli-join-lines = A table of another computer is played on the full screen, not in lines: leave out --plain.
cli-only-with = { $one } works only together with { $other }.
cli-bots-number = { $bots ->
    [one] { $bots } bot is named
   *[other] { $bots } bots are named
  }, but { $others ->
    [one] { $others } seat is free beside yours
   *[other] { $others } seats are free beside yours
  }. Name one for all, or one for each.

cli-no-file = There is no file { $path }.
cli-is-folder = { $path } is a folder; a file is needed.
cli-unreadable = { $path } cannot be read: { $detail }
cli-not-utf8 = { $path } is not UTF-8 text (at byte { $place }). Save it as UTF-8.

## Checking a record

cli-is-record = This is the record of a match. To tell it with its scores: sukno replay RECORD
cli-verify-kept = Deal { $deal }: the pack is the one that was promised.
cli-verify-broken = Deal { $deal }: the pack is not the one that was promised.
cli-verify-open = Deal { $deal }: nothing to check; no promise was made, or the deal is not over.
cli-verify-none = The record has no deals.

## Duels

cli-arena-short = Let two bots play each other, and say which is stronger.
cli-ladder-short = Let all bots play each other, and show how far each is above the next.

cli-arena = Let two bots play each other and say which is stronger. Every deal is played once with each of them in every place, so that the luck of the cards cancels; the same seed gives the same result on any number of processes.
    With --out what has been played is kept, and the same command goes on from there; more --deals add to it.
cli-ladder = Let all bots of a game, or those named from the weakest on, play each other; the result is a table in Markdown.
cli-argument-arena-a = A bot by its key or its name at a table, as in steady or expert.
cli-argument-arena-b = Another one, as in greedy.
cli-argument-ladder-bots = Bots, the weakest first; all of the game where none are named.
cli-option-arena-game = The game ({ $games }); casino where none is named.
cli-option-arena-book = The rule book; the usual one of the game where none is named.
cli-option-arena-seats = How many sit at the table; as few as possible where nothing is said.
cli-option-arena-deals = How many deals; 1000 where nothing is said.
cli-option-arena-seed = What the cards follow from; 1 where nothing is said.
cli-option-arena-processes = How many processes; one for each core where nothing is said.
cli-option-arena-ray = Play on the Ray cluster at this address (host:port, or auto); with the same seed the result is the same.
cli-option-arena-until-clear = Stop as soon as it is beyond doubt who is stronger.
cli-option-arena-out = Keep the result here, and go on from what is there.
cli-option-arena-plot = Draw how the lead came to rest (.svg, .png, .pdf).
cli-option-ladder-out = Keep each result in this folder, and go on from what is there.
cli-option-ladder-plot = Draw each one's lead over the next (.svg, .png, .pdf).
cli-arena-bar = { $a } – { $b }
cli-arena-so-far = { $ahead } ahead by { NUMBER($lead, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-arena-line = { $done } of { $deals } deals: { $so_far }
cli-arena-result = { $sure ->
    [no] { $ahead } is ahead of { $behind }, but that may be luck
    [clear] { $ahead } beats { $behind } beyond doubt
   *[yes] { $ahead } beats { $behind }
  }: { NUMBER($lead, minimumFractionDigits: 3, maximumFractionDigits: 3) } points { $better ->
    [fewer] fewer
   *[more] more
  } a deal ({ $sure ->
    [clear] 95 % however often one looks
   *[yes] 95 %
  }: { NUMBER($low, minimumFractionDigits: 3, maximumFractionDigits: 3) } to { NUMBER($high, minimumFractionDigits: 3, maximumFractionDigits: 3) }), { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }.
cli-arena-kept = { $deals ->
    [0] Nothing had been played to the end yet, so there is nothing to keep in { $path }.
    [one] { $deals } deal is kept in { $path }; the same command goes on from there.
   *[other] { $deals } deals are kept in { $path }; the same command goes on from there.
  }
cli-arena-level = { $a } and { $b } are level after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }.
cli-arena-setting = Game { $game }, book { $book }, { $seats } seats, seed { $seed }.
cli-arena-setting-house = Game { $game }, book { $book } with { $house }, { $seats } seats, seed { $seed }.
cli-arena-bot = There is no bot { $bot } in this game (seats: { $seats }). Bots: { $bots }.
cli-arena-deals = A result needs two deals at least.
cli-arena-other-file = { $path } is not the result of this duel. Name another file, or delete it.
cli-ladder-two = Name two bots at least, or none for all of them.
cli-ladder-same = These are all the same bot, { $bot }. Name two different ones at least, or none for all of them.
cli-ladder-corner = points a deal
cli-ladder-cell = { $ahead ->
    [yes] +{ cli-ladder-lead }
   *[no] −{ cli-ladder-lead }
  } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) } ({ $deals })
cli-ladder-lead = { NUMBER($lead, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-ladder-one = { $game } has only one bot, { $bot }, so there is nobody to compare it with. In other games there are several: --game names one.
cli-ladder-about = By how many points a deal the bot in the row is better than the one in the column, with the 95 % interval, and in brackets the number of deals.{ $better ->
    [fewer] {" "}Few points are good in this game: +3 means three fewer.
   *[more] {""}
  }
cli-unwritable = { $path } cannot be written: { $detail }
cli-plot-missing = Pictures are drawn by Matplotlib, which is not installed: pip install 'sukno[plot]'.
cli-plot-kind = { $path }: a picture is a file that ends in .svg, .png or .pdf.
cli-plot-tick = { NUMBER($value, maximumFractionDigits: 3) }
cli-plot-deals = Deals
cli-plot-lead = Lead of { $a } over { $b }, { $better ->
    [fewer] points fewer a deal
   *[more] points a deal
  }
cli-plot-rung = { $above } over { $below }
cli-plot-points = { $better ->
    [fewer] Points fewer a deal
   *[more] Points a deal
  }

cli-ray-missing = Ray is not installed: pip install 'sukno[ray]'.
cli-ray-away = No Ray cluster answers at { $address }: { $detail }. Start one with: ray start --head
cli-ray-without = The machines of the cluster cannot play: { $detail }. Sukno must be installed on each of them.
cli-ray-other = The cluster has Sukno { $there }, here it is { $here }: results would not agree. Install the same version everywhere.
cli-ray-alone = Either --processes or --ray: on a cluster its own cores play.
