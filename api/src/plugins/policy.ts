import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { AppError } from '../errors/errors';
import type { App, Caller, Policy } from '../framework/http';

/** Who may call a route. What belongs to one person is their services' matter: here only who may ask. */
export type Right = 'anyone' | 'anyone, or a user' | 'user' | 'admin';

/** What each hook that guards a route grants: the OpenAPI document says of a route what its hook does. */
const rights = new WeakMap<object, Right>();

function granting<Hook extends object>(right: Right, hook: Hook): Hook {
  rights.set(hook, right);
  return hook;
}

/** The `onRequest` hook of a route that everybody may call, whatever token they bring. */
export const allowAnyone = granting('anyone', (_request: FastifyRequest, _reply: FastifyReply, done: () => void) =>
  done(),
);

/** What the `onRequest` hooks of a route grant; undefined where none of them is one of this file's. */
export function rightOf(hooks: RouteOptions['onRequest']): Right | undefined {
  const [right] = [hooks ?? []].flat().flatMap((hook) => rights.get(hook) ?? []);
  return right;
}

/**
 * Every route of this scope must say who may call it, those for everybody too: one that was forgotten is not open.
 * @throws Error at the start, for a route without
 */
export function requireRights(api: App): void {
  api.addHook('onRoute', ({ method, url, onRequest }) => {
    if (rightOf(onRequest)) return;
    throw new Error(`${String(method)} ${url} does not say who may call it: give it a hook of plugins/policy.ts`);
  });
}

/** The token of `Authorization: Bearer …`, if there is one. */
export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

/**
 * Hooks that find out who asks; their two sentences are what clients compare with (docs/product.md §6; docs/api.md,
 * 'Errors').
 */
export function createPolicy(authenticate: (token: string) => Promise<Caller | null>): Policy {
  async function requireUser(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // What is answered to one person is kept by nobody on the way.
    reply.header('cache-control', 'private, no-store');
    const token = bearerToken(request);
    if (token === undefined) {
      throw new AppError('auth.not_authenticated');
    }
    request.caller = await authenticate(token);
    if (!request.caller) throw new AppError('auth.token_not_valid');
  }

  async function requireAdmin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await requireUser(request, reply);
    if (request.caller?.role === 'ADMIN') return;
    throw new AppError('auth.forbidden');
  }

  async function acceptUser(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (bearerToken(request) !== undefined) await requireUser(request, reply);
  }

  return {
    requireUser: granting('user', requireUser),
    requireAdmin: granting('admin', requireAdmin),
    acceptUser: granting('anyone, or a user', acceptUser),
  };
}
