import { useEffect, useRef } from 'react';
import { emit } from '@tessera/shared/events';
import type { StaffNews } from '@tessera/shared/events';
import { useQueryClient, type QueryClient } from '@tessera/shared/vendor/query';
import { countsQuery, noticesQuery } from '../notices/notices.queries';
import type { Rights } from '../rail.model';
import type { Staff } from '../use-staff';

/** However much happens at once, what the frame shows is asked for so often at most. Milliseconds. */
const PACE_MS = 1_000;

/** What somebody may do. */
const ME = ['admin', 'me'];

/** Which of the frame's own queries somebody asks anew by what the feed said. */
function queriesOf({ type }: StaffNews, userId: string): readonly (readonly unknown[])[] {
  const notices = noticesQuery(userId).queryKey;
  const counts = countsQuery(userId).queryKey;
  if (type === 'connected') return [ME, notices, counts];
  if (type === 'notice') return [notices, counts];
  return type === 'changed' ? [counts] : [];
}

/**
 * Once somebody's rights are others: what is open is read again, so that what may not be read any more leaves the screen, and
 * what was seen before is forgotten.
 */
function useOtherRights(client: QueryClient, rights: Rights): void {
  const before = useRef<Rights>(undefined);
  useEffect(() => {
    // the query keeps what says the same as it is
    if (before.current && rights) {
      client.removeQueries({ queryKey: ['admin'], type: 'inactive' });
      void client.invalidateQueries({ queryKey: ['admin'], predicate: ({ queryKey }) => queryKey[1] !== ME[1] });
    }
    before.current = rights;
  }, [client, rights]);
}

/**
 * Keeps the frame as new as the shop is, and tells the open page what happened ('staff-news').
 * @param id of somebody of the staff; undefined: nothing is heard
 */
export function useStaffFeed({ id: userId, rights }: Pick<Staff, 'id' | 'rights'>): void {
  const client = useQueryClient();
  useOtherRights(client, rights);
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
      if (news.type === 'rights') void client.invalidateQueries({ queryKey: ME });
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
