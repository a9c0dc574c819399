import type { JSX } from 'react';
import { ButtonLink, EmptyState } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { newestQuery } from '../../catalog/catalog.queries';
import { ProductShelf } from '../../catalog/product-shelf';
import { hasFilters, type Listing, listingPath, withoutFilters } from './listing.model';

function explain(listing: Listing): { title: string; text: string } {
  if (listing.page > 1) {
    return { title: 'The list ends before this page', text: 'It has become shorter, or the address is mistyped.' };
  }
  if (hasFilters(listing)) {
    return { title: 'Nothing fits all of these filters', text: 'Leave one out, or start again without them.' };
  }
  if (listing.search) {
    return {
      title: `Nothing found for “${listing.search}”`,
      text: 'Check the spelling, try a shorter or more general word, or look through a category above.',
    };
  }
  return { title: 'Nothing here yet', text: 'New pieces arrive often. Until then, here is what came in last.' };
}

/** No product fits: says why, how to go on, and shows what else there is. */
export function NothingFound({ listing, locale }: { listing: Listing; locale?: string }): JSX.Element {
  const newest = useQuery(newestQuery());
  const { title, text } = explain(listing);
  const all = { ...withoutFilters(listing), category: null, search: '', sort: null };
  return (
    <>
      <EmptyState
        title={title}
        compact
        actions={
          <>
            {listing.page > 1 && (
              <ButtonLink as={Link} to={listingPath({ ...listing, page: 1 })}>
                First page
              </ButtonLink>
            )}
            {listing.page === 1 && hasFilters(listing) && (
              <ButtonLink as={Link} to={listingPath(withoutFilters(listing))}>
                Clear filters
              </ButtonLink>
            )}
            <ButtonLink as={Link} to={listingPath(all)} variant="secondary">
              All products
            </ButtonLink>
          </>
        }
      >
        <p>{text}</p>
      </EmptyState>
      <ProductShelf title="New in" query={newest} count={4} locale={locale} />
    </>
  );
}
