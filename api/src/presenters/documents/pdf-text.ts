/** What Windows-1252 has beyond Latin-1: the characters of the fonts that every PDF reader brings along. */
const BEYOND_LATIN_1 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/** Signs that Intl and people write and that have a plain form. */
const PLAIN: Record<string, string> = {
  '\u202f': '\u00a0',
  '\u2007': '\u00a0',
  '\u2212': '-',
  '\u2011': '-',
  '\u2010': '-',
};

/** Letters that do not come apart into a base letter and a mark. */
const LETTERS: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  Ŧ: 'T',
  ŋ: 'n',
  Ŋ: 'N',
};

const isWritable = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || BEYOND_LATIN_1.has(character);
};

/**
 * Text as the standard fonts of PDF can write it (Windows-1252). A letter with a mark that they lack loses the mark
 * ('Ő' → 'O'); what is left without any likeness becomes '?'.
 */
export function pdfText(text: string): string {
  return [...text.normalize('NFC')].map(writable).join('');
}

function writable(character: string): string {
  if (isWritable(character)) return character;
  const plain = PLAIN[character] ?? LETTERS[character];
  if (plain !== undefined) return plain;
  if (/\s/.test(character)) return ' ';
  const base = [...character.normalize('NFKD')].filter((part) => !/\p{M}/u.test(part));
  return base.length > 0 && base.every(isWritable) ? base.join('') : '?';
}
