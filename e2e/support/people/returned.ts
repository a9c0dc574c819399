import type { AdminOrder, Return } from '@tessera/shared/contract';
import { adminAccess, callJson } from '../shop/api';
import { createBuyer, orderByTransfer } from './buyer';

/** Two mugs that were paid, sent and delivered, and that their buyer wants to give back. */
export async function askedReturn(): Promise<Return> {
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
  const items = [{ order_item_id: order.items[0]?.id, quantity: 2, reason: 'damaged' }];
  const comment = 'The handle of one is broken.';
  return callJson<Return>(`orders/${order.number}/returns`, {
    method: 'POST',
    json: { items, comment },
    token: buyer.tokens.access,
  });
}
