import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadLate, type ImportLate } from './load-late';

/**
 * A component that stands in the page from the start, and whose code comes later; inside a `Suspense`. A server renders it
 * with the page. For what somebody asks for: `useLateComponent`.
 * @param ready the code is not fetched before; a server does not wait for what only browsers know
 */
export function lateComponent<Props>(
  importLate: ImportLate<Props>,
  ready?: () => Promise<void>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await ready?.();
    return { default: await loadLate(importLate) };
  });
}
