import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest, RawReplyDefaultExpression } from 'fastify';
import type { RawRequestDefaultExpression, RawServerDefault } from 'fastify';
import type { Logger } from '../../infra/process/logger';
import type { Language } from '../../core/languages';
import type { PreviewRead } from '../answers/preview-read';
import type { PublicRead } from '../answers/public-read';
import type { Right } from '../staff/rights';

/** Fastify with handlers typed by their TypeBox schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  Logger,
  TypeBoxTypeProvider
>;

/** With which a machine asks, in the name of whoever made it. */
export interface MachineToken {
  id: string;
  /** it may no more than these */
  rights: ReadonlySet<Right>;
  /** the one remote that it may release: then it may nothing else */
  remote?: string;
}

/** Who asks, read from the access token and checked against the session's row. */
export interface Caller {
  user_id: string;
  session_id: string;
  role: 'REGULAR' | 'ADMIN';
  /** of a machine: then it may nothing that is for persons alone */
  token?: MachineToken;
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** `onRequest` hooks: they answer 401 or 403 before a body is read. */
export interface Policy {
  requireUser: Hook;
  /** Anybody who works in the shop, whatever their role allows. */
  requireStaff: Hook;
  /** Staff whose role allows it at this moment: a right that was taken away is gone with the next call. */
  requireRight: (right: Right) => Hook;
  /** The same, for a route about remotes: a token of one is let in where the address names that one, or none. */
  requireRemoteRight: (right: Right) => Hook;
  /** Whether a caller is staff with this right, where a route for everybody answers staff more. */
  mayCaller: (caller: Caller, right: Right) => Promise<boolean>;
  /** The same of a caller whom a route about remotes has let in, a token of that remote among them. */
  holdsRight: (caller: Caller, right: Right) => Promise<boolean>;
  /** Takes anyone, but a token that is given must be good: the client renews it and asks again. */
  acceptUser: Hook;
}

/** Makes `onRequest` hooks for what costs a password hash or guesses one (plugins/limits/auth-limit.ts). */
export type AuthLimit = (name: string) => (request: FastifyRequest) => Promise<void>;

/** What every module's routes are given beside their own service. */
export interface RouteTools {
  policy: Policy;
  publicRead: PublicRead;
  previewRead: PreviewRead;
}

/** Who does something in the back office, and from where: what the audit log says of it. */
export interface Actor {
  /** null for a command of the shop's keeper */
  user_id: string | null;
  /** the caller's IP address */
  address: string;
  /** of a machine, which `user_id` made the token for: what it may not do itself it does not give or take either */
  token?: MachineToken;
}

/** Commands of the shop's keeper, and what the shop does by itself. */
export const NOBODY: Actor = { user_id: null, address: '' };

/** Who acts by a route of the back office. */
export function actorOf(request: FastifyRequest): Actor & { user_id: string } {
  const { user_id, token } = callerOf(request);
  return { user_id, address: request.ip, ...(token ? { token } : {}) };
}

/**
 * The caller of a route that has `policy.requireUser`, `requireStaff` or `requireRight`.
 * @throws Error where the route forgot its policy
 */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error('This route needs a hook of policy that asks who calls');
  return request.caller;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    /** in which the answer speaks to a person (plugins/answers/language.ts) */
    language: Language;
  }
}
