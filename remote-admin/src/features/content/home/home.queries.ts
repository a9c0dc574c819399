import { api } from '@tessera/shared/client';
import type { HomePicture, HomeSettings } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import type { HomeBody } from './home.model';

/** Every section of the home page, shown now or not. */
export function homeSettingsQuery() {
  return queryOptions({
    queryKey: ['admin', 'home'],
    queryFn: ({ signal }) => api.get<HomeSettings>('admin/home', { signal }),
    meta: { personal: true },
  });
}

/** Refused when somebody changed them since this version. */
export const saveHome = (body: HomeBody, version: number) =>
  api.put<HomeSettings>('admin/home', { json: { ...body, version } });

/** Keeps a picture; nothing shows it until a section with it is saved. */
export function sendPicture(file: File): Promise<HomePicture> {
  const body = new FormData();
  body.append('picture', file);
  return api.post<HomePicture>('admin/home/pictures', { body });
}
