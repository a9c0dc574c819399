import fc from 'fast-check';
import type { AdminOrder, Order, OrderEditPreview, PlacedDraft } from '@tessera/shared/contract';
import { forAllTests } from '../../../../test/for-all-tests';
import { startExchangeShop } from '../../../../test/sales/exchange-shop';
import { CARDS, newKey, tokenOf } from '../../../../test/sales/pay-shop';
import { aBuyer } from '../testing/orders-shop';
import type { Buyer } from '../testing/orders-shop';

const shop = forAllTests(startExchangeShop, 180_000);

/** Each history is some thirty requests. */
const numRuns = process.env['TESSERA_DRILL'] ? 200 : 2;
const PRICE = 2000;
const PIECES = 4;

const aStep = fc.oneof(
  fc.record({ do: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 3_000 }) }),
  fc.record({ do: fc.constant('give back' as const) }),
  fc.record({ do: fc.constant('exchange' as const), price: fc.integer({ min: 100, max: 5_000 }) }),
  fc.record({ do: fc.constantFrom('cancel' as const, 'bring it back' as const, 'make it smaller' as const) }),
);
type Step = typeof aStep extends fc.Arbitrary<infer One> ? One : never;

interface History {
  buyer: Buyer;
  order: Order;
  /** the orders that took the place of returns, oldest first */
  replacements: string[];
  /** what went back without goods, minor units */
  gifts: number;
}

async function begin(): Promise<History> {
  const buyer = await aBuyer(shop);
  await buyer.fill(await shop.goodsAt(PRICE), PIECES);
  const payment = { method: 'test-card', token: await tokenOf(shop, CARDS.approved) };
  const { order } = (await buyer.order(newKey(), { payment })).json<{ order: Order }>();
  await shop.deliver(order.id);
  return { buyer, order, replacements: [], gifts: 0 };
}

const hasLeft = ({ items: [line] }: AdminOrder) => line !== undefined && line.quantity_returned < line.quantity;

/** The order that took the place of the last return. */
async function latestOf({ replacements }: History) {
  const last = replacements.at(-1);
  const found = last === undefined ? undefined : await shop.orderOf(last);
  return found?.status === 'cancelled' ? undefined : found;
}

async function exchange({ buyer, order, replacements }: History, price: number): Promise<void> {
  const one = await shop.bringBack(buyer, order, 1);
  const draft = await shop.draftOf(one, (await shop.goodsAt(price)).variant_id, 2);
  const placed = await shop.place(draft, { way: 'paid', method: 'cash' });
  if (placed.statusCode < 300) replacements.push(placed.json<PlacedDraft>().order_id);
}

async function makeSmaller({ id, items: [line] }: AdminOrder): Promise<void> {
  if (line?.quantity !== 2) return;
  const wanted = { lines: [{ order_item_id: line.id, quantity: 1 }], add: [] };
  const { after } = await shop.done<OrderEditPreview>('POST', `orders/${id}/edit-preview`, wanted);
  await shop.done('POST', `orders/${id}/edits`, { ...wanted, expected_total: after.total });
}

/** Of the first order. */
async function takeFirst(step: Step, history: History): Promise<void> {
  const { buyer, order } = history;
  if (step.do === 'refund') {
    const refund = { amount: step.amount, reason: '', items: [] };
    if ((await shop.call('POST', `orders/${order.id}/refunds`, refund)).statusCode < 300) history.gifts += step.amount;
    return;
  }
  if (!hasLeft(await shop.orderOf(order.id))) return;
  if (step.do === 'exchange') return exchange(history, step.price);
  const one = await shop.bringBack(buyer, order, 1);
  await shop.call('POST', `returns/${one.id}/refund`, { version: one.version });
}

/** Of the last replacement. What cannot be done at that point is not tried. */
async function takeLatest(step: Step, history: History): Promise<void> {
  const latest = await latestOf(history);
  if (!latest) return;
  const isWhole = latest.fulfilment_status === 'unfulfilled';
  if (step.do === 'bring it back' && hasLeft(latest)) {
    if (isWhole) await shop.deliver(latest.id);
    await shop.bringBack(history.buyer, await shop.orderOf(latest.id), 1);
  }
  if (step.do === 'make it smaller' && isWhole) await makeSmaller(latest);
  if (step.do === 'cancel' && isWhole) {
    await shop.done('POST', `orders/${latest.id}/cancel`, { reason: '', restock: true });
  }
}

const OF_FIRST: readonly Step['do'][] = ['refund', 'give back', 'exchange'];

const take = (step: Step, history: History): Promise<void> =>
  OF_FIRST.includes(step.do) ? takeFirst(step, history) : takeLatest(step, history);

const heldOf = ({ status, items: [line] }: AdminOrder) =>
  line && status !== 'cancelled' ? line.quantity - line.quantity_returned : 0;

it('whatever is refunded, exchanged and comes back in whatever order: no money goes to two places', async () => {
  const steps = fc.array(aStep, { minLength: 3, maxLength: 9 });
  await fc.assert(
    fc.asyncProperty(steps, async (some) => {
      const history = await begin();
      for (const step of some) await take(step, history);
      await shop.deliverMessages();
      await shop.services.reconcile.run();
      const first = await shop.orderOf(history.order.id);
      const others = await Promise.all(history.replacements.map((id) => shop.orderOf(id)));
      const { total, refunded } = first.totals;
      expect(first.refundable + first.exchanged + refunded).toBe(total);
      // What is taken of its money pays pieces that the buyer has, and no others.
      const paid_with = others.map((other) => {
        const { discount = 0, quantity = 1 } = other.items[0] ?? {};
        return Math.round((discount * heldOf(other)) / quantity);
      });
      const taken = paid_with.reduce((sum, part) => sum + part, 0);
      expect(Math.abs(first.exchanged - taken)).toBeLessThanOrEqual(others.length);
      // Nobody has goods that were not paid for, but for what was given.
      const came_in = [first, ...others].reduce(
        (sum, { payments }) => sum + payments.reduce((all, one) => all + one.captured_amount - one.refunded_amount, 0),
        0,
      );
      const worth = others.reduce((sum, other) => sum + heldOf(other) * (other.items[0]?.unit_price ?? 0), 0);
      expect(came_in + history.gifts).toBeGreaterThanOrEqual(worth + heldOf(first) * PRICE);
    }),
    { numRuns },
  );
}, 3_600_000);
