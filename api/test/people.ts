import { withTransaction } from '../src/infra/database/transaction';
import type { TestShop } from './harness';
import { rememberHashOf } from './remembered-hash';

export const PASSWORD = 'Correct-Horse-7';
rememberHashOf(PASSWORD);

export interface SignedIn {
  user_id: string;
  access: string;
  refresh: string;
  /** ready for `inject({ headers })` */
  headers: { authorization: string };
}

/** Where somebody in another country lives, as they write it. */
export const LONDON = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  line1: 'Quiet Lane 7',
  postal_code: 'SW1Y 4JH',
  city: 'London',
  country: 'GB',
};

/** Gives somebody a role of every shop. */
export const appoint = (
  { infra, services }: Pick<TestShop, 'infra' | 'services'>,
  user_id: string,
  key: Parameters<TestShop['services']['staff']['appoint']>[2],
): Promise<void> => withTransaction(infra.db, (trx) => services.staff.appoint(trx, user_id, key));

let count = 0;

/** Signs somebody up over HTTP and signs them in. */
export async function signIn(
  { app, infra, services }: TestShop,
  role: 'REGULAR' | 'ADMIN' = 'REGULAR',
): Promise<SignedIn> {
  count += 1;
  const email = `person${count}-${process.pid}@example.com`;
  const names = { first_name: 'Ada', last_name: 'Lovelace', username: `ada${count}-${process.pid}` };
  await app.inject({ method: 'POST', url: '/api/auth/register', payload: { ...names, email, password: PASSWORD } });
  const user = await services.users.findByEmail(email);
  if (!user) throw new Error('Signing up failed');
  if (role === 'ADMIN') await appoint({ services, infra }, user.id, 'owner');
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password: PASSWORD } });
  const { access, refresh } = answer.json<{ access: string; refresh: string }>();
  return { user_id: user.id, access, refresh, headers: { authorization: `Bearer ${access}` } };
}
