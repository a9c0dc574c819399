import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { PASSWORD, signIn } from '../../kit/buyers/accounts';
import { median } from '../../kit/load/statistics';
import { seconds } from '../../kit/row';
import { publishVisitor, takeIn, takeOut, VISITOR } from '../../kit/remote/foreign-remote';
import { childrenOf, memoryOf } from '../../kit/shop/memory';
import { runNode } from '../../kit/shop/processes';
import type { Shop } from '../../kit/shop/shop';
import type { Measure } from '../measure';

const REACH_MB = 110;
/** A page waits for a renderer to start no longer. */
const REACH_MS = 1_500;
const STARTS = 5;
const PAGES = [1, 100, 1_000];
const WAIT_MS = 30_000;
const KEEPER = 'keeper@staff.example';

type Asked = Pick<Shop, 'url' | 'apiUrl' | 'pids'>;

const read = (url: string): Promise<string> => fetch(url).then((response) => response.text());

async function until(holds: () => Promise<boolean> | boolean, what: string): Promise<void> {
  const end = Date.now() + WAIT_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Not within ${WAIT_MS / 1_000} s: ${what}`);
    await sleep(50);
  }
}

/** Kilobytes of its renderer; undefined: it has none. Of all that the web server started the one that may read its builds. */
function renderer({ pids }: Asked): number | undefined {
  const found = childrenOf(pids().web).find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`/remotes/${VISITOR.name}/`),
  );
  return found === undefined ? undefined : memoryOf(found).rss;
}

interface First {
  /** milliseconds */
  took: number;
  /** whether its renderer had started in time; else it was left to the browser */
  isRendered: boolean;
}

/** The first page of it, when the web server knows of it and no process has its code. */
async function firstPage(shop: Asked, token: string, version: string): Promise<First> {
  await takeOut(shop.apiUrl, token);
  await until(() => renderer(shop) === undefined, 'its renderer ends');
  await takeIn(shop.apiUrl, token, version);
  await until(async () => (await read(shop.url)).includes(`/${VISITOR.name}/${version}/`), 'it is in the shop');
  const started = performance.now();
  const html = await read(shop.url + VISITOR.path);
  const took = performance.now() - started;
  return { took, isRendered: html.includes(`<h1>${VISITOR.title}</h1>`) };
}

/** Megabytes of its renderer after so many pages, one after the other, each of them rendered. */
async function memoryAfter(shop: Asked): Promise<number[]> {
  const found: number[] = [];
  let rendered = 1;
  for (const count of PAGES) {
    for (; rendered < count; rendered += 1) await read(`${shop.url}${VISITOR.path}?n=${rendered}`);
    found.push(Math.round((renderer(shop) ?? Number.NaN) / 1024));
  }
  return found;
}

/**
 * What a remote that did not come with the shop costs on the server. A small one is uploaded, whose page reads 24 products. Its
 * first page: it is taken out and into the shop, and once the web server knows of that its page is asked for; the time of the
 * whole answer, median of five. Then its renderer's memory (RSS, the kernel's own number, no forced garbage collection) after its
 * first page, its 100th and its 1,000th, each at an address of its own.
 */
export const foreignRenderer: Measure = {
  name: 'foreign-renderer',
  async run({ shop, settings }) {
    await runNode(['scripts/cli.js', 'admin:create', '--email', KEEPER, '--password', PASSWORD], {
      DATA_DIR: settings.dataDir,
    });
    const { access } = await signIn(shop.apiUrl, KEEPER);
    const version = await publishVisitor(shop.apiUrl, access);
    try {
      const firsts: First[] = [];
      for (let start = 0; start < STARTS; start += 1) firsts.push(await firstPage(shop, access, version));
      const times = firsts.map(({ took }) => took);
      const left = firsts.filter(({ isRendered }) => !isRendered).length;
      const sizes = await memoryAfter(shop);
      return [
        {
          what: 'First page of a foreign remote, with the start of its renderer',
          reach: `≤ ${seconds(REACH_MS)}`,
          measured: seconds(median(times)),
          reached: median(times) <= REACH_MS && left === 0,
          detail: `${times.map(seconds).join(', ')}; ${left} of ${STARTS} left to the browser`,
        },
        {
          what: 'Memory of a foreign remote’s renderer after 1, 100 and 1,000 pages (RSS)',
          reach: `≤ ${REACH_MB} MiB each`,
          measured: `${sizes.join(', ')} MiB`,
          reached: sizes.every((size) => size <= REACH_MB),
        },
      ];
    } finally {
      await takeOut(shop.apiUrl, access);
    }
  },
};
