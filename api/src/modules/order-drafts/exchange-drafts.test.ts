import { sql } from 'kysely';
import type { AdminReturn, PlacedDraft } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { appoint, signIn } from '../../../test/people';
import { startExchangeShop } from '../../../test/sales/exchange-shop';
import { withTransaction } from '../../infra/database/transaction';
import { ADDRESS, stockOf } from '../orders/testing/orders-shop';

jest.setTimeout(180_000);
const shop = forAllTests(startExchangeShop);
const IN_NEW_YORK = { ...ADDRESS, region: 'NY', postal_code: '10001', city: 'New York' };
beforeAll(() =>
  withTransaction(shop.infra.db, (trx) =>
    shop.services.taxes.replace(trx, { included: false, shipping_taxed: true }, [
      { country: 'US', region: 'NY|New York', names: { en: 'Sales tax' }, rate: 8_875 },
    ]),
  ),
);

describe('an order that exchanges a return', () => {
  it('is begun for the same customer, with what the goods were bought for taken off, and leads both ways', async () => {
    const { buyer, order, one } = await shop.broughtBack();
    expect(one).toMatchObject({ state: 'received', refundable: 4000, credit: 4000, exchange_draft_id: null });
    const dearer = await shop.goodsAt(7000);
    const draft = await shop.draftOf(one, dearer.variant_id);
    expect(draft).toMatchObject({
      user_id: buyer.user_id,
      shipping_address: ADDRESS,
      totals: { items: 7000, discount: 4000, shipping: 0, total: 3000 },
      exchange: {
        return_id: one.id,
        return_number: one.number,
        order_number: order.number,
        credit: 4000,
        goes_back: 0,
      },
      problems: [],
    });
    expect(await shop.returnOf(one)).toMatchObject({ state: 'received', exchange_draft_id: draft.id });

    const placed = await shop.place(draft);
    expect([placed.statusCode, placed.body]).toEqual([201, expect.any(String)]);
    const { order_id, number } = placed.json<PlacedDraft>();
    expect(await shop.orderOf(order_id)).toMatchObject({
      status: 'awaiting_payment',
      owed: 3000,
      exchange_of: { return_id: one.id, return_number: one.number, order_number: order.number },
    });
    const after = await shop.returnOf(one);
    expect(after).toMatchObject({
      state: 'exchanged',
      replacement_order: number,
      refund_amount: null,
      exchange_draft_id: null,
    });
    expect(after.timeline.at(-1)).toMatchObject({
      event: 'return_exchanged',
      data: { replacement_order: number, return_id: one.id },
    });
    expect((await shop.orderOf(order.id)).exchange_of).toBeNull();
    const { items } = (await shop.call('GET', `audit-log?record_id=${one.id}`)).json();
    expect(items[0]).toMatchObject({ action: 'returns.exchange', after: { replacement_order: number } });
  });

  it('for less gives the rest back by the way it was paid, once, to whoever may do that', async () => {
    const { order, one } = await shop.broughtBack();
    const draft = await shop.draftOf(one, (await shop.goodsAt(1500)).variant_id);
    expect(draft).toMatchObject({ totals: { total: 0 }, exchange: { credit: 4000, goes_back: 2500 } });
    const clerk = await signIn(shop, 'ADMIN');
    await appoint(shop, clerk.user_id, 'orders');
    const rights = sql`from staff_role_rights where right_name = 'orders.refund'
      and role_id = (select id from staff_roles where key = 'orders')`;
    await sql`delete ${rights}`.execute(shop.infra.db);
    const refused = await shop.place(draft, { way: 'paid', method: 'bank-transfer' }, clerk);
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'staff.right_missing' }]);
    expect(await shop.returnOf(one)).toMatchObject({ state: 'received' });

    const [first, second] = await Promise.all([shop.place(draft), shop.place(draft)]);
    expect(first.json<PlacedDraft>().order_id).toBe(second.json<PlacedDraft>().order_id);
    expect(await shop.returnOf(one)).toMatchObject({ state: 'exchanged', refund_amount: 2500 });
    await shop.deliverMessages();
    const { refunds } = await shop.orderOf(order.id);
    expect(refunds).toMatchObject([{ amount: 2500, reason: one.number, state: 'done' }]);
    expect(await shop.orderOf(first.json<PlacedDraft>().order_id)).toMatchObject({
      status: 'open',
      payment_status: 'paid',
    });
  });

  it('of the same goods costs nothing and gives nothing back, also where tax comes on top', async () => {
    const { goods, one } = await shop.broughtBack(IN_NEW_YORK);
    expect(one).toMatchObject({ refundable: 4355, credit: 4000 });
    const draft = await shop.draftOf(one, goods.variant_id, 2);
    expect(draft).toMatchObject({ totals: { tax: 0, total: 0 }, exchange: { goes_back: 0 } });
    const half = await shop.draftOf(one, goods.variant_id, 1);
    expect(half.id).toBe(draft.id);
    // Half of what was paid for them, with its tax.
    expect(half.exchange?.goes_back).toBe(2177);
    const stock = await stockOf(shop, goods);
    expect((await shop.place(await shop.draftOf(one, goods.variant_id, 2))).statusCode).toBe(201);
    expect(await stockOf(shop, goods)).toBe(stock - 2);
  });

  it('is one draft however often it is begun; whose it is and the discount stay', async () => {
    const { one } = await shop.broughtBack();
    const [cup, bowl] = [await shop.goodsAt(3000), await shop.goodsAt(5000)];
    const first = await shop.draftOf(one, cup.variant_id);
    const second = await shop.draftOf(one, bowl.variant_id, 2);
    expect(second).toMatchObject({ id: first.id, items: [{ variant_id: bowl.variant_id, quantity: 2 }] });
    for (const change of [{ email: 'else@example.com' }, { user_id: shop.owner.user_id }, { discount: null }]) {
      const answer = await shop.call('PATCH', `order-drafts/${second.id}`, { version: second.version, ...change });
      expect([change, answer.statusCode, answer.json().code]).toEqual([change, 409, 'order_drafts.not_possible']);
    }
    const noted = await shop.call('PATCH', `order-drafts/${second.id}`, { version: second.version, note: 'Wrap it' });
    expect(noted.json()).toMatchObject({ note: 'Wrap it', exchange: { credit: 4000 } });
  });

  it('is not placed once the return is settled otherwise, and not begun before its goods are here', async () => {
    const { one } = await shop.broughtBack();
    const { variant_id } = await shop.goodsAt(3000);
    const draft = await shop.draftOf(one, variant_id);
    const stale = await shop.begin({ ...one, version: one.version - 1 }, variant_id);
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'conflict']);
    const refunded = await shop.call('POST', `returns/${one.id}/refund`, { version: one.version });
    expect(refunded.statusCode).toBe(200);
    const late = await shop.place(draft);
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'order_drafts.changed', current: { problems: [{ code: 'exchange.closed' }] } },
    ]);
    const again = await shop.begin(refunded.json<AdminReturn>(), variant_id);
    expect([again.statusCode, again.json().code]).toEqual([409, 'returns.wrong_state']);
  });

  it('needs both rights: to write orders and to deal with returns', async () => {
    const { one } = await shop.broughtBack();
    const { variant_id } = await shop.goodsAt(3000);
    const helper = await signIn(shop, 'ADMIN');
    await appoint(shop, helper.user_id, 'support');
    expect((await shop.begin(one, variant_id, 1, helper)).statusCode).toBe(403);
    await sql`delete from staff_role_rights where right_name = 'returns.write'
      and role_id = (select id from staff_roles where key = 'orders')`.execute(shop.infra.db);
    await appoint(shop, helper.user_id, 'orders');
    const answer = await shop.begin(one, variant_id, 1, helper);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'staff.right_missing']);
  });
});
