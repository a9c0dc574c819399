import { Worker } from 'node:worker_threads';

type Order = { id: number; password: string; cost: object } | { id: number; password: string; hash: string };
interface Answer {
  id: number;
  value?: string | boolean;
  error?: string;
}

/**
 * What the thread runs. Its priority is low (on Linux each thread has its own; elsewhere it would be the whole
 * process's), so that hashing takes the time that serving leaves over; somebody waits for it, so it is not as low as that
 * of pictures (pictures.ts), which would take as much of that time.
 */
const PROGRAM = `
  const { getPriority, setPriority } = require('node:os');
  const { parentPort, workerData } = require('node:worker_threads');
  const { hashSync, verifySync } = require(workerData);
  // whoever started it may have put it lower, and nobody but root may raise it again
  if (process.platform === 'linux' && getPriority() < 10) setPriority(10);
  parentPort.on('message', ({ id, password, cost, hash }) => {
    try {
      parentPort.postMessage({ id, value: hash === undefined ? hashSync(password, cost) : verifySync(hash, password) });
    } catch (error) {
      parentPort.postMessage({ id, error: error.message });
    }
  });
`;
const LIMITS = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** argon2id in a thread of its own, which is started when it is first needed and keeps no process alive. */
export class HashThread {
  private thread: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private orders = 0;

  /** @throws Error when argon2 refuses, or the thread ends; the next call starts another one */
  hash(password: string, cost: object): Promise<string> {
    return this.order({ id: (this.orders += 1), password, cost }) as Promise<string>; // hashSync's answer
  }

  /** @throws Error as `hash` does */
  verify(hash: string, password: string): Promise<boolean> {
    return this.order({ id: (this.orders += 1), password, hash }) as Promise<boolean>; // verifySync's answer
  }

  /** Ends the thread and gives its memory back; who waits for it is told so. The next call starts another one. */
  async end(): Promise<void> {
    await this.thread?.terminate();
  }

  private order(order: Order): Promise<unknown> {
    const thread = (this.thread ??= this.start());
    thread.ref(); // somebody waits
    return new Promise((resolve, reject) => {
      this.waiting.set(order.id, { resolve, reject });
      thread.postMessage(order);
    });
  }

  private start(): Worker {
    const workerData = require.resolve('@node-rs/argon2');
    const thread = new Worker(PROGRAM, { eval: true, workerData, resourceLimits: LIMITS, env: {}, execArgv: [] });
    thread.on('message', ({ id, value, error }: Answer) => {
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (this.waiting.size === 0) thread.unref();
      if (error === undefined) waiting?.resolve(value);
      else waiting?.reject(new Error(error));
    });
    const end = (error: Error) => {
      if (this.thread !== thread) return;
      this.thread = undefined;
      for (const { reject } of this.waiting.values()) reject(error);
      this.waiting.clear();
    };
    thread.on('error', end);
    thread.on('exit', (status) => end(new Error(`The hashing thread ended with status ${status}.`)));
    return thread;
  }
}
