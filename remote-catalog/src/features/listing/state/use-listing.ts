import { useMemo } from 'react';
import { useNavigate, useNavigation, useParams, useSearchParams } from '@tessera/shared/vendor/router';
import { type Listing, listingPath, readListing } from './listing.model';

/** The listing that the present address names; the same object until the address changes. */
export function useListing(): Listing {
  const { category } = useParams();
  const [query] = useSearchParams();
  const address = query.toString();
  return useMemo(() => readListing(new URLSearchParams(address), category), [address, category]);
}

/** The listing that was asked for last, already while it is on its way: what controls show, and what the next press changes. */
export function useWantedListing(): Listing {
  const present = useListing();
  const { category } = useParams();
  const { location: next } = useNavigation();
  // the router tells where it goes without the pattern's parameters; only the query of the same page is understood here
  const isHere = next !== undefined && (next.state as { listing?: true } | null)?.listing === true;
  return isHere ? readListing(new URLSearchParams(next.search), category) : present;
}

/** What goes with every change of a listing's filters: the page stays where it is scrolled to, and controls follow at once. */
export const IN_PLACE = { preventScrollReset: true, state: { listing: true } } as const;

/** Goes to another state of the same listing. */
export function useChangeListing(): (listing: Listing, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  return (listing, options) => void navigate(listingPath(listing), { ...IN_PLACE, ...options, flushSync: true });
}
