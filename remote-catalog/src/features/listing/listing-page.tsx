import type { JSX } from 'react';
import { paths } from '@tessera/shared/paths';
import { categoriesQuery } from '@tessera/shared/query';
import { Breadcrumbs, Container, PageHeader } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { listingQuery } from '../../catalog/catalog.queries';
import { useStoreSettings } from '../../catalog/store';
import { ListingResults } from './listing-results';
import { ListingToolbar } from './listing-toolbar';
import { categoryOf, listingWords } from './listing.meta';
import { listingParameters } from './listing.model';
import { useListing } from './use-listing';

/** All products, one category, or what a search found (SPEC.md §2): one screen, whose whole state is its address. */
export function Page(): JSX.Element {
  const listing = useListing();
  const store = useStoreSettings();
  const { data: categories } = useQuery(categoriesQuery());
  const query = useQuery({
    ...listingQuery(listingParameters(listing)),
    // the last list stays, dimmed, until the next one is here
    placeholderData: (previous) => previous,
  });
  const { title, intro } = listingWords(listing, categoryOf(listing, categories), query.data === null);
  return (
    <Container>
      <PageHeader
        breadcrumbs={<Breadcrumbs items={[{ label: 'Home', to: paths.home() }, { label: title }]} linkAs={Link} />}
        title={title}
        intro={intro}
      />
      <ListingToolbar listing={listing} list={query.data} />
      <ListingResults listing={listing} locale={store?.locale} query={query} />
    </Container>
  );
}
