import type { RegisteredRemote } from '@tessera/shared/composition';
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { send } from './send';

const RATINGS: Record<Metric['rating'], string> = { good: 'good', 'needs-improvement': 'medium', poor: 'poor' };

/**
 * Says how quick this document was, once each, as the library has it (https://web.dev/articles/vitals): good, medium or poor.
 * @param opened whose page the document was opened with: it counts for that remote
 */
export function measure(remotes: readonly RegisteredRemote[], opened: string | undefined): void {
  const remote = remotes.find(({ name }) => name === opened);
  if (!remote) return;
  const said = new Set<string>();
  const say = ({ name, rating }: Metric): void => {
    // a page that comes back from the browser's memory begins anew
    if (said.has(name)) return;
    said.add(name);
    send([{ remote: remote.name, version: remote.version, kind: `${name.toLowerCase()}_${RATINGS[rating]}` }]);
  };
  for (const listen of [onLCP, onINP, onCLS]) listen(say);
}
