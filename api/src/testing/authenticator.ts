import { codeOf, stepAt } from '../modules/auth/second-factor/totp';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app makes of the text that it was given. */
export function readSecret(written: string): Buffer {
  const bits = [...written].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => parseInt(eight, 2)));
}

/** The code that such an app shows at a time, or so many steps of 30 s later. */
export const authenticatorCode = (written: string, time: Date, later = 0): string =>
  codeOf(readSecret(written), stepAt(time) + later);
