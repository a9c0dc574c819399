import { DEFAULT_LANGUAGE, type Language } from '../../core/languages';

const MOST_WORDS = 8;
/** Words that tell nothing of what is looked for, as they are normalised. */
const ENGLISH = ['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'is', 'of', 'on', 'or', 'the', 'to', 'with'];
const GERMAN = [
  'auf',
  'aus',
  'das',
  'dem',
  'den',
  'der',
  'des',
  'die',
  'ein',
  'eine',
  'einen',
  'fur',
  'im',
  'mit',
  'oder',
  'und',
  'von',
  'zum',
  'zur',
];
/** Who reads German types English words, too; who does not may mean something else by 'fur' or a name by 'von'. */
const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  en: new Set(ENGLISH),
  de: new Set([...ENGLISH, ...GERMAN]),
};

/** Marks that are part of a word in scripts that write vowels so, as regular expressions of JavaScript and SQL write them. */
export const VOWEL_SIGNS =
  '\\u0591-\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0900-\\u0dff\\u0e31-\\u0e4e\\u0eb1-\\u0ecd\\u1000-\\u109f\\u1780-\\u17d3';
const allBut = (signs: string): RegExp => new RegExp(`[^\\p{L}\\p{N}${signs}]+`, 'gu');
const SEPARATORS = allBut(VOWEL_SIGNS);
const HAN = /[\u3400-\u4dbf\u4e00-\u9fff]/g;

/** Letters that no accent makes of others, as they are typed where a keyboard has none of them. */
const LETTERS: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe' };

const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .normalize('NFKC');

/** Lower case, without accents; all but letters stays as it is. */
export const plainLetters = (text: string): string =>
  withoutAccents(withoutAccents(text).toLowerCase()).replace(/[ßłøđıæœ]/g, (letter) => LETTERS[letter] ?? letter);

/**
 * Text as it is searched: lower case, without accents, each Han character a word of its own, everything but letters and
 * digits a single space.
 */
export function normaliseText(text: string): string {
  return plainLetters(text).replace(HAN, ' $& ').replace(SEPARATORS, ' ').trim();
}

/** The words to look for, at most eight; words like 'the' in that language only when there are no others. */
export function searchWords(normalised: string, language: Language = DEFAULT_LANGUAGE): string[] {
  const words = [...new Set(normalised.split(' ').filter((word) => word !== ''))];
  const telling = words.filter((word) => !STOP_WORDS[language].has(word));
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}

/** Tells whether somebody may have typed (the start of) a stock keeping unit: it holds a digit and no space. */
export function looksLikeSku(text: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}._/-]{2,63}$/u.test(text.trim()) && /\d/.test(text);
}

/**
 * How many letters must be typed, left out, changed or swapped with their neighbour to make `a` into `b`
 * (optimal string alignment distance).
 */
export function editDistance(a: string, b: string): number {
  const width = b.length + 1;
  const cells = new Uint16Array((a.length + 1) * width);
  const at = (row: number, column: number): number => cells[row * width + column] ?? 0;
  for (let row = 0; row <= a.length; row += 1) cells[row * width] = row;
  for (let column = 0; column <= b.length; column += 1) cells[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const changed = at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const best = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, changed);
      cells[row * width + column] = swapped ? Math.min(best, at(row - 2, column - 2) + 1) : best;
    }
  }
  return at(a.length, b.length);
}

/**
 * The words of the vocabulary that somebody most likely meant, nearest first.
 * @returns none where even the nearest differs in more letters than a slip of the finger explains
 */
export function nearestWords(typed: string, vocabulary: readonly string[], most: number): string[] {
  const tolerance = typed.length <= 4 ? 1 : 2;
  return vocabulary
    .map((word) => ({
      word,
      distance: Math.min(editDistance(typed, word), editDistance(typed, word.slice(0, typed.length))),
    }))
    .filter(({ distance }) => distance <= tolerance)
    .sort((a, b) => a.distance - b.distance || a.word.length - b.word.length || (a.word < b.word ? -1 : 1))
    .slice(0, most)
    .map(({ word }) => word);
}
