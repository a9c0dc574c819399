import { withTransaction } from '../../api/src/infra/database/transaction';
import { withInfra } from './infra';

/**
 * Takes a product out of the shop, or puts it back, as the back office does.
 * @throws Error when there is no such product
 */
export async function setProductStatus(slug: string, status: 'active' | 'archived'): Promise<void> {
  await withInfra(({ db, changes }) =>
    withTransaction(db, async (trx) => {
      const { id } = await trx
        .updateTable('products')
        .set({ status, published: status === 'active' })
        .where('slug', '=', slug)
        .returning('id')
        .executeTakeFirstOrThrow();
      await changes.notify(trx, ['products', `product:${id}`]);
    }),
  );
}
