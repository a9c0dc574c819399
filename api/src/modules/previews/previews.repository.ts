import type { RemoteDescriptor } from '@tessera/shared/composition';
import type { Db, Trx } from '../../infra/database/db';

/** What previews lead to. */
export const previewsRepository = {
  findProduct: (db: Db | Trx, id: string): Promise<{ slug: string; name: string } | undefined> =>
    db.selectFrom('products').select(['slug', 'name']).where('id', '=', id).executeTakeFirst(),

  /** A version of a remote whose files are there and that is live or was never: what was taken back is not shown again. */
  async findBuild(db: Db | Trx, name: string, version: string): Promise<RemoteDescriptor | undefined> {
    const row = await db
      .selectFrom('remote_versions')
      .select('descriptor')
      .where('name', '=', name)
      .where('version', '=', version)
      .where('collected_at', 'is', null)
      .where('state', '!=', 'retired')
      .executeTakeFirst();
    return row && (row.descriptor as RemoteDescriptor); // only checked ones are written
  },
};
