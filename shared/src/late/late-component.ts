import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadLate, type ImportLate } from './load-late';

/** Before code that did not arrive is asked for again, in ms; each wait is twice as long as the one before. */
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 60_000;

/** What webpack calls a script and a sheet that did not arrive; whatever else is thrown would be thrown again. */
function isNotArrived(error: unknown): boolean {
  const { name, code } = Object(error) as { name?: unknown; code?: unknown };
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

/** Settles after so many ms, or as soon as there is a network again. */
function untilNext(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    addEventListener('online', go);
  });
}

async function keepLoading<Props>(importLate: ImportLate<Props>): Promise<ComponentType<Props>> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      return await loadLate(importLate);
    } catch (error) {
      if (!isNotArrived(error)) throw error;
    }
    await untilNext(wait);
  }
}

/**
 * A component that stands in the page from the start, and whose code comes later; inside a `Suspense`. A server renders it
 * with the page. In a browser, code that does not arrive is asked for again, at most once a minute in the end and at once
 * when the network is back: until then what the server sent stays, or the fallback. For what somebody asks for:
 * `useLateComponent`.
 * @param ready the code is not fetched before; a server does not wait for what only browsers know
 */
export function lateComponent<Props>(
  importLate: ImportLate<Props>,
  ready?: () => Promise<void>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await ready?.();
    const load = typeof document === 'undefined' ? loadLate : keepLoading;
    return { default: await load(importLate) };
  });
}
