import type { RedirectList, SearchReport, SynonymList } from '@tessera/shared/contract';

/** What staff tell the search, each list with the version that was read. */
export interface SearchWords {
  synonyms: SynonymList;
  redirects: RedirectList;
}

export type LookedFor = SearchReport['items'][number];

/** The form's fields: lists as they are written, an entry in a line. */
export interface SearchValues {
  synonyms: string;
  redirects: string;
}

export type SearchField = keyof SearchValues;

/** What is wrong with a line, counted from 1. */
export interface LineFault {
  line: number;
  reason: 'one_word' | 'many_words' | 'long_word' | 'no_address' | 'twice';
}

const MOST_WORDS = 20;
const LONGEST = 100;
const REDIRECT = /^(.+?)\s*=\s*(\/(?:[^/\\\s]\S*)?)$/;

export const versionOf = ({ synonyms, redirects }: SearchWords): number => synonyms.version + redirects.version;

export const valuesOf = ({ synonyms, redirects }: SearchWords): SearchValues => ({
  synonyms: synonyms.items.map(({ words }) => words.join(', ')).join('\n'),
  redirects: redirects.items.map(({ term, path }) => `${term} = ${path}`).join('\n'),
});

/** What a text has in its lines, with their numbers from 1; empty lines say nothing. */
const linesOf = (text: string): { line: number; text: string }[] =>
  text
    .split('\n')
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((entry) => entry.text !== '');

const wordsIn = (line: string): string[] => [
  ...new Set(
    line
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

/** 'mug, cup' in each line: words that mean the same, or what is wrong with the first line that is none. */
export function readSynonyms(text: string): SynonymList['items'] | LineFault {
  const items: SynonymList['items'] = [];
  for (const { line, text: entry } of linesOf(text)) {
    const words = wordsIn(entry);
    if (words.length < 2) return { line, reason: 'one_word' };
    if (words.length > MOST_WORDS) return { line, reason: 'many_words' };
    if (words.some((word) => word.length > LONGEST)) return { line, reason: 'long_word' };
    items.push({ words });
  }
  return items;
}

/** 'gift card = /pages/gifts' in each line: what leads straight to a page, or what is wrong with the first line that does not. */
export function readRedirects(text: string): RedirectList['items'] | LineFault {
  const items: RedirectList['items'] = [];
  const known = new Set<string>();
  for (const { line, text: entry } of linesOf(text)) {
    const [, term, path] = REDIRECT.exec(entry) ?? [];
    if (term === undefined || path === undefined) return { line, reason: 'no_address' };
    if (term.length > LONGEST) return { line, reason: 'long_word' };
    if (known.has(term.toLowerCase())) return { line, reason: 'twice' };
    known.add(term.toLowerCase());
    items.push({ term, path });
  }
  return items;
}

/** A text with one more line that begins with a word, to be gone on with: 'becher, '. */
export const withWord = (text: string, word: string): string => `${text.trimEnd()}${text.trim() && '\n'}${word}, `;

/** So many searches are tried before the lists are saved; the API takes no more at once. */
const MOST_TRIED = 10;

/** What an entry says, in a form that can be compared, and the searches that it is about. */
const entriesOf = ({ synonyms, redirects }: SearchLists): [string, string[]][] => [
  ...synonyms.map(({ words }): [string, string[]] => [words.join(','), words]),
  ...redirects.map(({ term, path }): [string, string[]] => [`${term}=${path}`, [term]]),
];

/** Both lists without their versions. */
export interface SearchLists {
  synonyms: SynonymList['items'];
  redirects: RedirectList['items'];
}

/** Searches that entries are about which only one of two states of the lists has: at most ten, and how many more. */
export function touchedSearches(before: SearchLists, after: SearchLists): { searches: string[]; more: number } {
  const [was, is] = [new Map(entriesOf(before)), new Map(entriesOf(after))];
  const touched = new Set<string>();
  for (const [key, words] of [...is, ...was]) {
    if (was.has(key) !== is.has(key)) for (const word of words) touched.add(word.toLowerCase());
  }
  return { searches: [...touched].slice(0, MOST_TRIED), more: Math.max(0, touched.size - MOST_TRIED) };
}
