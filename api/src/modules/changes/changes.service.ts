import type { Infra } from '../../infra';

const SUBSCRIBERS_MAX = 200;
/** Of those who come through a proxy: anybody may, and must not keep the web servers from their feed. */
const VISITORS_MAX = 100;
const PING_MS = 1000;

export type ChangesService = ReturnType<typeof createChangesService>;

export interface Subscriber {
  /** comes through a proxy, as no web server of ours does */
  visitor: boolean;
  write(text: string): void;
  end(): void;
}

/** The change feed as text of server-sent events, for at most 200 subscribers, 100 of them visitors. */
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

  changes.onChange((tags) => broadcast(`event: change\ndata: ${JSON.stringify({ tags })}\n\n`));
  // Whoever listens must learn that changes may be missed: an ended stream says so.
  changes.onConnection((connected) => connected || endAll());

  return {
    canSubscribe({ visitor }: Pick<Subscriber, 'visitor'>): boolean {
      const visitors = [...subscribers].filter((subscriber) => subscriber.visitor).length;
      const has_room = subscribers.size < SUBSCRIBERS_MAX && (!visitor || visitors < VISITORS_MAX);
      return changes.isConnected() && has_room;
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
