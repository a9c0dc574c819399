import type { Failures } from '../signals/heard';
import { atWork } from '../at-work/at-work';

/** Milliseconds between two looks. */
const PACE = 5_000;
/** Such a share of what the browser allows is no page's. */
const HOARD = 0.8;

/** In Chromium alone. */
interface Memory {
  usedJSHeapSize: number;
  jsHeapSizeLimit: number;
}

/** Says once, of whoever is at work, that the page's memory is nearly full, as far as the browser tells. */
export function watchMemory(failures: Failures): void {
  const { memory } = performance as { memory?: Memory };
  if (!memory) return;
  const timer = setInterval(() => {
    // read anew each time: it changes with each reading
    const { usedJSHeapSize: used, jsHeapSizeLimit: most } = (performance as unknown as { memory: Memory }).memory;
    if (used < most * HOARD) return;
    clearInterval(timer);
    const what = atWork();
    const error = new Error(`${Math.round(used / 2 ** 20)} MB while ${what} is at work`);
    failures.note({ name: what.split(':')[0], kind: 'hoarded', error });
  }, PACE);
}
