import { sql } from 'kysely';
import { countRows } from '../../infra/database/count-rows';
import type { Db } from '../../infra/database/db';
import type { OrderRow } from './order/orders.repository';

export interface OrderSearch {
  status?: OrderRow['status'];
  payment_status?: OrderRow['payment_status'];
  fulfilment_status?: OrderRow['fulfilment_status'];
  search?: string;
  limit: number;
  offset: number;
}

const likeStart = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Orders as staff look for them. */
export const adminOrdersRepository = {
  async list(db: Db, { limit, offset, search, ...states }: OrderSearch) {
    let found = db.selectFrom('orders').leftJoin('users', 'users.id', 'orders.user_id');
    for (const column of ['status', 'payment_status', 'fulfilment_status'] as const) {
      const wanted = states[column];
      if (wanted !== undefined) found = found.where(`orders.${column}`, '=', wanted);
    }
    const text = search?.trim() ?? '';
    if (text.includes('@')) {
      found = found.where((eb) => eb(eb.fn('lower', ['orders.email']), '=', text.toLowerCase()));
    } else if (text !== '') {
      found = found.where('orders.number', 'like', likeStart(text.toUpperCase()));
    }
    const rows = await found
      .selectAll('orders')
      .select(sql<string | null>`users.first_name || ' ' || users.last_name`.as('customer_name'))
      .orderBy('orders.placed_at', 'desc')
      .orderBy('orders.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return { rows, total: await countRows(found) };
  },

  async findCustomer(db: Db, user_id: string | null): Promise<{ id: string; name: string } | null> {
    if (user_id === null) return null;
    const row = await db
      .selectFrom('users')
      .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
      .where('id', '=', user_id)
      .executeTakeFirst();
    return row ?? null;
  },
};
