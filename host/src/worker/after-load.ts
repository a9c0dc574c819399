import type { Failures } from '../signals/heard';
import { watchMemory } from '../watch/watch-memory';
import { registerWorker } from './register';

/** What nobody waits for: the service worker, and looks at the page's memory. What fails here harms nothing. */
export function startAfterLoad(failures: Failures): void {
  watchMemory(failures);
  registerWorker().catch(() => undefined);
}
