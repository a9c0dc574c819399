import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { countRows } from '../../../infra/database/count-rows';
import type { Db, Trx } from '../../../infra/database/db';
import { allOf } from '../../../infra/database/lists/conditions';
import { falling, isBehind, keyOf, rising } from '../../../infra/database/lists/list-window';
import type { ListWindow, Placed } from '../../../infra/database/lists/list-window';
import type { RedirectsTable } from '../../../infra/database/tables/redirects';
import type { Redirect } from './read-redirect';

export type RedirectRow = Selectable<RedirectsTable>;
export type RedirectWindow = ListWindow<'path' | '-created_at'>;

const SORTS = { path: rising(sql`path`, 'text'), '-created_at': falling(sql`created_at`, 'timestamptz') };
/** Nobody follows a visitor over more. */
const MOST_STEPS = 10;

const matching = (search: string) =>
  search === '' ? sql`true` : sql`(position(${search} in path) > 0 or position(${search} in lower(target)) > 0)`;

/** Addresses that the shop does not have, and where they lead. */
export const redirectsRepository = {
  /** How many, of those that have a text on either side; '' for all. */
  async count(db: Db | Trx, search: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from redirects where ${matching(search)}`.execute(db);
    return rows[0]?.count ?? 0;
  },

  async list(
    db: Db,
    search: string,
    { sort, after, limit, offset }: RedirectWindow,
  ): Promise<(RedirectRow & Placed)[]> {
    const { order, column } = SORTS[sort];
    const { rows } = await sql<RedirectRow & Placed>`
      select redirects.*, ${keyOf(SORTS[sort])} from redirects
      where ${allOf([matching(search), isBehind(SORTS[sort], after, sql`id`)])}
      order by ${column} ${order}, id ${order} limit ${limit} offset ${offset}`.execute(db);
    return rows;
  },

  /** Those behind a path, in the order of their paths; '' for the first ones. */
  listAfter: (db: Db, after: string, limit: number): Promise<Pick<RedirectRow, 'path' | 'target'>[]> =>
    db
      .selectFrom('redirects')
      .select(['path', 'target'])
      .where('path', '>', after)
      .orderBy('path')
      .limit(limit)
      .execute(),

  listByPaths: (db: Db | Trx, paths: readonly string[]): Promise<RedirectRow[]> =>
    paths.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('redirects')
          .selectAll()
          .where('path', 'in', [...paths])
          .execute(),

  /** One at a time writes: else two could lead to each other, or be one too many together. */
  async lockAll(trx: Trx): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended('redirects', 0))`.execute(trx);
  },

  lock: (trx: Trx, id: string): Promise<RedirectRow | undefined> =>
    trx.selectFrom('redirects').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  countAll: (trx: Trx): Promise<number> => countRows(trx.selectFrom('redirects')),

  /**
   * Whether whoever follows a redirect comes back to where they were, or to no end.
   * @param replaced the id of the one in whose place it stands
   * @param check_id of a check: what it has found counts before what there is
   */
  async leadsBack(
    db: Db | Trx,
    { path, target_path }: Pick<Redirect, 'path' | 'target_path'>,
    { replaced = null, check_id = null }: { replaced?: string | null; check_id?: string | null } = {},
  ): Promise<boolean> {
    const { rows } = await sql<{ leads_back: boolean }>`
      with recursive way as (
        select ${target_path}::text as path, 1 as steps
        union all
        select next.target_path, steps + 1 from way cross join lateral (
          select target_path from (
            select target_path, 1 as place from redirect_check_items
            where check_id = ${check_id}::uuid and path = way.path and verdict <> 'wrong'
            union all
            select target_path, 2 from redirects
            where path = way.path and id is distinct from ${replaced}::uuid
          ) as known order by place limit 1
        ) as next
        where way.path <> ${path} and steps <= ${MOST_STEPS}
      )
      select bool_or(path = ${path}) or max(steps) > ${MOST_STEPS} as leads_back from way`.execute(db);
    return rows[0]?.leads_back ?? false;
  },

  async insert(trx: Trx, row: Insertable<RedirectsTable>): Promise<void> {
    await trx.insertInto('redirects').values(row).execute();
  },

  async update(trx: Trx, id: string, changes: Updateable<RedirectsTable>): Promise<void> {
    await trx.updateTable('redirects').set(changes).where('id', '=', id).execute();
  },

  async remove(trx: Trx, id: string): Promise<void> {
    await trx.deleteFrom('redirects').where('id', '=', id).execute();
  },
};
