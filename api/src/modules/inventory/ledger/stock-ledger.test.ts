import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { addGoods } from '../../../../test/goods';
import type { Goods } from '../../../../test/goods';
import { forAllTests } from '../../../../test/for-all-tests';
import { CARDS } from '../../../../test/sales/pay-shop';
import { withTransaction } from '../../../infra/database/transaction';
import { added, pieces, startEditingShop } from '../../orders/testing/editing-shop';
import { stockHistoryRepository } from './stock-history.repository';
import { stockLedger } from './stock-ledger.service';

const shop = forAllTests(startEditingShop, 180_000);

/** Each history is some twenty requests. */
const numRuns = process.env['TESSERA_DRILL'] ? 300 : 2;

const aStep = fc.oneof(
  fc.record({ do: fc.constant('quantity' as const), quantity: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ do: fc.constantFrom('add' as const, 'swap' as const), quantity: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('adjust' as const), quantity: fc.integer({ min: -4, max: 4 }) }),
  fc.record({ do: fc.constant('count' as const), quantity: fc.integer({ min: 0, max: 9 }) }),
  fc.record({ do: fc.constantFrom('refund' as const, 'cancel' as const, 'untrack' as const) }),
);
type Step = typeof aStep extends fc.Arbitrary<infer One> ? One : never;
type Sold = Awaited<ReturnType<typeof shop.anOrder>>;

const open = ({ variant_id }: Goods) => withTransaction(shop.infra.db, (trx) => stockLedger.open(trx, [variant_id]));

/** Does one thing as staff would; what the shop refuses changes nothing. */
async function take(step: Step, { id, line, goods }: Sold, other: Goods): Promise<void> {
  const edit = async (wanted: Parameters<typeof shop.edit>[1]) => {
    const found = await shop.admin('POST', `orders/${id}/edit-preview`, wanted);
    if (found.statusCode === 200) await shop.edit(id, wanted);
  };
  switch (step.do) {
    case 'quantity':
      return edit(pieces(line, step.quantity));
    case 'add':
      return edit(added(other, step.quantity));
    case 'swap':
      return edit({ ...pieces(line, 0), ...added(other, step.quantity) });
    case 'adjust':
      await shop.admin('POST', `variants/${goods.variant_id}/stock`, { change: step.quantity, reason: 'correction' });
      return;
    case 'count':
      await shop.admin('POST', `variants/${other.variant_id}/stock`, { counted: step.quantity, reason: 'counted' });
      return;
    case 'refund': {
      const { items } = await shop.seen(id);
      const [first] = items;
      const given = [{ order_item_id: first?.id, quantity: 1, restock: true }];
      await shop.admin('POST', `orders/${id}/refunds`, { amount: 0, reason: '', items: given });
      return;
    }
    case 'cancel':
      await shop.admin('POST', `orders/${id}/cancel`, { reason: '', restock: true });
      return;
    case 'untrack':
      await shop.infra.db
        .updateTable('variants')
        .set({ track_stock: sql<boolean>`not track_stock` })
        .where('id', '=', goods.variant_id)
        .execute();
  }
}

it('whatever is sold, changed, given back and counted in whatever order: the history comes to the stock', async () => {
  const history = fc.record({
    method: fc.constantFrom('test-card', 'bank-transfer'),
    steps: fc.array(aStep, { minLength: 2, maxLength: 8 }),
  });
  await fc.assert(
    fc.asyncProperty(history, async ({ method, steps }) => {
      const other = await addGoods(shop, { regular_price: 730, stock: 4 });
      await open(other);
      const sold = await shop.anOrder(method, method === 'test-card' ? CARDS.approved : undefined);
      // What the migration writes for a variant of which two were sold before it.
      await sql`
        insert into stock_movements (id, variant_id, at, quantity, reason)
        values (${sold.goods.variant_id}, ${sold.goods.variant_id}, now(), 10, 'opening')`.execute(shop.infra.db);
      for (const step of steps) await take(step, sold, other);
      const ids = [sold.goods.variant_id, other.variant_id];
      expect(await stockLedger.listUnexplained(shop.infra.db, ids)).toEqual([]);
      for (const variant_id of ids) {
        const rows = await stockHistoryRepository.list(shop.infra.db, variant_id, undefined, 100);
        const { stock } = await shop.infra.db
          .selectFrom('variants')
          .select('stock')
          .where('id', '=', variant_id)
          .executeTakeFirstOrThrow();
        // What staff read comes to the same, sales of lines that are gone among it.
        expect(rows.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(stock);
      }
    }),
    { numRuns },
  );
}, 3_600_000);

it('says of what its history does not come to, and how far it is off', async () => {
  const goods = await addGoods(shop, { stock: 3 });
  await open(goods);
  const off = () => stockLedger.listUnexplained(shop.infra.db, [goods.variant_id]);
  expect(await off()).toEqual([]);
  await shop.infra.db.updateTable('variants').set({ stock: 1 }).where('id', '=', goods.variant_id).execute();
  expect(await off()).toEqual([{ variant_id: goods.variant_id, difference: -2 }]);
});

it('begins, for a shop that has sold before, with what its orders had taken as well', async () => {
  const { goods } = await shop.anOrder('bank-transfer');
  const file = path.join(__dirname, '../../../../migrations/0214_stock_movements.sql');
  const [opening = ''] = /insert into stock_movements[^;]*;/.exec(readFileSync(file, 'utf8')) ?? [];
  // Of the others in this shop the history has begun.
  await sql`${sql.raw(opening.replace(';', ''))} on conflict do nothing`.execute(shop.infra.db);
  const [history] = await stockHistoryRepository.list(shop.infra.db, goods.variant_id, undefined, 1);
  expect(history).toMatchObject({ reason: 'sold', quantity: -2 });
  expect(await stockLedger.listUnexplained(shop.infra.db, [goods.variant_id])).toEqual([]);
  const whole = await stockHistoryRepository.list(shop.infra.db, goods.variant_id, undefined, 10);
  expect(whole.at(-1)).toMatchObject({ reason: 'opening', quantity: 10 });
});

it('only grows: nobody changes or removes what it says', async () => {
  const goods = await addGoods(shop);
  await open(goods);
  const rows = shop.infra.db.updateTable('stock_movements').set({ quantity: 1 });
  await expect(rows.where('variant_id', '=', goods.variant_id).execute()).rejects.toThrow('append-only');
  const gone = shop.infra.db.deleteFrom('stock_movements').where('variant_id', '=', goods.variant_id);
  await expect(gone.execute()).rejects.toThrow('append-only');
});
