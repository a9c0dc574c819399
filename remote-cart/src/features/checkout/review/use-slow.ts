import { useEffect, useState } from 'react';

/** milliseconds after which waiting deserves a word */
const SLOW_MS = 4000;

/** True once something has been under way for so long that a person wonders. */
export function useSlow(pending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);
  return isSlow;
}
