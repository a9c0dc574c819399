import { createHash, timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { App } from '../framework/http';
import type { Infra } from '../infra';
import { reasonOf } from '../infra/basics/reason-of';
import { within } from '../infra/basics/within';
import { WrongSecret } from '../errors/wrong-secret';

/** Who asks is watching and gives up himself: a database that hangs counts as away, and the rest is told. */
const DATABASE_MS = 2_000;

interface OperationsDeps {
  sessions: {
    /** @throws WrongSecret where SHOP_SECRET opens none of the signing keys that there are */
    checkSecret(): Promise<unknown>;
  };
  status: { listOutboxes(): Promise<{ name: string; waiting: number; oldest_seconds: number }[]> };
}

/** /healthz, /readyz and /metrics at the process's own root: never proxied to visitors. */
export function operations(app: App, infra: Infra, { sessions, status }: OperationsDeps): void {
  const requests = new Map<string, { count: number; seconds: number }>();

  app.addHook('onResponse', (request, reply, done) => {
    const key = `${request.method}|${request.routeOptions.url ?? 'none'}|${reply.statusCode}`;
    const seen = requests.get(key) ?? { count: 0, seconds: 0 };
    seen.count += 1;
    seen.seconds += reply.elapsedTime / 1000;
    requests.set(key, seen);
    done();
  });

  /** Without a database the others are told all the same. */
  async function outboxMetrics(): Promise<string> {
    const asked = status.listOutboxes().catch((error: unknown) => {
      infra.logger.warn({ reason: reasonOf(error) }, 'what waits in the outboxes is not known');
      return [];
    });
    const outboxes = await within(DATABASE_MS, asked, []);
    if (outboxes.length === 0) return '';
    const lines = ['# TYPE outbox_waiting gauge'];
    for (const { name, waiting } of outboxes) lines.push(`outbox_waiting{outbox="${name}"} ${waiting}`);
    lines.push('# TYPE outbox_oldest_seconds gauge');
    for (const { name, oldest_seconds } of outboxes)
      lines.push(`outbox_oldest_seconds{outbox="${name}"} ${oldest_seconds.toFixed(3)}`);
    return `${lines.join('\n')}\n`;
  }

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
    if (!mayReadMetrics(request.headers.authorization, infra.config.metrics_token)) return reply.callNotFound();
    return reply
      .type('text/plain; version=0.0.4')
      .send(metrics(requests, infra) + (await diskMetrics(infra)) + (await outboxMetrics()));
  });
}

/** Whoever has the token. From this machine come all: web servers, what they render, and balancers in front of them. */
function mayReadMetrics(authorization: string | undefined, token: string | null): boolean {
  if (token === null || authorization === undefined) return false;
  // Of the same length for both, as the comparison needs it.
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(authorization), hash(`Bearer ${token}`));
}

function metrics(requests: Map<string, { count: number; seconds: number }>, { readCache, changes }: Infra): string {
  const lines: string[] = [];
  const gauge = (name: string, value: number): number => lines.push(`# TYPE ${name} gauge`, `${name} ${value}`);
  const counter = (name: string, value: number): number => lines.push(`# TYPE ${name} counter`, `${name} ${value}`);

  lines.push('# TYPE http_requests_total counter');
  for (const [key, { count }] of requests) lines.push(`http_requests_total${labels(key)} ${count}`);
  lines.push('# TYPE http_request_seconds_total counter');
  for (const [key, { seconds }] of requests)
    lines.push(`http_request_seconds_total${labels(key)} ${seconds.toFixed(6)}`);

  const cache = readCache.stats();
  counter('read_cache_hits_total', cache.hits);
  counter('read_cache_misses_total', cache.misses);
  gauge('read_cache_entries', cache.entries);
  gauge('read_cache_bytes', cache.bytes);
  gauge('change_feed_connected', changes.isConnected() ? 1 : 0);
  gauge('process_resident_memory_bytes', process.memoryUsage.rss());
  gauge('process_uptime_seconds', Math.round(process.uptime()));
  return `${lines.join('\n')}\n`;
}

/** Room for pictures, documents and remotes' builds. */
async function diskMetrics({ config, logger }: Infra): Promise<string> {
  try {
    const { bavail, bsize } = await statfs(config.files_dir);
    return `# TYPE files_free_bytes gauge\nfiles_free_bytes ${bavail * bsize}\n`;
  } catch (error) {
    logger.warn({ reason: reasonOf(error) }, 'how much room files have is not known');
    return '';
  }
}

function labels(key: string): string {
  const [method, route, status] = key.split('|');
  return `{method="${method}",route="${route}",status="${status}"}`;
}
