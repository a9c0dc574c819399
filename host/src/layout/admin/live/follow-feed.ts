import { api } from '@tessera/shared/client';
import type { StaffNews } from '@tessera/shared/events';
import { readFeed } from './read-feed';

/** Before it is tried again, longer each time. Milliseconds. */
const WAITS = [1_000, 2_000, 5_000, 10_000, 30_000];
/** Where there are streams enough already. */
const FULL_WAIT = 60_000;
/** The session ended, or whoever has it does not work here any more. */
const REFUSED = [401, 403];
const FULL = 429;

const pause = (ms: number, stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    stop.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Reads the feed for as long as nobody stops it, again whenever it ends, from where it was. */
async function follow(hear: (news: StaffNews) => void, stop: AbortSignal): Promise<void> {
  let after: string | undefined;
  let failures = 0;
  const note = (news: StaffNews): void => {
    failures = 0;
    if (news.type === 'notice') after = news.id;
    hear(news);
  };
  while (!stop.aborted) {
    const status = await readFeed(after, note, stop).catch(() => 0);
    if (stop.aborted) return;
    // Any call of the client renews the session, or ends it; the next try takes what it got.
    if (REFUSED.includes(status)) await api.get('admin/me', { signal: stop }).catch(() => undefined);
    await pause(status === FULL ? FULL_WAIT : (WAITS[Math.min(failures, WAITS.length - 1)] ?? 0), stop);
    failures += 1;
  }
}

/**
 * Hears staff's live feed. One tab of a browser reads it and tells the others, since a browser has six connections to a
 * server in all; when it closes, the next one goes on.
 * @param userId whose: tabs of another account have a feed of their own
 */
export function followFeed(userId: string, hear: (news: StaffNews) => void, stop: AbortSignal): void {
  const name = `tessera-staff-feed-${userId}`;
  const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  tabs?.addEventListener('message', ({ data }: MessageEvent<StaffNews>) => hear(data));
  stop.addEventListener('abort', () => tabs?.close());
  const tell = (news: StaffNews): void => {
    hear(news);
    if (!stop.aborted) tabs?.postMessage(news);
  };
  const begin = (): Promise<void> => follow(tell, stop);
  // Without secure context there are no locks: then each tab reads for itself.
  if (globalThis.navigator?.locks) void navigator.locks.request(name, { signal: stop }, begin).catch(() => undefined);
  else void begin();
}
