import type { Return } from '@tessera/shared/contract';
import type { Email } from 'postal-mime';
import { forAllTests } from '../../../test/for-all-tests';
import { mailsTo } from '../../../test/mails/mailbox';
import { startAfterSaleShop } from '../../../test/sales/after-sale-shop';
import type { SellOptions } from '../../../test/sales/after-sale-shop';
import { mailOfEvent } from './mail-of-event';

const shop = forAllTests(() => startAfterSaleShop({ config: { dev_ui: true } }), 180_000);

const emailOf = async (user_id: string): Promise<string> => (await shop.services.users.findById(user_id))?.email ?? '';

/** Sells something, works on all events and gives back the mails about the order. */
async function sellAndTell(options: SellOptions = {}) {
  const sold = await shop.sell(options);
  const email = await emailOf(sold.buyer.user_id);
  const mails = async (): Promise<Email[]> => {
    await shop.tell(sold.order.id);
    return (await mailsTo(shop, email)).filter(({ subject }) => !/confirm|bestätigen/i.test(subject ?? ''));
  };
  return { ...sold, mails };
}

const subjects = (mails: Email[]) => mails.map(({ subject }) => subject);

describe('an order', () => {
  it('is told from the beginning to the door, each step in one mail', async () => {
    const { order, mails } = await sellAndTell({ delivered: true });
    expect(subjects(await mails())).toEqual([
      `Your order ${order.number}`,
      `We have received your payment (${order.number})`,
      `Your order ${order.number} is on its way`,
      `Your order ${order.number} was delivered`,
    ]);
  });

  it('whose plan is paid has the receipt of its last part, and no second mail over the whole', async () => {
    const { order, buyer } = await sellAndTell();
    const recipient = { to: 'ada@example.com', first_name: 'Ada', language: 'en' as const, has_account: true };
    const paid = { event: 'paid', data: { amount: order.totals.total } };
    const shown = await shop.services.orders.get(buyer.user_id, order.number, 'en');
    expect(mailOfEvent(shown, paid, recipient, String)).toMatchObject({ template: 'order-paid' });
    const later = { ...shown, payment: { ...shown.payment, method: 'pay-later' as const } };
    expect(mailOfEvent(later, paid, recipient, String)).toBeUndefined();
  });

  it('that staff place is confirmed where there is nothing to pay: no other mail says it', async () => {
    const { order, buyer } = await sellAndTell();
    const recipient = { to: 'ada@example.com', first_name: 'Ada', language: 'en' as const, has_account: true };
    const shown = await shop.services.orders.get(buyer.user_id, order.number, 'en');
    const placed = (total: number) =>
      mailOfEvent(shown, { event: 'placed', data: { way: 'paid', total } }, recipient, String);
    expect(placed(0)).toMatchObject({ template: 'order-placed', data: { payment: 'nothing' } });
    expect(placed(1)).toBeUndefined();
  });

  it('is mailed about once per event, however often the queue hands it out', async () => {
    const { order, mails } = await sellAndTell();
    await shop.tell(order.id);
    await Promise.all([shop.tell(order.id), shop.tell(order.id)]);
    expect(await mails()).toHaveLength(2);
    const noted = await shop.infra.db
      .selectFrom('order_mails')
      .select('template')
      .where('order_id', '=', order.id)
      .execute();
    expect(noted.map(({ template }) => template).sort()).toEqual(['order-paid', 'order-placed']);
  });

  it('is listed in HTML and text with its lines, totals and the way to it', async () => {
    const { order, mails } = await sellAndTell();
    const [placed] = await mails();
    for (const part of ['Ember Mug', 'Quantity 2', '$48.00', '$53.90', '12 Some Street']) {
      expect(placed?.text).toContain(part);
      expect(placed?.html).toContain(part);
    }
    expect(placed?.text).toContain(`http://localhost:3000/orders/${order.number}`);
    expect(placed?.from?.name).toBe('Our shop');
  });

  it('is told in the language that its buyer reads', async () => {
    const { order, mails } = await sellAndTell({ language: 'de', delivered: true });
    const all = await mails();
    expect(subjects(all)).toEqual([
      `Ihre Bestellung ${order.number}`,
      `Ihre Zahlung ist eingegangen (${order.number})`,
      `Ihre Bestellung ${order.number} ist unterwegs`,
      `Ihre Bestellung ${order.number} wurde zugestellt`,
    ]);
    expect(all[0]?.text).toContain(`http://localhost:3000/de/orders/${order.number}`);
    expect(all[2]?.text).toContain('00340434161094000000');
  });

  it('that is cancelled says who did and what goes back', async () => {
    const { buyer, order, mails } = await sellAndTell();
    await buyer.call('POST', `orders/${order.number}/cancel`, { reason: '' });
    await shop.payRefunds();
    const all = await mails();
    expect(subjects(all).slice(-2)).toEqual([
      `Your order ${order.number} was cancelled`,
      `We have refunded $53.90 (${order.number})`,
    ]);
    expect(all.at(-2)?.text).toContain('As you asked');
    expect(all.at(-2)?.text).toContain('$53.90 goes back to you');
  });
});

describe('a return', () => {
  it('is told step by step, its refund with its number', async () => {
    const { buyer, order, mails } = await sellAndTell({ delivered: true });
    const items = [{ order_item_id: order.items[0]?.id ?? '', quantity: 1, reason: 'damaged' }];
    const asked = (await buyer.call('POST', `orders/${order.number}/returns`, { items })).json<Return>();
    let { version } = asked;
    for (const [name, body] of [
      ['approve', { message: 'Use the label.' }],
      ['receive', {}],
      ['refund', { message: 'One was chipped.' }],
    ] as const) {
      const answer = await shop.admin('POST', `returns/${asked.id}/${name}`, { version, ...body });
      version = answer.json<Return>().version;
      // As the worker does, before the next step is taken.
      await shop.tell(order.id);
    }
    await shop.payRefunds();
    const all = (await mails()).slice(4);
    expect(subjects(all)).toEqual([
      `We have received your return request ${asked.number}`,
      `Your return ${asked.number} is approved`,
      `Your return ${asked.number} has arrived`,
      `Your return ${asked.number} is settled`,
    ]);
    expect(all[1]?.text).toContain('Use the label.');
    expect(all[3]?.text).toMatch(/\$24\.00 goes back the way you paid[^]*One was chipped\./);
  });
});

it('of which only a part has come back, lists that part with what is paid for it', async () => {
  const { buyer, order, mails } = await sellAndTell({ delivered: true });
  const items = [{ order_item_id: order.items[0]?.id ?? '', quantity: 2, reason: 'damaged' }];
  const asked = (await buyer.call('POST', `orders/${order.number}/returns`, { items })).json<Return>();
  let { version } = asked;
  const arrived = items.map(({ order_item_id }) => ({ order_item_id, as_new: 1, damaged: 0 }));
  for (const [name, body] of [
    ['approve', {}],
    ['receive', { items: arrived }],
    ['refund', {}],
  ] as const) {
    version = (await shop.admin('POST', `returns/${asked.id}/${name}`, { version, ...body })).json<Return>().version;
  }
  const settled = (await mails()).at(-1);
  expect(settled?.subject).toBe(`Your return ${asked.number} is settled`);
  expect(settled?.text).toMatch(/we refund \$24\.00\.[^]*Ember Mug: \$24\.00\n {2}Quantity 1/);
});

describe('in development', () => {
  it('every mail can be looked at in both languages, without anything of anybody in it', async () => {
    const { templates } = (await shop.app.inject({ url: '/api/dev/mails' })).json<{ templates: string[] }>();
    expect(templates).toContain('order-shipped');
    for (const template of templates) {
      for (const language of ['en', 'de']) {
        const answer = await shop.app.inject({ url: `/api/dev/mails/${template}?language=${language}` });
        expect([template, language, answer.statusCode]).toEqual([template, language, 200]);
        expect(answer.body).toContain(`<html lang="${language}">`);
        const text = await shop.app.inject({ url: `/api/dev/mails/${template}?language=${language}&format=text` });
        expect(text.body).not.toMatch(/undefined|NaN|\[object/);
      }
    }
    expect((await shop.app.inject({ url: '/api/dev/mails/constructor' })).statusCode).toBe(404);
  });
});
