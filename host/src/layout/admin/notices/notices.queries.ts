import { api } from '@tessera/shared/client';
import type { StaffCounts, StaffNoticeList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

/** What is open for so long without a word from the feed asks again. */
const ASK_AGAIN_MS = 60_000;

/** What somebody of the staff was told last, and how much of all is unread. */
export const noticesQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'notices', userId ?? null],
    queryFn: ({ signal }) => api.get<StaffNoticeList>('admin/notices', { signal }),
    enabled: userId !== undefined,
    refetchInterval: ASK_AGAIN_MS,
    meta: { personal: true },
  });

/** How much waits for them. */
export const countsQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'counts', userId ?? null],
    queryFn: ({ signal }) => api.get<StaffCounts>('admin/counts', { signal }),
    enabled: userId !== undefined,
    refetchInterval: ASK_AGAIN_MS,
    meta: { personal: true },
  });

/** Somebody has read these, or (without) all. */
export const markRead = (ids?: string[]): Promise<void> =>
  api.post<undefined>('admin/notices/read', { json: ids ? { ids } : {} });
