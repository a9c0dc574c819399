import type { App } from '../framework/routes/http';
import type { Infra } from '../infra';
import { reasonOf } from '../infra/basics/reason-of';
import { within } from '../infra/basics/within';
import { freeBytes } from '../infra/files/free-bytes';

/** A database that hangs keeps the other numbers back no longer than this. */
const DATABASE_MS = 2_000;

/** What of the shop's health is counted in numbers. */
export interface CountedSigns {
  listOutboxes: () => Promise<{ name: string; waiting: number; oldest_seconds: number }[]>;
  /** mails that were given up in the last 24 hours */
  countFailedMails: () => Promise<number>;
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
  status: CountedSigns,
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
  gauge('read_cache_bytes', 'their size', () => readCache.stats().size);
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
      free.set(await freeBytes(config.files_dir));
    } catch (error) {
      free.remove();
      logger.warn({ reason: reasonOf(error) }, 'how much room files have is not known');
    }
  }

  const outbox = { labelNames: ['outbox'], registers };
  const waiting = new Gauge({ ...outbox, name: 'outbox_waiting', help: 'what waits to be told' });
  const oldest = new Gauge({ ...outbox, name: 'outbox_oldest_seconds', help: 'for how long the first of it waits' });
  const failed = new Gauge({ name: 'mails_failed', help: 'mails given up in the last 24 hours', registers });
  /** Without a database the others are told all the same. */
  async function lookAtOutboxes(): Promise<void> {
    const asked = Promise.all([status.listOutboxes(), status.countFailedMails()]).catch((error: unknown) => {
      logger.warn({ reason: reasonOf(error) }, 'what waits in the outboxes is not known');
      return null;
    });
    const signs = await within(DATABASE_MS, asked, null);
    waiting.reset();
    oldest.reset();
    failed.remove();
    if (!signs) return;
    const [outboxes, failed_mails] = signs;
    failed.set(failed_mails);
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
