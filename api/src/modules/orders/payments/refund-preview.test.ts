import type { AdminOrder, RefundPreview } from '@tessera/shared/contract';
import { forAllTests } from '../../../../test/for-all-tests';
import { LONG_SESSIONS } from '../../../../test/harness';
import { aPayer, CARDS, newKey, startPayShop } from '../../../../test/sales/pay-shop';
import type { Payer } from '../../../../test/sales/pay-shop';
import { signIn } from '../../../../test/people';

const shop = forAllTests(() => startPayShop(LONG_SESSIONS));
let payer: Payer;
let staff: { authorization: string };
jest.setTimeout(60_000);
beforeAll(async () => {
  staff = (await signIn(shop, 'ADMIN')).headers;
});
beforeEach(async () => {
  payer = await aPayer(shop);
});

const post = (id: string, name: string, payload: object) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/admin/orders/${id}/${name}`,
    headers: { ...staff, 'idempotency-key': newKey() },
    payload,
  });
const preview = async (id: string, payload: object) =>
  (await post(id, 'refund-preview', payload)).json<RefundPreview>();
const show = async (id: string) =>
  (await shop.app.inject({ url: `/api/admin/orders/${id}`, headers: staff })).json<AdminOrder>();

describe('a refund that is thought of', () => {
  it('says what the lines and the delivery were paid for, and writes nothing', async () => {
    const { order } = await payer.buy(5600, { method: 'test-card', card: CARDS.approved });
    const before = await show(order.id);
    const items = [{ order_item_id: order.items[0]?.id, quantity: 1 }];
    expect(await preview(order.id, { items })).toMatchObject({ amount: 5000, delivery: 0, tax: 0, refundable: 5600 });
    expect(await preview(order.id, { items, delivery: true })).toMatchObject({
      amount: 5600,
      suggested_amount: 5600,
      delivery: 600,
      items: [{ quantity: 1, refundable_quantity: 1, amount: 5000 }],
      pay_later_plan: null,
    });
    expect(await preview(order.id, { items, amount: 1234 })).toMatchObject({ amount: 1234, suggested_amount: 5000 });
    expect(await show(order.id)).toEqual(before);
  });

  it('suggests no more than can still be given back', async () => {
    const { order } = await payer.buy(5600, { method: 'test-card', card: CARDS.approved });
    await post(order.id, 'refunds', { amount: 4000 });
    const items = [{ order_item_id: order.items[0]?.id, quantity: 1 }];
    expect(await preview(order.id, { items })).toMatchObject({
      amount: 1600,
      suggested_amount: 1600,
      refundable: 1600,
    });
  });

  it('is refused as the refund would be', async () => {
    const { order } = await payer.buy(5600, { method: 'test-card', card: CARDS.approved });
    const too_many = [{ order_item_id: order.items[0]?.id, quantity: 2 }];
    expect((await post(order.id, 'refund-preview', { items: too_many })).json().code).toBe('orders.not_possible');
    const too_much = await post(order.id, 'refund-preview', { amount: 5601 });
    expect([too_much.statusCode, too_much.json()]).toMatchObject([
      409,
      { code: 'orders.refund_too_much', refundable: 5600 },
    ]);
  });

  it('of pay-later shows the plan that the refund then makes', async () => {
    await payer.call('POST', 'pay-later/applications', {
      date_of_birth: '1990-05-05',
      monthly_income: 300_000,
      employment: 'employed',
      consent: true,
    });
    const { order } = await payer.buy(10_000, { method: 'pay-later', plan: 'four-parts', card: CARDS.approved });
    const { pay_later_plan, pay_later_now, ways } = await preview(order.id, { amount: 3001 });
    expect(ways).toEqual([{ way: 'pay-later', amount: 3001 }]);
    expect(pay_later_now?.instalments.map(({ amount }) => amount)).toEqual([2500, 2500, 2500, 2500]);
    expect((await preview(order.id, { amount: 8000 })).ways).toEqual([
      { way: 'pay-later', amount: 7500 },
      { way: 'instalments', amount: 500 },
    ]);
    const to_credit = { amount: 3001, to: 'store_credit' };
    for (const wanted of ['refund-preview', 'refunds'])
      expect((await post(order.id, wanted, to_credit)).json().code).toBe('orders.not_possible');
    const parts = pay_later_plan?.instalments.map(({ amount }) => amount) ?? [];
    expect(parts).toEqual([2500, 1499, 1500, 1500]);
    const after = (await post(order.id, 'refunds', { amount: 3001 })).json<AdminOrder>();
    expect(after.pay_later).toEqual(pay_later_plan);
  });
});

describe('the payments of an order', () => {
  it('tell staff what was authorised, taken and given back; a reserved one is taken when they say so', async () => {
    await shop.services.paymentSettings.update({ capture: 'at_shipment' });
    const { order } = await payer.buy(5600, { method: 'test-card', card: CARDS.approved });
    const reserved = await show(order.id);
    expect(reserved).toMatchObject({ payment_status: 'authorised', can_capture: true, can_ship: true });
    expect(reserved.payments).toMatchObject([{ status: 'authorised', authorised_amount: 5600, captured_amount: 0 }]);
    const taken = (await post(order.id, 'capture', { version: reserved.version })).json<AdminOrder>();
    expect(taken).toMatchObject({ payment_status: 'paid', can_capture: false });
    expect((await post(order.id, 'capture', {})).json().code).toBe('orders.not_possible');
    const refunded = (await post(order.id, 'refunds', { amount: 600 })).json<AdminOrder>();
    expect(refunded.payments).toMatchObject([
      { purpose: 'order', method: 'test-card', captured_amount: 5600, refunded_amount: 600 },
    ]);
  });
});
