import type { FindWord, SaidWord } from '../../../attributes/attribute-words.service';

/**
 * Which of a file's words are claims, each with the key of what it is a word of: what the shop says already is none, so an
 * unchanged row stands in the way of no changed one (docs/decisions/0067-words-beside-their-column.md).
 */
export function claimsOf<Word extends SaidWord>(words: readonly Word[], wordOf: FindWord): (Word & { key: string })[] {
  return words.flatMap((one) => {
    const { key, word } = wordOf(one);
    return word === one.word ? [] : [{ ...one, key }];
  });
}
