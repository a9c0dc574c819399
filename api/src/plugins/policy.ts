import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors';
import type { Caller, Policy } from '../http';

/** The token of `Authorization: Bearer …`, if there is one. */
export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

/** Hooks that find out who asks; their two sentences are what clients compare with (SPEC.md §6, api.md). */
export function createPolicy(authenticate: (token: string) => Promise<Caller | null>): Policy {
  async function requireUser(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // What is answered to one person is kept by nobody on the way.
    reply.header('cache-control', 'private, no-store');
    const token = bearerToken(request);
    if (token === undefined) {
      throw new AppError('auth.not_authenticated', 'Authentication credentials were not provided.');
    }
    request.caller = await authenticate(token);
    if (!request.caller) throw new AppError('auth.token_not_valid', 'Given token not valid.');
  }

  async function requireAdmin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await requireUser(request, reply);
    if (request.caller?.role === 'ADMIN') return;
    throw new AppError('auth.forbidden', 'You do not have permission to perform this action.');
  }

  async function acceptUser(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (bearerToken(request) !== undefined) await requireUser(request, reply);
  }

  return { requireUser, requireAdmin, acceptUser };
}
