import type { Download, SavedView } from '@tessera/shared/contract';
import { creditDesk } from '../testing/credit-desk';

const { shop, staff, aDebtor } = creditDesk();

it('accounts that a filter shows are downloaded, with what they owe, by whoever may see them', async () => {
  const debtor = await aDebtor(10_000);
  await aDebtor(20_000);
  const { email } = await debtor.see();
  const headers = staff.one.headers;
  const ask = (filter: object) =>
    shop.app.inject({ method: 'POST', url: '/api/admin/pay-later/downloads', headers, payload: { filter } });
  const linesOf = async (filter: object) => {
    const { url } = (await ask(filter)).json<Download>();
    return (await shop.app.inject({ url })).body.trim().split('\r\n');
  };
  const [head, ...all] = await linesOf({});
  expect(head).toContain('name,email,state,currency,limit,used,overdue,next_due_on,overdue_days,applied_at,id');
  expect(all).toHaveLength(2);
  const [, line, ...others] = await linesOf({ search: email, state: 'active' });
  expect([line, others]).toEqual([expect.stringContaining(`,${email},active,USD,`), []]);
  expect(line).toContain(',75.00,0.00,');
  expect((await debtor.payer.call('POST', 'admin/pay-later/downloads', { filter: {} })).statusCode).toBe(403);
});

it('what the list is filtered by is kept as a view', async () => {
  const headers = staff.one.headers;
  const view = { list: 'pay-later', name: 'To call', query: 'overdue=any&sort=next_due_on', is_shared: false };
  const saved = await shop.app.inject({ method: 'POST', url: '/api/admin/views', headers, payload: view });
  expect(saved.json<SavedView>()).toMatchObject(view);
});
