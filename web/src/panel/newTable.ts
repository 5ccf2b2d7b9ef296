/* A table in the making: what was chosen over what the book has. */
import type { BotKind, NewTable, Option } from '../wire';

export type Chosen = Required<NewTable>;
/** Stands where a bot's name does for a seat that is kept for somebody who comes by a link. */
export const FRIEND = 'friend';
type Value = Option['value'];

export const same = (one: Value, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The table with an option changed; changed back to what the book has, it is no change. */
export function withOption(table: Chosen, option: Option, value: Value): Chosen {
  const { [option.option]: _, ...rest } = table.house;
  return { ...table, house: same(value, option.by_book) ? rest : { ...rest, [option.option]: value } };
}

/** The bots that sit down at a table of so many. */
export const botsAt = (bots: readonly BotKind[], seats: number): readonly BotKind[] => bots.filter((kind) => kind.seats.includes(seats));

/** The table with its bots for every seat but one's own; the usual one for whoever does not sit down where so many play. */
export function withSeats(table: Chosen, seats: number, usual: string, bots: readonly BotKind[] = []): Chosen {
  const away = bots.filter((kind) => !kind.seats.includes(seats)).map((kind) => kind.key);
  const stay = table.bots.map((bot) => (away.includes(bot) ? usual : bot));
  return { ...table, seats, bots: Array.from({ length: seats - 1 }, (_, place) => stay[place] ?? usual) };
}

/** What was chosen last, with everything that is left out filled in. */
export function filled(table: NewTable, book: string, usual: string): Chosen {
  const whole = { game: table.game ?? 'casino', book: table.book || book, house: table.house ?? {}, seats: table.seats ?? 2, bots: table.bots ?? [], name: '', hints: table.hints ?? false };
  return withSeats(whole, whole.seats, usual);
}
