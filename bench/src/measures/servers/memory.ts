import type { Category, ProductList } from '@tessera/shared/contract';
import { paths } from '@tessera/shared/paths';
import { childrenOf, memoryOf, type Memory } from '../../kit/shop/memory';
import { readApi, type Shop } from '../../kit/shop/shop';
import type { Measure } from '../measure';

const REACH_MB = 350;
const ROUNDS = 8;
const AT_ONCE = 8;

const megabytes = (kilobytes: number) => Math.round(kilobytes / 1024);

/** Every listing, category and product page, so that cache and renderer are full as after a busy day. */
async function listPages({ apiUrl, url }: Shop): Promise<string[]> {
  const { items } = await readApi<ProductList>(apiUrl, 'products?page_size=100');
  const categories = await readApi<Category[]>(apiUrl, 'products/categories');
  const sorts = ['newest', 'price', '-price', 'name'] as const;
  return [
    paths.home(),
    ...items.map(({ slug }) => paths.product(slug)),
    ...categories.flatMap(({ slug }) => sorts.map((sort) => paths.category(slug, { sort }))),
  ].map((path) => url + path);
}

async function fetchAll(urls: string[]): Promise<void> {
  const queue = [...urls];
  const work = async () => {
    for (let url = queue.pop(); url; url = queue.pop()) await fetch(url).then((response) => response.arrayBuffer());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const sum = (parts: Memory[], key: keyof Memory) => parts.reduce((total, part) => total + part[key], 0);

/**
 * Memory of API, web server and one renderer after load: after the throughput runs, every product page and every
 * category in four orders is asked for eight times, eight at once; then the kernel's own numbers are read
 * (/proc/<pid>/smaps_rollup), without any forced garbage collection. The row is the sum of RSS, which counts what the
 * three share (the node program itself) three times; PSS, which counts it once, stands beside it.
 */
export const memory: Measure = {
  name: 'memory',
  async run({ shop }) {
    const pages = await listPages(shop);
    for (let round = 0; round < ROUNDS; round += 1) await fetchAll(pages);
    const { api, web } = shop.pids();
    const [renderer] = childrenOf(web);
    if (renderer === undefined) throw new Error('The web server has no renderer');
    const parts = [memoryOf(api), memoryOf(web), memoryOf(renderer)];
    const rss = megabytes(sum(parts, 'rss'));
    const [first, second, third] = parts.map((part) => megabytes(part.rss));
    return [
      {
        what: 'Memory of API + web server + one renderer after load (RSS)',
        reach: `≤ ${REACH_MB} MiB`,
        measured: `${rss} MiB`,
        reached: rss <= REACH_MB,
        detail: `API ${first}, web server ${second}, renderer ${third}; PSS together ${megabytes(sum(parts, 'pss'))} MiB; ${pages.length} pages`,
      },
    ];
  },
};
