import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { AppError } from '../errors/errors';
import type { App, Caller, Policy } from '../framework/routes/http';
import type { Right } from '../framework/staff/rights';

/** Who may call a route. What belongs to one person is their services' matter: here only who may ask. */
export type Access =
  | 'anyone'
  | 'anyone, or a user'
  | 'user'
  | 'staff'
  /** `bound`: a token that is bound to such a thing may, too */
  | { right: Right; bound?: 'remote' };

/** What each hook that guards a route grants: the OpenAPI document says of a route what its hook does. */
const granted = new WeakMap<object, Access>();

function granting<Hook extends object>(access: Access, hook: Hook): Hook {
  granted.set(hook, access);
  return hook;
}

/** The `onRequest` hook of a route that everybody may call, whatever token they bring. */
export const allowAnyone = granting('anyone', (_request: FastifyRequest, _reply: FastifyReply, done: () => void) =>
  done(),
);

/** What the `onRequest` hooks of a route grant; undefined where none of them is one of this file's. */
export function accessOf(hooks: RouteOptions['onRequest']): Access | undefined {
  const [access] = [hooks ?? []].flat().flatMap((hook) => granted.get(hook) ?? []);
  return access;
}

/**
 * Every route of this scope must say who may call it, those for everybody too: one that was forgotten is not open.
 * @throws Error at the start, for a route without
 */
export function requireAccess(api: App): void {
  api.addHook('onRoute', ({ method, url, onRequest }) => {
    if (accessOf(onRequest)) return;
    throw new Error(`${String(method)} ${url} does not say who may call it: give it a hook of plugins/policy.ts`);
  });
}

/** The token of `Authorization: Bearer …`, if there is one. */
export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
/** Whoever is signed in may still see to their own sign-in, and what a provider has taken for an order still arrives. */
const GOES_ON = /^\/api\/(auth|payments|users\/me\/(password|second-factor|sessions|verification))\b/;

/** Whether a shopper writes something that the shop would have to act on. */
const isShopping = ({ method, url, caller }: FastifyRequest): boolean =>
  !READS.includes(method) && !GOES_ON.test(url) && caller?.role !== 'ADMIN';

export interface PolicyDeps {
  authenticate: (token: string) => Promise<Caller | null>;
  /** what somebody of the staff may do at this moment */
  rightsOf: (user_id: string) => Promise<ReadonlySet<Right>>;
  /** they may do nothing before they have set up a second factor */
  awaitsSecondFactor: (user_id: string) => Promise<boolean>;
  /** the shop is closed for a while, also for whoever sends these cookies */
  isClosedFor: (cookies: string | undefined) => Promise<boolean>;
}

/**
 * Hooks that find out who asks; their two sentences are what clients compare with (docs/product.md §6; docs/api.md,
 * 'Errors').
 */
export function createPolicy({ authenticate, rightsOf, awaitsSecondFactor, isClosedFor }: PolicyDeps): Policy {
  /** A person with a session, or a machine with a token. */
  async function requireCaller(request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
    // What is answered to one person is kept by nobody on the way.
    reply.header('cache-control', 'private, no-store');
    const token = bearerToken(request);
    if (token === undefined) {
      throw new AppError('auth.not_authenticated');
    }
    request.caller = await authenticate(token);
    if (!request.caller) throw new AppError('auth.token_not_valid');
    return request.caller;
  }

  async function requireUser(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { token } = await requireCaller(request, reply);
    // What belongs to whoever made a token is none of the machine's business.
    if (token) throw new AppError('auth.forbidden');
    if (isShopping(request) && (await isClosedFor(request.headers.cookie))) throw new AppError('store.closed');
  }

  /** Whether it is allowed, whatever a token is bound to. */
  async function holdsRight({ user_id, role, token }: Caller, right: Right): Promise<boolean> {
    if (role !== 'ADMIN' || token?.rights.has(right) === false) return false;
    return (await rightsOf(user_id)).has(right);
  }

  const mayCaller = async (caller: Caller, right: Right): Promise<boolean> =>
    caller.token?.remote === undefined && holdsRight(caller, right);

  async function requireStaff(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await requireUser(request, reply);
    if (request.caller?.role !== 'ADMIN') throw new AppError('auth.forbidden');
  }

  async function refuseWithout(caller: Caller, right: Right): Promise<void> {
    if (caller.role !== 'ADMIN') throw new AppError('auth.forbidden');
    if (await holdsRight(caller, right)) return;
    const waits = await awaitsSecondFactor(caller.user_id);
    throw waits ? new AppError('staff.second_factor_required') : new AppError('staff.right_missing', { right });
  }

  const requireRight = (right: Right) =>
    granting({ right }, async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const caller = await requireCaller(request, reply);
      const remote = caller.token?.remote;
      if (remote !== undefined) throw new AppError('staff.token_of_remote', { remote });
      await refuseWithout(caller, right);
    });

  const requireRemoteRight = (right: Right) =>
    granting({ right, bound: 'remote' }, async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const caller = await requireCaller(request, reply);
      const remote = caller.token?.remote;
      // the schema has not been asked yet: whatever stands there is compared as it is
      const { name } = Object(request.params) as { name?: string };
      if (remote !== undefined && name !== undefined && name !== remote) {
        throw new AppError('staff.token_of_remote', { remote });
      }
      await refuseWithout(caller, right);
    });

  async function acceptUser(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (bearerToken(request) !== undefined) await requireUser(request, reply);
  }

  return {
    requireUser: granting('user', requireUser),
    requireStaff: granting('staff', requireStaff),
    requireRight,
    requireRemoteRight,
    mayCaller,
    holdsRight,
    acceptUser: granting('anyone, or a user', acceptUser),
  };
}
