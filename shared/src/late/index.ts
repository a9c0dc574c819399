/** Code that comes later than the page: where it stands from the start (`lateComponent`), or when it is asked for (`useLateComponent`). */
export { Hydrated, UNHYDRATED_MARK } from './hydrated';
export { lateComponent } from './late-component';
export { loadLate } from './load-late';
export type { ImportLate, LateModule } from './load-late';
export { useHydrated } from './use-hydrated';
export { useLateComponent } from './use-late-component';
