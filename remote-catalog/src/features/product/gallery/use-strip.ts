import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '@tessera/shared/late';

export interface Strip {
  ref: RefObject<HTMLUListElement | null>;
  /** index of the slide in view */
  index: number;
  /**
   * index of the last slide whose picture may be fetched: the first one comes with the page, then always the one after that in
   * view, so that a swipe meets no empty place. Left to itself a browser fetches lazy pictures some screens ahead.
   */
  reach: number;
  /** whether a swipe changes `index`: before it is hydrated the strip moves alone */
  isFollowed: boolean;
  show: (index: number) => void;
  onScroll: () => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Where a key leads in a row of so many, round and round; null for a key that leads nowhere. */
export function stepTo(key: string, index: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  if (step === undefined) return null;
  const isMirrored = document.dir === 'rtl' && (key === 'ArrowRight' || key === 'ArrowLeft');
  return (index + (isMirrored ? -step : step) + count) % count;
}

/**
 * A row of slides of equal width that is swiped or moved by `show`. Whoever shows it gives the list `first` as its key: where
 * that changes, a new list is at its beginning. One that is kept and filled anew would not stay there: a finger, a movement that
 * is still under way and the slide that it had snapped to each move it on.
 */
export function useStrip(first: number): Strip {
  const ref = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState({ first, index: 0, farthest: 0 });
  const { index, farthest } = at.first === first ? at : { index: 0, farthest: 0 };
  const isFollowed = useHydrated();
  const reach = isFollowed ? farthest + 1 : 0;

  const setIndex = useCallback(
    (target: number): void =>
      setAt((before) => {
        const known = before.first === first ? before.farthest : 0;
        return { first, index: target, farthest: Math.max(known, target) };
      }),
    [first],
  );

  const show = useCallback(
    (target: number): void => {
      const strip = ref.current;
      if (!strip) return;
      const direction = getComputedStyle(strip).direction === 'rtl' ? -1 : 1;
      const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
      strip.scrollTo?.({ left: direction * target * strip.clientWidth, behavior: calm ? 'auto' : 'smooth' });
      setIndex(target);
    },
    [setIndex],
  );

  // the row of small pictures below, all as wide, is wider than a phone: that of the slide in view follows the one before it
  useEffect(() => {
    const row = ref.current?.nextElementSibling;
    row?.scrollTo?.({ left: ((index - 1) * row.scrollWidth) / row.childElementCount });
  }, [first, index]);

  const onScroll = useCallback((): void => {
    const strip = ref.current;
    if (strip?.clientWidth) setIndex(Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth));
  }, [setIndex]);
  // it may have been swiped before
  useLayoutEffect(onScroll, [onScroll]);

  return { ref, index, reach, isFollowed, show, onScroll };
}
