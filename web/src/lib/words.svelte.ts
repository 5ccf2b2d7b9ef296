/* The words of the page, from the same catalogue as Python's: Fluent, one file a language. */
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue, type FluentVariable } from '@fluent/bundle';

import { rankOf, rankText, suitOf, type Card, type Ranks } from '../card/names';
import type { Said } from '../wire';
import { settings, type Lang } from './settings.svelte';

export type Value = Said['args'][string];
export type Args = Said['args'];

export const SYMBOLS = { c: '♣', d: '♦', h: '♥', s: '♠' } as const;

/** How cards are written in a text: with letters of a deck, or marked, to be drawn or named. */
type WriteCard = (card: Card) => string;

/** The cases of a card's name, each with the letter that stands for it in a mark. */
const CASES = {
  n: 'page-card', g: 'page-card-genitive', a: 'page-card-accusative', d: 'page-card-dative', i: 'page-card-instrumental',
} as const;
export type Case = keyof typeof CASES;

const MARK = '\uE000';
const MARKED = /\uE000(..)(.)/;

/** The function of the catalogue: the cards of an argument, marked with the case in which they are heard. */
const inCase = ([cards]: (FluentValue | undefined)[], { case: name = 'nominative' }: Record<string, FluentValue>): FluentValue =>
  typeof cards === 'string' ? cards.replaceAll(/(\uE000..)./g, `$1${String(name).charAt(0)}`) : (cards ?? '');

/** A text that was put into another, and which it was. */
class Inner extends FluentType<string> {
  constructor(value: string, readonly id: string) {
    super(value);
  }
  toString(): string {
    return this.value;
  }
}

/** The function of the catalogue: which text was put in for an argument; `text` where it is somebody's own name. */
const idOf = ([what]: (FluentValue | undefined)[]): FluentValue => (what instanceof Inner ? what.id : 'text');

const isCards = (value: Said | readonly Card[]): value is readonly Card[] => Array.isArray(value);

/** The catalogue in one language. */
export class Words {
  readonly #bundle: FluentBundle;

  constructor(readonly lang: Lang, source: string) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false, functions: { CARD: inCase, ID: idOf } });
    this.#bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The text of an id. A missing one shows its id, so that nothing breaks where a word is forgotten. */
  format(id: string, args: Args, write: WriteCard): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const natives: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) natives[name] = this.#native(value, write);
    return this.#bundle.formatPattern(pattern, natives, []);
  }

  #native(value: Value, write: WriteCard): FluentVariable {
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return new FluentNumber(value, { useGrouping: false });
    if (isCards(value)) return value.map(write).join(' ');
    return new Inner(this.format(value.id, value.args, write), value.id);
  }
}

let current = $state.raw<Words>(new Words('en', ''));
const loaded = new Map<Lang, Promise<Words>>();

async function fetchWords(lang: Lang): Promise<Words> {
  const answer = await fetch(`/words/${lang}.ftl`);
  if (!answer.ok) throw new Error(`words ${lang}: ${answer.status}`);
  return new Words(lang, await answer.text());
}

/** Speak a language: fetch its words once, then everything on the page changes at once. */
export async function speak(lang: Lang): Promise<void> {
  let words = loaded.get(lang);
  if (!words) {
    words = fetchWords(lang);
    loaded.set(lang, words);
    words.catch(() => loaded.delete(lang));
  }
  current = await words;
  document.documentElement.lang = lang;
}

const written = (ranks: Ranks): WriteCard => (card) => `${rankText(rankOf(card), ranks)}${SYMBOLS[suitOf(card)]}`;
const marked: WriteCard = (card) => `${MARK}${card}n`;

/** A text of the page: `t('page-…')`. */
export function t(id: string, args: Args = {}): string {
  return current.format(id, args, written(settings.ranks));
}

/** A text of the server, or a person's own name. */
export function text(said: Said | string): string {
  return typeof said === 'string' ? said : t(said.id, said.args);
}

/** A card in words, for those who do not see it. */
export function cardName(card: Card, name: Case = 'n'): string {
  const rank = rankOf(card);
  // Fluent tells 7 from "7".
  return t(CASES[name], { rank: /\d/.test(rank) ? Number(rank) : rank, suit: suitOf(card) });
}

/** Several cards in words. */
export const cardNames = (cards: readonly Card[]): string => cards.map((card) => cardName(card)).join(', ');

/** A text of the server to be heard: cards in words. */
export function aloud(said: Said): string {
  const heard = parts(said).map((part, place, all) => {
    if (typeof part !== 'string') return cardName(part.card, part.case);
    return part === ' ' && place && place < all.length - 1 ? ', ' : part;
  });
  return heard.join('');
}

export type Part = string | { readonly card: Card; readonly case: Case };

/** A text of the server in parts, so that cards in it can be drawn. */
export function parts(said: Said): readonly Part[] {
  const found = current.format(said.id, said.args, marked).split(MARKED);
  return found.flatMap((part, place): Part[] => {
    if (place % 3 === 0) return part ? [part] : [];
    return place % 3 === 1 ? [{ card: part, case: found[place + 1] as Case }] : [];
  });
}
