import { api } from '@tessera/shared/client';
import type { AdminAttributeRecord } from '@tessera/shared/contract';
import { newKey } from '../../../controls/new-key';

type Seen = Pick<AdminAttributeRecord, 'code' | 'version'>;

/** Each is refused when somebody changed the attribute since this version. */
export const saveAttribute = ({ code, version }: Seen, edit: object) =>
  api.patch<AdminAttributeRecord>(`admin/attributes/${code}`, { json: { version, ...edit }, key: newKey() });
export const mergeValue = ({ code, version }: Seen, from: number, into: number) =>
  api.post<AdminAttributeRecord>(`admin/attributes/${code}/merge`, { json: { version, from, into }, key: newKey() });
export const removeAttribute = ({ code, version }: Seen) =>
  api.delete<undefined>(`admin/attributes/${code}`, { searchParams: { version } });
