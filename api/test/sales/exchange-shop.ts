import type { AdminOrder, AdminReturn, Order, OrderDraft, Return } from '@tessera/shared/contract';
import { ADDRESS, aBuyer } from '../../src/modules/orders/testing/orders-shop';
import type { Buyer } from '../../src/modules/orders/testing/orders-shop';
import { addGoods } from '../goods';
import type { GoodsOptions } from '../goods';
import { signIn } from '../people';
import type { SignedIn } from '../people';
import { CARDS, newKey, startPayShop, tokenOf } from './pay-shop';

/** A shop whose buyers bring goods back, and staff who exchange them over HTTP. */
export async function startExchangeShop() {
  const shop = await startPayShop({ config: { access_token_seconds: 24 * 3600 } });
  const staff = await signIn(shop, 'ADMIN');

  const call = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, by: SignedIn = staff) =>
    shop.app.inject({
      method,
      url: `/api/admin/${url}`,
      headers: { ...by.headers, ...(method === 'POST' && { 'idempotency-key': newKey() }) },
      ...(payload ? { payload } : {}),
    });

  /** The same, where it has to be taken. */
  async function done<T>(method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object): Promise<T> {
    const answer = await call(method, url, payload);
    if (answer.statusCode >= 300) throw new Error(answer.body);
    return answer.json<T>();
  }

  const begin = (one: Pick<AdminReturn, 'id' | 'version'>, variant_id: string, quantity = 1, by = staff) =>
    call('POST', `returns/${one.id}/exchange-draft`, { version: one.version, items: [{ variant_id, quantity }] }, by);

  async function draftOf(one: Pick<AdminReturn, 'id' | 'version'>, variant_id: string, quantity = 1) {
    const answer = await begin(one, variant_id, quantity);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<OrderDraft>();
  }

  /** Sends all of an order off and has it arrive. */
  async function deliver(order_id: string): Promise<void> {
    const { shipments } = await done<AdminOrder>('POST', `orders/${order_id}/shipments`, { carrier: 'UPS' });
    await shop.deliverMessages();
    await call('POST', `shipments/${shipments[0]?.id ?? ''}/delivered`, {});
  }

  /** Pieces of an order's first line come back, as new. */
  async function bringBack(buyer: Pick<Buyer, 'call'>, order: Order, quantity: number) {
    const order_item_id = order.items[0]?.id ?? '';
    const items = [{ order_item_id, quantity, reason: 'does_not_fit' }];
    const asked = (await buyer.call('POST', `orders/${order.id}/returns`, { items })).json<Return>();
    const approved = await done<AdminReturn>('POST', `returns/${asked.id}/approve`, { version: asked.version });
    const pieces = [{ order_item_id, as_new: quantity, damaged: 0 }];
    const receipt = { version: approved.version, items: pieces };
    return done<AdminReturn>('POST', `returns/${asked.id}/receive`, receipt);
  }

  async function broughtBackBy(buyer: Buyer, address: object = ADDRESS) {
    const goods = await addGoods(shop, { regular_price: 2000, stock: 10 });
    await buyer.fill(goods, 2, address);
    const token = await tokenOf(shop, CARDS.approved);
    const placed = await buyer.order(newKey(), { payment: { method: 'test-card', token } });
    if (placed.statusCode !== 201) throw new Error(placed.body);
    const { order } = placed.json<{ order: Order }>();
    await deliver(order.id);
    return { buyer, goods, order, one: await bringBack(buyer, order, 2) };
  }

  return {
    ...shop,
    owner: staff,
    call,
    done,
    begin,
    draftOf,
    deliver,
    bringBack,

    goodsAt: (regular_price: number, options: GoodsOptions = {}) =>
      addGoods(shop, { regular_price, stock: 10, ...options }),

    place: (draft: OrderDraft, payment: object = { way: 'link' }, by = staff) => {
      const body = { version: draft.version, expected_total: draft.totals.total, payment };
      return call('POST', `order-drafts/${draft.id}/place`, body, by);
    },

    returnOf: ({ id }: { id: string }) => done<AdminReturn>('GET', `returns/${id}`),
    orderOf: (id: string) => done<AdminOrder>('GET', `orders/${id}`),

    /** Two pieces of 2000 that were bought by card, and are back. */
    broughtBack: async (address: object = ADDRESS) => broughtBackBy(await aBuyer(shop), address),
    broughtBackBy,
  };
}
