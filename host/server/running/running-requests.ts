import type { FastifyInstance } from 'fastify';

/** Counts the requests that are being answered. */
export class RunningRequests {
  private count = 0;
  private waiting: (() => void)[] = [];

  constructor(app: FastifyInstance) {
    app.addHook('onRequest', async () => void (this.count += 1));
    app.addHook('onResponse', async () => {
      this.count -= 1;
      if (this.count > 0) return;
      for (const resolve of this.waiting) resolve();
      this.waiting = [];
    });
  }

  /** Resolves when none is left. */
  async done(): Promise<void> {
    if (this.count > 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }
}
