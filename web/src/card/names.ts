/* A card is its text: rank and suit, as in As, Td, 9h. */

export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';
export type Suit = 'c' | 'd' | 'h' | 's';
export type Card = string;

/** What stands in the corner of the cards: international or Russian letters. */
export type Ranks = 'intl' | 'ru';

const ORDER = 'A23456789TJQK';
const SUIT_ORDER = 'cdhs';
const RUSSIAN: Partial<Record<Rank, string>> = { A: 'Т', J: 'В', Q: 'Д', K: 'К' };

export const rankOf = (card: Card): Rank => card.charAt(0) as Rank;
export const suitOf = (card: Card): Suit => card.charAt(1) as Suit;

/** A rank as it is written in text on this deck. */
export function rankText(rank: string, ranks: Ranks): string {
  if (rank === 'T') return '10';
  return (ranks === 'ru' && RUSSIAN[rank as Rank]) || rank;
}

/** Card order: A…K, then c d h s. */
export function byCard(one: Card, other: Card): number {
  const rank = ORDER.indexOf(one.charAt(0)) - ORDER.indexOf(other.charAt(0));
  return rank || SUIT_ORDER.indexOf(one.charAt(1)) - SUIT_ORDER.indexOf(other.charAt(1));
}
