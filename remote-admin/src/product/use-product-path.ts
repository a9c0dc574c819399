import { paths } from '@tessera/shared/paths';
import { adminPaths } from '../paths';
import { useMe } from '../rights/use-me';

interface Shown {
  product_id: string;
  slug: string;
}

/**
 * Where staff look at a product: its page in the back office, which is there for one that is archived, too; the shop's for
 * whoever may not read products.
 */
export function useProductPath(): (product: Shown) => string {
  const isInside = useMe()?.rights.includes('products.read') ?? true;
  return ({ product_id, slug }) => (isInside ? adminPaths.viewProduct(product_id) : paths.product(slug));
}
