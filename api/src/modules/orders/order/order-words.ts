import { normaliseText, plainLetters } from '../../../presenters/search-text';

/** What an order is found by, beside its number, its e-mail address and the numbers of its parcels. */
export interface FindableOrder {
  /** of the people who bought it, and get it */
  names: readonly string[];
  skus: readonly string[];
}

/** What staff have typed. */
export interface WantedWords {
  /** the beginning of an e-mail address, in lower case; null: it is none, and the others count */
  email: string | null;
  /** the beginning of a number, in upper case without spaces; null: there is nothing of one in it */
  code: string | null;
  /** a tsquery's text: the beginnings of all these words are among the order's; null: there are none */
  words: string | null;
}

/** Longer than anything that is typed. */
const LONGEST = 100;
const MOST_KEPT = 600;
const MOST_ASKED = 8;

/** Marks like '-' stay, as they do in SKUs. */
const wordsOf = (text: string): string[] =>
  plainLetters(text.replaceAll('\0', ''))
    .split(/\s+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '')
    .map((word) => word.slice(0, LONGEST));

/** As PostgreSQL reads a lexeme, whatever stands in it. */
const quoted = (word: string): string => `'${word.replace(/[\\']/g, '$&$&')}'`;

const nameWords = (name: string): string[] => [...wordsOf(name), ...normaliseText(name).split(' ')];

/** The words of an order as a tsvector's text: `orders.search`. */
export function orderWords({ names, skus }: FindableOrder): string {
  const words = [...names.flatMap(nameWords), ...skus.flatMap(wordsOf)];
  const kept = [...new Set(words)].filter((word) => word !== '').slice(0, MOST_KEPT);
  return kept.map(quoted).join(' ');
}

/** Which orders somebody means who has typed this: of what is looked for in it, each is the beginning. */
export function wordsToFind(text: string): WantedWords {
  if (text.includes('@')) return { email: text.trim().toLowerCase(), code: null, words: null };
  const words = [...new Set(wordsOf(text))].slice(0, MOST_ASKED);
  if (words.length === 0) return { email: null, code: null, words: null };
  const code = text.replace(/\s+/gu, '').toUpperCase();
  return { email: null, code, words: words.map((word) => `${quoted(word)}:*`).join(' & ') };
}
