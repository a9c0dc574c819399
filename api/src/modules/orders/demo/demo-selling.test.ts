import { sql } from 'kysely';
import type { OrderList } from '@tessera/shared/contract';
import { DEMO, startDemoShop } from '../../../../test/demo-shop';
import { forAllTests } from '../../../../test/for-all-tests';
import { signIn } from '../../../../test/people';

const shop = forAllTests(startDemoShop, 120_000);
const shopper = forAllTests(() => signIn(shop));

const load = async () => {
  const user = await shop.services.users.findById(shopper.user_id);
  return shop.services.demoSelling.load(DEMO, user?.email ?? '');
};

describe('the demo shop', () => {
  it('has sold before: sixty orders that add up, and no stock taken for them', async () => {
    const stock = async () => {
      const { rows } = await sql<{ stock: number }>`select sum(stock) as stock from variants`.execute(shop.infra.db);
      return rows[0]?.stock;
    };
    const before = await stock();
    expect(await load()).toBe(60);
    expect(await stock()).toBe(before);
    const { rows } = await sql<{ orders: number; odd: number; unsold: number }>`
      select (select count(*) from orders) as orders,
        (select count(*) from orders where items <> (select sum(subtotal) from order_items where order_id = orders.id)) as odd,
        (select count(*) from (
          select order_items.product_id, sum(quantity) as units from order_items
          join orders on orders.id = order_items.order_id where orders.status <> 'cancelled' group by 1
        ) as sold join products on products.id = sold.product_id where products.units_sold < sold.units) as unsold`.execute(
      shop.infra.db,
    );
    expect(rows).toEqual([{ orders: 60, odd: 0, unsold: 0 }]);
  });

  it('has it once', async () => {
    expect(await load()).toBe(0);
  });

  it('shows its shopper orders in several states, and the newest first', async () => {
    const list = (await shop.app.inject({ url: '/api/orders', headers: shopper.headers })).json<OrderList>();
    expect(list.total).toBeGreaterThan(5);
    expect(new Set(list.items.map(({ fulfilment_status }) => fulfilment_status)).size).toBeGreaterThan(2);
    const dates = list.items.map(({ placed_at }) => placed_at);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(list.items.every(({ images }) => images.every((image) => image !== null))).toBe(true);
  });

  it('delivers, taxes and gives coupons', async () => {
    const delivery = await shop.services.delivery.get();
    const parcel = { country: 'DE', postal_code: '10115', weight_grams: 500, goods: 2000, free: false };
    expect(delivery.offers(parcel, 'de').map(({ name, price }) => [name, price])).toEqual([
      ['Standardversand', 1490],
      ['Expressversand', 3400],
    ]);
    const taxes = await shop.services.taxes.get();
    expect(taxes.rateFor({ country: 'US', region: 'California' }, null, 'en')).toEqual({
      name: 'Sales tax',
      rate: 7250,
    });
    const question = {
      code: 'WELCOME10',
      user_id: shopper.user_id,
      subtotal: 100,
      currency: 'USD',
      language: 'en' as const,
    };
    expect((await shop.services.promotions.check(shop.infra.db, question)).shown).toEqual({
      code: 'WELCOME10',
      label: '10% off',
      problem: null,
    });
  });
});
