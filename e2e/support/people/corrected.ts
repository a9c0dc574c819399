import { randomUUID } from 'node:crypto';
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
  const post = (deed: string, json: object) =>
    callJson(`${path}/${deed}`, { method: 'POST', json, token, headers: { 'idempotency-key': randomUUID() } });
  await post('refunds', { amount: 700, reason: 'Chipped', items: [] });
  await expect.poll(async () => (await read()).documents.length).toBe(2);
  const address = { ...order.shipping_address, company: 'Lane & Sons Ltd' };
  await post('invoice-corrections', { address, reason: 'The company asked by phone' });
  return order;
}
