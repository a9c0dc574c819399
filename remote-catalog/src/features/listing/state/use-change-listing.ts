import { useNavigate } from '@tessera/shared/vendor/router';
import { type Listing, listingPath } from './listing.model';

/** What goes with every change of a listing's filters: the page stays where it is scrolled to, and controls follow at once. */
export const IN_PLACE = { preventScrollReset: true, state: { listing: true } } as const;

/** Goes to another state of the same listing. */
export function useChangeListing(): (listing: Listing, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  return (listing, options) => void navigate(listingPath(listing), { ...IN_PLACE, ...options, flushSync: true });
}
