import { api } from '@tessera/shared/client';
import type {
  ProductCheckItem,
  ProductCheckItemList,
  ProductCheckResult,
  ProductFile,
  ProductImportResult,
} from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

/** Large files take their time. Milliseconds */
const SEND_MS = 10 * 60_000;

export function sendFile(file: File): Promise<ProductFile> {
  const body = new FormData();
  body.append('file', file);
  return api.post<ProductFile>('admin/product-files', { body, timeout: SEND_MS });
}

/** Sends the pictures that a file names. */
export function sendZip(id: string, zip: File): Promise<ProductFile> {
  const body = new FormData();
  body.append('file', zip);
  return api.put<ProductFile>(`admin/product-files/${id}/pictures`, { body, timeout: SEND_MS });
}

/** Makes a category at the top of the tree. */
export const makeCategory = (name: string): Promise<unknown> => api.post('admin/categories', { json: { name } });

export const fileQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'product-file', id],
    queryFn: ({ signal }) => api.get<ProductFile>(`admin/product-files/${id}`, { signal }),
    meta: { personal: true },
  });

/** What a check that is over has found. */
export const checkQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'product-check', id],
    queryFn: ({ signal }) => api.get<ProductCheckResult>(`admin/product-checks/${id}`, { signal }),
    meta: { personal: true },
  });

/** What came of a job that wrote what a check has found, once it is over. */
export const importQuery = (check_id: string, job_id: string) =>
  queryOptions({
    queryKey: ['admin', 'product-check', check_id, 'import', job_id],
    queryFn: ({ signal }) =>
      api.get<ProductImportResult>(`admin/product-checks/${check_id}/imports/${job_id}`, { signal }),
    meta: { personal: true },
  });

/** A page of its products. @param after where the page before ended */
export const checkItemsQuery = (id: string, verdict: ProductCheckItem['verdict'], after: number) =>
  queryOptions({
    queryKey: ['admin', 'product-check', id, verdict, after],
    queryFn: ({ signal }) =>
      api.get<ProductCheckItemList>(`admin/product-checks/${id}/items`, { searchParams: { verdict, after }, signal }),
    meta: { personal: true },
  });
