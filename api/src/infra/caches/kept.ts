import type { Changes } from './changes';
import type { Clock } from '../basics/clock';

/** Settings are asked for with every cart: they are read again after this long, or when the change feed says so. */
const KEEP_MS = 30_000;

export interface KeptOptions<T> {
  clock: Clock;
  changes: Pick<Changes, 'onChange'>;
  /** the tag that says that it has changed */
  tag: string;
  load: () => Promise<T>;
}

/** A read that is kept in memory for a while; all who ask at the same time wait for the same one. */
export function createKept<T>({ clock, changes, tag, load }: KeptOptions<T>): () => Promise<T> {
  let kept: { value: Promise<T>; until: number } | undefined;
  changes.onChange((tags) => tags.includes(tag) && (kept = undefined));
  return () => {
    const now = clock.now().getTime();
    if (kept && kept.until > now) return kept.value;
    const mine = { value: load(), until: now + KEEP_MS };
    kept = mine;
    mine.value.catch(() => kept === mine && (kept = undefined));
    return mine.value;
  };
}
