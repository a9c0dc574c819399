import { useParams, useSearchParams } from '@tessera/shared/vendor/router';
import { type Listing, readListing } from './listing.model';

/** The listing that the present address names. */
export function useListing(): Listing {
  const { category } = useParams();
  const [query] = useSearchParams();
  return readListing(query, category);
}
