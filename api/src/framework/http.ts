import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest, RawReplyDefaultExpression } from 'fastify';
import type { RawRequestDefaultExpression, RawServerDefault } from 'fastify';
import type { Logger } from '../infra/process/logger';
import type { Language } from '../core/languages';
import type { PublicRead } from './public-read';

/** Fastify with handlers typed by their TypeBox schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  Logger,
  TypeBoxTypeProvider
>;

/** Who asks, read from the access token and checked against the session's row. */
export interface Caller {
  user_id: string;
  session_id: string;
  role: 'REGULAR' | 'ADMIN';
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** `onRequest` hooks: they answer 401 or 403 before a body is read. */
export interface Policy {
  requireUser: Hook;
  requireAdmin: Hook;
  /** Takes anyone, but a token that is given must be good: the client renews it and asks again. */
  acceptUser: Hook;
}

/** Makes `onRequest` hooks for what costs a password hash or guesses one (plugins/limits/auth-limit.ts). */
export type AuthLimit = (name: string) => (request: FastifyRequest) => Promise<void>;

/** What every module's routes are given beside their own service. */
export interface RouteTools {
  policy: Policy;
  publicRead: PublicRead;
}

/**
 * The caller of a route that has `policy.requireUser` or `policy.requireAdmin`.
 * @throws Error where the route forgot its policy
 */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error('This route needs policy.requireUser or policy.requireAdmin');
  return request.caller;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    /** in which the answer speaks to a person (plugins/answers/language.ts) */
    language: Language;
  }
}
