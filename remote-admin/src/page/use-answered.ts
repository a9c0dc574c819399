import { useState } from 'react';

/**
 * Whether all of these have answered once, or failed: what stands above others on a page would move them by coming later. What
 * has been shown by it stays, whatever is asked for anew: nothing that somebody types goes away.
 * @param isAsked false while they are not to be asked for yet
 */
export function useAnswered(results: readonly { isLoading: boolean }[], isAsked = true): boolean {
  const [hadAnswered, setAnswered] = useState(false);
  const haveAnswered = hadAnswered || (isAsked && results.every(({ isLoading }) => !isLoading));
  if (haveAnswered && !hadAnswered) setAnswered(true);
  return haveAnswered;
}
