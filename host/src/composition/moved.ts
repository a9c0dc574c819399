import { api } from '@tessera/shared/client';
import type { RedirectTarget } from '@tessera/shared/contract';
import { carryQuery } from './carry-query';

/** Where an address leads that is no page; undefined: nowhere. @throws ApiError @param url without a language's prefix */
export async function whereTo({ pathname, search }: URL): Promise<string | undefined> {
  const { target } = await api.get<RedirectTarget>('redirects/target', { searchParams: { path: pathname } });
  return target === null ? undefined : carryQuery(target, search);
}
