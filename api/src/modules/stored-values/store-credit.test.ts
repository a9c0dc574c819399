import type { StoreCredit } from '@tessera/shared/contract';
import { mailsTo } from '../../../test/mails/mailbox';
import { PASSWORD, appoint, signIn } from '../../../test/people';
import { newId } from '../../infra/basics/ids';
import { valueDesk } from './testing/value-desk';

const desk = valueDesk();
const { shop, call, credit } = desk;
jest.setTimeout(60_000);

const give = (
  customer_id: string,
  amount: number,
  { reason = 'A late parcel', ...by }: { reason?: string; key?: string } = {},
) => call('POST', `customers/${customer_id}/store-credit`, { amount, reason }, by);

describe('the store credit of a customer', () => {
  it('is given with a reason, told by mail, and taken back, never below nothing', async () => {
    const { user_id } = await signIn(shop);
    expect(await credit(user_id)).toEqual({ balance: 0, currency: 'USD', entries: [] });
    expect((await give(user_id, 1500)).json<StoreCredit>()).toMatchObject({
      balance: 1500,
      entries: [{ kind: 'adjust', amount: 1500, reason: 'A late parcel', by: 'Ada Lovelace' }],
    });
    const email = (await shop.services.users.findById(user_id))?.email ?? '';
    const told = async () => (await mailsTo(shop, email)).filter(({ subject }) => subject?.includes('store credit'));
    expect((await told())[0]?.text).toContain('$15.00');
    expect((await give(user_id, -500, { reason: 'Given twice' })).json()).toMatchObject({ balance: 1000 });
    expect(await told()).toHaveLength(1);
    const too_much = await give(user_id, -1001);
    expect([too_much.statusCode, too_much.json().code]).toEqual([409, 'gift_cards.not_so_much']);
    expect(Object.keys((await give(user_id, 0)).json().errors)).toEqual(['amount']);
    expect((await give(newId(), 5)).json().code).toBe('customers.not_found');
    expect((await give(desk.staff.user_id, 5)).json().code).toBe('gift_cards.own_credit');
  });

  it('is given once for a key', async () => {
    const { user_id } = await signIn(shop);
    const key = newId();
    await give(user_id, 100, { key });
    await shop.infra.db.deleteFrom('idempotency_keys').execute();
    expect((await give(user_id, 100, { key })).json()).toMatchObject({ balance: 100 });
    await shop.infra.db.deleteFrom('idempotency_keys').execute();
    expect((await give(user_id, 200, { key })).json().code).toBe('idempotency.mismatch');
  });

  it('is what it is after each gift, however many are given at once, in mails and in the audit log', async () => {
    const { user_id } = await signIn(shop);
    await Promise.all(Array.from({ length: 6 }, () => give(user_id, 100)));
    const { items } = await shop.services.audit.list({ record_id: user_id }, { limit: 50 });
    const balances = items.flatMap(({ after }) => (after as { balance?: number } | null)?.balance ?? []);
    expect(balances.toSorted((a, b) => a - b)).toEqual([100, 200, 300, 400, 500, 600]);
  });

  it('is nobody’s to give who may only read it', async () => {
    const { user_id } = await signIn(shop);
    const reader = await signIn(shop);
    await appoint(shop, reader.user_id, 'support');
    const path = `customers/${user_id}/store-credit`;
    expect((await call('GET', path, undefined, { who: reader })).statusCode).toBe(200);
    expect((await call('POST', path, { amount: 5, reason: 'x' }, { who: reader })).statusCode).toBe(403);
  });

  it('is in the export, and what is left goes with the account', async () => {
    const person = await signIn(shop);
    await give(person.user_id, 700, { reason: 'About somebody' });
    const own = await shop.app.inject({ url: '/api/users/me/export', headers: person.headers });
    expect(own.json()).toMatchObject({ stored_values: { store_credit: { balance: 700 }, gift_cards: [] } });
    const end = (store_credit?: number) =>
      shop.app.inject({
        ...{ method: 'DELETE', url: '/api/users/me', headers: person.headers },
        payload: { password: PASSWORD, ...(store_credit !== undefined && { store_credit }) },
      });
    // nobody gives up what they have not seen
    for (const refused of [await end(), await end(600)])
      expect(refused.json()).toMatchObject({ code: 'users.store_credit_left', store_credit: 700, currency: 'USD' });
    const { version } = (await call('GET', `customers/${person.user_id}`)).json();
    const by_staff = await call('POST', `customers/${person.user_id}/anonymise`, { version });
    expect([by_staff.statusCode, by_staff.json().code]).toEqual([409, 'customers.not_possible']);
    const gone = await end(700);
    expect([gone.statusCode, gone.body]).toEqual([gone.statusCode < 300 ? gone.statusCode : 204, gone.body]);
    const { db } = shop.infra;
    expect(await db.selectFrom('store_credits').select('balance').where('user_id', 'is', null).execute()).toEqual([
      { balance: 0 },
    ]);
    const last = db.selectFrom('stored_value_entries').select(['kind', 'amount']).where('kind', '=', 'forfeit');
    expect(await last.execute()).toEqual([{ kind: 'forfeit', amount: -700 }]);
    expect(await db.selectFrom('stored_value_reasons').where('reason', '=', 'About somebody').execute()).toEqual([]);
    expect(await shop.services.storedValueLedger.check()).toEqual([]);
  });
});
