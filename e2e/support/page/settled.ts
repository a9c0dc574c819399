import { expect, type Page, type Request } from '@playwright/test';

/** A page of the shop has all that it needs long before. Milliseconds. */
const LONG_ENOUGH = 15_000;
/** A page that is not painted is never idle. Milliseconds. */
const MOST_IDLE = 500;
/** What is done when the page is idle for the first time may ask for more. */
const TURNS = 2;

/** What a page waits for, and how often it has asked. */
interface Traffic {
  pending: Set<Request>;
  asked: number;
}

const traffics = new WeakMap<Page, Traffic>();

/** The live feed of the back office stays open. */
const isFeed = (request: Request): boolean => new URL(request.url()).pathname === '/api/admin/feed';

/** Counts what a page asks for, for `settled`. @param page must not have been used yet */
export function watchTraffic(page: Page): void {
  const traffic: Traffic = { pending: new Set(), asked: 0 };
  traffics.set(page, traffic);
  page.on('request', (request) => {
    if (isFeed(request)) return;
    traffic.pending.add(request);
    traffic.asked += 1;
  });
  const end = (request: Request): void => void traffic.pending.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/** Whatever was to be drawn has been, and nothing is left to be done at once. */
const idle = (page: Page): Promise<unknown> =>
  page.evaluate(
    (timeout) =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(resolve, { timeout }));
        setTimeout(resolve, 2 * timeout);
      }),
    MOST_IDLE,
  );

/**
 * Waits until a page has all that it asked for, and asks for nothing more once it has nothing to do. Sooner than
 * Playwright's `networkidle`, which waits for half a second without a request, and never comes in the back office.
 * @throws Error when the page goes on asking for 15 s
 */
export async function settled(page: Page): Promise<void> {
  const traffic = traffics.get(page);
  if (!traffic) throw new Error('Nobody has watched this page from its beginning.');
  await page.waitForLoadState('load');
  const end = Date.now() + LONG_ENOUGH;
  let asked: number;
  do {
    ({ asked } = traffic);
    for (let turn = 0; turn < TURNS; turn += 1) {
      const limit = { timeout: Math.max(1, end - Date.now()), intervals: [10, 20, 50] };
      await expect.poll(() => [...traffic.pending].map((request) => request.url()), limit).toEqual([]);
      await idle(page);
    }
    if (Date.now() > end) throw new Error('The page goes on asking for more.');
  } while (traffic.asked !== asked);
}
