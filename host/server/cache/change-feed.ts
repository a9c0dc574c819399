import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';

export interface FeedListener {
  onChange: (tags: string[]) => void;
  /** the feed is connected (again): whatever happened meanwhile was missed */
  onConnected: () => void;
  onLost: () => void;
}

/** The API sends a comment each second; a feed silent for longer is dead. Milliseconds. */
const SILENCE_LIMIT = 3_000;
const RETRY_DELAY = 500;

async function readFeed(url: string, listener: FeedListener, stop: AbortSignal): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_LIMIT);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_LIMIT);
  };
  try {
    const response = await fetch(url, { signal: AbortSignal.any([stop, silence.signal]) });
    if (!response.ok || !response.body) throw new Error(`change feed answered ${response.status}`);
    const parser = createParser({
      onEvent: ({ event, data }) => {
        if (event === 'change') listener.onChange((JSON.parse(data) as { tags: string[] }).tags);
      },
    });
    listener.onConnected();
    const text = response.body.pipeThrough(new TextDecoderStream());
    for await (const chunk of text) {
      heard();
      parser.feed(chunk);
    }
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Follows `GET /api/changes` for as long as the process lives, connecting again whenever it breaks.
 * @param retryDelay milliseconds until it tries again
 */
export function followChanges(apiUrl: string, listener: FeedListener, retryDelay = RETRY_DELAY): { close: () => void } {
  const stop = new AbortController();
  void (async () => {
    while (!stop.signal.aborted) {
      await readFeed(`${apiUrl}/api/changes`, listener, stop.signal).catch(() => undefined);
      if (stop.signal.aborted) return;
      listener.onLost();
      await sleep(retryDelay, undefined, { signal: stop.signal }).catch(() => undefined); // ended early by `close`
    }
  })();
  return { close: () => stop.abort() };
}
