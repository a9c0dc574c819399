import { api } from '@tessera/shared/client';
import type { DeliveryPreview, DeliverySettings } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import type { DeliveryBody } from './delivery.model';

/** Zones, ways of delivery and prices, those too that are not offered. */
export function deliverySettingsQuery() {
  return queryOptions({
    queryKey: ['admin', 'delivery'],
    queryFn: ({ signal }) => api.get<DeliverySettings>('admin/delivery', { signal }),
    meta: { personal: true },
  });
}

/** What orders would have otherwise; writes nothing. */
export const previewDelivery = ({ zones }: DeliveryBody) =>
  api.post<DeliveryPreview>('admin/delivery/preview', { json: { zones } });

/** Refused when somebody changed them since this version. Whoever saves has read the preview and its warnings. */
export const saveDelivery = (body: DeliveryBody, version: number) =>
  api.put<DeliverySettings>('admin/delivery', { json: { ...body, version, confirmed: true } });
