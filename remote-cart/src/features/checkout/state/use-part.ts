import type { Checkout } from '@tessera/shared/contract';
import { paths } from '@tessera/shared/paths';
import { useNavigate, useSearchParams } from '@tessera/shared/vendor/router';
import { useEffect, useRef } from 'react';
import { partToShow, type Part } from './checkout.model';

/** Which part is open: the address says it, so that back, reload and a link lead to it again. */
export function usePart(checkout: Checkout) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const part = partToShow(query.get('part'), checkout);
  const isTold = query.get('part') === part;
  useEffect(() => {
    // what is open stays open while it is being filled in, until the person goes on
    if (!isTold) void navigate(paths.checkout({ part }), { replace: true, preventScrollReset: true });
  }, [isTold, navigate, part]);
  const goTo = (next: Part): void => void navigate(paths.checkout({ part: next }), { preventScrollReset: true });
  return { part, goTo };
}

/** The heading of a part takes the focus when the part opens after the first look, so that nobody has to search for it. */
export function useOpenedHeading(isOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // brings it into sight, too
    if (isOpen && !wasOpen.current) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return heading;
}
