import { api } from '@tessera/shared/client';
import type { ProductFile, ProductImportResult } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { SEND_MS } from '../../../import/import.queries';

/** Sends the pictures that a file names. */
export function sendZip(id: string, zip: File): Promise<ProductFile> {
  const body = new FormData();
  body.append('file', zip);
  return api.put<ProductFile>(`admin/product-files/${id}/pictures`, { body, timeout: SEND_MS });
}

/** Makes a category at the top of the tree. */
export const makeCategory = (name: string): Promise<unknown> => api.post('admin/categories', { json: { name } });

/** What came of a job that wrote what a check has found, once it is over. */
export const importQuery = (check_id: string, job_id: string) =>
  queryOptions({
    queryKey: ['admin', 'product-check', check_id, 'import', job_id],
    queryFn: ({ signal }) =>
      api.get<ProductImportResult>(`admin/product-checks/${check_id}/imports/${job_id}`, { signal }),
    meta: { personal: true },
  });
