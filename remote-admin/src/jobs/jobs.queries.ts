import { api } from '@tessera/shared/client';
import type { Download, StaffJob, StaffJobList, StaffJobRow, StaffJobRowList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { isOver } from './jobs.model';

/** Jobs that go on are asked for so often. Milliseconds */
const FOLLOW_MS = 1_500;
export const PAGE_SIZE = 20;

/** One job, followed until it is over. */
export function jobQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'job', id],
    queryFn: ({ signal }) => api.get<StaffJob>(`admin/jobs/${id}`, { signal }),
    refetchInterval: ({ state: { data, error } }) => (error || (data && isOver(data)) ? false : FOLLOW_MS),
    meta: { personal: true },
  });
}

/** A page of the jobs, followed while one of them goes on. */
export function jobsQuery({ mine, after }: { mine: boolean; after: string | undefined }) {
  const question = { page_size: PAGE_SIZE, ...(mine && { mine: 'true' }), ...(after && { after }) };
  return queryOptions({
    queryKey: ['admin', 'jobs', question],
    queryFn: ({ signal }) => api.get<StaffJobList>('admin/jobs', { searchParams: question, signal }),
    placeholderData: (previous) => previous,
    refetchInterval: ({ state: { data } }) => (data?.items.every(isOver) === false ? FOLLOW_MS : false),
    meta: { personal: true },
  });
}

/** A page of a job's records. @param after where the page before ended */
export function jobRowsQuery(id: string, state: StaffJobRow['state'] | 'all', after = -1) {
  const question = { page_size: 50, after, ...(state !== 'all' && { state }) };
  return queryOptions({
    queryKey: ['admin', 'job', id, 'rows', question],
    queryFn: ({ signal }) => api.get<StaffJobRowList>(`admin/jobs/${id}/rows`, { searchParams: question, signal }),
    meta: { personal: true },
  });
}

/** @param key one for each press of the button, so that a request that is sent again begins no second job */
export function startJob(kind: string, parameters: object, key: string): Promise<StaffJob> {
  return api.post<StaffJob>('admin/jobs', { json: { kind, parameters }, key });
}

/** @param key as of `startJob` */
export const undoJob = (id: string, key: string): Promise<StaffJob> =>
  api.post<StaffJob>(`admin/jobs/${id}/undo`, { key });

export const stopJob = (id: string): Promise<StaffJob> => api.post<StaffJob>(`admin/jobs/${id}/stop`);

/** An address that downloads the file of a job; it is good once and for a minute. */
export async function jobFile(id: string): Promise<string> {
  const { url } = await api.post<Download>(`admin/jobs/${id}/downloads`);
  return url;
}
