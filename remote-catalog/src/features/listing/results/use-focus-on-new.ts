import { type RefObject, useEffect, useRef } from 'react';
import type { Listing } from '../state/listing.model';

/**
 * Moves the focus to the first of the products that were added to the screen, so that the keyboard goes on there.
 * @param shown how many products are on the screen; null while they are those of the last listing
 */
export function useFocusOnNew(ref: RefObject<HTMLElement | null>, { from, page }: Listing, shown: number | null): void {
  const last = useRef({ from, page, shown: 0 });
  useEffect(() => {
    if (shown === null) return;
    const before = last.current;
    last.current = { from, page, shown };
    if (from !== before.from || page <= before.page || shown <= before.shown) return;
    ref.current?.querySelectorAll<HTMLElement>('article h2 a')[before.shown]?.focus({ preventScroll: true });
  }, [ref, from, page, shown]);
}
