import fc from 'fast-check';
import type { AdminOrder, MonthClosing, Order, Problem } from '@tessera/shared/contract';
import { addGoods } from '../../../../test/goods';
import { forAllTests } from '../../../../test/for-all-tests';
import { mailsTo } from '../../../../test/mails/mailbox';
import { aPayer, CARDS, newKey } from '../../../../test/sales/pay-shop';
import type { Payer } from '../../../../test/sales/pay-shop';
import { startEditingShop } from '../testing/editing-shop';

const shop = forAllTests(() => startEditingShop({ config: { access_token_seconds: 200 * 24 * 3600 } }), 180_000);

const undelivered = (id: string, body: object = {}, key = newKey()) =>
  shop.admin('POST', `orders/${id}/undelivered`, { reason: '', ...body }, key);
const stockOf = async (variant_id: string): Promise<number> => {
  const row = shop.infra.db.selectFrom('variants').select('stock').where('id', '=', variant_id);
  return (await row.executeTakeFirstOrThrow()).stock;
};
const balanceOf = async (buyer: Payer): Promise<number> => (await buyer.call('GET', 'store-credit')).json().balance;

async function differing() {
  const month = shop.clock.now().toISOString().slice(0, 7);
  const { checks } = (await shop.admin('GET', `transactions/closings/${month}`)).json<MonthClosing>();
  return checks.flatMap(({ check, differences }) => differences.map((one) => ({ check, ...one })));
}

/** An order of so many pieces at 20.00, a part of it paid with store credit. */
async function sell(method: string, quantity: number, credit: number) {
  const buyer = await aPayer(shop);
  const goods = await addGoods(shop, { regular_price: 2000, stock: 10 });
  if (credit > 0)
    await shop.admin('POST', `customers/${buyer.user_id}/store-credit`, { amount: credit, reason: 'A gift' });
  await buyer.fill(goods, quantity);
  await buyer.call('PATCH', 'checkout', { payment_method: method, use_credit: credit > 0 });
  const answer = await buyer.order(newKey(), {
    payment: { method },
    ...(credit > 0 && { expected_credit: credit }),
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { order } = answer.json<{ order: Order }>();
  return { buyer, goods, id: order.id, order, line: order.items[0]?.id ?? '' };
}

const ship = (id: string, line: string, quantity: number) =>
  shop.admin('POST', `orders/${id}/shipments`, { carrier: 'UPS', items: [{ order_item_id: line, quantity }] });

it('ends an order refused at the door: goods are back, nothing is owed, the invoice is credited, the buyer is told', async () => {
  const { id, line, goods, buyer, order } = await sell('cash-on-delivery', 3, 1000);
  expect((await undelivered(id)).json<Problem>().code).toBe('orders.not_possible');
  await ship(id, line, 2);
  const before = await stockOf(goods.variant_id);
  expect((await shop.seen(id)).can_come_back).toBe(true);
  const tooMany = { items: [{ order_item_id: line, quantity: 3 }] };
  expect((await undelivered(id, tooMany)).json<Problem>().code).toBe('orders.not_possible');
  const key = newKey();
  const body = { reason: 'Refused at the door', items: [{ order_item_id: line, quantity: 1 }] };
  const ended = (await undelivered(id, body, key)).json<AdminOrder>();
  expect(ended).toMatchObject({
    ...{ status: 'cancelled', fulfilment_status: 'returned', payment_status: 'awaiting', owed: 0 },
    ...{ can_come_back: false, can_cancel: false, can_ship: false, refundable: 0 },
    shipments: [{ delivered_at: null, came_back_at: expect.any(String) }],
    items: [{ quantity_shipped: 2, quantity_returned: 2, quantity_unsent: 1 }],
  });
  // one that was sent can be sold again, and the one that was not
  expect((await stockOf(goods.variant_id)) - before).toBe(2);
  expect((await undelivered(id, body, key)).statusCode).toBe(200);
  expect(await stockOf(goods.variant_id)).toBe(before + 2);
  expect((await shop.admin('POST', `orders/${id}/paid`)).json<Problem>().code).toBe('orders.not_possible');
  expect((await undelivered(id)).json<Problem>().code).toBe('orders.not_possible');
  await shop.services.cancelling.cancelPayment(id);
  expect(await balanceOf(buyer)).toBe(1000);
  expect(await shop.onPaper(id)).toBe(0);
  const { documents } = await buyer.getOrder(id);
  expect(documents).toMatchObject([
    { kind: 'invoice', total: order.totals.total },
    { kind: 'credit_note', total: order.totals.total },
  ]);
  const mails = await mailsTo(shop, order.email);
  const text = mails.find(({ subject }) => subject?.includes('came back to us'))?.text;
  expect(text).toMatch(/Refused at the door[^]*\$10\.00/);
  const { items } = await shop.services.audit.list({ record_id: id, action: 'orders.undelivered' }, { limit: 5 });
  expect(items).toMatchObject([{ before: { status: 'open' }, after: { status: 'cancelled', reason: body.reason } }]);
  expect(await differing()).toEqual([]);
});

it('is nothing for an order of which something was paid, by whichever way', async () => {
  for (const [method, card] of [['test-card', CARDS.approved], ['cash-on-delivery']] as const) {
    const { id, line } = await shop.anOrder(method, card);
    await ship(id, line, 2);
    if (method === 'cash-on-delivery') await shop.admin('POST', `orders/${id}/paid`);
    expect((await shop.seen(id)).can_come_back).toBe(false);
    expect((await undelivered(id)).json<Problem>().code).toBe('orders.not_possible');
    await shop.tell(id);
  }
});

const aStep = fc.oneof(
  fc.record({ do: fc.constant('ship' as const), quantity: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constant('undelivered' as const), good: fc.integer({ min: 0, max: 4 }) }),
  fc.record({ do: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 1_500 }) }),
  fc.record({ do: fc.constantFrom('paid' as const, 'cancel' as const, 'deliver' as const, 'told' as const) }),
);
type Step = typeof aStep extends fc.Arbitrary<infer Value> ? Value : never;

type Sold = Awaited<ReturnType<typeof sell>>;

/** Of the pieces that have come back those that are as good as new are for sale again. @returns how many are not */
async function comeBack({ id, line }: Sold, most: number): Promise<number> {
  const { can_come_back, items } = await shop.seen(id);
  const came = (items[0]?.quantity_shipped ?? 0) - (items[0]?.quantity_returned ?? 0);
  const quantity = Math.min(most, came);
  const { statusCode } = await undelivered(id, { items: [{ order_item_id: line, quantity }] });
  expect(statusCode).toBe(can_come_back ? 200 : 409);
  return statusCode === 200 ? came - quantity : 0;
}

async function deliverParcels(id: string): Promise<void> {
  for (const { id: parcel } of (await shop.seen(id)).shipments)
    await shop.admin('POST', `shipments/${parcel}/delivered`);
}

/** One thing that happens to an order. @returns how many pieces of it came back damaged */
async function take(step: Step, sold: Sold): Promise<number> {
  const { id, line } = sold;
  if (step.do === 'undelivered') return comeBack(sold, step.good);
  if (step.do === 'ship') await ship(id, line, step.quantity);
  else if (step.do === 'refund')
    await shop.admin('POST', `orders/${id}/refunds`, { amount: step.amount, reason: '', items: [] });
  else if (step.do === 'told') await shop.tell(id);
  else if (step.do === 'deliver') await deliverParcels(id);
  else await shop.admin('POST', `orders/${id}/${step.do}`, step.do === 'cancel' ? { reason: '' } : undefined);
  return 0;
}

/** All that still goes on in the background comes to its end. */
async function settle(id: string): Promise<void> {
  await shop.tell(id);
  await shop.services.cancelling.cancelPayment(id);
  await shop.deliverMessages();
  for (const { id: refund, state } of (await shop.seen(id)).refunds)
    if (state === 'pending') await shop.services.orderJobs.refund(refund);
}

/** @param pieces on the shelf before it was sold, of the order, and of those that came back damaged */
async function checkBooks(
  { id, goods, buyer }: Sold,
  { shelf, quantity, damaged }: Record<'shelf' | 'quantity' | 'damaged', number>,
): Promise<void> {
  const { status, payments, items } = await shop.seen(id);
  const kept = payments.reduce((sum, one) => sum + one.captured_amount - one.refunded_amount, 0);
  const isGone = status === 'cancelled';
  if (isGone && items[0]?.quantity_shipped) expect([kept, await shop.onPaper(id)]).toEqual([0, 0]);
  const part = payments.find(({ purpose }) => purpose === 'credit');
  expect(await balanceOf(buyer)).toBe(part?.refunded_amount ?? 0);
  expect((await stockOf(goods.variant_id)) + damaged).toBe(isGone ? shelf : shelf - quantity);
  await shop.tell(id);
  expect(await differing()).toEqual([]);
}

it('whatever happens to unpaid orders in whatever order: money, papers, stock and the books of the month agree', async () => {
  const history = fc.record({
    method: fc.constantFrom('cash-on-delivery', 'bank-transfer'),
    quantity: fc.integer({ min: 1, max: 4 }),
    credit: fc.constantFrom(0, 500, 1_500),
    steps: fc.array(aStep, { minLength: 1, maxLength: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(history, async ({ method, quantity, credit, steps }) => {
      const sold = await sell(method, quantity, credit);
      const shelf = (await stockOf(sold.goods.variant_id)) + quantity;
      let damaged = 0;
      for (const step of steps) damaged += await take(step, sold);
      await settle(sold.id);
      await checkBooks(sold, { shelf, quantity, damaged });
    }),
    { numRuns: process.env['TESSERA_DRILL'] ? 300 : 2 },
  );
}, 3_600_000);
