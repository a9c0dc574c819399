import type { Infra } from '../infra';
import { GRACE_MS } from '../modules/auth/sessions/refresh-tokens';
import { createServices } from '../services';

/** Says of the used refresh tokens of an account that they were used longer ago than two tabs may take at once. */
export async function ageUsedTokens({ db }: Infra, email: string): Promise<void> {
  const owner = db.selectFrom('users').select('id').where('email', '=', email);
  const sessions = db.selectFrom('sessions').select('id').where('user_id', 'in', owner);
  await db
    .updateTable('refresh_tokens')
    .set({ used_at: new Date(Date.now() - GRACE_MS - 1_000) })
    .where('session_id', 'in', sessions)
    .where('used_at', 'is not', null)
    .execute();
}

/** Signs in as at a process whose access tokens live for so many seconds. */
export function signInFor(infra: Infra, account: { email: string; password: string }, access_token_seconds: number) {
  const config = { ...infra.config, access_token_seconds };
  const { auth } = createServices({ ...infra, config });
  return auth.login(account.email, account.password, { user_agent: 'testing', address: '127.0.0.1' });
}
