/* One's seats, kept in this browser: whoever has a seat's token sits there. */

export interface Seat {
  readonly table: string;
  readonly seat: string;
}

const KEY = 'sukno.seats';
const MOST = 200;

const isSeat = (value: unknown): value is Seat =>
  typeof value === 'object' && value !== null && typeof (value as Seat).table === 'string' && typeof (value as Seat).seat === 'string';

/** What was kept, as far as it can be read; the one played last first. */
export function readSeats(kept: string | null): Seat[] {
  try {
    const seats: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(seats) ? seats.filter(isSeat) : [];
  } catch {
    return [];
  }
}

/** The list with this seat first. */
export function withSeat(seats: readonly Seat[], seat: Seat): Seat[] {
  return [seat, ...seats.filter((other) => other.seat !== seat.seat)].slice(0, MOST);
}

/** Whether something is meant to be a link to a seat, broken or not. */
export const isSeatLink = (hash: string): boolean => /^#seat\b/.test(hash);

/** A link to a seat: `#seat/TABLE/TOKEN`; null where it is none, or broken. */
export function seatInLink(hash: string): Seat | null {
  if (!isSeatLink(hash)) return null;
  try {
    const [, table, seat] = hash.split('/').map(decodeURIComponent);
    return table && seat ? { table, seat } : null;
  } catch {
    return null; // a stray percent sign
  }
}

/** Whether something is meant to be an invitation. */
const isInvitation = (hash: string): boolean => /^#invitation\b/.test(hash);

/** The invitation in a link: `#invitation/…`; null where it is none. */
export function invitationInLink(hash: string): string | null {
  return isInvitation(hash) ? (hash.split('/')[1] ?? '').slice(0, 128) : null;
}

/** The links, as they are sent to others: after the address of the page. */
export const linkToSeat = ({ table, seat }: Seat): string => `#seat/${encodeURIComponent(table)}/${encodeURIComponent(seat)}`;
export const linkToInvitation = (invitation: string): string => `#invitation/${invitation}`;

/** The seats that this browser has at a table; a token begins with its table and its seat. */
export function seatsAt(all: readonly Seat[], table: string, seat?: number): Seat[] {
  return all.filter((one) => one.table === table && (seat === undefined || one.seat.startsWith(`${table}.${seat}.`)));
}

export const seats = {
  all(): Seat[] {
    try {
      return readSeats(localStorage.getItem(KEY));
    } catch {
      return [];
    }
  },
  keep(seat: Seat): void {
    this.write(withSeat(this.all(), seat));
  },
  drop(seat: Seat): void {
    this.write(this.all().filter((other) => other.seat !== seat.seat));
  },
  write(all: readonly Seat[]): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // No storage here: the seat lasts as long as the page.
    }
  },
};
