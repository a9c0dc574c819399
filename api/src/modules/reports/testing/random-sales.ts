import { calculateTotals } from '@tessera/shared/money';
import type { TotalsInput } from '@tessera/shared/money';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Goods } from '../../../../test/goods';
import { newId } from '../../../infra/basics/ids';
import type { Db } from '../../../infra/database/db';

const MINUTE_MS = 60_000;
/** Before now; the last of them are so close together that they may be of one day. */
const MOST_MINUTES = 70 * 24 * 60;

export const CODES = ['SPRING', 'MANY-AAAA', 'MANY-BBBB', 'FORGOTTEN'] as const;

const aTax = fc.constantFrom({ name: 'VAT', rate: 19_000 }, { name: 'VAT', rate: 7_000 }, null);
const aLine = fc.record({
  unit_price: fc.nat(20_000),
  quantity: fc.integer({ min: 1, max: 4 }),
  tax: aTax,
  product: fc.nat(3),
});
const aBasket = fc.record({
  lines: fc.array(aLine, { minLength: 1, maxLength: 3 }),
  coupon: fc.oneof(
    fc.constant(null),
    fc.record({ kind: fc.constant('percent' as const), value: fc.nat(100_000) }),
    fc.record({ kind: fc.constant('amount' as const), value: fc.nat(5_000) }),
  ),
  shipping: fc.nat(900),
  fee: fc.nat(200),
  tax_included: fc.boolean(),
  shipping_taxed: fc.boolean(),
});
const minutes = fc.oneof(fc.nat(3 * 24 * 60), fc.nat(MOST_MINUTES));

export const anOrder = fc.record({
  basket: aBasket,
  minutes,
  currency: fc.constantFrom('USD', 'USD', 'EUR'),
  country: fc.constantFrom('US', 'DE', 'IS'),
  coupon_code: fc.constantFrom(null, null, ...CODES),
  payment_method: fc.constantFrom('test-card', 'pay-later', 'transfer'),
  email: fc.constantFrom('ada@example.com', 'Ada@example.com', 'grace@example.com', 'alan@example.com', ''),
  status: fc.constantFrom('open', 'completed', 'awaiting_payment', 'cancelled'),
});
export type RandomOrder = typeof anOrder extends fc.Arbitrary<infer One> ? One : never;

/** What happens to an order afterwards. */
export const aDeed = fc.oneof(
  fc.record({ do: fc.constantFrom('cancel' as const, 'delete a product' as const), which: fc.nat(50) }),
  fc.record({ do: fc.constant('edit' as const), which: fc.nat(50), basket: aBasket }),
  fc.record({
    do: fc.constant('refund' as const),
    which: fc.nat(50),
    minutes,
    /** of the total, in percent */
    share: fc.integer({ min: 1, max: 100 }),
    with_goods: fc.boolean(),
    state: fc.constantFrom('done' as const, 'done' as const, 'pending' as const, 'failed' as const),
    purpose: fc.constantFrom('refund' as const, 'refund' as const, 'difference' as const),
  }),
);
export type Deed = typeof aDeed extends fc.Arbitrary<infer One> ? One : never;

type Basket = RandomOrder['basket'];

/** Writes orders and what happens to them straight into the tables, each with its event as the shop would. */
export function createRandomSales(db: Db, now: Date, goods: readonly Goods[]) {
  const ids: string[] = [];
  const at = (ago: number): Date => new Date(now.getTime() - ago * MINUTE_MS);

  async function happen(order_id: string, event: string): Promise<void> {
    await sql`insert into order_events (id, order_id, event, at, try_at) values (${newId()}, ${order_id}, ${event}, ${now}, null)`.execute(
      db,
    );
  }

  async function writeLines(order_id: string, { lines }: Basket, totals: ReturnType<typeof calculateTotals>) {
    await sql`delete from order_items where order_id = ${order_id}`.execute(db);
    const rows = lines.map(({ unit_price, quantity, tax, product }, position) => ({
      ...{ id: newId(), order_id, position, unit_price, quantity, ...goods[product] },
      ...{ tax_name: tax?.name ?? '', tax_rate: tax?.rate ?? 0, ...totals.lines[position] },
    }));
    await sql`
      insert into order_items (id, order_id, position, product_id, variant_id, slug, name, sku, quantity, unit_price,
        regular_price, subtotal, discount, tax_name, tax_rate, tax, total)
      select id, order_id, position, (select products.id from products where products.id = product_id),
        (select variants.id from variants where variants.id = variant_id), 'mug', 'Mug', 'MUG', quantity, unit_price,
        unit_price, subtotal, discount, tax_name, tax_rate, tax, total
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, order_id uuid, position integer,
        product_id uuid, variant_id uuid, quantity integer, unit_price integer, subtotal bigint, discount bigint,
        tax_name text, tax_rate integer, tax bigint, total bigint)`.execute(db);
  }

  const columnsOf = (basket: TotalsInput) => {
    const calculated = calculateTotals(basket);
    const { items, discount, shipping, fee, tax, tax_included, total } = calculated.totals;
    return { calculated, columns: { items, discount, shipping, fee, tax, tax_included, total } };
  };

  async function order({ basket, minutes: ago, ...rest }: RandomOrder): Promise<void> {
    const id = newId();
    const { calculated, columns } = columnsOf(basket);
    const { country, ...own } = rest;
    const row = { ...columns, ...own, id, number: `R-${id}`, placed_at: at(ago), address: { country } };
    await sql`
      insert into orders (id, number, email, status, payment_status, currency, items, discount, shipping, fee, tax,
        tax_included, total, coupon_code, shipping_address, delivery_code, delivery_name, earliest_on, latest_on,
        payment_method, placed_at, last_modified_at)
      select id, number, email, status, 'paid', currency, items, discount, shipping, fee, tax, tax_included, total,
        coupon_code, address, 'standard', 'Standard', placed_at::date, placed_at::date, payment_method, placed_at,
        placed_at
      from jsonb_to_record(${JSON.stringify(row)}::jsonb) as given (id uuid, number text, email text, status text,
        currency text, items bigint, discount bigint, shipping bigint, fee bigint, tax bigint, tax_included boolean,
        total bigint, coupon_code text, address jsonb, payment_method text, placed_at timestamptz)`.execute(db);
    await writeLines(id, basket, calculated);
    await happen(id, 'placed');
    ids.push(id);
  }

  async function edit(id: string, basket: Basket): Promise<void> {
    const { calculated, columns } = columnsOf(basket);
    await db.updateTable('orders').set(columns).where('id', '=', id).execute();
    await writeLines(id, basket, calculated);
    await happen(id, 'edited');
  }

  async function refund(id: string, deed: Extract<Deed, { do: 'refund' }>): Promise<void> {
    const { total } = await db.selectFrom('orders').select('total').where('id', '=', id).executeTakeFirstOrThrow();
    const amount = Math.floor((total * deed.share) / 100);
    if (amount === 0) return;
    const line = await db.selectFrom('order_items').selectAll().where('order_id', '=', id).executeTakeFirst();
    const pieces = deed.with_goods && line ? [{ ...line, order_item_id: line.id, amount: line.total }] : [];
    const items = pieces.map(({ order_item_id, amount: worth, tax, tax_name, tax_rate }) => ({
      ...{ order_item_id, quantity: 1, amount: worth, tax, tax_name, tax_rate },
    }));
    const { state, purpose } = deed;
    await db
      .insertInto('order_refunds')
      .values({
        ...{ id: newId(), order_id: id, amount, state, purpose, items: JSON.stringify(items), created_at: now },
        settled_at: state === 'done' ? at(deed.minutes) : null,
      })
      .execute();
    await happen(id, 'refunded');
  }

  return {
    order,

    /** What cannot be done, as where there is no order yet, is left out. */
    async take(deed: Deed): Promise<void> {
      if (deed.do === 'delete a product') {
        await db
          .deleteFrom('products')
          .where('id', '=', goods[deed.which % 4]?.product_id ?? '')
          .execute();
        return;
      }
      const id = ids[deed.which % Math.max(1, ids.length)];
      if (id === undefined) return;
      if (deed.do === 'edit') return edit(id, deed.basket);
      if (deed.do === 'refund') return refund(id, deed);
      await db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', id).execute();
      await happen(id, 'cancelled');
    },
  };
}
