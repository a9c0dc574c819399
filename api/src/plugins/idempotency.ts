import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { AppError } from '../errors/errors';
import type { App } from '../framework/routes/http';
import { isIdempotencyKey } from '../framework/routes/idempotency-key';

interface Slot {
  scope: string;
  key: string;
}

interface Answer {
  status: number;
  content_type: string | null;
  body: string;
}

/** Who keeps the answers (modules/idempotency). */
interface Answers {
  /** Null: the work is the caller's, who then calls `finish`. @throws AppError for a key that is taken */
  begin(slot: Slot, request: string): Promise<Answer | null>;
  finish(slot: Slot, answer: Answer): Promise<void>;
}

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * The key of a request that is answered once; undefined where every request is a new one.
 * @throws AppError `idempotency.key_required`, `request.not_valid`
 */
function keyOf({ headers, routeOptions }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined && routeOptions.config.idempotency_key === 'required') {
    throw new AppError('idempotency.key_required');
  }
  if (key === undefined || headers['content-type']?.startsWith('multipart/')) return undefined;
  if (isIdempotencyKey(key)) return key;
  throw new AppError('request.not_valid.idempotency_key');
}

/**
 * `Idempotency-Key` on every JSON write but auth/*, whose answers hold tokens: the same key and body give the same
 * answer for 24 hours (docs/api.md, 'Idempotency'). Hooks are added to those routes alone, so that reads pay nothing. A
 * route with `own_idempotency` sees to it in its own transaction, or answers each call anew; one with `idempotency_key:
 * 'required'` refuses a request without a key.
 */
export function idempotency(api: App, answers: Answers): void {
  api.decorateRequest('idempotency_slot', null);

  api.addHook('onRoute', (route: RouteOptions) => {
    const methods = [route.method].flat();
    if (!methods.some((method) => WRITES.has(method)) || route.url.startsWith('/api/auth/')) return;
    if (route.config?.own_idempotency) return;
    route.preHandler = [begin, ...[route.preHandler ?? []].flat()];
    route.onSend = [...[route.onSend ?? []].flat(), finish];
  });

  async function begin(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const key = keyOf(request);
    if (key === undefined) return undefined;
    const slot = { scope: request.caller?.user_id ?? 'anonymous', key };
    const answer = await answers.begin(slot, textOf(request));
    if (!answer) {
      request.idempotency_slot = slot;
      return undefined;
    }
    reply.header('idempotency-replayed', 'true');
    if (answer.content_type !== null) reply.header('content-type', answer.content_type);
    return reply.code(answer.status).send(answer.body);
  }

  async function finish(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    const slot = request.idempotency_slot;
    if (!slot) return payload;
    const content_type = reply.getHeader('content-type');
    await answers.finish(slot, {
      status: reply.statusCode,
      content_type: typeof content_type === 'string' ? content_type : null,
      body: typeof payload === 'string' ? payload : '',
    });
    return payload;
  }
}

function textOf({ method, url, body }: FastifyRequest): string {
  return `${method} ${url}\n${JSON.stringify(body) ?? ''}`;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    own_idempotency?: boolean;
    /** a request without a key is refused */
    idempotency_key?: 'required';
  }
  interface FastifyRequest {
    idempotency_slot: Slot | null;
  }
}
