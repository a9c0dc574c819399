import type { Checkout } from '@tessera/shared/contract';
import { paths } from '@tessera/shared/paths';
import { useNavigate, useSearchParams } from '@tessera/shared/vendor/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { stepToShow, type Step } from './checkout.model';

/** Which step is open: the address says it, so that back, reload and a link lead to it again. */
export function useStep(checkout: Checkout) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const step = stepToShow(query.get('part'), checkout);
  const isTold = query.get('part') === step;
  useEffect(() => {
    // what is open stays open while it is being filled in, until the person goes on
    if (!isTold) void navigate(paths.checkout({ part: step }), { replace: true, preventScrollReset: true });
  }, [isTold, navigate, step]);
  const goTo = (next: Step): void => void navigate(paths.checkout({ part: next }), { preventScrollReset: true });
  return { step, goTo };
}

/** The heading of a step takes the focus when the step opens after the first look, so that nobody has to search for it. */
export function useOpenedHeading(isOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    // scrolls it into view, too, in the frame in which the step before it folds
    if (isOpen && !wasOpen.current) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return heading;
}
