import { createParser } from 'eventsource-parser';
import { currentShop } from './shop';

/** What the web server drops once more after a change is dropped by then (`host/server/cache/drop-twice.ts`). Milliseconds. */
const SETTLED = 1_500;

/**
 * Waits until nothing has changed in the shop for long enough that its page cache keeps what it is given, as while the
 * first pictures are still being made.
 * @param atMost milliseconds
 * @throws Error when the shop does not come to rest in that time
 */
export async function waitForQuiet(atMost: number): Promise<void> {
  const quiet = new AbortController();
  let timer = setTimeout(() => quiet.abort(), SETTLED);
  const parser = createParser({
    onEvent: () => {
      clearTimeout(timer);
      timer = setTimeout(() => quiet.abort(), SETTLED);
    },
  });
  const overdue = AbortSignal.timeout(atMost);
  const signal = AbortSignal.any([quiet.signal, overdue]);
  try {
    const response = await fetch(`${currentShop().url}/api/changes`, { signal });
    if (!response.ok || !response.body) throw new Error(`The change feed answered ${response.status}.`);
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) parser.feed(text);
    throw new Error('The change feed ended.');
  } catch (error) {
    if (overdue.aborted) throw new Error(`The shop did not come to rest in ${atMost / 1_000} s.`);
    if (!quiet.signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
  }
}
