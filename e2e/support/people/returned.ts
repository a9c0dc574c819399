import type { AdminOrder, AdminReturn, Order, Return } from '@tessera/shared/contract';
import { adminAccess, callJson } from '../shop/api';
import { createBuyer, orderByTransfer, type BuyerAccount } from './buyer';

/** Two mugs that were paid, sent and delivered, and who has them. */
export async function arrivedOrder(): Promise<{ buyer: BuyerAccount; order: Order }> {
  const buyer = await createBuyer('ember-mug', 2);
  const order = await orderByTransfer(buyer);
  const token = await adminAccess();
  const post = <T>(path: string, json: object): Promise<T> => callJson<T>(path, { method: 'POST', json, token });
  await post(`admin/orders/${order.id}/paid`, {});
  const sent = await post<AdminOrder>(`admin/orders/${order.id}/shipments`, {
    carrier: 'UPS',
    tracking_number: '1Z999',
  });
  await post(`admin/shipments/${sent.shipments[0]?.id}/delivered`, {});
  return { buyer, order };
}

/** Two mugs that have arrived, and that their buyer wants to give back. */
export async function askedReturn(): Promise<Return> {
  const { buyer, order } = await arrivedOrder();
  const items = [{ order_item_id: order.items[0]?.id, quantity: 2, reason: 'damaged' }];
  const comment = 'The handle of one is broken.';
  return callJson<Return>(`orders/${order.number}/returns`, {
    method: 'POST',
    json: { items, comment },
    token: buyer.tokens.access,
  });
}

/** The same, whose goods are here as new: to be refunded, or exchanged. */
export async function arrivedReturn(): Promise<AdminReturn> {
  const { id, version } = await askedReturn();
  const token = await adminAccess();
  const step = (name: string, json: object) =>
    callJson<AdminReturn>(`admin/returns/${id}/${name}`, { method: 'POST', json, token });
  const approved = await step('approve', { version });
  const items = approved.items.map(({ order_item_id, quantity: as_new }) => ({ order_item_id, as_new, damaged: 0 }));
  return step('receive', { version: approved.version, items });
}
