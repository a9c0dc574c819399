import { api } from '@tessera/shared/client';
import type { PreviewLink, ProductRecord } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { newKey } from '../../controls/new-key';

/** One product whole, as staff edit it. */
export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'product', id],
    queryFn: ({ signal }) => api.get<ProductRecord>(`admin/products/${encodeURIComponent(id)}`, { signal }),
    meta: { personal: true },
  });
}

const write = (json: object) => ({ json, key: newKey() });

/** Makes a draft. @param key the same for as long as the same is sent again */
export const makeProduct = (name: string, key: string) =>
  api.post<ProductRecord>('admin/products', { json: { name }, key });

export const copyProduct = (id: string) => api.post<ProductRecord>(`admin/products/${id}/duplicate`, { key: newKey() });

/** A link that shows it in the shop as it was saved, to whoever has it, for an hour. */
export const makePreviewLink = (id: string) => api.post<PreviewLink>(`admin/products/${id}/preview-links`);

/** For good. @param version as it was seen */
export const removeProduct = ({ id, version }: Pick<ProductRecord, 'id' | 'version'>) =>
  api.delete<undefined>(`admin/products/${id}`, { searchParams: { version } });

/** The parts that are saved; each is refused when somebody changed the product since this version. */
export const saveFields = ({ id, version }: ProductRecord, edit: object) =>
  api.patch<ProductRecord>(`admin/products/${id}`, write({ version, ...edit }));
export const saveVariants = ({ id, version }: ProductRecord, asked: object) =>
  api.put<ProductRecord>(`admin/products/${id}/variants`, write({ version, ...asked }));
export const savePictures = ({ id, version }: ProductRecord, pictures: readonly { id: string; alt: string }[]) =>
  api.put<ProductRecord>(`admin/products/${id}/pictures`, write({ version, pictures }));

/** Puts one picture behind the others. */
export function sendPicture(id: string, file: File): Promise<ProductRecord> {
  const body = new FormData();
  body.append('picture', file);
  return api.post<ProductRecord>(`admin/products/${id}/pictures`, { body });
}
