import { useEffect, useEffectEvent, useState } from 'react';

/** docs/product.md §9: the 404 page leads to the homepage after this long, in milliseconds. */
export const REDIRECT_AFTER = 10_000;

/** How exactly standing still is counted, in milliseconds. */
const TICK = 250;

/** Nobody looks, or something more important is under way: the only moments in which the countdown stands still. */
function isHeld(): boolean {
  if (document.hidden || document.querySelector('dialog[open]')) return true;
  return document.activeElement?.matches('input[type="search"]') ?? false;
}

export interface Countdown {
  /** whole seconds that are left, the begun one included */
  seconds: number;
  cancelled: boolean;
  cancel: () => void;
}

/** Counts 10 s down and then calls `onEnd`, unless it is cancelled. */
export function useCountdown(onEnd: () => void): Countdown {
  const [left, setLeft] = useState(REDIRECT_AFTER / 1_000);
  const [cancelled, setCancelled] = useState(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (cancelled) return;
    let remaining = REDIRECT_AFTER;
    const timer = setInterval(() => {
      if (isHeld()) return;
      remaining -= TICK;
      setLeft(Math.ceil(remaining / 1_000));
      if (remaining > 0) return;
      clearInterval(timer);
      end();
    }, TICK);
    return () => clearInterval(timer);
  }, [cancelled]);
  return { seconds: left, cancelled, cancel: () => setCancelled(true) };
}
