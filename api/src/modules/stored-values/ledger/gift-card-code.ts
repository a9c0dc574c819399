import { createHash } from 'node:crypto';
import { drawReference } from '../../../infra/basics/references';

const LETTERS = 16;
const CODE = /^[2-9A-HJKMNP-TV-Z]{16}$/;

/** A code that nobody can guess (30 to the 16th), as people read it: 'K7M2-9QXB-…', in four groups. */
export function drawCode(): string {
  const drawn = drawReference('', LETTERS).slice(1);
  return (drawn.match(/.{4}/g) ?? []).join('-');
}

/** The letters of a code, however it was typed; undefined: it is none that was ever drawn. */
export function lettersOf(typed: string): string | undefined {
  const letters = typed.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(letters) ? letters : undefined;
}

/** What a card is found by. @param letters of `lettersOf` */
export const hashOf = (letters: string): Buffer => createHash('sha256').update(letters).digest();
