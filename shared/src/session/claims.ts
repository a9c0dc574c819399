import type { Role } from '@tessera/shared/contract';

export interface Claims {
  role: Role;
  userId: string;
}

/**
 * Reads who a session belongs to from its access token (docs/product.md §3: role REGULAR unless the claim says ADMIN).
 * The signature is the server's business; a token that cannot be read gives an unnamed REGULAR user.
 */
export function readClaims(access: string): Claims {
  try {
    const payload = (access.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const { role, sub } = Object(claims) as { role?: unknown; sub?: unknown }; // fields are checked below
    return { role: role === 'ADMIN' ? 'ADMIN' : 'REGULAR', userId: typeof sub === 'string' ? sub : 'unnamed' };
  } catch {
    return { role: 'REGULAR', userId: 'unnamed' };
  }
}
