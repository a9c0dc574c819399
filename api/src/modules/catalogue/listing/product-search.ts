import type { Language } from '../../../core/languages';
import type { SearchWords } from '../../search/search-words.service';
import { looksLikeSku, nearestWords, normaliseText, searchWords } from '../../../presenters/search/search-text';
import type { Hit, SearchIndex, Word } from './search.repository';
import { joinWords, splitWords } from './word-parts';

/** A search is answered from so many best products: further pages, filters and orders work within them. */
export const MOST_CANDIDATES = 1_000;
const SPELLINGS = 3;
const SHORTEST_CORRECTED = 3;
const SHORTEST_FRAGMENT = 3;
const MOST_WORDS_WITH = 20;
const LONGEST_SYNONYM = 4;
/** Of so many words each is left out once. */
const MOST_LEFT_OUT = 6;

/** So many fill a page: whole words suffice, and beginnings of words, which cost the index far more, need not be tried. */
const ENOUGH = 24;

export interface FoundProducts {
  hits: Hit[];
  /** the words that they were found by */
  searched: string;
  /** nothing was found by the words asked for */
  corrected: boolean;
  /** other spellings that are in use */
  suggestions: string[];
}

type Unfinished = 'none' | 'last' | 'each';

interface Search {
  index: SearchIndex;
  /** as typed, in lower case */
  typed: string;
  words: readonly string[];
  synonyms: SearchWords['synonyms'];
  most: number;
}

/** The words one by one, but those that stand in the list of synonyms together; each with all that mean the same. */
function withSynonyms({ words, synonyms }: Pick<Search, 'words' | 'synonyms'>): Word[] {
  const found: Word[] = [];
  for (let at = 0; at < words.length;) {
    const lengths = Array.from(
      { length: Math.min(LONGEST_SYNONYM, words.length - at) },
      (_, less) => less + 1,
    ).reverse();
    const known = lengths.find((length) => synonyms.has(words.slice(at, at + length).join(' '))) ?? 1;
    const term = words.slice(at, at + known).join(' ');
    found.push({ any: synonyms.get(term) ?? [term], prefix: false });
    at += known;
  }
  return found;
}

/** Which of the words typed stand in the list of synonyms, each with all that mean the same. */
export function synonymsUsed(
  typed: string,
  { synonyms, language }: SearchOptions,
): { term: string; words: string[] }[] {
  const words = withSynonyms({ words: searchWords(normaliseText(typed), language), synonyms });
  return words.flatMap(({ any: [term = '', ...others] }) => (others.length > 0 ? [{ term, words: others }] : []));
}

function asTyped(search: Search, unfinished: Unfinished): Word[] {
  const words = withSynonyms(search);
  return words.map((word, at) => ({
    ...word,
    prefix: unfinished === 'each' || (unfinished === 'last' && at === words.length - 1),
  }));
}

interface Spelled {
  words: Word[];
  /** the likeliest spelling of the whole */
  text: string;
  suggestions: string[];
}

async function respell({ index, words }: Search): Promise<Spelled | undefined> {
  const spellings = await Promise.all(
    words.map(async (word) => {
      if (word.length < SHORTEST_CORRECTED) return [];
      return nearestWords(word, await index.findSimilarWords(word), SPELLINGS);
    }),
  );
  if (spellings.every(({ length }) => length === 0)) return undefined;
  const best = words.map((word, at) => spellings[at]?.[0] ?? word);
  const others = spellings.flatMap((own, at) => own.slice(1).map((other) => best.with(at, other).join(' ')));
  return {
    words: words.map((word, at) => {
      const own = spellings[at] ?? [];
      return own.length > 0 ? { any: own, prefix: false } : { any: [word], prefix: true };
    }),
    text: best.join(' '),
    suggestions: [...new Set(others)].slice(0, SPELLINGS),
  };
}

/** Each word, or those in use that have it somewhere inside ('ware' in 'stoneware'). */
async function withFragments({ index, words }: Search): Promise<Word[] | undefined> {
  const found = await Promise.all(
    words.map((word) => (word.length < SHORTEST_FRAGMENT ? [] : index.findWordsWith(word, MOST_WORDS_WITH))),
  );
  if (found.every(({ length }) => length === 0)) return undefined;
  return words.map((word, at) => ({ any: [word, ...(found[at] ?? [])], prefix: true }));
}

/** Those of these searches, of some words each, by which anything is found. */
async function leadingSomewhere(search: Search, searches: string[][]): Promise<string[][]> {
  const hits = await Promise.all(
    searches.map((words) => search.index.findByWords(asTyped({ ...search, words }, 'last'), words.join(' '), 1)),
  );
  return searches.filter((_, at) => (hits[at]?.length ?? 0) > 0);
}

/** Those of the words that anything is found by, one by one; somebody may have said more than the shop knows. */
async function knownWords(search: Search): Promise<string[]> {
  if (search.words.length < 2) return [];
  const known = await leadingSomewhere(
    search,
    search.words.map((word) => [word]),
  );
  return known.flat();
}

/** What comes closest to words that are all known, but not of one product: all but one of a few, else each by itself. */
async function closestTo(search: Search): Promise<string[]> {
  const { words } = search;
  const isFew = words.length > 2 && words.length <= MOST_LEFT_OUT;
  const fewer = isFew ? words.map((_, at) => words.toSpliced(at, 1)) : [];
  const found = await leadingSomewhere(search, fewer);
  return found.length > 0 ? found.map((left) => left.join(' ')) : [...words];
}

type Means = (search: Search) => Promise<Word[] | undefined>;

/** Ways to take the words, likeliest first. */
const MEANS: Means[] = [
  async (search) => asTyped(search, 'last'),
  async (search) => (search.words.length > 1 ? asTyped(search, 'each') : undefined),
  ({ index, words }) => joinWords(index, words),
  ({ index, words }) => splitWords(index, words),
  withFragments,
];

async function findAsAsked(search: Search, by_sku: number): Promise<Hit[]> {
  const { index, typed, most } = search;
  const whole = await index.findByWords(asTyped(search, 'none'), typed, most);
  if (whole.length >= ENOUGH || by_sku > 0) return whole;
  for (const means of MEANS) {
    const words = await means(search);
    const found = words ? await index.findByWords(words, typed, most) : [];
    if (found.length > 0) return found;
  }
  return [];
}

const nothing = ({ words }: Search, suggestions: string[]): Omit<FoundProducts, 'corrected'> => ({
  hits: [],
  searched: words.join(' '),
  suggestions: suggestions.slice(0, SPELLINGS),
});

/** By what is left of the words without those that the shop has never heard of; undefined where none is left. */
async function findByKnown(search: Search): Promise<Omit<FoundProducts, 'corrected'> | undefined> {
  const { index, words, most } = search;
  const known = await knownWords(search);
  if (known.length === 0) return undefined;
  if (known.length === words.length) return nothing(search, await closestTo(search));
  const hits = await index.findByWords(asTyped({ ...search, words: known }, 'last'), known.join(' '), most);
  return { hits, searched: known.join(' '), suggestions: [] };
}

async function findOtherwise(search: Search): Promise<Omit<FoundProducts, 'corrected'>> {
  const { index, most } = search;
  const spelled = await respell(search);
  const hits = spelled ? await index.findByWords(spelled.words, spelled.text, most) : [];
  if (spelled && hits.length > 0) return { hits, searched: spelled.text, suggestions: spelled.suggestions };
  const found = await findByKnown(search);
  if (found || !spelled) return found ?? nothing(search, []);
  const asSpelled = await findByKnown({ ...search, words: spelled.text.split(' ') });
  return asSpelled ?? nothing(search, []);
}

export interface SearchOptions {
  synonyms: SearchWords['synonyms'];
  /** that it is typed in */
  language: Language;
  most?: number;
}

/**
 * Finds the products that somebody most likely means: by SKU, by their words, by beginnings and parts of words, and
 * when that finds nothing, by words that are spelled nearly so.
 * @returns the best with a score each, in no order
 */
export async function searchProducts(
  index: SearchIndex,
  typed: string,
  { synonyms, language, most = MOST_CANDIDATES }: SearchOptions,
): Promise<FoundProducts> {
  const words = searchWords(normaliseText(typed), language);
  const searched = words.join(' ');
  if (words.length === 0) return { hits: [], searched, corrected: false, suggestions: [] };
  const search: Search = { index, typed: typed.trim().toLowerCase(), words, synonyms, most };
  const by_sku = looksLikeSku(typed) ? await index.findBySku(typed.trim(), most) : [];
  const by_words = await findAsAsked(search, by_sku.length);
  if (by_words.length + by_sku.length > 0) {
    const found = new Map([...by_words, ...by_sku].map((hit) => [hit.no, hit]));
    return { hits: [...found.values()].slice(0, most), searched: typed.trim(), corrected: false, suggestions: [] };
  }
  const otherwise = await findOtherwise(search);
  return { ...otherwise, corrected: otherwise.hits.length > 0 };
}

/** A beginning of fewer letters is one of too many words to look for it in a large shop by itself. */
const SHORTEST_BEGINNING = 4;
const MOST_BEGUN = 100;
const MOST_PROMISING = 500;

/**
 * The same for who is still typing: the last word is one that begins so, and the best sellers are looked through first.
 * @param enough so many suffice
 */
export async function searchWhileTyping(
  index: SearchIndex,
  typed: string,
  enough: number,
  { synonyms, language }: SearchOptions,
): Promise<Hit[]> {
  const words = searchWords(normaliseText(typed), language);
  if (words.length === 0) return [];
  const search: Search = { index, typed: typed.trim().toLowerCase(), words, synonyms, most: MOST_CANDIDATES };
  const promising = await index.findPromising(asTyped(search, 'last'), search.typed, MOST_PROMISING);
  if (promising.length >= enough) return promising;
  const begun = words.at(-1) ?? '';
  if (begun.length >= SHORTEST_BEGINNING) {
    return (await searchProducts(index, typed, { synonyms, language, most: MOST_BEGUN })).hits;
  }
  if (words.length === 1)
    return promising.length > 0 ? promising : index.findByWords(asTyped(search, 'last'), typed, MOST_BEGUN);
  const before = withSynonyms({ words: words.slice(0, -1), synonyms });
  return [...promising, ...(await index.findBegun(before, begun, MOST_BEGUN))];
}
