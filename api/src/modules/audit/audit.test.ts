import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { signIn } from '../../../test/people';
import { withTransaction } from '../../infra/database/transaction';
import type { AuditEntry } from './audit.service';

const shop = forAllTests(() => startTestShop());
const owner = forAllTests(() => signIn(shop, 'ADMIN'));

const record = (entry: Partial<AuditEntry>, address = '203.0.113.77') =>
  withTransaction(shop.infra.db, (trx) =>
    shop.services.audit.record(
      trx,
      { user_id: owner.user_id, address },
      { action: 'orders.ship', record_type: 'order', record_id: 'K7', ...entry },
    ),
  );
const list = async (query = '') =>
  (await shop.app.inject({ url: `/api/admin/audit-log${query}`, headers: owner.headers })).json();

test('the latest comes first, page by page, and each entry once', async () => {
  for (let at = 1; at <= 5; at += 1) {
    shop.clock.advance(1_000);
    await record({ record_id: 'paged', after: { quantity: at } });
  }
  const seen: number[] = [];
  let next: string | null = '';
  while (next !== null && seen.length < 10) {
    const page: { items: { after: { quantity: number } }[]; next_cursor: string | null } = await list(
      `?record_id=paged&page_size=2${next === '' ? '' : `&after=${next}`}`,
    );
    seen.push(...page.items.map(({ after }) => after.quantity));
    next = page.next_cursor;
  }
  expect(seen).toEqual([5, 4, 3, 2, 1]);
});

test('an entry says who, from about where, what, and how it was before and after', async () => {
  await record({ record_id: 'K8', before: { fulfilment_status: 'open' }, after: { fulfilment_status: 'shipped' } });
  expect((await list('?record_id=K8')).items).toEqual([
    {
      id: expect.any(String),
      at: shop.clock.now().toISOString(),
      token: null,
      user: { id: owner.user_id, name: 'Ada Lovelace' },
      address: expect.not.stringContaining('77'),
      action: 'orders.ship',
      record_type: 'order',
      record_id: 'K8',
      record_name: null,
      before: { fulfilment_status: 'open' },
      after: { fulfilment_status: 'shipped' },
    },
  ]);
});

test('is found by time, by action and by person', async () => {
  shop.clock.advance(60_000);
  const from = shop.clock.now().toISOString();
  await record({ action: 'orders.hold', record_id: 'K9' });
  shop.clock.advance(60_000);
  const to = shop.clock.now().toISOString();
  await record({ action: 'orders.hold', record_id: 'K10' });
  const found = await list(`?from=${from}&to=${to}&action=orders.hold&user_id=${owner.user_id}`);
  expect(found.items.map((item: { record_id: string }) => item.record_id)).toEqual(['K9']);
});

test.each([
  [
    'changed',
    (id: string) => shop.infra.db.updateTable('audit_log').set({ action: 'x' }).where('id', '=', id).execute(),
  ],
  ['removed', (id: string) => shop.infra.db.deleteFrom('audit_log').where('id', '=', id).execute()],
])('what stands there cannot be %s', async (_how, attempt) => {
  await record({ record_id: 'fixed' });
  const [entry] = (await list('?record_id=fixed')).items;
  await expect(attempt(entry.id)).rejects.toThrow('audit_log is append-only');
  expect((await list('?record_id=fixed')).items[0]).toEqual(entry);
});

test('what is undone leaves no entry', async () => {
  const undone = withTransaction(shop.infra.db, async (trx) => {
    const actor = { user_id: owner.user_id, address: '' };
    await shop.services.audit.record(trx, actor, { action: 'x', record_type: 'order', record_id: 'undone' });
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect((await list('?record_id=undone')).items).toEqual([]);
});

test('what it says of a customer goes with their account, and the entry stays', async () => {
  const customer = await signIn(shop);
  await record({ record_id: 'moved', person: customer.user_id, before: { city: 'Ulm' }, after: { city: 'Bonn' } });
  expect((await list('?record_id=moved')).items).toMatchObject([{ before: { city: 'Ulm' }, after: { city: 'Bonn' } }]);
  await shop.services.personalData.delete(customer.user_id, 'Correct-Horse-7', { store_credit: 0 });
  expect((await list('?record_id=moved')).items).toMatchObject([
    { before: null, after: null, user: { id: owner.user_id } },
  ]);
});

test('of what is too large, the size is kept', async () => {
  await record({ record_id: 'large', after: { words: 'x'.repeat(20_000) } });
  expect((await list('?record_id=large')).items[0].after).toEqual({ characters_left_out: 20_012 });
});

test('a moment that no clock here has is refused, and no failure of ours', async () => {
  for (const from of ['2026-06-30T23:59:60Z', '2026-06-30T12:00:00Z[Europe/Berlin]']) {
    const url = `/api/admin/audit-log?from=${encodeURIComponent(from)}`;
    expect([from, (await shop.app.inject({ url, headers: owner.headers })).statusCode]).toEqual([from, 422]);
  }
});
