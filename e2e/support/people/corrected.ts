import type { AdminOrder, Order } from '@tessera/shared/contract';
import { adminAccess, callJson } from '../shop/api';
import { expect } from '../test';
import { arrivedOrder } from './returned';

/** An order of which something was credited, and whose invoice was written anew since, to a company. */
export async function correctedOrder(): Promise<Order> {
  const { order } = await arrivedOrder();
  const token = await adminAccess();
  const path = `admin/orders/${order.id}`;
  const read = async (): Promise<AdminOrder> => callJson(path, { token });
  await callJson(`${path}/refunds`, { method: 'POST', json: { amount: 700, reason: 'Chipped', items: [] }, token });
  await expect.poll(async () => (await read()).documents.length).toBe(2);
  const address = { ...order.shipping_address, company: 'Lane & Sons Ltd' };
  const json = { address, reason: 'The company asked by phone' };
  await callJson(`${path}/invoice-corrections`, { method: 'POST', json, token });
  return order;
}
