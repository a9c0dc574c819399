import type { Db, Trx } from '../../infra/database/db';

/** What previews lead to. */
export const previewsRepository = {
  findProduct: (db: Db | Trx, id: string): Promise<{ slug: string; name: string } | undefined> =>
    db.selectFrom('products').select(['slug', 'name']).where('id', '=', id).executeTakeFirst(),
};
