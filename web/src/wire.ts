// Written by `python -m sukno.wire.typescript` from src/sukno/wire. Change it there, never here.

export type Card = string;

export type Value = string | number | boolean | readonly (string | number | boolean)[];

export type Name = Said | string;

export type Happening = Dealt | Played | Residue | Called;

export type StepKey = "take" | "sum" | "several" | "build" | "raise" | "trail" | "sweep" | "score";

export type Id = string;

export type Chair = number;

export type Selection = readonly Card[];

export type FromPage = DoMove | Pick | Choose | AskHint | DealNext | Undo | Call | Back | Again | Renew | Fill;

export type FromServer = Seen | Present | Done | Picked | Chosen | Hinted | Refused | Failed | Earlier | Opened;

export type Key = string;

export type Token = string;

export type InvitationText = string;

export type PersonName = string;

/** A text before it has a language: a Fluent message with its arguments. */
export interface Said {
  id: string;
  /** A number chooses plural forms, or is rounded as the text says; a text is shown as it is; another message is put into words first; a list is cards, shown with the indices of the reader's deck. */
  args: { readonly [name: string]: string | number | Said | readonly Card[] };
}

/** A build on the table; its lowest card, the first one, names it. */
export interface Build {
  value: number;
  multiple: boolean;
  /** A seat; None: nobody answers for it. */
  owner: number | null;
  /** Sorted. */
  cards: readonly Card[];
  /** The cards as they add up to the value, for drawing: one way to see them, no part of the build. */
  groups: readonly (readonly Card[])[];
}

/** A packet was dealt round, and with the first one the table. */
export interface Dealt {
  what: "dealt";
  /** The dealer, who says it. */
  seat: number;
  /** How many each hand got. */
  cards: number;
  /** What the table got; empty with later packets. */
  table: readonly Card[];
  /** The pack is used up: «Последняя». */
  last: boolean;
  said: Said;
}

/** A move was made. */
export interface Played {
  what: "played";
  seat: number;
  /** In notation. */
  move: string;
  kind: "capture" | "build" | "trail";
  /** The one played from the hand. */
  card: Card;
  /** The table cards it takes or builds with, gathered group by group: loose ones as they add up, builds whole. */
  groups: readonly (readonly Card[])[];
  /** The builds it takes, or the one it raises or joins, by their lowest cards. */
  builds: readonly Card[];
  /** What went to the pile, the played card among it; empty unless it is a capture. */
  captured: readonly Card[];
  sweep: boolean;
  /** The build as it stands after it. */
  built: Build | null;
  /** The player drew a card from the stock. */
  drew: boolean;
  said: Said;
}

/** The deal is over: what was left on the table goes to the last that captured. */
export interface Residue {
  what: "residue";
  /** None: to nobody, for nobody captured. */
  seat: number | null;
  cards: readonly Card[];
  said: Said;
}

/** Somebody called the target, or gave up; the match is over. */
export interface Called {
  what: "called";
  seat: number;
  call: "claim" | "resign";
  said: Said;
}

/** A moment of a deal of Casino as one seat sees it. */
export interface Scene {
  kind: "casino";
  /** One's own, in the order the cards came. */
  hand: readonly Card[];
  /** How many cards each hand has, by seat. */
  counts: readonly number[];
  loose: readonly Card[];
  builds: readonly Build[];
  /** How many cards are captured, by side. */
  piles: readonly number[];
  /** By side. */
  sweeps: readonly number[];
  /** Cards still to be dealt or drawn. */
  stock: number;
  /** No more cards come. */
  last_packet: boolean;
  dealer: number;
  /** None: nobody, the deal is over. */
  to_act: number | null;
  /** The seat that captured last. */
  last_capture: number | null;
  /** What happened in this deal, first things first. */
  talk: readonly (Dealt | Played | Residue | Called)[];
  /** Places in ``talk`` of the captures that the book lets this seat look at now. */
  open_captures: readonly number[];
}

/** Who sits at a seat. */
export interface Seated {
  name: Said | string;
  /** awaited: the seat is kept for somebody who comes by an invitation. */
  kind: "you" | "person" | "awaited" | "bot";
  /** A bot's; None for people. */
  strength: Said | string | null;
  side: number;
}

/** Who plays together. */
export interface Side {
  /** A seat's own, or both partners'. */
  name: Said | string;
  seats: readonly number[];
}

/** One item of a score sheet. */
export interface SheetRow {
  item: "cards" | "suit" | "big" | "little" | "aces" | "sweeps" | "jack";
  name: Said;
  /** By side. */
  points: readonly number[];
  /** What decided it, by side: cards, cards of the suit, aces or sweeps; empty for single cards. */
  counts: readonly number[];
  /** The aces by side; empty for other items. */
  cards: readonly (readonly Card[])[];
}

/** The score of one deal of Casino; the rows add up to ``points``. */
export interface Sheet {
  kind: "casino";
  /** From 1. */
  deal: number;
  /** A call ended the match in this deal: the points are those that each side was sure of. */
  sure: boolean;
  rows: readonly SheetRow[];
  /** By side. */
  points: readonly number[];
  /** The match score before the deal, by side. */
  before: readonly number[];
  /** And after it. */
  totals: readonly number[];
}

/** How the match ended. */
export interface Verdict {
  said: Said;
  /** A side; None: drawn. */
  winner: number | null;
}

/** How the match stands. */
export interface Match {
  /** What is played for. */
  goal: Said;
  /** So many points are the way to go; None: it is not points that are counted up to. */
  target: number | null;
  /** The number of the deal that runs or ran last, from 1. */
  deal: number;
  /** What the players call it. */
  part: "deal" | "pack";
  /** Points by side. */
  totals: readonly number[];
  /** Points of the finished deals, by side. */
  deals: readonly (readonly number[])[];
  over: boolean;
  /** None while it goes on. */
  verdict: Verdict | null;
}

/** The promise about the pack: SHA-256 of nonce and pack, given before the first card. */
export interface Promise {
  /** In hex. */
  commitment: string;
  /** Top first, single spaces; empty until the deal is over. */
  pack: string;
  /** In hex; empty until the deal is over. */
  nonce: string;
  /** The pack was not shuffled but laid out, so the promise speaks of no chance. */
  laid_out: boolean;
}

/** Something to show a learner now. */
export interface Step {
  /** None: a remark, for a turn that brings nothing new. */
  key: "take" | "sum" | "several" | "build" | "raise" | "trail" | "sweep" | "score" | null;
  said: Said;
  /** The legal move it advises, in notation; empty where it only tells something. */
  move: string;
  /** What it points at: the card of the hand, loose cards, and builds by their lowest cards. */
  cards: readonly Card[];
}

/** How far a learner is in this deal, and what can be shown. */
export interface Lesson {
  done: readonly ("take" | "sum" | "several" | "build" | "raise" | "trail" | "sweep" | "score")[];
  /** The steps not yet done for which there is an opportunity, in their order; the score at any time. */
  now: readonly Step[];
  /** For a turn that brings nothing new; None: it is not the learner's. */
  remark: Step | null;
  /** That the learner's last move did a step in another way than the one advised; None: it did not. */
  aside: Said | null;
}

/** Where cards lie: in the middle of the table, or before a seat. */
export interface Place {
  /** Its name within the picture. A card that changes places travels. */
  key: string;
  shape: "hand" | "row" | "pile" | "column" | "counters";
  /** Before whom it lies; None: in the middle. */
  seat: number | null;
  name: Said;
  /** Those whose faces or backs are seen, the last one on top; None: face down. */
  cards: readonly (Card | null)[];
  /** How many cards (or counters) there are in all. */
  count: number;
  /** Of a trick: who played each card. Empty elsewhere. */
  from_seats: readonly number[];
  /** What is to be known of it besides. */
  note: Said | null;
  /** The only suit that may lie there, where it is only one. */
  suit: "c" | "d" | "h" | "s" | null;
}

/** A legal move, as something to press. */
export interface Act {
  /** In notation: what `move` sends back. */
  move: string;
  /** What the button says. */
  button: Said;
  /** The same in full. */
  described: Said;
  /** The card it plays, tapped to play it; None: a button only. */
  card: Card | null;
  /** The place it acts on: where the card goes, or what is tapped; empty: none. */
  place: string;
}

/** Something that happened. */
export interface Told {
  what: "told";
  /** Who did it; None: nobody. */
  seat: number | null;
  said: Said;
  /** In notation; empty where it was no move. */
  move: string;
}

/** A moment of a deal as one seat sees it. */
export interface Picture {
  kind: "picture";
  /** The middle first, then by seat. */
  places: readonly Place[];
  /** By seat: what stands beside its name. */
  tallies: readonly (Said | null)[];
  /** None: nobody deals. */
  dealer: number | null;
  /** Who may move; empty: the deal is over. */
  to_act: readonly number[];
  /** What is to be done, for the one whose turn it is. */
  hint: Said | null;
  /** What this seat may do now; empty where it is not its turn. */
  acts: readonly Act[];
  /** Whether cards of a hand are played in this game; else there are only buttons. */
  plays_cards: boolean;
  /** What happened in this deal, first things first; of a long one the last part. */
  talk: readonly Told[];
}

/** A line of a score sheet. */
export interface PlainRow {
  name: Said;
  /** By side. */
  cells: readonly (Said | number)[];
  /** Whether the cells are points that add up to the deal's; else they are facts. */
  counted: boolean;
}

/** The score of one deal; the counted rows add up to ``points``. */
export interface PlainSheet {
  kind: "picture";
  /** From 1. */
  deal: number;
  rows: readonly PlainRow[];
  /** By side. */
  points: readonly number[];
  /** The match score before the deal, by side. */
  before: readonly number[];
  /** And after it. */
  totals: readonly number[];
  /** How the deal ended, where that is not plain. */
  note: Said | null;
}

/** Something the page asks for. */
export interface Command {
  type: "Command";
  /** Its own: asked again with the same id, it is answered again and not done again. */
  id: Id;
  /** The version of the table that the page saw. Where the table has gone on the answer is `failed` and a `seen`; but where all play at once a move is decided by what lies there when it comes. */
  version: number;
}

/** Make a move. Answered by `done` (after its `seen`) or `refused`. */
export interface DoMove {
  type: "move";
  id: Id;
  version: number;
  /** In notation, as the server offered it. */
  text: string;
}

/** What does this selection mean? Answered by `picked`; changes nothing. */
export interface Pick {
  type: "pick";
  id: Id;
  version: number;
  /** Of the hand. */
  card: Card;
  loose?: Selection;
  /** By their lowest cards. */
  builds?: Selection;
}

/** A card of the hand was chosen: what can be done with it? Answered by `chosen`; changes nothing. */
export interface Choose {
  type: "choose";
  id: Id;
  version: number;
  card: Card;
}

/** What to do? Answered by `hinted`, the same for as long as nothing happens; changes nothing. */
export interface AskHint {
  type: "hint";
  id: Id;
  version: number;
}

/** Deal the next deal of the match. */
export interface DealNext {
  type: "deal";
  id: Id;
  version: number;
}

/** Take back one's last move with the replies to it. */
export interface Undo {
  type: "undo";
  id: Id;
  version: number;
}

/** Call the target, or give up the match. For giving up no stale version stands in the way. */
export interface Call {
  type: "call";
  id: Id;
  version: number;
  call: "claim" | "resign";
}

/** Show the table some moves ago. Answered by `earlier`; changes nothing. */
export interface Back {
  type: "back";
  id: Id;
  version: number;
  steps: number;
}

/** Play another match with the same players. Answered by `opened`. */
export interface Again {
  type: "again";
  id: Id;
  version: number;
}

/** Let another invitation to a seat hold, and the one before no more. Answered by `done` (after its `seen`). */
export interface Renew {
  type: "renew";
  id: Id;
  version: number;
  seat: Chair;
}

/** Wait no longer for somebody: let the usual bot sit down. Answered by `done` (after its `seen`). */
export interface Fill {
  type: "fill";
  id: Id;
  version: number;
  seat: Chair;
}

/** A legal move, as a button. */
export interface Offer {
  /** In notation: what `move` sends back. */
  move: string;
  kind: "capture" | "build" | "trail";
  /** What is counted to: of a capture or a build; 0 for pictures and for laying down. */
  value: number;
  /** What the button says. */
  button: Said;
  /** The same in full, for a list of moves and a screen reader. */
  described: Said;
}

/** The rule that forbids something, and where it is written. */
export interface Refusal {
  rule: string;
  why: Said;
  /** The source; None where the sources are silent. */
  file: string | null;
  phrase: string;
  /** Where they are silent: why we chose what we chose. */
  silent: Said | null;
}

/** What a selection means: a card of the hand with cards and builds of the table. */
export interface Meaning {
  card: Card;
  loose: readonly Card[];
  builds: readonly Card[];
  /** The sum of the low values of the loose cards. */
  total: number;
  /** The loose cards as they add up for the first of the moves; when building, with the card played. */
  groups: readonly (readonly Card[])[];
  /** The legal moves that use exactly these cards: captures, then builds by value. The first one is primary. */
  moves: readonly Offer[];
  /** Why there is none; None where there is one, and where nothing is selected. */
  refusal: Refusal | null;
  /** Laying the card down, whatever is selected. */
  down: Offer | null;
  /** Why it may not be laid down. */
  down_refusal: Refusal | null;
}

/** The answer to `pick`. */
export interface Picked {
  type: "picked";
  id: string;
  version: number;
  meaning: Meaning;
}

/** The answer to `choose`: the largest capture, for preselection, and what else the card goes with. */
export interface Chosen {
  type: "chosen";
  id: string;
  version: number;
  /** Of the preselection, which is empty where the card captures nothing. */
  meaning: Meaning;
  /** The loose cards that occur in any legal capture or build with the card. */
  loose: readonly Card[];
  /** The builds, by their lowest cards. */
  builds: readonly Card[];
  /** A handful of legal moves with the card. */
  moves: readonly Offer[];
}

/** A move worth a thought. */
export interface Candidate {
  /** In notation. */
  move: string;
  /** In full. */
  said: Said;
  /** Where it leads, or what it costs against the best. */
  worth: Said;
  why: readonly Said[];
}

/** The answer to `hint`, to be told in three steps. */
export interface Hinted {
  type: "hinted";
  id: string;
  version: number;
  /** Where to look, without a move. */
  nudge: Said;
  /** How the moves were weighed. */
  weighed: Said;
  /** Best first. */
  moves: readonly Candidate[];
}

/** A seat that waits for somebody. */
export interface Invitation {
  seat: number;
  /** Whoever opens the link with it first sits there. It shows no cards and is worth nothing afterwards. */
  token: string;
}

/** Where the next match is played, and one's seat there. */
export interface NextTable {
  table: string;
  /** The token. */
  seat: string;
}

/** The whole table as the seat sees it. One comes for every version, in order; on connecting, the present one. */
export interface Seen {
  type: "seen";
  version: number;
  /** Its id. */
  table: string;
  /** One's own. */
  seat: number;
  game: string;
  /** What the game is called. */
  name: Said;
  /** Its key. */
  book: string;
  /** The house's changes; empty: as the book has it. */
  house: { readonly [name: string]: string | number | boolean | readonly (string | number | boolean)[] };
  seats: readonly Seated[];
  sides: readonly Side[];
  /** All play at once: a move may be shown before it is answered, and several may be under way. */
  at_once: boolean;
  scene: Scene | Picture;
  /** How many of the last happenings in ``scene.talk`` are new with this version; 0 on connecting. */
  fresh: number;
  /** How many moves were taken back with this version. */
  undone: number;
  /** The rounds of the cut, a card by seat; None: a seat that was out already. Empty where the last match decided. */
  cut: readonly (readonly (Card | null)[])[];
  promise: Promise;
  match: Match;
  /** The next deal waits for `deal`, or the match is over. */
  deal_over: boolean;
  /** Of the deal that is over; None while it runs, and where a call ended it. */
  sheet: Sheet | PlainSheet | null;
  /** How many moves may be taken back now; 0: none. */
  undoable: number;
  /** What this seat may call now. */
  calls: readonly ("claim" | "resign")[];
  /** Whether this seat may ask for a hint now. */
  hints: boolean;
  /** None: nobody is shown the game here. */
  lesson: Lesson | null;
  /** To the seats that wait for somebody; empty for a seat that does not invite. */
  invitations: readonly Invitation[];
  /** None: the next match has not begun. */
  next: NextTable | null;
}

/** Which of the other people are there now. Comes at tables between people, with each of them that comes or goes. */
export interface Present {
  type: "present";
  /** Those with a window open. */
  seats: readonly number[];
}

/** The command was done; the log has it, and what it led to has been sent. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

/** The rules forbid it; nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  refusal: Refusal;
}

/** The command cannot be used (malformed, stale, too fast, nothing to undo …); nothing has changed. */
export interface Failed {
  type: "failed";
  /** Empty where the message could not be read so far. */
  id: string;
  why: Said;
}

/** The answer to `back`: the table then. */
export interface Earlier {
  type: "earlier";
  id: string;
  /** How far it went back: not past the deal. */
  steps: number;
  scene: Scene | Picture;
}

/** The answer to `again`: the new table, and one's seat there. */
export interface Opened {
  type: "opened";
  id: string;
  table: string;
  /** The token. */
  seat: string;
}

/** A table to be opened: one person, the other seats for bots and friends. What is left out is as usual. */
export interface NewTable {
  game?: Key;
  /** Empty: the game's default. */
  book?: Key;
  /** Changes of single options. */
  house?: { readonly [name: string]: string | number | boolean | readonly (string | number | boolean)[] };
  seats?: number;
  /** For the other seats, in the order of seats; those that are missing are filled up. ``friend`` keeps the seat for somebody who comes by an invitation. */
  bots?: readonly Key[];
  /** What one is called there; may be empty. */
  name?: PersonName;
  /** Hints may be asked for where several people play; whoever sits down by an invitation is told, and so agrees. */
  hints?: boolean;
}

/** A table was opened. */
export interface OpenedTable {
  table: string;
  /** The token of one's seat: whoever has it sits there, so it belongs in the link and nowhere else. */
  seat: string;
}

/** Somebody has opened the link of an invitation. */
export interface Invited {
  invitation: InvitationText;
}

/** Sit down by an invitation. */
export interface Take {
  invitation: InvitationText;
  /** One's own, by chance: who asks again with it, for no answer came, has the seat still. */
  key: string;
  name?: PersonName;
}

/** What an invitation is to. */
export interface Welcome {
  table: string;
  seat: number;
  /** Why nobody sits down by it any more; None: the seat is free. */
  closed: Said | null;
  game: string;
  /** What the game is called. */
  name: Said;
  /** What is played for. */
  goal: Said;
  /** The name of whoever invites; may be empty. */
  host: string;
  /** Hints may be asked for at this table. */
  hints: boolean;
  seats: readonly Seated[];
}

/** Where others find this server. */
export interface Reach {
  /** With a slash at its end; empty: only this computer does. */
  address: string;
}

/** The seats one has. */
export interface Tokens {
  seats: readonly Token[];
}

/** A table in the list. */
export interface TableSummary {
  table: string;
  /** The token it was asked with. */
  seat: string;
  game: string;
  book: string;
  players: readonly Seated[];
  /** Milliseconds since 1970. */
  created: number;
  updated: number;
  totals: readonly number[];
  /** Finished. */
  deals: number;
  /** What the players call one. */
  part: "deal" | "pack";
  over: boolean;
  /** Somebody was shown the game here. */
  lesson: boolean;
  /** One came by an invitation: the table is another's, who alone can delete it. */
  guest: boolean;
}

/** The tables of the tokens, the one played last first; what is unknown is left out. */
export interface Tables {
  tables: readonly TableSummary[];
}

/** A game that can be played here. */
export interface GameKind {
  key: string;
  name: string;
  /** One line. */
  about: string;
  /** How many may play, by one book or another. */
  seats: readonly number[];
}

/** The games of the house, in words. */
export interface Games {
  games: readonly GameKind[];
}

/** A rule book in the list, in words. */
export interface Book {
  key: string;
  name: string;
  about: string;
  source: string | null;
  /** How many may play. */
  players: readonly number[];
  default: boolean;
}

/** A bot that can be asked to sit down. */
export interface BotKind {
  key: string;
  name: Said | string;
  usual: boolean;
  /** How many may play where it sits down. */
  seats: readonly number[];
}

/** The books of a game, and its bots, weakest first. */
export interface Books {
  game: string;
  books: readonly Book[];
  bots: readonly BotKind[];
  /** How they play. */
  about_bots: string;
  /** Whether the game knows hints. */
  hints: boolean;
}

/** A value an option may have. */
export interface Labelled {
  /** As `NewTable.house` takes it. */
  value: string | number | boolean | readonly (string | number | boolean)[];
  text: string;
}

/** An option of a book at a table of so many, for the house rules. */
export interface Option {
  option: string;
  title: string;
  help: string;
  /** As it is now. */
  value: string | number | boolean | readonly (string | number | boolean)[];
  /** As the book alone has it. */
  by_book: string | number | boolean | readonly (string | number | boolean)[];
  changed: boolean;
  /** Whether it makes any difference, given the others. */
  matters: boolean;
  /** The rule that it makes now, in words. */
  effect: string;
  /** Empty where it is a number of ``least`` to ``most``. */
  values: readonly Labelled[];
  least: number | null;
  most: number | null;
}

/** All options of a book, in the order of the rules. */
export interface Options {
  book: string;
  seats: number;
  options: readonly Option[];
}

/** One sentence or two of the rules, and where it is written. */
export interface RulePoint {
  section: string;
  option: string | null;
  value: string | number | boolean | readonly (string | number | boolean)[] | null;
  text: string;
  file: string | null;
  phrase: string | null;
  silent: string | null;
  changed: boolean;
}

/** A section of the rules. */
export interface RuleSection {
  key: string;
  title: string;
  points: readonly RulePoint[];
}

/** The rules of a book with a house's changes, in words. */
export interface Rules {
  book: string;
  title: string;
  sections: readonly RuleSection[];
}

/** A record to be replayed. */
export interface RecordText {
  text: string;
  /** From which step on, counted from 0: a long record is told in parts. */
  first?: number;
}

/** A moment of a replayed record, with every card open; its talk is only what is new. */
export interface ReplayStep {
  /** From 1. */
  deal: number;
  scene: Scene | Picture;
  /** By seat; empty where the scene shows them. */
  hands: readonly (readonly Card[])[];
}

/** A deal of a record. */
export interface ReplayDeal {
  deal: number;
  /** None: nobody deals. */
  dealer: number | null;
  /** Whether the pack is the one that was promised; open: nothing to check. */
  kept: "yes" | "no" | "open";
  /** The pack was not shuffled but laid out. */
  laid_out: boolean;
  /** How many there are in it. */
  steps: number;
  sheet: Sheet | PlainSheet | null;
}

/** A record replayed: all about it, and a part of its steps. */
export interface Replay {
  game: string;
  book: string;
  house: { readonly [name: string]: string | number | boolean | readonly (string | number | boolean)[] };
  seats: readonly Seated[];
  sides: readonly Side[];
  cut: readonly (readonly (Card | null)[])[];
  deals: readonly ReplayDeal[];
  /** How many steps it has. */
  count: number;
  /** The number of the first of these, from 0. */
  first: number;
  steps: readonly ReplayStep[];
  /** What the players call a deal. */
  part: "deal" | "pack";
  /** The record ends in a deal whose cards are still hidden; it is left out. */
  running: boolean;
  totals: readonly number[];
  verdict: Verdict | null;
}

/** Why a request was not done; with every status from 400. */
export interface Fault {
  why: Said;
}
