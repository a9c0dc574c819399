import { useEffect, useEffectEvent, useState } from 'react';

/** docs/product.md §9: an error page is 'retrying' for this long before it tries. Milliseconds. */
export const RETRY_DELAY = 2_000;

/**
 * A retry that says for 2 s that it is under way and then happens (docs/product.md §4). The state ends with the screen
 * that it replaces.
 */
export function useRetry(onRetry: (() => void) | undefined): { retrying: boolean; retry: () => void } {
  const [retrying, setRetrying] = useState(false);
  const tryAgain = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    if (!retrying) return;
    const timer = setTimeout(() => tryAgain(), RETRY_DELAY);
    return () => clearTimeout(timer);
  }, [retrying]);
  return { retrying, retry: () => setRetrying(true) };
}
