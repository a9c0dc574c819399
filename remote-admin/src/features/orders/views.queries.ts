import { api } from '@tessera/shared/client';
import { queryOptions } from '@tessera/shared/vendor/query';

/** A list that somebody has given a name. */
export interface SavedView {
  id: string;
  name: string;
  /** of the list's address */
  query: string;
  is_shared: boolean;
  is_mine: boolean;
}

/** The views of this person and those that are shared. */
export function viewsQuery() {
  return queryOptions({
    queryKey: ['admin', 'views', 'orders'],
    queryFn: async ({ signal }) => {
      const { items } = await api.get<{ items: SavedView[] }>('admin/views', {
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
