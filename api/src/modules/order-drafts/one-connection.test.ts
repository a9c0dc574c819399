import type { AdminOrder, AdminReturn, NewPaymentLink, OrderDraft, PlacedDraft } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { addGoods } from '../../../test/goods';
import { signIn } from '../../../test/people';
import { aPayer, CARDS, newKey, startPayShop, tokenOf } from '../../../test/sales/pay-shop';
import { ADDRESS } from '../orders/testing/orders-shop';

jest.setTimeout(120_000);
// Whoever needed a second one within a transaction would wait for it until they gave up.
const shop = forAllTests(() => startPayShop({ config: { access_token_seconds: 36_000, database_pool_max: 1 } }));

it('everything that staff do with an order takes one connection', async () => {
  const { headers } = await signIn(shop, 'ADMIN');
  const steps: [string, number][] = [];
  async function staff<Answer>(method: 'POST' | 'PUT' | 'PATCH', url: string, payload: object): Promise<Answer> {
    const keyed = { ...headers, 'idempotency-key': newKey() };
    const answer = await shop.app.inject({ method, url: `/api/admin/${url}`, headers: keyed, payload });
    steps.push([`${method} ${url.replaceAll(/[0-9a-f-]{36}/g, ':id')}`, answer.statusCode]);
    return answer.json<Answer>();
  }
  const buyer = await aPayer(shop);
  const goods = await addGoods(shop, { regular_price: 2000, stock: 20 });
  const whole = {
    user_id: buyer.user_id,
    items: [{ variant_id: goods.variant_id, quantity: 4 }],
    shipping_address: ADDRESS,
    delivery_method: 'standard',
  };
  async function place(payment: object): Promise<AdminOrder> {
    const draft = await staff<OrderDraft>('POST', 'order-drafts', whole);
    const { id, version, totals } = await staff<OrderDraft>('PATCH', `order-drafts/${draft.id}`, {
      version: draft.version,
      note: 'Ring twice',
    });
    const body = { version, expected_total: totals.total, payment };
    const { order_id } = await staff<PlacedDraft>('POST', `order-drafts/${id}/place`, body);
    return staff<AdminOrder>('POST', `orders/${order_id}/notes`, { text: 'Rang' });
  }
  const { id } = await place({ way: 'link' });
  const { url } = await staff<NewPaymentLink>('POST', `orders/${id}/payment-links`, {});
  const card = { method: 'test-card', token: await tokenOf(shop, CARDS.approved) };
  const paid = await shop.app.inject({
    method: 'POST',
    url: `/api/payment-links/${url.split('/pay/')[1]}/payments`,
    headers: { 'idempotency-key': newKey() },
    payload: card,
  });
  steps.push(['paid by link', paid.statusCode]);
  const now = await staff<AdminOrder>('PUT', `orders/${id}/tags`, { tags: ['vip'] });
  const line = now.items[0]?.id ?? '';
  const fewer = { lines: [{ order_item_id: line, quantity: 3 }] };
  const preview = await staff<{ after: { total: number } }>('POST', `orders/${id}/edit-preview`, fewer);
  await staff('POST', `orders/${id}/edits`, { ...fewer, expected_total: preview.after.total });
  await staff('POST', `orders/${id}/refunds`, { amount: 100, reason: 'Late', items: [] });
  const sent = await staff<AdminOrder>('POST', `orders/${id}/shipments`, { carrier: 'DHL' });
  await staff('POST', `shipments/${sent.shipments[0]?.id}/delivered`, {});
  async function comeBack(): Promise<AdminReturn> {
    const asked = await buyer.call('POST', `orders/${id}/returns`, {
      items: [{ order_item_id: line, quantity: 1, reason: 'other' }],
    });
    steps.push(['asked to return', asked.statusCode]);
    const approved = await staff<AdminReturn>('POST', `returns/${asked.json<AdminReturn>().id}/approve`, {
      version: 1,
    });
    return staff<AdminReturn>('POST', `returns/${approved.id}/receive`, { version: approved.version, restock: [line] });
  }
  const first = await comeBack();
  await staff('POST', `returns/${first.id}/refund`, { version: first.version });
  const second = await comeBack();
  shop.clock.advance(1000);
  const other = await place({ way: 'paid', method: 'bank-transfer' });
  await staff('POST', `returns/${second.id}/exchange`, { version: second.version, order: other.number });
  await staff('POST', `orders/${other.id}/cancel`, {});
  await staff('POST', 'jobs', { kind: 'orders.tag', parameters: { orders: { ids: [id] }, tags: ['late'] } });
  while (await shop.services.jobRunner.turn());
  await staff('POST', 'downloads', { kind: 'orders' });
  await staff('POST', 'views', { list: 'orders', name: 'Mine', query: '', is_shared: true });
  await staff('POST', 'tokens', { name: 'Machine', rights: ['orders.read'] });
  expect(steps.filter(([, status]) => status >= 300)).toEqual([]);
  expect(steps.length).toBeGreaterThan(25);
});
