import type { Operation } from './operations';

/** Whose right a route asks for, by what its OpenAPI document says of it. */
export const RIGHTS = {
  '[]': { nobody: 'in', worthless: 'in', user: 'in', admin: 'in' },
  '[{},{"session":[]}]': { nobody: 'in', worthless: 'auth.token_not_valid', user: 'in', admin: 'in' },
  '[{"session":[]}]': {
    nobody: 'auth.not_authenticated',
    worthless: 'auth.token_not_valid',
    user: 'in',
    admin: 'in',
  },
  '[{"session":["ADMIN"]}]': {
    nobody: 'auth.not_authenticated',
    worthless: 'auth.token_not_valid',
    user: 'auth.forbidden',
    admin: 'in',
  },
} as const;
const STAFF = '[{"session":["ADMIN"]}]';

/** The right that a route asks of staff, as its OpenAPI document names it beside the role. */
export const rightOf = ({ security }: Operation): string | undefined => {
  const [role, right] = security?.[0]?.session ?? [];
  return role === 'ADMIN' ? right : undefined;
};
/** Its line in {@link RIGHTS}. */
export const keyOf = (operation: Operation): string =>
  rightOf(operation) === undefined ? JSON.stringify(operation.security) : STAFF;
/** What becomes of a call of it, by who calls. */
export const rightsOf = (operation: Operation) => RIGHTS[keyOf(operation) as keyof typeof RIGHTS];

export interface Answer {
  status: number;
  code: string | undefined;
}

const GUARDS = ['auth.not_authenticated', 'auth.token_not_valid', 'auth.forbidden'];
/** 'in', or by which rule it was not; an answer without a body says it by its status alone. */
export function verdict({ method }: Operation, { status, code }: Answer, expected: string): string {
  if (method === 'HEAD' && [401, 403].includes(status))
    return status === (expected === GUARDS[2] ? 403 : 401) ? expected : String(status);
  return code !== undefined && GUARDS.includes(code) ? code : 'in';
}
