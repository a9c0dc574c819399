import { api } from '@tessera/shared/client';

/** An address that downloads the packing slips of these orders as one PDF; it is good once and for a minute. */
export async function packingSlips(order_ids: readonly string[]): Promise<string> {
  const { url } = await api.post<{ url: string }>('admin/downloads', { json: { kind: 'packing_slips', order_ids } });
  return url;
}
