import type { Db, Trx } from '../../infra/database/db';
import { findSettings, findVersionedSettings, putSettings, replaceSettings } from '../../infra/database/settings-row';

/** The store's own settings, and its pictures. */
export const storeRepository = {
  find: findSettings,

  put: putSettings,

  findVersioned: findVersionedSettings,

  replace: replaceSettings,

  listImages: (db: Db | Trx, ids: string[]) =>
    db
      .selectFrom('images')
      .select(['id', 'hash', 'ext', 'width', 'height', 'alt', 'tone', 'derived_widths'])
      .where('id', 'in', ids)
      .execute(),
};
