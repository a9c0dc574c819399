import { newId } from '../../../infra/basics/ids';
import { DEMO, startDemoShop } from '../../../../test/demo-shop';
import { forAllTests } from '../../../../test/for-all-tests';

const shop = forAllTests(startDemoShop, 120_000);
beforeAll(async () => {
  await shop.services.demoSelling.load(DEMO, 'nobody@example.com');
  await shop.services.demoPayments.load();
}, 60_000);

it('offers a transfer and cash for the same sum as a card, so that a declined card is not the end', async () => {
  const offerMethods = await shop.services.payments.methodsFor(shop.infra.db, null);
  const offers = await offerMethods({ currency: 'USD', total: 5000, country: 'US', plan: null, language: 'en' });
  const ways = offers.filter(({ available, fee }) => available && fee === 0).map(({ name }) => name);
  expect(ways).toEqual(['Card', 'Cash on delivery', 'Bank transfer']);
});

describe('the demo shop’s past orders', () => {
  it('have payments, which can be given back, and are explained once', async () => {
    const { db } = shop.infra;
    const count = async () => (await db.selectFrom('payments').select('id').execute()).length;
    const before = await count();
    await shop.services.demoPayments.load();
    expect(before).toBeGreaterThan(5);
    expect(await count()).toBe(before);
    const paid = await db
      .selectFrom('payments')
      .select(['id', 'order_id', 'amount'])
      .where('status', '=', 'paid')
      .executeTakeFirstOrThrow();
    await shop.services.payments.refund({ refund_id: newId(), order_id: paid.order_id, amount: 100, reason: 'late' });
    const book = await shop.services.testGateway.find({ reference: paid.id });
    expect(book).toMatchObject({ captured_amount: paid.amount, refunds: [{ amount: 100 }] });
  });

  it('by transfer can be marked as paid by staff', async () => {
    const { db } = shop.infra;
    const waiting = await db
      .selectFrom('payments')
      .select('order_id')
      .where('method', '=', 'bank-transfer')
      .executeTakeFirst();
    if (!waiting) return;
    await db.transaction().execute((trx) => shop.services.payments.markPaid(trx, waiting.order_id));
    const order = await db
      .selectFrom('orders')
      .select('payment_status')
      .where('id', '=', waiting.order_id)
      .executeTakeFirst();
    expect(order?.payment_status).toBe('paid');
  });
});
