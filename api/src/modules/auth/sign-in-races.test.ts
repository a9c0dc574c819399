import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { PASSWORD, signIn } from '../../../test/people';
import { withTransaction } from '../../infra/database/transaction';

const shop = forAllTests(() => startTestShop());

const login = (email: string) =>
  shop.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password: PASSWORD } });

/** Does something to an account after its password was found right, and before the session is opened. */
function between(work: () => Promise<unknown>): void {
  const { sessions } = shop.services;
  const { open } = sessions;
  jest.spyOn(sessions, 'open').mockImplementationOnce(async (...given) => {
    await work();
    return open(...given);
  });
}

async function somebody() {
  const { user_id } = await signIn(shop);
  const user = await shop.services.users.findById(user_id);
  if (!user) throw new Error('Nobody signed up');
  return user;
}

test('a password that is replaced while it is looked at opens no session', async () => {
  const user = await somebody();
  between(() => withTransaction(shop.infra.db, (trx) => shop.services.passwords.invite(trx, user)));
  const answer = await login(user.email);
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.invalid_credentials']);
});

test('a second factor that is turned on meanwhile is asked for the next time, and the password alone opens nothing', async () => {
  const user = await somebody();
  const now = shop.clock.now();
  const factor = { user_id: user.id, sealed_secret: Buffer.from('x'), created_at: now, turned_on_at: now };
  between(() => shop.infra.db.insertInto('second_factors').values(factor).execute());
  expect((await login(user.email)).statusCode).toBe(401);
  expect((await login(user.email)).json().code).toBe('auth.second_factor_needed');
});

test.each([
  ['without a second factor', false, 1],
  ['with one', true, 0],
])('a new password by a link makes its place known %s: %s → %i', async (_what, is_on, more) => {
  const user = await somebody();
  const { db } = shop.infra;
  const now = shop.clock.now();
  const factor = { user_id: user.id, sealed_secret: Buffer.from('x'), created_at: now, turned_on_at: now };
  if (is_on) await db.insertInto('second_factors').values(factor).execute();
  const places = async () =>
    (await db.selectFrom('known_places').select('place').where('user_id', '=', user.id).execute()).length;
  const before = await places();
  const { token } = await withTransaction(db, (trx) => shop.services.passwords.invite(trx, user));
  await shop.services.passwords.reset(token, 'New-Secret-99', '203.0.113.9');
  expect((await places()) - before).toBe(more);
});
