import type { Db, Trx } from './db';

/** Stored pictures as they are presented, in no order; unknown ids are left out. @param ids some hundred at most */
export const listImages = (db: Db | Trx, ids: string[]) =>
  db
    .selectFrom('images')
    .select(['id', 'hash', 'ext', 'width', 'height', 'alt', 'tone', 'derived_widths', 'focus'])
    .where('id', 'in', ids)
    .execute();
