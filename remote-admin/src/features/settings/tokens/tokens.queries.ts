import { api } from '@tessera/shared/client';
import type { NewStaffToken, Right, StaffToken, StaffTokenList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

export interface TokenRequest {
  name: string;
  /** of a token that is bound to no part of the shop */
  rights?: Right[];
  /** the one part of the shop that it releases */
  remote?: string;
  /** RFC 3339; null: it ends when somebody ends it */
  expires_at: string | null;
}

/** Tokens for machines: the good ones, and what ended in the last 90 days. */
export function tokensQuery() {
  return queryOptions({
    queryKey: ['admin', 'tokens'],
    queryFn: ({ signal }) => api.get<StaffTokenList>('admin/tokens', { signal }),
    meta: { personal: true },
  });
}

/** The answer alone holds the token itself. */
export const makeToken = (request: TokenRequest) => api.post<NewStaffToken>('admin/tokens', { json: request });

export const revokeToken = ({ id }: StaffToken) => api.delete<undefined>(`admin/tokens/${id}`);
