/* What stands on a button: the verb above, the object below, in the words of the catalogue. */
import type { Card } from '../card/names';
import { rankText } from '../card/names';
import { settings } from '../lib/settings.svelte';
import { t, text } from '../lib/words.svelte';
import type { Meaning, Offer, Refusal, Said } from '../wire';

export interface Label {
  readonly verb: string;
  readonly object: string;
  /** Drawn instead of the object. */
  readonly card: Card | null;
}

const number = (said: Said, name: string): number => {
  const value = said.args[name];
  return typeof value === 'number' ? value : 0;
};

/** A button's text in two parts; an unknown one in one. */
export function label(offer: Offer, card: Card): Label {
  const said = offer.button;
  const object = (text: string) => ({ object: text, card: null });
  switch (said.id) {
    case 'button-take':
      return { verb: t('page-take'), ...object(t('page-cards', { cards: number(said, 'cards') })) };
    case 'button-sweep':
      return { verb: t('page-sweep'), ...object(t('page-cards', { cards: number(said, 'cards') })) };
    case 'button-build':
      return { verb: t('page-build'), ...object(String(number(said, 'value'))) };
    case 'button-build-multiple':
      return { verb: t('page-build'), ...object(t('casino-values', said.args)) };
    case 'button-raise':
      return { verb: t('page-raise'), ...object(t('page-raise-to', said.args)) };
    case 'button-add':
      return { verb: t('page-add'), ...object(t('page-add-to', said.args)) };
    case 'button-trail':
      return { verb: t('page-lay-down'), object: '', card };
    default:
      return { verb: '', ...object(text(said)) };
  }
}

/** A button of the tray: something that can be done, several of which one is asked, or something forbidden. */
export interface Action {
  readonly key: 'capture' | 'build' | 'trail';
  readonly offers: readonly Offer[];
  readonly refusal: Refusal | null;
  readonly primary: boolean;
}

const MOST = 3;

/** The buttons for a selection. There are never more than three: builds of several values share one. */
export function actions(meaning: Meaning, selected: number): Action[] {
  const found: Action[] = [];
  const captures = meaning.moves.filter((offer) => offer.kind === 'capture');
  const builds = meaning.moves.filter((offer) => offer.kind === 'build');
  const add = (key: Action['key'], offers: readonly Offer[], refusal: Refusal | null = null): void => {
    found.push({ key, offers, refusal, primary: refusal === null && found.every((action) => action.refusal) });
  };
  for (const offer of captures) add('capture', [offer]);
  if (found.length + builds.length + 1 > MOST && builds.length > 1) add('build', builds);
  else for (const offer of builds) add('build', [offer]);
  if (selected && meaning.refusal) add('capture', [], meaning.refusal);
  if (meaning.down) add('trail', [meaning.down]);
  else if (meaning.down_refusal) add('trail', [], meaning.down_refusal);
  return found;
}

/** The selection as a sum: groups that make the value, or what is selected so far and what it comes to. */
export interface Sum {
  readonly groups: readonly (readonly string[])[];
  readonly total: string;
  readonly made: boolean;
}

export function sum(meaning: Meaning, values: ReadonlyMap<Card, number>): Sum | null {
  const rank = (card: Card): string => rankText(card.charAt(0), settings.ranks);
  const builds = meaning.builds.map((card) => [`[${values.get(card) ?? '?'}]`]);
  const first = meaning.moves[0];
  if (first) {
    const groups = [...meaning.groups.map((group) => group.map(rank)), ...builds];
    const shown = groups.length ? groups : meaning.loose.map((card) => [rank(card)]);
    const total = first.value ? String(first.value) : rank(meaning.card);
    const ace = first.kind === 'capture' && first.value === 1;
    return shown.length ? { groups: shown, total: ace ? rank(meaning.card) : total, made: true } : null;
  }
  if (!meaning.loose.length && !builds.length) return null;
  const loose = meaning.loose.length ? [meaning.loose.map(rank)] : [];
  return { groups: [...loose, ...builds], total: meaning.total ? String(meaning.total) : '', made: false };
}
