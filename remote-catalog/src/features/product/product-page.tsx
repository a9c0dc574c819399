import { type JSX, memo, useEffect } from 'react';
import type { Product } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { lateComponent } from '@tessera/shared/late';
import { Breadcrumbs, Container, ErrorState } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link, useParams, useSearchParams } from '@tessera/shared/vendor/router';
// the server shows what is below before its code is here: its sheets come with the page (the names in them do not)
import '@tessera/shared/styles/heart.module.css?sheet';
import '../../catalog/compare/compare-button.module.css?sheet';
import '../../catalog/tiles/product-grid.module.css?sheet';
import '../../catalog/tiles/product-shelf.module.css?sheet';
import '../../catalog/tiles/product-tile.module.css?sheet';
import { isProduct, isWhole, productQuery, wholeProductQuery } from '../../catalog/one-product.queries';
import { LateContainer } from '../../catalog/late/late-container';
import { noteViewed } from '../../catalog/recently-viewed';
import { whenSeen } from '../../catalog/late/when-seen';
import { catalogMessages } from '../../messages/catalog';
import { productMessages } from '../../messages/product';
import styles from './product-page.module.css';
import { ProductSkeleton } from './product-skeleton';
import { ProductView } from './product-view';
import { productTrail } from './product-trail';
import './reviews/reviews.module.css?sheet';

const MORE = 'product-more';
const importProductMore = () => import(/* webpackChunkName: "product-more" */ './product-more');
const ProductMore = lateComponent(importProductMore, () => whenSeen(MORE));
const MISSING = 'missing-product';
const importMissingProduct = () => import(/* webpackChunkName: "product-more" */ './missing-product');
const MissingProduct = lateComponent(importMissingProduct, () => whenSeen(MISSING));

/** What is below the product; it has nothing to do with the choice of a variant. */
const More = memo(function More({ product, address }: { product: Product; address: string }): JSX.Element {
  return (
    <LateContainer id={MORE} className={styles.More} fallback={null}>
      <ProductMore product={product} address={address} />
    </LateContainer>
  );
});

function Failed({ onRetry, pending }: { onRetry: () => void; pending: boolean }): JSX.Element {
  const text = useMessages(productMessages);
  const { tryAgain } = useMessages(catalogMessages);
  return (
    <ErrorState level={1} title={text.notLoaded} onRetry={onRetry} retryLabel={tryAgain} pending={pending}>
      <p>{text.cartUntouched}</p>
    </ErrorState>
  );
}

function Found({ product: first, address }: { product: Product; address: string }): JSX.Element {
  const { data: product = first } = useQuery({ ...wholeProductQuery(first.slug), enabled: !isWhole(first) });
  useEffect(() => noteViewed(product.id), [product.id]);
  return (
    <>
      <Breadcrumbs items={productTrail(product)} linkAs={Link} />
      <ProductView key={product.id} product={product} />
      <More product={product} address={address} />
    </>
  );
}

function Waiting(): JSX.Element {
  return (
    <>
      <Breadcrumbs items={[{ label: ' ' }]} linkAs={Link} />
      <ProductSkeleton />
    </>
  );
}

function Content({ address }: { address: string }): JSX.Element {
  const [search] = useSearchParams();
  const { data, isError, isFetching, refetch } = useQuery(productQuery(address, search.get('variant')));
  if (data && isProduct(data)) return <Found product={data} address={address} />;
  if (data !== undefined) {
    return (
      <LateContainer id={MISSING} fallback={null}>
        <MissingProduct address={address} gone={data !== null} />
      </LateContainer>
    );
  }
  return isError ? <Failed onRetry={() => void refetch()} pending={isFetching} /> : <Waiting />;
}

/** One product (docs/product.md §2). */
export function Page(): JSX.Element {
  const { product_id = '' } = useParams();
  return (
    <Container>
      <Content address={product_id} />
    </Container>
  );
}
