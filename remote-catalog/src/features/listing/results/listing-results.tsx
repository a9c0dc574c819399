import { type JSX, useRef } from 'react';
import type { ProductList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { lateComponent } from '@tessera/shared/late';
import { useLocale } from '@tessera/shared/query';
import { ButtonLink, ErrorState, Pagination } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { LateContainer } from '../../../catalog/late/late-container';
import { ProductGrid } from '../../../catalog/tiles/product-grid';
import { ProductGridSkeleton } from '../../../catalog/tiles/product-grid-skeleton';
// the server shows what is there instead of results before its code is here: its sheets come with the page
import '../../../catalog/tiles/product-shelf.module.css?sheet';
import { whenSeen } from '../../../catalog/late/when-seen';
import { catalogMessages } from '../../../messages/catalog';
import { listingMessages } from '../../../messages/listing';
import styles from './listing-results.module.css';
import { changed, isFew, type Listing, listingPath, PAGE_SIZE, pageCount } from '../state/listing.model';
import { LoadMore } from './load-more';
import './nothing-found.module.css?sheet';
import { useFocusOnNew } from './use-focus-on-new';

const NOTHING = 'nothing-found';
const importNothingFound = () => import(/* webpackChunkName: "nothing" */ './nothing-found');
const NothingFound = lateComponent(importNothingFound, () => whenSeen(NOTHING));

const FEW = 'few-found';
const importFewFound = () => import(/* webpackChunkName: "nothing" */ './few-found');
const FewFound = lateComponent(importFewFound, () => whenSeen(FEW));

export interface ListingResultsProps {
  listing: Listing;
  query: {
    data?: ProductList | null;
    isError: boolean;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
}

/** The way back to products before the first one on the screen. */
function Before({ listing }: { listing: Listing }): JSX.Element | null {
  const text = useMessages(listingMessages);
  const { from, cursor } = listing;
  if (from === 1 && !cursor) return null;
  const to = cursor ? changed(listing, {}) : { ...listing, page: from - 1, from: from - 1 };
  return (
    <div className={styles.Before}>
      <ButtonLink as={Link} to={listingPath(to)} variant="secondary">
        {cursor ? text.toStart : text.before}
      </ButtonLink>
    </div>
  );
}

/** What others choose, below a list that ends soon. */
function Beyond({ listing, list }: { listing: Listing; list: ProductList | null }): JSX.Element | null {
  if (!list || !isFew(listing, list)) return null;
  return (
    <LateContainer id={FEW} fallback={null}>
      <FewFound found={list.items} />
    </LateContainer>
  );
}

function Failed({ query }: Pick<ListingResultsProps, 'query'>): JSX.Element {
  const text = useMessages(listingMessages);
  const { tryAgain } = useMessages(catalogMessages);
  return (
    <ErrorState
      title={text.notLoaded}
      onRetry={() => void query.refetch()}
      retryLabel={tryAgain}
      pending={query.isFetching}
    >
      <p>{text.filtersRemain}</p>
    </ErrorState>
  );
}

/** How many products of the listing itself are on the screen; null while they are those of the last one. */
function shownOf({ data, isPlaceholderData }: ListingResultsProps['query']): number | null {
  return isPlaceholderData ? null : (data?.items.length ?? 0);
}

/** The products of a listing, or what stands in their place. */
export function ListingResults({ listing, query }: ListingResultsProps): JSX.Element {
  const { data, isError, isPlaceholderData } = query;
  const locale = useLocale();
  const ref = useRef<HTMLDivElement>(null);
  const isAdding = listing.from < listing.page;
  useFocusOnNew(ref, listing, shownOf(query));
  if (isError && (!data || isPlaceholderData)) return <Failed query={query} />;
  // as high as the products will be, so that Back finds the place it was scrolled to
  if (data === undefined) return <ProductGridSkeleton count={PAGE_SIZE * (listing.page - listing.from + 1)} />;
  if (!data?.items.length) {
    return (
      <LateContainer id={NOTHING} fallback={null}>
        <NothingFound listing={listing} list={data} />
      </LateContainer>
    );
  }
  return (
    <div ref={ref}>
      <Before listing={listing} />
      <ProductGrid products={data.items} eager={4} level={2} locale={locale} stale={isPlaceholderData && !isAdding} />
      <LoadMore listing={listing} list={data} />
      <Pagination
        page={listing.page}
        pageCount={listing.cursor ? 0 : pageCount(data.total)}
        hrefFor={(page) => listingPath({ ...listing, page, from: page })}
        linkAs={Link}
      />
      <Beyond listing={listing} list={isPlaceholderData ? null : data} />
    </div>
  );
}
