import { createHash, randomInt } from 'node:crypto';

/** docs/product.md §4, 'Two-factor sign-in'. */
export const RECOVERY_CODES = 10;
/** 80 bits: what is kept is a plain hash, and nobody tries so many. */
const LETTERS = 16;
const GROUP = 4;
/** Neither 0 and 1 nor 8 and 9, so that none is taken for a letter. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** Ten codes as a person is shown them: `abcd-efgh-ijkl-mnop`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: LETTERS }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
    return (letters.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
  });
}

/** A code as it may be typed: spaces and dashes are nobody's mistake, nor are 0 and 1 for the letters that they look like. */
function readCode(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('0', 'o')
    .replaceAll('1', 'l');
}

/** What is kept of a code; the account is part of it, so that one table of hashes does not serve for all of them. */
export const hashOfRecoveryCode = (user_id: string, code: string): Buffer =>
  createHash('sha256')
    .update(`${user_id}\n${readCode(code)}`)
    .digest();
