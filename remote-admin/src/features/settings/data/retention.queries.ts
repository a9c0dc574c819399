import { api } from '@tessera/shared/client';
import type { RetentionPreview, RetentionSettings } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import type { RetentionBody } from './retention.model';

/** How long the shop keeps what. */
export function retentionQuery() {
  return queryOptions({
    queryKey: ['admin', 'retention'],
    queryFn: ({ signal }) => api.get<RetentionSettings>('admin/retention', { signal }),
    meta: { personal: true },
  });
}

/** How many records would go by these times. */
export const previewRetention = (body: RetentionBody) =>
  api.post<RetentionPreview>('admin/retention/preview', { json: body });

/** Refused when somebody changed them since this version. */
export const saveRetention = (body: RetentionBody, version: number) =>
  api.put<RetentionSettings>('admin/retention', { json: { ...body, version } });
