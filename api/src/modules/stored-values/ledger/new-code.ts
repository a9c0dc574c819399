import { drawCode, hashOf, lettersOf } from './gift-card-code';

/** A code, and what is kept of it. */
export function newCode(): { code: string; kept: { code_hash: Buffer; last_four: string } } {
  const code = drawCode();
  const letters = lettersOf(code) ?? '';
  return { code, kept: { code_hash: hashOf(letters), last_four: letters.slice(-4) } };
}
