import type { JSX } from 'react';
import { Breadcrumbs, Container, ErrorState } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link, useParams } from '@tessera/shared/vendor/router';
import { productQuery, relatedQuery } from '../../catalog/catalog.queries';
import { ProductShelf } from '../../catalog/product-shelf';
import { useStoreSettings } from '../../catalog/store';
import { MissingProduct } from './missing-product';
import { ProductSkeleton } from './product-skeleton';
import { ProductView } from './product-view';
import { productTrail } from './product.meta';

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
