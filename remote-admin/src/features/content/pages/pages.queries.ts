import { api } from '@tessera/shared/client';
import type { AdminPage, AdminPageList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { newKey } from '../../../controls/new-key';

/** Every text of the shop. */
export function pagesQuery() {
  return queryOptions({
    queryKey: ['admin', 'pages'],
    queryFn: ({ signal }) => api.get<AdminPageList>('admin/pages', { signal }),
    meta: { personal: true },
  });
}

/** @returns the text that was begun, in English */
export const beginPage = (json: { slug: string; title: string }) =>
  api.post<AdminPage>('admin/pages', { json, key: newKey() });
