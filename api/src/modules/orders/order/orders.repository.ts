import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { compiledOnce, insertedOnce } from '../../../infra/database/compiled-once';
import { countRows } from '../../../infra/database/count-rows';
import { violatedUniqueIndex } from '../../../infra/database/db';
import type { Db, Trx } from '../../../infra/database/db';
import type { OrderItemsTable, OrdersTable } from '../../../infra/database/tables/orders';
import { isId } from '../../../infra/basics/ids';
import { inPipeline } from '../../../infra/database/pipeline';
import type { ImageRow } from '../../../presenters/goods/image';

export type OrderRow = Selectable<OrdersTable>;

/** What a key was used for. */
export type RequestedOrder = Pick<OrderRow, 'id' | 'request_hash'>;

/** Whose orders: those of the account, and those that were entered for its address once it is confirmed. */
export interface Owner {
  user_id: string;
  /** null: not confirmed, it may be somebody else's */
  email: string | null;
}

/** An order in a URL: its id, or its number however it is typed. */
const named = (id_or_number: string) =>
  isId(id_or_number)
    ? sql<boolean>`orders.id = ${id_or_number}`
    : sql<boolean>`orders.number = ${id_or_number.trim().toUpperCase()}`;

const ownedBy = ({ user_id, email }: Owner) =>
  email === null
    ? sql<boolean>`orders.user_id = ${user_id}`
    : sql<boolean>`(orders.user_id = ${user_id} or (orders.user_id is null and lower(orders.email) = ${email.toLowerCase()}))`;

const imageJson = sql<ImageRow | null>`(
  select json_build_object('hash', hash, 'ext', ext, 'width', width, 'height', height, 'alt', alt, 'tone', tone,
    'derived_widths', derived_widths, 'focus', focus)
  from images where images.id = order_items.image_id)`;

/** Another order has the number of this one. */
export const isNumberTaken = (error: unknown): boolean => violatedUniqueIndex(error) === 'orders_number_key';

/** Orders and their lines. */
export const ordersRepository = {
  async find(db: Db | Trx, id_or_number: string): Promise<OrderRow | undefined> {
    if (isId(id_or_number)) return (await selectById(db, { id: id_or_number }))[0];
    return db.selectFrom('orders').selectAll().where(named(id_or_number)).executeTakeFirst();
  },

  findOwned: (db: Db | Trx, id_or_number: string, owner: Owner): Promise<OrderRow | undefined> =>
    db.selectFrom('orders').selectAll().where(named(id_or_number)).where(ownedBy(owner)).executeTakeFirst(),

  findByKey: async (trx: Trx, user_id: string, key: string): Promise<RequestedOrder | undefined> =>
    (await selectByKey(trx, { user_id, key }))[0],

  findTracked: (db: Db, number: string, email: string): Promise<OrderRow | undefined> =>
    db
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', number)
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
      .executeTakeFirst(),

  /** The row, which nobody else changes until the transaction ends. */
  lock: (trx: Trx, id: string): Promise<OrderRow | undefined> =>
    trx
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', isId(id) ? id : null)
      .forUpdate()
      .executeTakeFirst(),

  /** These rows, which nobody else changes until the transaction ends; always locked in the order of ids. */
  lockAll: (trx: Trx, ids: readonly string[]): Promise<OrderRow[]> => selectLocked(trx, { ids }),

  /** These orders, oldest first; one that is gone is left out. */
  listByIds: (db: Db, ids: readonly string[]): Promise<OrderRow[]> =>
    db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .orderBy('placed_at')
      .orderBy('id')
      .execute(),

  /**
   * As it is then, with what the database fills in.
   * @throws an error that is `isNumberTaken` where the number has been given before
   */
  async insert(trx: Trx, order: Insertable<OrdersTable>): Promise<OrderRow> {
    const [row] = await insertOrder(trx, order);
    if (!row) throw new Error('An insert gives its row');
    return row;
  },

  /** As `listItems` would give them. */
  async insertItems(trx: Trx, items: Insertable<OrderItemsTable>[]): Promise<OrderItemRow[]> {
    const rows = await inPipeline(...items.map((item) => insertItem(trx, item)));
    return rows.flat();
  },

  async update(trx: Trx, id: string, values: Updateable<OrdersTable>, now: Date): Promise<void> {
    await trx
      .updateTable('orders')
      .set((eb) => ({ ...values, version: eb('version', '+', 1), last_modified_at: now }))
      .where('id', '=', id)
      .execute();
  },

  listItems: (db: Db | Trx, order_ids: readonly string[]): Promise<OrderItemRow[]> => selectItems(db, { order_ids }),

  /** To whom its gift cards go: they are issued, or never will be. */
  async forgetGifts(trx: Trx, order_id: string): Promise<void> {
    await trx
      .updateTable('order_items')
      .set({ gifts: null })
      .where('order_id', '=', order_id)
      .where('gifts', 'is not', null)
      .execute();
  },

  async setQuantities(
    trx: Trx,
    items: Pick<Selectable<OrderItemsTable>, 'id' | 'quantity_shipped' | 'quantity_returned' | 'quantity_unsent'>[],
  ): Promise<void> {
    await sql`
      update order_items set quantity_shipped = changed.quantity_shipped,
        quantity_returned = changed.quantity_returned, quantity_unsent = changed.quantity_unsent
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as changed (id uuid, quantity_shipped integer, quantity_returned integer, quantity_unsent integer)
      where order_items.id = changed.id`.execute(trx);
  },

  async listOwned(db: Db, owner: Owner, limit: number, offset: number): Promise<{ rows: OrderRow[]; total: number }> {
    const mine = db.selectFrom('orders').where(ownedBy(owner));
    const rows = await mine
      .selectAll()
      .orderBy('placed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return { rows, total: await countRows(mine) };
  },

  /** What staff have noted about orders, for their buyers' export. */
  listNotes: (db: Db, order_ids: readonly string[]) =>
    db
      .selectFrom('order_notes')
      .select(['order_id', 'text', 'created_at'])
      .where('order_id', '=', sql<string>`any(${order_ids}::uuid[])`)
      .orderBy('created_at')
      .execute(),

  /** Everything that is kept of somebody's orders, for their export. */
  listAllOwned: (db: Db, owner: Owner): Promise<OrderRow[]> =>
    db.selectFrom('orders').selectAll().where(ownedBy(owner)).orderBy('placed_at').execute(),

  /** Orders that are not delivered and not cancelled: what keeps them open; the oldest first. */
  listOpen: (trx: Trx, owner: Owner): Promise<Pick<OrderRow, 'number' | 'status'>[]> =>
    trx
      .selectFrom('orders')
      .select(['number', 'status'])
      .where(ownedBy(owner))
      .where('status', 'in', ['open', 'awaiting_payment'])
      .where('fulfilment_status', '!=', 'delivered')
      .orderBy('placed_at')
      .execute(),

  /** What was bought stays, for the books; who bought it does not. */
  async anonymise(trx: Trx, owner: Owner): Promise<void> {
    await sql`
      with gone as (delete from order_notes where order_id in (select id from orders where ${ownedBy(owner)})),
        unsaid_gifts as (update gift_cards set message = '' where send_on is null and order_item_id in (
          select order_items.id from order_items join orders on orders.id = order_id where ${ownedBy(owner)})),
        unsaid as (update order_edits set reason = '' where order_id in (select id from orders where ${ownedBy(owner)})),
        unsaid_there as (update order_events set data = data - 'sent_to' - 'message' - 'reason'
          where event in ('mail_sent_again', 'return_refunded', 'undelivered') and order_id in (select id from orders where ${ownedBy(owner)}))
      update orders set user_id = null, email = '', note = '', idempotency_key = null, request_hash = null,
        tags = '{}', discount_reason = '', hold_reason = null, held_at = null, held_by = null, search = null, found_by = null, billing_address = null, shipping_address = jsonb_build_object('first_name', '', 'last_name', '', 'company', '',
          'line1', '', 'line2', '', 'phone', '', 'region', shipping_address ->> 'region',
          'city', '', 'postal_code', '', 'country', shipping_address ->> 'country')
      where ${ownedBy(owner)}`.execute(trx);
  },

  /** Orders whose goods have been kept long enough without anything being paid. */
  async listHeldTooLong(db: Db, now: Date, limit: number): Promise<string[]> {
    const rows = await db
      .selectFrom('orders')
      .select('id')
      .where('held_until', '<=', now)
      .orderBy('held_until')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
};

export type OrderItemRow = Selectable<OrderItemsTable> & { image: ImageRow | null };

const selectById = compiledOnce((db, { id }: { id: string }) =>
  db.selectFrom('orders').selectAll().where('id', '=', id),
);

const selectLocked = compiledOnce((db, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate(),
);

const selectByKey = compiledOnce((db, { user_id, key }: { user_id: string; key: string }) =>
  db
    .selectFrom('orders')
    .select(['id', 'request_hash'])
    .where('user_id', '=', user_id)
    .where('idempotency_key', '=', key),
);

const insertOrder = insertedOnce('orders', (insert) => insert.returningAll());

const insertItem = insertedOnce('order_items', (insert) => insert.returningAll().returning(imageJson.as('image')));

const selectItems = compiledOnce((db, { order_ids }: { order_ids: readonly string[] }) =>
  db
    .selectFrom('order_items')
    .selectAll()
    .select(imageJson.as('image'))
    .where('order_id', '=', sql<string>`any(${order_ids}::uuid[])`)
    .orderBy('order_id')
    .orderBy('position'),
);
