import type { JSX } from 'react';
import type { PageContext } from '@tessera/shared/composition';
import { Breadcrumbs, Container, ErrorState } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link, useParams } from '@tessera/shared/vendor/router';
import { newestQuery, productQuery, relatedQuery } from '../../catalog/catalog.queries';
import { ProductShelf } from '../../catalog/product-shelf';
import { rememberStore, useStoreSettings } from '../../catalog/store';
import { MissingProduct } from './missing-product';
import { ProductSkeleton } from './product-skeleton';
import { ProductView } from './product-view';
import { productTrail } from './product.meta';

export { meta } from './product.meta';

/** Loads the product and what goes with it; for an unknown one what is shown instead. */
export async function prefetch({ queryClient, params, store }: PageContext): Promise<void> {
  rememberStore(queryClient, store);
  const id = params['product_id'] ?? '';
  await Promise.all([queryClient.prefetchQuery(productQuery(id)), queryClient.prefetchQuery(relatedQuery(id))]);
  if (queryClient.getQueryData(productQuery(id).queryKey) === null) await queryClient.prefetchQuery(newestQuery());
}

/** One product (SPEC.md §2). */
export function Page(): JSX.Element {
  const { product_id = '' } = useParams();
  const locale = useStoreSettings()?.locale;
  const { data: product, isError, isFetching, refetch } = useQuery(productQuery(product_id));
  const related = useQuery({ ...relatedQuery(product_id), enabled: product !== null });
  if (product === null) {
    return (
      <Container>
        <MissingProduct locale={locale} />
      </Container>
    );
  }
  if (!product && isError) {
    return (
      <Container>
        <ErrorState level={1} title="The product did not load" onRetry={() => void refetch()} pending={isFetching}>
          <p>The connection or our server failed. Your cart is untouched.</p>
        </ErrorState>
      </Container>
    );
  }
  return (
    <Container>
      <Breadcrumbs items={product ? productTrail(product) : [{ label: ' ' }]} linkAs={Link} />
      {product ? <ProductView key={product.id} product={product} locale={locale} /> : <ProductSkeleton />}
      <ProductShelf title="Goes well with" query={related} count={4} locale={locale} />
    </Container>
  );
}
