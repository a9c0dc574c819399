import { codeOf, stepAt } from '../src/modules/auth/second-factor/totp';
import type { TestShop } from './harness';
import { PASSWORD } from './people';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app makes of the secret that it was given. */
export function readSecret(written: string): Buffer {
  const bits = [...written].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => parseInt(eight, 2)));
}

export interface AuthenticatorApp {
  secret: Buffer;
  recovery_codes: string[];
  /** The code that it shows now, or so many steps of 30 s later. */
  code(later?: number): string;
}

/** Turns two-factor sign-in on over HTTP, for somebody who is signed in; the code of now is used up by it. */
export async function turnOnSecondFactor(
  { app, clock }: TestShop,
  headers: { authorization: string },
): Promise<AuthenticatorApp> {
  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/users/me/second-factor${url}`, payload, headers });
  const begun = await post('', { password: PASSWORD });
  const secret = readSecret(begun.json<{ secret: string }>().secret);
  const code = (later = 0): string => codeOf(secret, stepAt(clock.now()) + later);
  const confirmed = await post('/confirm', { code: code() });
  return { secret, code, recovery_codes: confirmed.json<{ recovery_codes: string[] }>().recovery_codes };
}
