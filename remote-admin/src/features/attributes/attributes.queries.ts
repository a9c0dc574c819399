import { api } from '@tessera/shared/client';
import type { AdminAttributeList, AdminAttributeRecord } from '@tessera/shared/contract';
import { newKey } from '../../controls/new-key';

/** @returns the attribute that was made */
export const makeAttribute = (json: { name: string; kind: string; unit?: string }) =>
  api.post<AdminAttributeRecord>('admin/attributes', { json, key: newKey() });

/** @param codes every attribute once @returns all in their new order */
export const orderAttributes = (codes: string[]) =>
  api.put<AdminAttributeList>('admin/attributes/order', { json: { codes }, key: newKey() });
