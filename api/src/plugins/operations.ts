import { createHash, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { App } from '../framework/routes/http';
import type { Infra } from '../infra';
import { within } from '../infra/basics/within';
import { WrongSecret } from '../errors/wrong-secret';
import { createMetrics, type CountedSigns } from './metrics';

/** Who asks is watching and gives up himself: a database that hangs counts as away, and the rest is told. */
const DATABASE_MS = 2_000;

interface OperationsDeps {
  sessions: {
    /** @throws WrongSecret where SHOP_SECRET opens none of the signing keys that there are */
    checkSecret(): Promise<unknown>;
  };
  status: CountedSigns;
}

/** /healthz, /readyz and /metrics at the process's own root: never proxied to visitors. */
export async function operations(app: App, infra: Infra, { sessions, status }: OperationsDeps): Promise<void> {
  const { metrics_token } = infra.config;
  const metrics = metrics_token === null ? null : await createMetrics(app, infra, status);

  const findProblem = (): Promise<'SHOP_SECRET' | 'database' | null> =>
    sql`select 1 from migrations limit 1`
      .execute(infra.db)
      .then(() => sessions.checkSecret())
      .then(
        () => null,
        (error: unknown) => (error instanceof WrongSecret ? 'SHOP_SECRET' : 'database'),
      );

  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'alive' }));

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (infra.lifecycle.stopping) return reply.code(503).send({ status: 'stopping' });
    const problem = await within(DATABASE_MS, findProblem(), 'database');
    return reply
      .code(problem ? 503 : 200)
      .send(problem ? { status: 'not ready', waiting_for: problem } : { status: 'ready' });
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!metrics || !mayReadMetrics(request.headers.authorization, metrics_token)) return reply.callNotFound();
    return reply.type(metrics.content_type).send(await metrics.read());
  });
}

/** Whoever has the token. From this machine come all: web servers, what they render, and balancers in front of them. */
function mayReadMetrics(authorization: string | undefined, token: string | null): boolean {
  if (token === null || authorization === undefined) return false;
  // Of the same length for both, as the comparison needs it.
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(authorization), hash(`Bearer ${token}`));
}
