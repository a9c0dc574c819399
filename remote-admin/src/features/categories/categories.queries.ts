import { api } from '@tessera/shared/client';
import type { AdminCategoryList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { newKey } from '../../controls/new-key';

/** The whole tree of categories. */
export function categoriesQuery() {
  return queryOptions({
    queryKey: ['admin', 'categories'],
    queryFn: ({ signal }) => api.get<AdminCategoryList>('admin/categories', { signal }),
    meta: { personal: true },
  });
}

/** What is asked of the tree. */
export interface CategoryWrite {
  method: 'post' | 'patch' | 'delete';
  /** below admin/categories */
  path: string;
  json?: Record<string, unknown>;
  /** the version in the address, of a removal */
  version?: number;
}

/** Puts a picture in the place of the one before. @returns the tree as it is after it */
export function sendPicture(id: string, file: File): Promise<AdminCategoryList> {
  const body = new FormData();
  body.append('picture', file);
  return api.put<AdminCategoryList>(`admin/categories/${id}/picture`, { body });
}

/** @returns the tree as it is after it */
export const removePicture = (id: string): Promise<AdminCategoryList> =>
  api.delete<AdminCategoryList>(`admin/categories/${id}/picture`);

/** @returns the tree as it is after it */
export function writeCategory({ method, path, json, version }: CategoryWrite): Promise<AdminCategoryList> {
  const searchParams = version === undefined ? {} : { version: String(version) };
  return api[method]<AdminCategoryList>(`admin/categories${path}`, {
    key: newKey(),
    searchParams,
    ...(json && { json }),
  });
}

/** Puts a picture of the library on a category. */
export const choosePicture = (id: string, picture_id: string): Promise<AdminCategoryList> =>
  api.put<AdminCategoryList>(`admin/categories/${encodeURIComponent(id)}/picture/choice`, { json: { picture_id } });
