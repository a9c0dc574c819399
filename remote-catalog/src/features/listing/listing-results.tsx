import type { JSX } from 'react';
import type { ProductList } from '@tessera/shared/contract';
import { ErrorState, Pagination } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { ProductGrid } from '../../catalog/product-grid';
import { ProductGridSkeleton } from '../../catalog/product-grid-skeleton';
import styles from './listing-page.module.css';
import { type Listing, listingPath, PAGE_SIZE, pageCount } from './listing.model';
import { NothingFound } from './nothing-found';

export interface ListingResultsProps {
  listing: Listing;
  locale?: string;
  query: {
    data?: ProductList | null;
    isError: boolean;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
}

/** The products of a listing, or what stands in their place. */
export function ListingResults({ listing, locale, query }: ListingResultsProps): JSX.Element {
  const { data, isError, isFetching, isPlaceholderData, refetch } = query;
  if (isError && (!data || isPlaceholderData)) {
    return (
      <ErrorState title="The products did not load" onRetry={() => void refetch()} pending={isFetching}>
        <p>The connection or our server failed. Your filters are kept.</p>
      </ErrorState>
    );
  }
  if (data === undefined) return <ProductGridSkeleton count={PAGE_SIZE / 2} />;
  if (!data || data.items.length === 0) return <NothingFound listing={listing} locale={locale} />;
  return (
    <>
      <ProductGrid products={data.items} eager={4} level={2} locale={locale} stale={isPlaceholderData} />
      <div className={styles.Pages}>
        <Pagination
          page={listing.page}
          pageCount={pageCount(data.total)}
          hrefFor={(page) => listingPath({ ...listing, page })}
          linkAs={Link}
        />
      </div>
    </>
  );
}
