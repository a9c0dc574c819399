import type { JSX } from 'react';
import { categoriesQuery } from '@tessera/shared/query';
import { Container } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { listingQuery } from '../../catalog/catalog.queries';
import { CompareDock } from '../../catalog/compare/compare-dock';
import { useStoreSettings } from '../../catalog/store';
import { CategoryStrip } from './category-strip';
import { ListingChosen } from './listing-chosen';
import { ListingHead } from './listing-head';
import styles from './listing-page.module.css';
import { ListingResults } from './results/listing-results';
import { ListingSide } from './listing-side';
import { ListingToolbar } from './listing-toolbar';
import { isNothing, listingParameters } from './state/listing.model';
import { useListing } from './state/use-listing';
import { useRedirect } from './state/use-redirect';

/**
 * All products, one category, or what a search found (docs/product.md §2): one screen, whose whole state is its
 * address.
 */
export function Page(): JSX.Element {
  const listing = useListing();
  const currency = useStoreSettings()?.currency ?? 'USD';
  const { data: categories } = useQuery(categoriesQuery());
  const query = useQuery({
    ...listingQuery(listingParameters(listing), listing.page, listing.from),
    // the last list stays, dimmed, until the next one is here
    placeholderData: (previous) => previous,
  });
  const { data: list } = query;
  useRedirect(listing, list?.redirect);
  const isBare = isNothing(listing, list);
  return (
    <Container>
      <ListingHead listing={listing} categories={categories} list={list} />
      <CategoryStrip listing={listing} />
      <div className={isBare ? undefined : styles.Layout}>
        {!isBare && <ListingSide list={list} />}
        <div className={styles.Main}>
          <ListingToolbar listing={listing} list={list} bare={isBare} />
          <ListingChosen listing={listing} list={list} currency={currency} />
          <ListingResults listing={listing} query={query} />
        </div>
      </div>
      <CompareDock />
    </Container>
  );
}
