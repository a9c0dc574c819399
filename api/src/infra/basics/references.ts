import { randomInt } from 'node:crypto';

/** Without 0 and O, 1, I and L, and U: what people misread or mishear. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;
const TRIES = 5;

/**
 * A short number that a person can read out: 'Q-7K3M9P'. It may have been given before.
 * @param length how many letters are drawn: each makes it 30 times as hard to guess
 */
export function drawReference(prefix: string, length = LENGTH): string {
  const letters = Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]);
  return `${prefix}-${letters.join('')}`;
}

/**
 * Such a number that nobody has: it is drawn again while `take` answers false, because it has been given before.
 * @throws Error when none was free
 */
export async function takeReference(prefix: string, take: (reference: string) => Promise<boolean>): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const reference = drawReference(prefix);
    if (await take(reference)) return reference;
  }
  throw new Error('No free reference was found');
}
