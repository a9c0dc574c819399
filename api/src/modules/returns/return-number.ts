import { randomInt } from 'node:crypto';

/** Crockford's alphabet: no letter that is taken for a digit. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 7;

/** A short number to write on a parcel, e.g. `R-7K2M9QX`: random, so that it tells nothing of how many there are. */
export function newReturnNumber(): string {
  return `R-${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
}
