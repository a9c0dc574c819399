import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import type { ProductFinder } from '../catalogue/products/product-finder.service';
import { backInStockRepository } from './back-in-stock.repository';

interface Deps extends Pick<Infra, 'changes'> {
  products: Pick<ProductFinder, 'lock'>;
}

/** Brings products' number of subscribers in step with who waits, in the transaction that changed it. */
export async function countSubscribers(trx: Trx, { changes, products }: Deps, ids: readonly string[]): Promise<void> {
  // In one order, so that two who do this never wait for each other.
  const product_ids = [...new Set(ids)].sort();
  for (const id of product_ids) await products.lock(trx, id);
  const changed = await backInStockRepository.countSubscribers(trx, product_ids);
  if (changed.length > 0)
    await changes.notify(
      trx,
      changed.map((id) => `product:${id}`),
    );
}
