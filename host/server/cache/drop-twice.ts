/** Another API instance may still answer from before a change; what was loaded meanwhile is dropped once more. Milliseconds. */
const SECOND_DROP_DELAY = 1_000;

/** Drops what shows one of these things, now and once more shortly after. */
export function dropTwice(caches: { drop: (tags: string[]) => void }[], tags: string[]): void {
  const drop = (): void => caches.forEach((cache) => cache.drop(tags));
  drop();
  setTimeout(drop, SECOND_DROP_DELAY).unref();
}
