import { setTimeout as sleep } from 'node:timers/promises';

/** What people wait for at most (docs/architecture.md); milliseconds. */
const PATIENCE_MS = 20_000;
const WORDS = ['mug', 'oak', 'linen', 'vase', 'throw', 'lamp', 'blue', 'plate'];
const SLUGS = ['ember-mug', 'rim-plates', 'arch-vase', 'hush-wool-throw', 'folio-notebook'];

export interface Visits {
  pages: number;
  /** what went wrong, one line each */
  failed: string[];
  slowest_ms: number;
}

export interface Visitors extends Visits {
  stop(): Promise<void>;
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

/** Reads one page to its end. @returns what is wrong with it */
async function visit(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'manual' });
    const text = await answer.text();
    if (answer.status >= 400) return `${answer.status} ${text.slice(0, 200)}`;
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
    return isPage && !text.includes('</html>') ? 'cut off' : undefined;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${String(error.cause ?? error.message)}` : String(error);
  }
}

/** People who open one page after the other without a pause, until they are told to stop. */
export function sendVisitors(base: string, count: number): Visitors {
  const visits: Visitors = { pages: 0, failed: [], slowest_ms: 0, stop: () => Promise.resolve() };
  let stopped = false;
  async function browse(): Promise<void> {
    while (!stopped) {
      const address = drawAddress();
      const begun = performance.now();
      const wrong = await visit(`${base}${address}`);
      const took = performance.now() - begun;
      visits.pages += 1;
      visits.slowest_ms = Math.max(visits.slowest_ms, Math.round(took));
      if (wrong === undefined) continue;
      visits.failed.push(`${new Date().toISOString()} ${address}, ${Math.round(took)} ms: ${wrong}`);
      // Whoever is refused at once must not make the test a busy loop.
      await sleep(50);
    }
  }
  const people = Array.from({ length: count }, browse);
  visits.stop = async () => {
    stopped = true;
    await Promise.all(people);
  };
  return visits;
}

const MOST_VISITORS = 64;
const LOOK_MS = 3_000;

/** How many visitors at once keep the machine wholly busy: twice as many get no more pages done. */
export async function findSaturation(base: string): Promise<number> {
  let before = 0;
  for (let count = 4; count < MOST_VISITORS; count *= 2) {
    const visitors = sendVisitors(base, count);
    await sleep(LOOK_MS);
    await visitors.stop();
    if (visitors.failed.length > 0) throw new Error(visitors.failed[0]);
    if (visitors.pages < before * 1.1) return count / 2;
    before = visitors.pages;
  }
  return MOST_VISITORS;
}
