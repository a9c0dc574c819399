import { api } from '@tessera/shared/client';
import type { TaxPreview, TaxSettings } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import type { TaxesBody } from './taxes.model';

/** Tax rates by country, part of it and category, and whether prices hold them. */
export function taxSettingsQuery() {
  return queryOptions({
    queryKey: ['admin', 'taxes'],
    queryFn: ({ signal }) => api.get<TaxSettings>('admin/taxes', { signal }),
    meta: { personal: true },
  });
}

/** What orders would be taxed at otherwise; writes nothing. */
export const previewTaxes = ({ rates }: TaxesBody) => api.post<TaxPreview>('admin/taxes/preview', { json: { rates } });

/** Refused when somebody changed them since this version. */
export const saveTaxes = (body: TaxesBody, version: number) =>
  api.put<TaxSettings>('admin/taxes', { json: { ...body, version } });
