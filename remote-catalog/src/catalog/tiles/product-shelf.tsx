import { type JSX, useId } from 'react';
import type { ProductSummary } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { ErrorState } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { catalogMessages } from '../../messages/catalog';
import { ProductGrid } from './product-grid';
import { ProductGridSkeleton } from './product-grid-skeleton';
import styles from './product-shelf.module.css';

export interface ProductShelfProps {
  title: string;
  /** where all of them are */
  more?: { to: string; label: string };
  query: { data?: { items: ProductSummary[] } | null; isError: boolean; refetch: () => unknown; isFetching: boolean };
  /** how many it holds at most: the size of its skeleton */
  count: number;
  locale?: string;
}

/** A titled row of products; nothing when there are none. */
export function ProductShelf({ title, more, query, count, locale }: ProductShelfProps): JSX.Element | null {
  const id = useId();
  const text = useMessages(catalogMessages);
  const { data, isError, isFetching, refetch } = query;
  if (data === null || data?.items.length === 0) return null;
  return (
    <section className={styles.Shelf} aria-labelledby={id}>
      <div className={styles.Head}>
        <h2 id={id}>{title}</h2>
        {more && (
          <Link to={more.to} className={styles.More}>
            {more.label}
          </Link>
        )}
      </div>
      {data && <ProductGrid products={data.items.slice(0, count)} locale={locale} shelf />}
      {!data && !isError && <ProductGridSkeleton count={count} shelf />}
      {!data && isError && (
        <ErrorState
          title={text.notLoaded}
          level={3}
          compact
          onRetry={() => void refetch()}
          retryLabel={text.tryAgain}
          pending={isFetching}
        >
          <p>{text.restIsFine}</p>
        </ErrorState>
      )}
    </section>
  );
}
