import { api } from '@tessera/shared/client';
import type { AdminRedirect, AdminRedirectList } from '@tessera/shared/contract';
import { newKey } from '../../../controls/new-key';
import { listQuery } from '../../../list-page/list.queries';
import type { RedirectsState } from './redirects.model';

/** Of every list of redirects. */
export const REDIRECTS_KEY = ['admin', 'redirects'] as const;

/** One page of redirects. */
export const redirectsQuery = (state: RedirectsState) => listQuery<AdminRedirectList>('redirects', state);

/** What is written of one. */
export type RedirectSides = Pick<AdminRedirect, 'path' | 'target'>;

/** Makes one, or changes the one that is there. */
export const saveRedirect = (json: RedirectSides, present?: AdminRedirect): Promise<AdminRedirect> =>
  present
    ? api.patch(`admin/redirects/${present.id}`, { json: { ...json, version: present.version }, key: newKey() })
    : api.post('admin/redirects', { json, key: newKey() });

export const deleteRedirect = ({ id, version }: Pick<AdminRedirect, 'id' | 'version'>): Promise<undefined> =>
  api.delete(`admin/redirects/${id}`, { searchParams: { version }, key: newKey() });
