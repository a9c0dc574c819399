import { api } from '@tessera/shared/client';
import type { AdminReturnList, Download } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { searchParamsOf } from '../../list/list-address';
import { PAGE_SIZE, type ReturnsState } from './returns.model';

/** One page of returns; while the next one is on its way the last one stays. */
export function returnsQuery(state: ReturnsState) {
  const { after } = state;
  const question = { ...searchParamsOf(state), ...(after && { after }), page_size: PAGE_SIZE };
  return queryOptions({
    queryKey: ['admin', 'returns', question],
    queryFn: ({ signal }) => api.get<AdminReturnList>('admin/returns', { searchParams: question, signal }),
    placeholderData: (previous) => previous,
    meta: { personal: true },
  });
}

/** An address that downloads all returns which the list's filter shows, as CSV; it is good once and for a minute. */
export async function exportReturns(state: ReturnsState): Promise<string> {
  const { url } = await api.post<Download>('admin/downloads', {
    json: { kind: 'returns', filter: searchParamsOf(state) },
  });
  return url;
}
