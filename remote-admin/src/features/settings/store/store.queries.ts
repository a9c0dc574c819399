import { api } from '@tessera/shared/client';
import type { AdminPicture, PreviewLink, StoreSettings } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { bodyOf, type StoreValues } from './store.model';

/** The store's settings, with those that shoppers are not told. */
export function storeSettingsQuery() {
  return queryOptions({
    queryKey: ['admin', 'store'],
    queryFn: ({ signal }) => api.get<StoreSettings>('admin/store', { signal }),
    meta: { personal: true },
  });
}

/** A link into the shop while it is closed, good for an hour. */
export const makeShopLink = () => api.post<PreviewLink>('admin/store/preview-links');

/** Puts a picture into the library; the shop shows it as its logo once it is saved as that. */
export function sendLogo(file: File): Promise<AdminPicture> {
  const body = new FormData();
  body.append('picture', file);
  return api.post<AdminPicture>('admin/store/pictures', { body });
}

/** Refused when somebody changed them since this version. */
export const saveStore = (values: StoreValues, version: number) =>
  api.put<StoreSettings>('admin/store', { json: { ...bodyOf(values), version } });
