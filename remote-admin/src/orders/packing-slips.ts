import { api } from '@tessera/shared/client';
import type { Download } from '@tessera/shared/contract';

/** An address that downloads the packing slips of these orders as one PDF; it is good once and for a minute. */
export async function packingSlips(order_ids: readonly string[]): Promise<string> {
  const { url } = await api.post<Download>('admin/downloads', { json: { kind: 'packing_slips', order_ids } });
  return url;
}
