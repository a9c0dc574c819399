import { useEffect } from 'react';
import { emit } from '@tessera/shared/events';
import type { StaffNews } from '@tessera/shared/events';
import { useQueryClient, type QueryClient } from '@tessera/shared/vendor/query';
import { countsQuery, noticesQuery } from '../notices/notices.queries';

/** However much happens at once, what the frame shows is asked for so often at most. Milliseconds. */
const PACE_MS = 1_000;

/** Which of the frame's own queries somebody asks anew by what the feed said. */
function queriesOf({ type }: StaffNews, userId: string): readonly (readonly unknown[])[] {
  const notices = noticesQuery(userId).queryKey;
  const counts = countsQuery(userId).queryKey;
  if (type === 'notice' || type === 'connected') return [notices, counts];
  return type === 'changed' ? [counts] : [];
}

/** After the rights changed: what may be read is read again, what may not leaves the screen, and what was seen is forgotten. */
function askAllAnew(client: QueryClient): void {
  const filters = { queryKey: ['admin'] };
  client.removeQueries({ ...filters, type: 'inactive' });
  void client.invalidateQueries(filters);
}

/**
 * Keeps the frame as new as the shop is, and tells the open page what happened ('staff-news').
 * @param userId of somebody of the staff; undefined: nothing is heard
 */
export function useStaffFeed(userId: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return undefined;
    const stop = new AbortController();
    const old = new Map<string, readonly unknown[]>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    function refresh(): void {
      timer = undefined;
      for (const queryKey of old.values()) void client.invalidateQueries({ queryKey });
      old.clear();
    }

    function hear(news: StaffNews): void {
      emit('staff-news', news);
      if (news.type === 'rights') askAllAnew(client);
      for (const key of queriesOf(news, userId ?? '')) old.set(JSON.stringify(key), key);
      if (old.size > 0) timer ??= setTimeout(refresh, PACE_MS);
    }

    // Later than what the page itself needs, and not at all where the page is left before.
    const begin = setTimeout(() => {
      void import(/* webpackChunkName: "admin-tools" */ './follow-feed').then(
        ({ followFeed }) => stop.signal.aborted || followFeed(userId, hear, stop.signal),
        () => undefined,
      );
    }, 0);
    return () => {
      stop.abort();
      clearTimeout(begin);
      clearTimeout(timer);
    };
  }, [client, userId]);
}
