import { api } from '@tessera/shared/client';
import type { AdminPicture, AdminPictureList, PictureDeletions } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

/** Of every list of pictures, and every single one. */
export const PICTURES_KEY = ['admin', 'pictures'] as const;

/** One picture with everything that shows it. */
export const pictureQuery = (id: string) =>
  queryOptions({
    queryKey: [...PICTURES_KEY, 'one', id],
    queryFn: ({ signal }) => api.get<AdminPicture>(`admin/pictures/${encodeURIComponent(id)}`, { signal }),
    meta: { personal: true },
  });

/** Pictures in the dialog in which one is chosen. */
const CHOSEN_FROM = 24;

/** Some of the library. @param after cursor of the page before; '' for the first one */
export const choiceQuery = (search: string, after: string) =>
  queryOptions({
    queryKey: [...PICTURES_KEY, 'choice', search, after],
    queryFn: ({ signal }) =>
      api.get<AdminPictureList>('admin/pictures', {
        searchParams: { ...(search && { search }), ...(after && { after }), page_size: CHOSEN_FROM },
        signal,
      }),
    placeholderData: (previous) => previous,
    meta: { personal: true },
  });

function formOf(file: File): FormData {
  const body = new FormData();
  body.append('picture', file);
  return body;
}

/** Puts a picture into the library; nothing shows it yet. */
export const sendToLibrary = (file: File): Promise<AdminPicture> =>
  api.post<AdminPicture>('admin/pictures', { body: formOf(file) });

/** Puts another file in the place of a picture, wherever that is shown. */
export const replacePicture = (id: string, file: File): Promise<AdminPicture> =>
  api.put<AdminPicture>(`admin/pictures/${encodeURIComponent(id)}/file`, { body: formOf(file) });

/** Deletes those that nothing shows. @param ids at most 100 */
export const deletePictures = (ids: readonly string[]): Promise<PictureDeletions> =>
  api.post<PictureDeletions>('admin/pictures/deletions', { json: { ids } });
