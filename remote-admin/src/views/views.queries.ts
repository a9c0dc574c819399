import { api } from '@tessera/shared/client';
import type { SavedView, SavedViewList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

export type ViewedList = SavedView['list'];

/** The views of this person and those that are shared, of one list. */
export function viewsQuery(list: ViewedList) {
  return queryOptions({
    queryKey: ['admin', 'views', list],
    queryFn: async ({ signal }) => {
      const { items } = await api.get<SavedViewList>('admin/views', {
        searchParams: { list },
        signal,
      });
      return items;
    },
    meta: { personal: true },
  });
}

export const saveView = (view: Pick<SavedView, 'list' | 'name' | 'query' | 'is_shared'>) =>
  api.post<SavedView>('admin/views', { json: view });

export const removeView = ({ id }: SavedView) => api.delete<undefined>(`admin/views/${id}`);
