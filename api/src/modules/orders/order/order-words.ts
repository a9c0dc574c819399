import { normaliseText } from '../../../presenters/search-text';

/** What an order is found by. */
export interface FindableOrder {
  number: string;
  email: string;
  /** of the people who bought it, and get it */
  names: readonly string[];
  skus: readonly string[];
  tracking_numbers: readonly string[];
}

/** Longer than anything that is typed. */
const LONGEST = 100;
const MOST_KEPT = 600;
const MOST_ASKED = 8;

/** Lower case without accents; marks like '-' and '@' stay, as they do in numbers and addresses. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\0]/g, '')
    .normalize('NFKC')
    .toLowerCase();

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/\s+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '')
    .map((word) => word.slice(0, LONGEST));

/** As PostgreSQL reads a lexeme, whatever stands in it. */
const quoted = (word: string): string => `'${word.replace(/[\\']/g, '$&$&')}'`;

/** What is found by its beginning, written with or without its spaces. */
const codeWords = (code: string): string[] => [...wordsOf(code), ...wordsOf(code.replace(/\s+/gu, ''))];
const nameWords = (name: string): string[] => [...wordsOf(name), ...normaliseText(name).split(' ')];

/** The words of an order as a tsvector's text: `orders.search`. */
export function orderWords({ number, email, names, skus, tracking_numbers }: FindableOrder): string {
  const codes = [number, email, ...tracking_numbers, ...skus];
  const words = [...names.flatMap(nameWords), ...codes.flatMap(codeWords)];
  const kept = [...new Set(words)].filter((word) => word !== '').slice(0, MOST_KEPT);
  return kept.map(quoted).join(' ');
}

/**
 * What staff have typed, as a tsquery's text: each word is the beginning of one of the order's.
 * @returns null where there is no letter and no digit in it: nothing is found
 */
export function wordsToFind(text: string): string | null {
  const words = [...new Set(wordsOf(text))].slice(0, MOST_ASKED);
  return words.length === 0 ? null : words.map((word) => `${quoted(word)}:*`).join(' & ');
}
