import { on } from '@tessera/shared/events';
import type { StaffNews } from '@tessera/shared/events';
import { useEffect, useEffectEvent } from 'react';

/** However much happens at once, so often at most. Milliseconds. */
const PACE_MS = 1_000;

/**
 * Calls `onNews` soon after the shop's live feed said something that concerns this screen, once for all that was said
 * within a second. While it is `held` nothing is called, and once it is not, what was said meanwhile is made good.
 * @param concerns whether something said is about what the screen shows; `connected` always is
 */
export function useStaffNews(concerns: (news: StaffNews) => boolean, onNews: () => void, held = false): void {
  const isOurs = useEffectEvent((news: StaffNews) => news.type === 'connected' || concerns(news));
  const call = useEffectEvent(onNews);
  const state = useEffectEvent(() => held);
  useEffect(() => {
    let missed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function again(): void {
      timer = undefined;
      if (state()) timer = setTimeout(again, PACE_MS);
      else if (missed) {
        missed = false;
        call();
      }
    }
    const end = on('staff-news', (news) => {
      if (!isOurs(news)) return;
      missed = true;
      timer ??= setTimeout(again, PACE_MS);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, []);
}

/**
 * Reads a list again when one of what it holds has changed, not before it may be read at all. One that new records come into:
 * `useLiveList`.
 * @param kind of its records
 */
export function useListNews(kind: string, read: () => Promise<unknown>, enabled: boolean): void {
  useStaffNews(
    (news) => news.type === 'changed' && news.kind === kind,
    () => void read(),
    !enabled,
  );
}

/** Calls `onChanged` when somebody has changed this record, but not while it is `held`. */
export function useRecordNews(kind: string, id: string, onChanged: () => void, held = false): void {
  useStaffNews((news) => news.type === 'changed' && news.kind === kind && news.id === id, onChanged, held);
}
