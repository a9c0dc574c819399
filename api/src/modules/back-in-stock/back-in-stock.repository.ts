import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Language } from '../../core/languages';
import { countRows } from '../../infra/database/count-rows';
import type { Db, Trx } from '../../infra/database/db';
import { offeredLanguage } from '../../infra/database/offered-language';
import type { StockSubscriptionsTable } from '../../infra/database/tables/engagement';
import { isId } from '../../infra/basics/ids';
import { nameIn } from '../../presenters/words/name-in';

export type WatchRow = Selectable<StockSubscriptionsTable>;

/** One that waits, with what its mail says. */
export interface DueRow {
  id: string;
  email: string;
  language: 'en' | 'de';
  product_id: string;
  /** in that language, where the shop is offered in it and it has one there */
  name: string;
  /** likewise */
  slug: string;
  variant_id: string;
  options: Record<string, string>;
  /** there was no such variant when it was asked for */
  is_new: boolean;
}

/** There is something to buy: the same rule as everywhere (presenters/goods/variant.ts). */
const isAvailable = sql`(variants.stock > 0 or variants.allow_backorder or not variants.track_stock)`;

/** Who wants to be told when a variant is back. Addresses are compared without regard to case. */
export const backInStockRepository = {
  findVariant: (db: Db | Trx, product_id: string, variant_id: string) =>
    db
      .selectFrom('variants')
      .select(['id', 'stock', 'track_stock', 'allow_backorder'])
      .where('id', '=', isId(variant_id) ? variant_id : null)
      .where('product_id', '=', product_id)
      .executeTakeFirst(),

  /** What a product is called in a language; in the first one where it has no name there. */
  async getName(db: Db, product_id: string, language: Language): Promise<string> {
    const product = db.selectFrom('products').select(nameIn(language).as('name')).where('id', '=', product_id);
    return (await product.executeTakeFirstOrThrow()).name;
  },

  /** The product's options with their values, in order. */
  listOptions: (db: Db, product_id: string): Promise<{ name: string; values: string[] }[]> =>
    db
      .selectFrom('product_options')
      .select(['name', 'values'])
      .where('product_id', '=', product_id)
      .orderBy('position')
      .execute(),

  /** The variant of a combination, if it is made. */
  async findMade(db: Db, product_id: string, options: string): Promise<string | undefined> {
    const { rows } = await sql<{ id: string }>`
      select id from variants where product_id = ${product_id} and options = ${options}::jsonb`.execute(db);
    return rows[0]?.id;
  },

  /** Makes the row if it is missing, then locks it: two requests for one address take turns. */
  async lock(trx: Trx, fresh: Insertable<StockSubscriptionsTable>): Promise<WatchRow> {
    await trx
      .insertInto('stock_subscriptions')
      .values(fresh)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { variant_id = null } = fresh;
    return trx
      .selectFrom('stock_subscriptions')
      .selectAll()
      .where((eb) =>
        variant_id === null
          ? eb.and([
              eb('variant_id', 'is', null),
              eb('product_id', '=', fresh.product_id),
              eb('options', '=', sql<Record<string, string>>`${fresh.options}::jsonb`),
            ])
          : eb('variant_id', '=', variant_id),
      )
      .where((eb) => eb(eb.fn('lower', ['email']), '=', fresh.email.toLowerCase()))
      .forUpdate()
      .executeTakeFirstOrThrow();
  },

  lockByToken: (trx: Trx, token_hash: Buffer): Promise<WatchRow | undefined> =>
    trx
      .selectFrom('stock_subscriptions')
      .selectAll()
      .where('token_hash', '=', token_hash)
      .forUpdate()
      .executeTakeFirst(),

  lockById: (trx: Trx, id: string): Promise<WatchRow | undefined> =>
    trx.selectFrom('stock_subscriptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  async update(trx: Trx, id: string, changes: Updateable<StockSubscriptionsTable>): Promise<void> {
    await trx.updateTable('stock_subscriptions').set(changes).where('id', '=', id).execute();
  },

  /** Answers the products whose number of subscribers that changes. */
  async endOfUser(trx: Trx, user_id: string, variant_id: string): Promise<string[]> {
    const rows = await trx
      .updateTable('stock_subscriptions')
      .set({ state: 'ended', token_hash: null, token_expires_at: null })
      .where('user_id', '=', user_id)
      .where('variant_id', '=', isId(variant_id) ? variant_id : null)
      .where('state', 'in', ['pending', 'waiting'])
      .returning('product_id')
      .execute();
    return rows.map(({ product_id }) => product_id);
  },

  async listWatched(db: Db, user_id: string, product_id: string): Promise<string[]> {
    const rows = await db
      .selectFrom('stock_subscriptions')
      .select('variant_id')
      .where('user_id', '=', user_id)
      .where('product_id', '=', product_id)
      .where('state', 'in', ['pending', 'waiting'])
      .execute();
    return rows.flatMap(({ variant_id }) => variant_id ?? []);
  },

  /** Those of these variants that somebody waits for and of which there is some. */
  async listWanted(trx: Trx, variant_ids: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select variants.id from variants where id = any(${variant_ids}::uuid[]) and ${isAvailable}
        and exists (select from stock_subscriptions where variant_id = variants.id and state = 'waiting')`.execute(trx);
    return rows.map(({ id }) => id);
  },

  /** Those that wait for one of these variants while there is some of it, the oldest first; skips what another worker holds. */
  async lockDue(trx: Trx, variant_ids: readonly string[], most: number): Promise<DueRow[]> {
    const { rows } = await sql<DueRow>`
      select waiting.id, waiting.email, waiting.language, waiting.product_id, waiting.variant_id,
        coalesce(products.words -> reads.language ->> 'name', products.name) as name,
        coalesce(products.words -> reads.language ->> 'slug', products.slug) as slug,
        variants.options, waiting.options is not null as is_new
      from stock_subscriptions as waiting
      join variants on variants.id = waiting.variant_id
      join products on products.id = waiting.product_id
      cross join lateral (select ${offeredLanguage(sql.ref('waiting.language'))} as language) as reads
      where waiting.state = 'waiting' and waiting.variant_id = any(${variant_ids}::uuid[]) and ${isAvailable}
        and products.published
      order by waiting.requested_at, waiting.id limit ${most}
      for update of waiting skip locked`.execute(trx);
    return rows;
  },

  async markTold(trx: Trx, ids: readonly string[], now: Date): Promise<void> {
    await trx
      .updateTable('stock_subscriptions')
      .set({ state: 'told', told_at: now, token_hash: null, token_expires_at: null })
      .where('id', 'in', [...ids])
      .execute();
  },

  /**
   * Whoever waits for a combination that is made by now waits for its variant from here on; who has asked for that variant
   * meanwhile, once.
   * @param variant_ids among which it may be; all unless said
   */
  async adoptMade(trx: Trx, variant_ids?: readonly string[]): Promise<void> {
    const among = variant_ids ? sql`variants.id = any(${variant_ids}::uuid[])` : sql`true`;
    await sql`
      update stock_subscriptions as waiting set variant_id = variants.id from variants
      where waiting.variant_id is null and variants.product_id = waiting.product_id and variants.options = waiting.options
        and ${among} and not exists (
          select from stock_subscriptions as other
          where other.variant_id = variants.id and lower(other.email) = lower(waiting.email)
        )`.execute(trx);
    await sql`
      delete from stock_subscriptions as waiting using variants
      where waiting.variant_id is null and variants.product_id = waiting.product_id
        and variants.options = waiting.options and ${among}`.execute(trx);
  },

  /** Variants that somebody waits for although there is some: what a writer of stock forgot to say. */
  async listForgotten(db: Db, most: number): Promise<string[]> {
    const { rows } = await sql<{ variant_id: string }>`
      select distinct waiting.variant_id from stock_subscriptions as waiting
      join variants on variants.id = waiting.variant_id
      join products on products.id = waiting.product_id
      where waiting.state = 'waiting' and ${isAvailable} and products.published limit ${most}`.execute(db);
    return rows.map(({ variant_id }) => variant_id);
  },

  /**
   * Counts anew how many wait for each product; their rows must be locked, so that two who come at once are both
   * counted. Answers those whose number changed.
   */
  async countSubscribers(trx: Trx, product_ids: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      with counted as (
        select wanted.id, (select count(*)::integer from stock_subscriptions
          where product_id = wanted.id and state = 'waiting') as number
        from unnest(${product_ids}::uuid[]) as wanted (id)
      )
      update products set subscribers = counted.number from counted
      where products.id = counted.id and products.subscribers <> counted.number
      returning products.id`.execute(trx);
    return rows.map(({ id }) => id);
  },

  countMailedSince: (db: Db, since: Date): Promise<number> =>
    countRows(db.selectFrom('stock_subscriptions').where('mailed_at', '>', since)),

  /** An address that was never confirmed, and what has been settled for long. */
  async removeUnconfirmed(db: Db, before: Date): Promise<void> {
    const pending = db.deleteFrom('stock_subscriptions').where('state', '=', 'pending');
    await pending.where('token_expires_at', '<', before).execute();
  },

  /** Everything that an account or a confirmed address waits or waited for. */
  listOf: (db: Db, user_id: string, email: string | null) =>
    db
      .selectFrom('stock_subscriptions')
      .innerJoin('products', 'products.id', 'stock_subscriptions.product_id')
      .select(['products.name as product', 'stock_subscriptions.email', 'stock_subscriptions.state'])
      .select(['stock_subscriptions.requested_at', 'stock_subscriptions.confirmed_at', 'stock_subscriptions.told_at'])
      .where((eb) =>
        eb.or([
          eb('stock_subscriptions.user_id', '=', user_id),
          eb(eb.fn('lower', ['stock_subscriptions.email']), '=', email?.toLowerCase() ?? null),
        ]),
      )
      .orderBy('stock_subscriptions.requested_at')
      .execute(),

  async removeOf(trx: Trx, user_id: string, email: string | null): Promise<string[]> {
    const rows = await trx
      .deleteFrom('stock_subscriptions')
      .where((eb) =>
        eb.or([eb('user_id', '=', user_id), eb(eb.fn('lower', ['email']), '=', email?.toLowerCase() ?? null)]),
      )
      .returning('product_id')
      .execute();
    return rows.map(({ product_id }) => product_id);
  },
};
