import { sql } from 'kysely';
import type { AdminOrder, MailSentAgain, OrderMailList } from '@tessera/shared/contract';
import { newId } from '../../infra/basics/ids';
import { forAllTests } from '../../../test/for-all-tests';
import { mailsTo } from '../../../test/mails/mailbox';
import { appoint, signIn } from '../../../test/people';
import { startAfterSaleShop } from '../../../test/sales/after-sale-shop';

const shop = forAllTests(startAfterSaleShop, 180_000);

/** An order that was sent, of which its buyer has been told. */
async function told() {
  const sold = await shop.sell({ delivered: true });
  await shop.tell(sold.order.id);
  const { id } = sold.order;
  const list = async () => (await shop.admin('GET', `orders/${id}/mails`)).json<OrderMailList>();
  const send = (event_id: string, key?: string) => shop.admin('POST', `orders/${id}/mails`, { event_id }, key);
  const eventOf = async (template: string) =>
    (await list()).items.find((mail) => mail.template === template)?.event_id ?? '';
  return { ...sold, id, list, send, eventOf };
}

describe('a mail of an order', () => {
  it('is listed with its event; what needs no mail is not', async () => {
    const { id, list, buyer } = await told();
    const { items, to } = await list();
    expect(to).toBe((await shop.services.users.getById(buyer.user_id)).email);
    expect(items.map(({ template }) => template)).toEqual([
      'order-placed',
      'order-paid',
      'order-shipped',
      'order-delivered',
    ]);
    expect(items.every(({ written_at }) => written_at !== null)).toBe(true);
    const { timeline } = (await shop.admin('GET', `orders/${id}`)).json<AdminOrder>();
    const events = new Map(timeline.map((event) => [event.id, event.event]));
    expect(items.map(({ event_id }) => events.get(event_id))).toEqual(['placed', 'paid', 'shipped', 'delivered']);
  });

  it('is written anew and sent to the address of now, once for a key, and that is in the timeline and the log', async () => {
    const { id, buyer, order, send, eventOf } = await told();
    const email = `moved-${id}@example.com`;
    await shop.infra.db.updateTable('users').set({ email }).where('id', '=', buyer.user_id).execute();
    const [event_id, key] = [await eventOf('order-shipped'), newId()];
    const answer = await send(event_id, key);
    expect([answer.statusCode, answer.json<MailSentAgain>()]).toMatchObject([
      201,
      { template: 'order-shipped', sent_to: email },
    ]);
    expect((await send(event_id, key)).json()).toEqual(answer.json());
    const mails = await mailsTo(shop, email);
    expect(mails.map(({ subject }) => subject)).toEqual([`Your order ${order.number} is on its way`]);
    expect(mails[0]?.text).toContain('00340434161094000000');
    const { timeline } = (await shop.admin('GET', `orders/${id}`)).json<AdminOrder>();
    expect(timeline.at(-1)).toMatchObject({
      event: 'mail_sent_again',
      data: { template: 'order-shipped', of: 'shipped', sent_to: email },
    });
    const { items } = (await shop.admin('GET', `audit-log?record_id=${id}`)).json();
    expect(items[0]).toMatchObject({
      action: 'orders.send_mail_again',
      after: { template: 'order-shipped', sent_to: email },
    });
    // The events that tell of it are no reason for a mail themselves.
    await shop.tell(id);
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });

  it('goes nowhere without a key, an event that has a mail, an address or the right', async () => {
    const { id, send, eventOf } = await told();
    const event_id = await eventOf('order-paid');
    const keyless = await shop.app.inject({
      method: 'POST',
      url: `/api/admin/orders/${id}/mails`,
      headers: shop.staff,
      payload: { event_id },
    });
    expect([keyless.statusCode, keyless.json().code]).toEqual([400, 'idempotency.key_required']);
    const other = await send(newId());
    expect([other.statusCode, other.json().code]).toEqual([404, 'order_mails.not_found']);
    const helper = await signIn(shop, 'ADMIN');
    await appoint(shop, helper.user_id, 'read_only');
    const post = { method: 'POST' as const, url: `/api/admin/orders/${id}/mails`, payload: { event_id } };
    const headers = { ...helper.headers, 'idempotency-key': newId() };
    expect((await shop.app.inject({ ...post, headers })).statusCode).toBe(403);
    await sql`update orders set user_id = null, email = '' where id = ${id}`.execute(shop.infra.db);
    const nobody = await send(event_id);
    expect([nobody.statusCode, nobody.json().code]).toEqual([409, 'order_mails.no_address']);
  });

  it('is not sent without end', async () => {
    const { send, eventOf } = await told();
    const event_id = await eventOf('order-placed');
    for (let turn = 1; turn <= 5; turn += 1) expect((await send(event_id)).statusCode).toBe(201);
    expect((await send(event_id)).statusCode).toBe(429);
  });

  it('says nothing of its address any more when its buyer is forgotten', async () => {
    const { id, buyer, send, eventOf } = await told();
    await send(await eventOf('order-placed'));
    const person = await shop.services.users.getById(buyer.user_id);
    await shop.infra.db
      .transaction()
      .execute((trx) => shop.own.orders.forget(trx, { ...person, email_verified: true }));
    const { timeline } = (await shop.admin('GET', `orders/${id}`)).json<AdminOrder>();
    expect(timeline.at(-1)).toMatchObject({ event: 'mail_sent_again', data: { template: 'order-placed' } });
    expect(JSON.stringify(timeline)).not.toContain(person.email);
  });
});
