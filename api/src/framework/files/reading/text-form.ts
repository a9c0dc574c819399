/** How a file of cells is written. */
export interface TextForm {
  encoding: Encoding;
  delimiter: Delimiter;
}

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export const DELIMITERS = [',', ';', '\t'] as const;
export type Encoding = (typeof ENCODINGS)[number];
export type Delimiter = (typeof DELIMITERS)[number];

/** Text of this many bytes says enough of how it is written. */
const LOOKED_AT = 4_096;
/** A letter of most languages' files has a zero beside it in UTF-16. */
const MANY_ZEROS = 0.3;

/** The encoding that a file says, or shows by its zeros; undefined: UTF-8 or Windows-1252, which its other bytes tell. */
export function wideEncodingOf(start: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const looked = start.subarray(0, LOOKED_AT);
  const zerosAt = (parity: number) => looked.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (Math.max(even, odd) < looked.length * MANY_ZEROS) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** What stands outside of quotation marks in the first record. */
function bareHead(text: string): string {
  let isQuoted = false;
  let bare = '';
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r')) break;
    else if (!isQuoted) bare += character;
  }
  return bare;
}

/** What parts the cells of the first record: whatever stands there most often; of one column alone, a comma. */
export function delimiterOf(text: string): Delimiter {
  const head = bareHead(text);
  const countOf = (delimiter: Delimiter): number => head.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (countOf(one) > countOf(best) ? one : best), DELIMITERS[0]);
}
