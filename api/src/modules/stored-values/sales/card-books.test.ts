import { sql } from 'kysely';
import type { MonthClosing, Order, RefundPreview, Report } from '@tessera/shared/contract';
import { addGoods } from '../../../../test/goods';
import { aPayer } from '../../../../test/sales/pay-shop';
import { withTransaction } from '../../../infra/database/transaction';
import { cardDesk } from '../testing/card-desk';
import { addGiftCard } from '../testing/sold-cards';

const desk = cardDesk();
const { shop, staff, choose, place, settle, refund } = desk;
jest.setTimeout(60_000);

beforeAll(() =>
  withTransaction(shop.infra.db, async (trx) => {
    await shop.services.taxes.replace(trx, { included: false, shipping_taxed: true }, [
      { country: 'US', names: { en: 'Sales tax' }, rate: 19_000 },
    ]);
    await shop.services.promotions.put(trx, { code: 'TENTH', kind: 'percent', value: 10_000 });
  }),
);

/** A card of $50 beside goods, less a tenth of them, with delivery and tax. */
async function aMixedOrder(): Promise<Order> {
  const payer = await aPayer(shop);
  await choose(payer, [await addGiftCard(shop, 5000), await addGoods(shop, { regular_price: 3333 })]);
  await payer.call('POST', 'cart/coupon', { code: 'TENTH' });
  return place(payer);
}

/** Works on everything that happened to an order, as the worker does. */
async function tell(order_id: string): Promise<void> {
  await settle(order_id);
  const events = shop.infra.db.selectFrom('order_events').select('id').where('order_id', '=', order_id);
  for (const { id } of await events.orderBy('at').orderBy('id').execute()) await shop.services.orderMails.handle(id);
}

async function papersOf(order_id: string) {
  const { rows } = await sql<{ kind: string; total: number; tax: number }>`
    select kind, (content -> 'totals' ->> 'total')::integer as total, (content -> 'totals' ->> 'tax')::integer as tax
    from invoices where order_id = ${order_id} order by sequence, kind`.execute(shop.infra.db);
  return { invoice: rows.find(({ kind }) => kind === 'invoice'), notes: rows.filter(({ kind }) => kind !== 'invoice') };
}

async function reported(): Promise<Report['totals']> {
  await shop.services.salesSums.sumAll();
  return (await staff('GET', 'reports/sales')).json<Report>().totals;
}

const sumOf = (notes: readonly { total: number; tax: number }[], of: 'total' | 'tax'): number =>
  notes.reduce((sum, note) => sum + note[of], 0);

describe('an order of goods and a gift card that goes back in parts', () => {
  it('leaves nothing in papers and reports, whether the shop or its provider gave it back', async () => {
    const [order, other] = [await aMixedOrder(), await aMixedOrder()];
    const { total, tax } = order.totals;
    const card = order.items.find(({ gift_card }) => gift_card);
    await tell(order.id);
    await tell(other.id);
    // A part of what was paid for the card, then a part of the goods, then the rest of both.
    const pieces = [{ order_item_id: card?.id, quantity: 1 }];
    const thought = await staff('POST', `orders/${order.id}/refund-preview`, { items: pieces, amount: 2000 });
    expect(thought.json<RefundPreview>()).toMatchObject({ tax: 0, refundable: total });
    for (const [amount, items] of [
      [2000, pieces.map((piece) => ({ ...piece, restock: false }))],
      [1000, []],
      [total - 3000, []],
    ] as const) {
      const answer = await refund(order.id, amount, [...items]);
      expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
      await tell(order.id);
    }
    const { payment_id } = await shop.infra.db
      .selectFrom('orders')
      .select('payment_id')
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow();
    for (const [key, amount] of [
      ['re_1', 1000],
      ['re_2', total - 1000],
    ] as const) {
      const found = { order_id: other.id, payment_id: payment_id ?? '', key, amount, done: true };
      await withTransaction(shop.infra.db, (trx) => shop.services.paymentOrders.refundFound(trx, found));
      await tell(other.id);
    }
    for (const { id } of [order, other]) {
      const { invoice, notes } = await papersOf(id);
      expect(invoice).toMatchObject({ total, tax });
      expect([sumOf(notes, 'total'), sumOf(notes, 'tax')]).toEqual([total, tax]);
    }
    // Twice the goods and what they were sent for, and all of that back: the card is in no figure.
    expect(await reported()).toMatchObject({
      ...{ orders: 2, gross_sales: 6666, discounts: 666, delivery: 1200, returns: 7200 },
      ...{ taxes: 0, total: 0 },
    });
    const month = shop.clock.now().toISOString().slice(0, 7);
    const { checks } = (await staff('GET', `transactions/closings/${month}`)).json<MonthClosing>();
    const papers = checks.filter(({ check }) => ['invoices', 'credit_notes', 'cards_sold'].includes(check));
    expect(papers.flatMap(({ differences }) => differences)).toEqual([]);
  });
});
