import type { Candidate } from './candidates';
import { looksLikeSku, nearestWords, normaliseText, searchWords } from './search-text';
import type { SearchIndex, Word } from './search.repository';

/** A search is answered from so many best products: further pages, filters and orders work within them. */
export const MOST_CANDIDATES = 1_000;
const SPELLINGS = 3;
const SHORTEST_CORRECTED = 3;

/** So many fill a page: whole words suffice, and beginnings of words, which cost the index far more, need not be tried. */
const ENOUGH = 24;

type Unfinished = 'none' | 'last' | 'each';

function asTyped(words: readonly string[], unfinished: Unfinished): Word[] {
  const last = words.length - 1;
  return words.map((word, at) => ({
    any: [word],
    prefix: unfinished === 'each' || (unfinished === 'last' && at === last),
  }));
}

interface Search {
  index: SearchIndex;
  words: readonly string[];
  most: number;
}

async function corrected({ index, words }: Search): Promise<Word[] | undefined> {
  const result = await Promise.all(
    words.map(async (word): Promise<Word> => {
      if (word.length < SHORTEST_CORRECTED) return { any: [word], prefix: true };
      const nearest = nearestWords(word, await index.findSimilarWords(word), SPELLINGS);
      return nearest.length > 0 ? { any: nearest, prefix: false } : { any: [word], prefix: true };
    }),
  );
  const changed = result.some(({ any }, at) => any.length !== 1 || any[0] !== words[at]);
  return changed ? result : undefined;
}

/**
 * Finds the products that somebody most likely means: by SKU, by their words, by beginnings of words, and when that
 * finds nothing, by words that are spelled nearly so.
 * @returns the best with a score each, in no order
 */
export async function searchProducts(
  index: SearchIndex,
  typed: string,
  most: number = MOST_CANDIDATES,
): Promise<Candidate[]> {
  const words = searchWords(normaliseText(typed));
  if (words.length === 0) return [];
  const by_sku = looksLikeSku(typed) ? await index.findBySku(typed.trim(), most) : [];
  const by_words = await findByAnyMeans({ index, words, most }, by_sku.length);
  const found = new Map([...by_words, ...by_sku].map((candidate) => [candidate.id, candidate]));
  return [...found.values()].slice(0, most);
}

async function findByAnyMeans(search: Search, by_sku: number): Promise<Candidate[]> {
  const { index, words, most } = search;
  const whole = await index.findByWords(asTyped(words, 'none'), most);
  if (whole.length >= ENOUGH || by_sku > 0) return whole;
  const begun = await index.findByWords(asTyped(words, 'last'), most);
  if (begun.length > 0) return begun;
  const each = words.length > 1 ? await index.findByWords(asTyped(words, 'each'), most) : [];
  if (each.length > 0) return each;
  const spelled = await corrected(search);
  return spelled ? index.findByWords(spelled, most) : [];
}
