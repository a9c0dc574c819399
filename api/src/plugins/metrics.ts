import { statfs } from 'node:fs/promises';
import type { App } from '../framework/http';
import type { Infra } from '../infra';
import { reasonOf } from '../infra/basics/reason-of';
import { within } from '../infra/basics/within';

/** A database that hangs keeps the other numbers back no longer than this. */
const DATABASE_MS = 2_000;

interface Outboxes {
  listOutboxes: () => Promise<{ name: string; waiting: number; oldest_seconds: number }[]>;
}

/** What `/metrics` answers with. */
export interface Metrics {
  content_type: string;
  read: () => Promise<string>;
}

/** Counts requests from now on, and reads everything else when it is asked for. Loads its library, which others need not. */
export async function createMetrics(
  app: App,
  { config, logger, readCache, changes }: Infra,
  status: Outboxes,
): Promise<Metrics> {
  const { Counter, Gauge, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];

  const labelNames = ['method', 'route', 'status'];
  const requests = new Counter({ name: 'http_requests_total', help: 'requests answered', labelNames, registers });
  const seconds = new Counter({
    name: 'http_request_seconds_total',
    help: 'time from a request to the end of its answer',
    labelNames,
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
    requests.inc(labels);
    seconds.inc(labels, reply.elapsedTime / 1000);
    done();
  });

  /** One whose value is known elsewhere. */
  function counter(name: string, help: string, value: () => number): void {
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(value());
      },
    });
  }

  function gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  }

  counter('read_cache_hits_total', 'reads answered from memory', () => readCache.stats().hits);
  counter('read_cache_misses_total', 'reads that were asked of the database', () => readCache.stats().misses);
  gauge('read_cache_entries', 'answers in memory', () => readCache.stats().entries);
  gauge('read_cache_bytes', 'their size', () => readCache.stats().bytes);
  gauge('change_feed_connected', '1 while changes are heard', () => (changes.isConnected() ? 1 : 0));
  gauge('process_resident_memory_bytes', 'memory of this process', () => process.memoryUsage.rss());
  gauge('process_uptime_seconds', 'since this process began', () => Math.round(process.uptime()));

  const free = new Gauge({
    name: 'files_free_bytes',
    help: "room for pictures, documents and remotes' builds",
    registers,
  });
  async function lookAtDisk(): Promise<void> {
    try {
      const { bavail, bsize } = await statfs(config.files_dir);
      free.set(bavail * bsize);
    } catch (error) {
      free.remove();
      logger.warn({ reason: reasonOf(error) }, 'how much room files have is not known');
    }
  }

  const outbox = { labelNames: ['outbox'], registers };
  const waiting = new Gauge({ ...outbox, name: 'outbox_waiting', help: 'what waits to be told' });
  const oldest = new Gauge({ ...outbox, name: 'outbox_oldest_seconds', help: 'for how long the first of it waits' });
  /** Without a database the others are told all the same. */
  async function lookAtOutboxes(): Promise<void> {
    const asked = status.listOutboxes().catch((error: unknown) => {
      logger.warn({ reason: reasonOf(error) }, 'what waits in the outboxes is not known');
      return [];
    });
    const outboxes = await within(DATABASE_MS, asked, []);
    waiting.reset();
    oldest.reset();
    for (const { name, waiting: count, oldest_seconds } of outboxes) {
      waiting.set({ outbox: name }, count);
      oldest.set({ outbox: name }, oldest_seconds);
    }
  }

  return {
    content_type: registry.contentType,
    async read() {
      await Promise.all([lookAtDisk(), lookAtOutboxes()]);
      return registry.metrics();
    },
  };
}
