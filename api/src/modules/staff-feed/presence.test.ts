import type { Presence } from '@tessera/shared/contract';
import { newId } from '../../infra/basics/ids';
import { fillOrders } from '../orders/testing/many-orders';
import { aProductDesk } from '../products/testing/product-desk';
import { startTestShop } from '../../../test/harness';
import type { TestShop } from '../../../test/harness';
import { appoint, signIn } from '../../../test/people';
import type { SignedIn } from '../../../test/people';

let shop: TestShop;
let one: SignedIn;
let other: SignedIn;
let orders: string[];
/** An order that nobody has looked at. */
const anOrder = (): string => orders.pop() ?? '';
beforeAll(async () => {
  shop = await startTestShop();
  one = await signIn(shop, 'ADMIN');
  other = await signIn(shop, 'ADMIN');
  await fillOrders(shop.infra.db, 40);
  orders = (await shop.infra.db.selectFrom('orders').select('id').execute()).map(({ id }) => id);
});
afterAll(() => shop.close());

const url = (id: string) => `/api/admin/orders/${id}/presence`;
const look = async ({ headers }: SignedIn, id: string) =>
  (await shop.app.inject({ method: 'PUT', url: url(id), headers })).json<Presence>().others;
const leave = ({ headers }: SignedIn, id: string) => shop.app.inject({ method: 'DELETE', url: url(id), headers });

describe('who else looks at an order', () => {
  it('is said to each of the others, until they leave', async () => {
    const id = anOrder();
    expect(await look(one, id)).toEqual([]);
    const since = shop.clock.now().toISOString();
    expect(await look(other, id)).toEqual([{ user_id: one.user_id, first_name: 'Ada', last_name: 'Lovelace', since }]);
    expect(await look(one, anOrder())).toEqual([]);
    expect((await leave(one, id)).statusCode).toBe(204);
    expect(await look(other, id)).toEqual([]);
  });

  it('ends by itself after a minute without a word', async () => {
    const id = anOrder();
    await look(one, id);
    shop.clock.advance(59_999);
    expect(await look(other, id)).toHaveLength(1);
    await look(one, id);
    shop.clock.advance(60_000);
    expect(await look(other, id)).toEqual([]);
    await shop.services.presence.removeOld();
    const rows = await shop.infra.db.selectFrom('staff_presence').select('user_id').execute();
    expect(rows).toEqual([{ user_id: other.user_id }]);
  });

  it('is told to the open screens when somebody comes or goes, and not each time they say that they are there', async () => {
    const heard: string[] = [];
    const stop = shop.infra.changes.onChange((tags) => heard.push(...tags));
    const id = anOrder();
    await look(one, id);
    await look(one, id);
    await leave(one, id);
    await leave(one, id);
    await shop.infra.changes.notify(shop.infra.db, ['end']);
    while (!heard.includes('end')) await new Promise((resolve) => setTimeout(resolve, 5));
    stop();
    expect(heard.filter((tag) => tag.includes(id))).toHaveLength(2);
  });

  it('is kept of the twenty orders that one looked at last', async () => {
    for (let count = 0; count < 22; count += 1) {
      await look(one, anOrder());
      shop.clock.advance(10);
    }
    const rows = await shop.infra.db
      .selectFrom('staff_presence')
      .where('user_id', '=', one.user_id)
      .selectAll()
      .execute();
    expect(rows).toHaveLength(20);
  });

  it('is for those who may see orders', async () => {
    const catalogue = await signIn(shop, 'ADMIN');
    await appoint(shop, catalogue.user_id, 'catalogue');
    const { headers } = catalogue;
    for (const id of [anOrder(), newId()]) {
      expect((await shop.app.inject({ method: 'PUT', url: url(id), headers })).statusCode).toBe(403);
    }
  });

  it('is said of products as of orders, to those who may see products', async () => {
    const { id } = await (await aProductDesk(shop)).make();
    const at = `/api/admin/products/${id}/presence`;
    const lookAt = ({ headers }: SignedIn) => shop.app.inject({ method: 'PUT', url: at, headers });
    await lookAt(one);
    expect((await lookAt(other)).json<Presence>().others.map(({ user_id }) => user_id)).toEqual([one.user_id]);
    expect((await shop.app.inject({ method: 'DELETE', url: at, headers: one.headers })).statusCode).toBe(204);
    expect((await lookAt(other)).json<Presence>().others).toEqual([]);
    const missing = { method: 'PUT', url: at.replace(id, newId()), headers: one.headers } as const;
    expect((await shop.app.inject(missing)).json().code).toBe('catalogue.product_not_found');
    const credit = await signIn(shop, 'ADMIN');
    await appoint(shop, credit.user_id, 'credit');
    expect((await lookAt(credit)).statusCode).toBe(403);
  });

  it('is not kept of what is no order', async () => {
    for (const method of ['PUT', 'DELETE'] as const) {
      const answer = await shop.app.inject({ method, url: url(newId()), headers: one.headers });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'orders.not_found']);
    }
  });
});
