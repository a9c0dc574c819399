import type { Infra } from '../../infra';

const SUBSCRIBERS_MAX = 200;
const PING_MS = 1000;

export type ChangesService = ReturnType<typeof createChangesService>;

export interface Subscriber {
  write(text: string): void;
  end(): void;
}

/** The change feed as text of server-sent events, for at most 200 subscribers. */
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
    canSubscribe: (): boolean => changes.isConnected() && subscribers.size < SUBSCRIBERS_MAX,

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
