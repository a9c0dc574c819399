import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import { STAFF_TAG } from '../../infra/caches/changes';

const SUBSCRIBERS_MAX = 200;
/** Anybody may listen, and must keep neither the web servers nor others from their feed. */
const VISITORS_MAX = 100;
const VISITORS_OF_ADDRESS_MAX = 5;
const PING_MS = 1000;
/** Seconds for who listens enough already. */
const RETRY_AFTER = 60;

export type ChangesService = ReturnType<typeof createChangesService>;

export interface Subscriber {
  /** whose visitor's it is (`addressGroup`); undefined for a web server's own */
  address: string | undefined;
  write(text: string): void;
  end(): void;
}

/** The change feed as text of server-sent events, for at most 200 subscribers, 100 of them visitors, five of an address. */
export function createChangesService({ changes }: Pick<Infra, 'changes'>) {
  const subscribers = new Set<Subscriber>();
  let timer: NodeJS.Timeout | undefined;

  function broadcast(text: string): void {
    for (const subscriber of subscribers) subscriber.write(text);
  }

  function endAll(): void {
    for (const subscriber of [...subscribers]) subscriber.end();
    subscribers.clear();
    clearInterval(timer);
    timer = undefined;
  }

  changes.onChange((all) => {
    const tags = all.filter((tag) => !tag.startsWith(STAFF_TAG));
    if (tags.length > 0) broadcast(`event: change\ndata: ${JSON.stringify({ tags })}\n\n`);
  });
  // Whoever listens must learn that changes may be missed: an ended stream says so.
  changes.onConnection((connected) => connected || endAll());

  return {
    /** @throws AppError `server.unavailable.feed` where there is no place or nothing to hear, `request.rate_limited` for one who listens enough */
    checkSubscribe({ address }: Pick<Subscriber, 'address'>): void {
      const visitors = [...subscribers].filter((subscriber) => subscriber.address !== undefined);
      const own = visitors.filter((subscriber) => subscriber.address === address);
      if (address !== undefined && own.length >= VISITORS_OF_ADDRESS_MAX)
        throw new AppError('request.rate_limited', {}, { retry_after: RETRY_AFTER });
      const isFull = subscribers.size >= SUBSCRIBERS_MAX || (address !== undefined && visitors.length >= VISITORS_MAX);
      if (isFull || !changes.isConnected()) throw new AppError('server.unavailable.feed', {}, { retry_after: 1 });
    },

    /** Begins to write to `subscriber`; answers how to stop. */
    subscribe(subscriber: Subscriber): () => void {
      subscribers.add(subscriber);
      timer ??= setInterval(() => broadcast(': ping\n\n'), PING_MS).unref();
      subscriber.write(': connected\n\n');
      return () => {
        subscribers.delete(subscriber);
        if (subscribers.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },

    endAll,
  };
}
