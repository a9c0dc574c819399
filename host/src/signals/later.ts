import type { RegisteredRemote } from '@tessera/shared/composition';
import { Failures, ownerOfPage } from './heard';

/** Of all documents so many are measured: few are enough to know how quick the shop's pages are. */
const MEASURED = 0.1;
/** Milliseconds after the page's load: what a visitor waits for has come. */
const AFTER = 3_000;

/**
 * Says how this page does, long after it was shown: what failed of any remote, and on one page of ten how quick it was. A page
 * on which nothing fails and that is not measured fetches no code for it.
 * @param draw from 0 to 1
 */
export function sayLater(remotes: readonly RegisteredRemote[], draw = Math.random()): Failures {
  const later = (run: () => Promise<unknown>) => {
    const wait = () => setTimeout(() => void run().catch(() => undefined), AFTER);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  };
  const failures: Failures = new Failures(() =>
    later(async () => {
      const { sayFailures } = await import(/* webpackChunkName: "signals" */ './say-failures');
      sayFailures(failures, remotes);
    }),
  );
  if (draw < MEASURED) {
    const opened = ownerOfPage();
    later(async () => {
      const { measure } = await import(/* webpackChunkName: "vitals" */ './measure');
      measure(remotes, opened);
    });
  }
  return failures;
}
