import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from '@tessera/server/stopping';

export interface ReadinessOptions {
  /** whether it knows what the shop is composed of */
  isKnown: () => boolean;
  /** whether a page can be rendered at once */
  isWarm: () => boolean;
  now?: () => number;
}

/** A new server waits so long for its first renderer, so that its first visitors need not. Milliseconds. */
const WARM_UP = 3_000;

/**
 * Whether this server should be sent visitors: once it knows the registry and, for a moment after its start, while it
 * waits for its first renderer. From then on renderers do not count, for pages that are kept, and shells, are answered
 * without any: a busy server is not to be taken for a dead one. One that is told to stop says so first.
 */
export class Readiness implements Lifecycle {
  private readonly now: () => number;
  private readonly startedAt: number;
  private wasReady = false;
  /** From then on the balancer is told to send nobody. */
  stopping = false;

  constructor(private readonly options: ReadinessOptions) {
    this.now = options.now ?? Date.now;
    this.startedAt = this.now();
  }

  get state(): 'ok' | 'starting' | 'stopping' {
    if (this.stopping) return 'stopping';
    const { isKnown, isWarm } = this.options;
    this.wasReady ||= isKnown() && (isWarm() || this.now() - this.startedAt >= WARM_UP);
    return this.wasReady ? 'ok' : 'starting';
  }

  /** `/healthz`: the process lives. `/readyz`: 200 or 503, for balancers. */
  serve(app: FastifyInstance): void {
    app.get('/healthz', () => ({ status: 'ok' }));
    app.get('/readyz', (_request, reply) => {
      const { state } = this;
      return reply.code(state === 'ok' ? 200 : 503).send({ status: state });
    });
  }
}
