import { api } from '@tessera/shared/client';
import type { SavedView, SavedViewList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

/** The views of this person and those that are shared. */
export function viewsQuery() {
  return queryOptions({
    queryKey: ['admin', 'views', 'orders'],
    queryFn: async ({ signal }) => {
      const { items } = await api.get<SavedViewList>('admin/views', {
        searchParams: { list: 'orders' },
        signal,
      });
      return items;
    },
    meta: { personal: true },
  });
}

export const saveView = (view: { name: string; query: string; is_shared: boolean }) =>
  api.post<SavedView>('admin/views', { json: { list: 'orders', ...view } });

export const removeView = ({ id }: SavedView) => api.delete<undefined>(`admin/views/${id}`);
