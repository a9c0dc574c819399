import type { SavedView, SavedViewList } from '@tessera/shared/contract';
import { startTestShop } from '../../../test/harness';
import type { TestShop } from '../../../test/harness';
import { appoint, signIn } from '../../../test/people';
import type { SignedIn } from '../../../test/people';

let shop: TestShop;
let mine: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  mine = await signIn(shop, 'ADMIN');
  colleague = await signIn(shop);
  await appoint(shop, colleague.user_id, 'support');
});
afterAll(() => shop.close());
beforeEach(() => shop.infra.db.deleteFrom('saved_views').execute());

const view = { list: 'orders', name: 'To send', query: 'fulfilment_status=unfulfilled&status=open' };
const save = (changes: object = {}, { headers } = mine) =>
  shop.app.inject({ method: 'POST', url: '/api/admin/views', headers, payload: { ...view, ...changes } });
const list = async ({ headers } = mine, of = 'orders') =>
  (await shop.app.inject({ url: `/api/admin/views?list=${of}`, headers })).json<SavedViewList>().items;
const forget = (id: string, { headers } = mine) =>
  shop.app.inject({ method: 'DELETE', url: `/api/admin/views/${id}`, headers });

describe('saved views', () => {
  it('are one’s own until they are shared', async () => {
    const own = (await save()).json<SavedView>();
    const shared = (await save({ name: 'a shared one', is_shared: true })).json<SavedView>();
    expect(await list()).toEqual([shared, own]);
    expect(own).toMatchObject({ ...view, is_shared: false, is_mine: true });
    expect(await list(colleague)).toEqual([{ ...shared, is_mine: false }]);
    expect(await list(mine, 'products')).toEqual([]);
  });

  it('are seen and shared by those who see the list: a filter may name a customer', async () => {
    await save({ query: 'search=ada%40example.com', is_shared: true });
    await save({ list: 'products', is_shared: true });
    const other = await signIn(shop);
    await appoint(shop, other.user_id, 'catalogue');
    const answer = await shop.app.inject({ url: '/api/admin/views?list=orders', headers: other.headers });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'staff.right_missing']);
    expect((await save({ is_shared: true }, other)).statusCode).toBe(403);
    expect(await list(other, 'products')).toHaveLength(1);
  });

  it('are for nobody whose role waits for a second factor', async () => {
    await save({ is_shared: true });
    const ask = (requires_second_factor: boolean) =>
      shop.infra.db.updateTable('staff_roles').set({ requires_second_factor }).where('key', '=', 'support').execute();
    await ask(true);
    const answer = await shop.app.inject({ url: '/api/admin/views?list=orders', headers: colleague.headers });
    expect([answer.statusCode, (await save({}, colleague)).statusCode]).toEqual([403, 403]);
    await ask(false);
  });

  it('have a name once for each person and list', async () => {
    await save();
    const again = await save({ name: ' TO SEND ' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'views.name_taken']);
    expect((await save({ list: 'returns' })).statusCode).toBe(201);
    expect((await save({}, colleague)).statusCode).toBe(201);
  });

  it('are forgotten by whoever saved them, and by nobody else', async () => {
    const { id } = (await save({ is_shared: true })).json<SavedView>();
    expect((await forget(id, colleague)).statusCode).toBe(404);
    expect((await forget(id)).statusCode).toBe(204);
    expect((await forget(id)).statusCode).toBe(404);
    expect((await forget('x')).statusCode).toBe(404);
  });

  it('that are shared outlast their maker: whoever sees to the staff may forget them, which is noted', async () => {
    const shared = (await save({ is_shared: true }, colleague)).json<SavedView>();
    const own = (await save({ name: 'Mine' }, colleague)).json<SavedView>();
    expect((await forget(own.id)).statusCode).toBe(404);
    expect((await forget(shared.id)).statusCode).toBe(204);
    await forget(own.id, colleague);
    const noted = await shop.infra.db
      .selectFrom('audit_log')
      .select(['action', 'record_id', 'user_id'])
      .where('record_id', 'in', [own.id, shared.id])
      .orderBy('id')
      .execute();
    expect(noted).toEqual([
      { action: 'views.save', record_id: shared.id, user_id: colleague.user_id },
      { action: 'views.delete', record_id: shared.id, user_id: mine.user_id },
    ]);
  });

  it('are at most a hundred of one person', async () => {
    for (let number = 0; number < 100; number += 1) await save({ name: `View ${number}` });
    expect((await save()).json().code).toBe('views.limit');
    expect((await save({}, colleague)).statusCode).toBe(201);
  });

  it('lead to no other page, and are staff’s', async () => {
    for (const changes of [{ query: 'a?b' }, { query: 'x#y' }, { name: '  ' }, { list: 'users' }])
      expect([changes, (await save(changes)).statusCode]).toEqual([changes, 422]);
    expect((await save({}, await signIn(shop))).statusCode).toBe(403);
  });

  it('are in the export of whoever saved them', async () => {
    await save();
    const answer = await shop.app.inject({ url: '/api/users/me/export', headers: mine.headers });
    expect(answer.json().saved_views).toMatchObject([{ name: 'To send' }]);
  });
});
