import { normaliseText, plainLetters } from '../../../presenters/search/search-text';

/** What an order is found by, beside its number, its e-mail address and the numbers of its parcels. */
export interface FindableOrder {
  /** of the people who bought it, and get it */
  names: readonly string[];
  skus: readonly string[];
  tags: readonly string[];
}

/** What staff have typed. */
export interface WantedWords {
  /** the beginning of an e-mail address, in lower case; null: it is none, and the others count */
  email: string | null;
  /** the beginning of a number, in upper case without spaces; null: there is nothing of one in it */
  code: string | null;
  /** a tsquery's text: the beginnings of all these words are among the order's; null: there are none */
  words: string | null;
  /** those words */
  beginnings: readonly string[];
}

/** Longer than anything that is typed. */
const LONGEST = 100;
const MOST_KEPT = 600;
/** Bytes of `orders.found_by`: an entry of an index has 2,700 at most. */
const LONGEST_FOUND_BY = 1_000;
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

/** A tag as it stands in `orders.found_by`: on a line of its own, as no word does, and without spaces, which begin words. */
export const tagText = (tag: string): string => `\n${JSON.stringify(tag).replaceAll(' ', '\\s')}`;

/** @returns empty where it would be too long for an index; an order that is found by nothing has a space */
function foundBy(words: readonly string[], tags: readonly string[]): string {
  const text = [...words.map((word) => ` ${word}`), ...tags.map(tagText)].join('') || ' ';
  return Buffer.byteLength(text) > LONGEST_FOUND_BY ? '' : text;
}

/** The words of an order as a tsvector's text, and with its tags as indexes hold them. */
export function orderWords({ names, skus, tags }: FindableOrder): { search: string; found_by: string } {
  const words = [...names.flatMap(nameWords), ...skus.flatMap(wordsOf)];
  const kept = [...new Set(words)].filter((word) => word !== '').slice(0, MOST_KEPT);
  return { search: kept.map(quoted).join(' '), found_by: foundBy(kept, tags) };
}

/** Which orders somebody means who has typed this: of what is looked for in it, each is the beginning. */
export function wordsToFind(text: string): WantedWords {
  const nothing = { email: null, code: null, words: null, beginnings: [] };
  if (text.includes('@')) return { ...nothing, email: text.trim().toLowerCase() };
  const beginnings = [...new Set(wordsOf(text))].slice(0, MOST_ASKED);
  if (beginnings.length === 0) return nothing;
  const code = text.replace(/\s+/gu, '').toUpperCase();
  return { email: null, code, words: beginnings.map((word) => `${quoted(word)}:*`).join(' & '), beginnings };
}
