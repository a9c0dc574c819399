import type { SearchIndex, Word } from './search.repository';

const SHORTEST = 3;

interface Split {
  first: string;
  second: string;
}

function splitsOf(word: string): Split[] {
  const count = Math.max(0, word.length - 2 * SHORTEST + 1);
  return Array.from({ length: count }, (_, at) => ({
    first: word.slice(0, at + SHORTEST),
    second: word.slice(at + SHORTEST),
  }));
}

const numbersOf = (word: string): string[] => [word, `${word}s`, word.replace(/s$/, '')];

/** Neighbours written as one ('book ends'), where that is a word in use. */
export async function joinWords(index: SearchIndex, words: readonly string[]): Promise<Word[] | undefined> {
  const pairs = words.slice(0, -1).map((word, at) => word + (words[at + 1] ?? ''));
  if (pairs.length === 0) return undefined;
  const known = await index.findKnownWords(pairs.flatMap(numbersOf));
  const joined = pairs.findIndex((pair) => numbersOf(pair).some((form) => known.has(form)));
  if (joined < 0) return undefined;
  return words.flatMap((word, at) => {
    if (at === joined + 1) return [];
    const any = at === joined ? numbersOf(pairs[at] ?? '').filter((form) => known.has(form)) : [word];
    return [{ any, prefix: at !== joined }];
  });
}

/** One word that is two in use ('teatowel'), taken apart; undefined where none can be. */
export async function splitWords(index: SearchIndex, words: readonly string[]): Promise<Word[] | undefined> {
  const splits = words.map(splitsOf);
  const parts = splits.flat().flatMap(({ first, second }) => [...numbersOf(first), ...numbersOf(second)]);
  if (parts.length === 0) return undefined;
  const known = await index.findKnownWords([...new Set(parts)]);
  const isKnown = (part: string): boolean => numbersOf(part).some((form) => known.has(form));
  const found = splits.map((own) => own.find(({ first, second }) => isKnown(first) && isKnown(second)));
  if (found.every((split) => !split)) return undefined;
  return words.flatMap((word, at) => {
    const split = found[at];
    const single = split ? [split.first, split.second] : [word];
    return single.map((part) => ({
      any: [part, ...numbersOf(part).filter((form) => known.has(form))],
      prefix: !split,
    }));
  });
}
