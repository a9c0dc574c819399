import { setTimeout as sleep } from 'node:timers/promises';

/** What people wait for at most (docs/architecture/browser.md); milliseconds. */
const PATIENCE_MS = 20_000;
const WORDS = ['mug', 'oak', 'linen', 'vase', 'throw', 'lamp', 'blue', 'plate'];
const SLUGS = ['ember-mug', 'rim-plates', 'arch-vase', 'hush-wool-throw', 'folio-notebook'];

export interface Visits {
  pages: number;
  /** how often what went wrong, with the first case of it */
  failed: string[];
  slowest_ms: number;
}

export interface Visitors {
  /** Lets everybody read their page to its end. */
  stop(): Promise<Visits>;
}

const pick = (list: readonly string[]): string => list[Math.floor(Math.random() * list.length)] ?? '';

/** Pages that are kept, pages that nobody asked for before, pages of one person's own, and what a page asks for itself. */
function drawAddress(): string {
  const number = Math.floor(Math.random() * 1_000_000);
  const draws = [
    () => '/',
    () => `/products/${pick(SLUGS)}`,
    () => `/products?page=${1 + (number % 5)}`,
    () => `/products?search=${pick(WORDS)}${number % 1000}`,
    () => '/cart',
    () => `/api/products?search=${pick(WORDS)}&page_size=${1 + (number % 24)}`,
  ];
  return draws[number % draws.length]?.() ?? '/';
}

/** The beginning of an answer, or what a problem says (RFC 9457), without the number of the request. */
function reasonIn(text: string): string {
  return /"detail":"([^"]*)"/.exec(text)?.[1] ?? text.replace(/\s+/g, ' ').slice(0, 120);
}

/** Reads one page to its end. @returns what is wrong with it */
async function visit(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'manual' });
    const text = await answer.text();
    if (answer.status >= 400) return `${answer.status} ${reasonIn(text)}`;
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
    return isPage && !text.includes('</html>') ? 'cut off' : undefined;
  } catch (error) {
    // not `instanceof Error`: fetch's errors are of another realm than a test's
    const { name, message, cause } = Object(error) as Error;
    return `${name}: ${String(cause ?? message)}`;
  }
}

/** People who open one page after the other without a pause, until they are told to stop. */
export function sendVisitors(base: string, count: number): Visitors {
  const wrongs = new Map<string, { times: number; first: string }>();
  const visits = { pages: 0, slowest_ms: 0 };
  let stopped = false;
  async function browse(): Promise<void> {
    while (!stopped) {
      const address = drawAddress();
      const begun = performance.now();
      const wrong = await visit(`${base}${address}`);
      const took = Math.round(performance.now() - begun);
      visits.pages += 1;
      visits.slowest_ms = Math.max(visits.slowest_ms, took);
      if (wrong === undefined) continue;
      const first = `${new Date().toISOString()} ${address} after ${took} ms`;
      const known = wrongs.get(wrong);
      wrongs.set(wrong, { times: (known?.times ?? 0) + 1, first: known?.first ?? first });
      // Whoever is refused at once must not make the test a busy loop.
      await sleep(50);
    }
  }
  const people = Array.from({ length: count }, browse);
  return {
    async stop() {
      stopped = true;
      await Promise.all(people);
      const failed = [...wrongs].map(([wrong, { times, first }]) => `${times} times, first ${first}: ${wrong}`);
      return { ...visits, failed };
    },
  };
}

const MOST_VISITORS = 32;
const LOOK_MS = 3_000;

/** How many visitors at once keep the machine wholly busy: twice as many get no more pages done. */
export async function findSaturation(base: string): Promise<number> {
  let before = 0;
  for (let count = 4; count < MOST_VISITORS; count *= 2) {
    const visitors = sendVisitors(base, count);
    await sleep(LOOK_MS);
    const { pages, failed } = await visitors.stop();
    if (failed.length > 0) throw new Error(failed[0]);
    if (pages < before * 1.1) return count / 2;
    before = pages;
  }
  return MOST_VISITORS;
}
