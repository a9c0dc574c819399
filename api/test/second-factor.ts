import { authenticatorCode, readSecret } from '../src/testing/authenticator';
import type { TestShop } from './harness';
import { PASSWORD } from './people';
import type { SignedIn } from './people';

export interface AuthenticatorApp {
  secret: Buffer;
  recovery_codes: string[];
  /** The code that it shows now, or so many steps of 30 s later. */
  code(later?: number): string;
}

/** Turns two-factor sign-in on over HTTP, for somebody who is signed in; the code of now is used up by it. Their address counts as confirmed. */
export async function turnOnSecondFactor(
  { app, infra, clock }: TestShop,
  { user_id, headers }: Pick<SignedIn, 'user_id' | 'headers'>,
): Promise<AuthenticatorApp> {
  await infra.db.updateTable('users').set({ email_verified: true }).where('id', '=', user_id).execute();
  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/users/me/second-factor${url}`, payload, headers });
  const { secret } = (await post('', { password: PASSWORD })).json<{ secret: string }>();
  const code = (later = 0): string => authenticatorCode(secret, clock.now(), later);
  const confirmed = await post('/confirm', { code: code() });
  const { recovery_codes } = confirmed.json<{ recovery_codes: string[] }>();
  return { secret: readSecret(secret), code, recovery_codes };
}
