import { useEffect } from 'react';
import { useNavigate } from '@tessera/shared/vendor/router';
import type { Listing } from './listing.model';

/** Some searches are questions for a page ('opening hours'): the back office says which, and they lead there. */
export function useRedirect({ search }: Listing, path: string | null | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (search && path) void navigate(path, { replace: true });
  }, [navigate, search, path]);
}
