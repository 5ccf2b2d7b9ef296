/* What is asked besides the game itself: tables, books, rules, records. */
import type {
  Books, Fault, Games, NewTable, OpenedTable, Options, Reach, Replay, Rules, Said, Tables, Take, Welcome,
} from '../wire';
import type { Lang } from './settings.svelte';

/** A request that was not done, with the server's reason if it gave one. */
export class Refusal extends Error {
  constructor(readonly status: number, readonly why: Said | null) {
    super(why?.id ?? `status ${status}`);
  }
}

async function ask<Answer>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(`/api/${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
  });
  if (!answer.ok) {
    const fault = (await answer.json().catch(() => null)) as Fault | null;
    throw new Refusal(answer.status, fault?.why ?? null);
  }
  return (await answer.json()) as Answer;
}

async function must(address: string, how: RequestInit = {}): Promise<Response> {
  const answer = await fetch(address, how);
  if (!answer.ok) throw new Refusal(answer.status, ((await answer.json().catch(() => null)) as Fault | null)?.why ?? null);
  return answer;
}

const seatAddress = (table: string, seat: string, what: string): string =>
  `/api/tables/${encodeURIComponent(table)}${what}?seat=${encodeURIComponent(seat)}`;

export const api = {
  open: (table: NewTable) => ask<OpenedTable>('tables', table),
  openInvitation: (invitation: string) => ask<Welcome>('invitations/open', { invitation }),
  take: (take: Take) => ask<OpenedTable>('invitations/take', take),
  reach: () => ask<Reach>('reach'),
  openLesson: () => ask<OpenedTable>('lesson', {}),
  lastTable: (game?: string) => ask<NewTable>(game ? `last-table?game=${encodeURIComponent(game)}` : 'last-table'),
  games: (lang: Lang) => ask<Games>(`games?lang=${lang}`),
  tables: (seats: readonly string[]) => ask<Tables>('tables/list', { seats }),
  books: (lang: Lang, game: string) => ask<Books>(`books?lang=${lang}&game=${encodeURIComponent(game)}`),
  options: (table: NewTable, lang: Lang) => ask<Options>(`options?lang=${lang}`, table),
  rules: (table: NewTable, lang: Lang) => ask<Rules>(`rules?lang=${lang}`, table),
  replay: (text: string, first = 0) => ask<Replay>('replay', { text, first }),
  recordAddress: (table: string, seat: string) => seatAddress(table, seat, '/record'),
  record: async (table: string, seat: string) => (await must(seatAddress(table, seat, '/record'))).text(),
  remove: (table: string, seat: string) => must(seatAddress(table, seat, ''), { method: 'DELETE' }),
};
