import { sql } from 'kysely';
import type { Db } from '../../../infra/database/db';
import type { ReviewsTable } from '../../../infra/database/tables/engagement';
import type { MailsTable } from '../../../infra/database/tables/identity';
import type { Selectable } from 'kysely';

/** What the shop has of a customer in its other areas: the latest of each, by indexes that go by the customer. */
export const customerPartsRepository = {
  latestOrders: (db: Db, user_id: string, most: number) =>
    db
      .selectFrom('orders')
      .select(['id', 'number', 'placed_at', 'status', 'payment_status', 'fulfilment_status', 'total', 'currency'])
      .where('user_id', '=', user_id)
      .orderBy('placed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute(),

  latestReturns: (db: Db, user_id: string, most: number) =>
    db
      .selectFrom('returns')
      .innerJoin('orders', 'orders.id', 'returns.order_id')
      .select(['returns.id', 'returns.number', 'returns.state', 'returns.created_at'])
      .select('orders.number as order_number')
      .where('returns.user_id', '=', user_id)
      .orderBy('returns.created_at', 'desc')
      .orderBy('returns.id', 'desc')
      .limit(most)
      .execute(),

  async latestReviews(db: Db, user_id: string, most: number) {
    const { rows } = await sql<
      Pick<Selectable<ReviewsTable>, 'id' | 'rating' | 'state' | 'created_at'> & {
        product: { id: string; name: string };
      }
    >`
      select reviews.id, rating, state, reviews.created_at,
        jsonb_build_object('id', products.id, 'name', products.name) as product
      from reviews join products on products.id = reviews.product_id
      where reviews.user_id = ${user_id}
      order by reviews.created_at desc, reviews.id desc limit ${most}`.execute(db);
    return rows;
  },

  async countWishes(db: Db, user_id: string): Promise<number> {
    const row = await db
      .selectFrom('wishlist_items')
      .select((eb) => eb.fn.countAll<number>().as('wishes'))
      .where('user_id', '=', user_id)
      .executeTakeFirst();
    return row?.wishes ?? 0;
  },

  latestMails: (
    db: Db,
    address: string,
    most: number,
  ): Promise<Pick<Selectable<MailsTable>, 'id' | 'template' | 'state' | 'created_at'>[]> =>
    db
      .selectFrom('mails')
      .select(['id', 'template', 'state', 'created_at'])
      .where('recipient', '=', address)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute(),
};
