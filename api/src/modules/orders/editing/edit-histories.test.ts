import fc from 'fast-check';
import { addGoods } from '../../../../test/goods';
import { forAllTests } from '../../../../test/for-all-tests';
import { CARDS, newKey, tokenOf } from '../../../../test/sales/pay-shop';
import { added, pieces, startEditingShop } from '../testing/editing-shop';

const shop = forAllTests(startEditingShop, 180_000);

/** Each history is some twenty requests. */
const numRuns = process.env['TESSERA_DRILL'] ? 500 : 2;

const aStep = fc.oneof(
  fc.record({ do: fc.constant('quantity' as const), quantity: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ do: fc.constant('add' as const), quantity: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 2_000 }) }),
  fc.record({ do: fc.constantFrom('card' as const, 'by hand' as const, 'told' as const) }),
);
type Step = typeof aStep extends fc.Arbitrary<infer One> ? One : never;

type Sold = Awaited<ReturnType<typeof shop.anOrder>>;

async function take(step: Step, { id, line, buyer }: Sold, other: Awaited<ReturnType<typeof addGoods>>): Promise<void> {
  switch (step.do) {
    case 'quantity':
    case 'add': {
      const wanted = step.do === 'add' ? added(other, step.quantity) : pieces(line, step.quantity);
      const found = await shop.admin('POST', `orders/${id}/edit-preview`, wanted);
      // Nothing would change, or money went back that has to stay.
      if (found.statusCode !== 200) return;
      await shop.edit(id, wanted);
      return;
    }
    case 'refund':
      await shop.admin('POST', `orders/${id}/refunds`, { amount: step.amount, reason: '', items: [] });
      return;
    case 'card': {
      const body = { method: 'test-card', token: await tokenOf(shop, CARDS.approved) };
      await buyer.call('POST', `orders/${id}/payments`, body, { 'idempotency-key': newKey() });
      return;
    }
    case 'by hand':
      await shop.admin('POST', `orders/${id}/paid`);
      return;
    case 'told':
      await shop.tell(id);
  }
}

/** What moved, by the payments and by the gateway's own books. */
async function moneyOf(id: string) {
  const rows = await shop.infra.db.selectFrom('payments').selectAll().where('order_id', '=', id).execute();
  const books = await Promise.all(
    rows
      .filter(({ method }) => method === 'test-card')
      .map(async (row) => {
        const book = await shop.services.testGateway.find({ reference: row.id });
        const back = book?.refunds.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
        return { said: row.captured_amount - row.refunded_amount, is: (book?.captured_amount ?? 0) - back };
      }),
  );
  const moved = rows.reduce((sum, row) => sum + row.captured_amount - row.refunded_amount, 0);
  return { moved, said: books.map(({ said }) => said), is: books.map(({ is }) => is) };
}

it('whatever is changed, paid and given back in whatever order: money, papers, stock and gateway agree', async () => {
  const history = fc.record({
    method: fc.constantFrom('test-card', 'bank-transfer'),
    steps: fc.array(aStep, { minLength: 2, maxLength: 8 }),
  });
  await fc.assert(
    fc.asyncProperty(history, async ({ method, steps }) => {
      const sold = await shop.anOrder(method, method === 'test-card' ? CARDS.approved : undefined);
      const other = await addGoods(shop, { regular_price: 730, stock: 10 });
      for (const step of steps) await take(step, sold, other);
      await shop.services.reconcile.run();
      const now = await shop.seen(sold.id);
      for (const { id, state } of now.refunds) if (state === 'pending') await shop.services.orderJobs.refund(id);
      const after = await shop.seen(sold.id);
      const { total, refunded } = after.totals;
      const { moved, said, is } = await moneyOf(sold.id);
      expect(said).toEqual(is);
      expect(moved + after.owed).toBe(total - refunded);
      expect(await shop.onPaper(sold.id)).toBe(moved);
      const [first, second] = await Promise.all(
        [sold.goods, other].map(async ({ variant_id }) => {
          const rows = shop.infra.db.selectFrom('variants').select('stock').where('id', '=', variant_id);
          const kept = after.items.filter((item) => item.variant_id === variant_id);
          const { stock } = await rows.executeTakeFirstOrThrow();
          return stock + kept.reduce((sum, { quantity }) => sum + quantity, 0);
        }),
      );
      expect([first, second]).toEqual([10, 10]);
    }),
    { numRuns },
  );
}, 3_600_000);
