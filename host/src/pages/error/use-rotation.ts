import { useEffect, useState } from 'react';

/** docs/product.md §9: how long a tip stays, in milliseconds. */
export const TIP_TIME = 2_000;

/** Counts through `count` positions, one every 2 s, unless it is stopped. */
export function useRotation(count: number, stopped: boolean): { index: number; next: () => void } {
  const [index, setIndex] = useState(0);
  const next = (): void => setIndex((now) => (now + 1) % count);
  useEffect(() => {
    if (stopped) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % count), TIP_TIME);
    return () => clearInterval(timer);
  }, [count, stopped]);
  return { index, next };
}
