import type { FastifyBaseLogger } from 'fastify';
import type { ToldFailure } from './told-failure';

export interface TellFailuresOptions {
  apiUrl: string;
  log: FastifyBaseLogger;
  /** so long what is the same is gathered. Milliseconds */
  every?: number;
}

const EVERY = 10_000;
/** Different ones within that time: more are no news. The API takes as many at once. */
const MOST = 50;
const COUNT_MAX = 1_000;
const PATIENCE = 5_000;
const LONGEST_MESSAGE = 500;

/**
 * Hands failures of remotes on to the API, for the sinks of their teams: one call in ten seconds, however many fail, and
 * none that anybody waits for. What the API cannot take then is lost: it stands in the log.
 * @returns takes a failure; undefined is none
 */
export function tellFailures({ apiUrl, log, every = EVERY }: TellFailuresOptions) {
  const waiting = new Map<string, ToldFailure & { count: number }>();
  let timer: NodeJS.Timeout | undefined;

  async function send(): Promise<void> {
    timer = undefined;
    const failures = [...waiting.values()];
    waiting.clear();
    try {
      const answer = await fetch(`${apiUrl}/api/remote-failures`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ failures }),
        signal: AbortSignal.timeout(PATIENCE),
      });
      if (!answer.ok) log.warn({ status: answer.status }, 'the API does not take what failed of remotes');
    } catch (error) {
      log.warn({ err: error }, 'the API does not take what failed of remotes');
    }
  }

  return (failure: ToldFailure | undefined): void => {
    if (!failure) return;
    const told = { ...failure, message: failure.message.slice(0, LONGEST_MESSAGE) };
    const key = JSON.stringify(told);
    const known = waiting.get(key);
    if (known) known.count = Math.min(known.count + 1, COUNT_MAX);
    else if (waiting.size < MOST) waiting.set(key, { ...told, count: 1 });
    timer ??= setTimeout(() => void send(), every).unref();
  };
}
