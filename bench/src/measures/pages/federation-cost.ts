import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ROOT } from '@tessera/scripts/basics';
import { freePort } from '@tessera/scripts/process';
import { messageOf } from '@tessera/scripts/basics';
import { paths } from '@tessera/shared/paths';
import { PHONE, openCold } from '../../kit/browser/browser';
import { firstClickScript, visitUntilAnswered, type FirstClickTimes } from '../../kit/browser/first-click';
import { median, medianInterval } from '../../kit/load/statistics';
import { ratio, seconds, type Row } from '../../kit/row';
import { startApiProxy } from '../../kit/shop/api-proxy';
import { startServer, waitForRendered } from '../../kit/shop/shop';
import { buildMonoSite } from '../../mono/site';
import type { Measure, MeasureContext } from '../measure';

const REACH = { content: 1.05, answered: 1.1 };
const SETTLE = 1_000;

interface Site {
  url: string;
  close: () => Promise<void>;
}

type Pair = Record<'federated' | 'mono', FirstClickTimes>;

async function openSites({ shop }: MeasureContext): Promise<Record<'federated' | 'mono', Site>> {
  const mono = await buildMonoSite(shop.filesDir);
  const open = async (program: string, filesDir: string, describe?: typeof mono.describe): Promise<Site> => {
    const [proxy, port] = [await startApiProxy(shop.apiUrl, describe), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    const server = await startServer(program, port, {
      PORT: String(port),
      API_URL: proxy.url,
      PUBLIC_URL: url,
      FILES_DIR: filesDir,
      DATA_DIR: join(ROOT, 'bench/dist/data', String(port)),
    });
    const close = async () => {
      await server.end();
      await proxy.close();
    };
    return { url: url + paths.product(shop.product.slug), close };
  };
  const federated = await open('host/dist/server/web.cjs', shop.filesDir);
  return { federated, mono: await open(mono.program, mono.filesDir, mono.describe) };
}

async function visit(browser: Browser, url: string): Promise<FirstClickTimes> {
  const { page, errors, close } = await openCold(browser, { device: PHONE, throttled: true, script: firstClickScript });
  try {
    const times = await visitUntilAnswered(page, url, SETTLE).catch((error: unknown) => {
      throw new Error(`${url} did not answer: ${[messageOf(error).split('\n')[0], ...errors].join('; ')}`);
    });
    if (errors.length > 0) throw new Error(`${url} is not what it should be: ${errors.join('; ')}`);
    return times;
  } finally {
    await close();
  }
}

async function measurePairs(
  browser: Browser,
  sites: Record<'federated' | 'mono', Site>,
  { settings, say }: MeasureContext,
) {
  for (const { url } of Object.values(sites)) {
    await waitForRendered(url);
    await visit(browser, url);
  }
  const pairs: Pair[] = [];
  for (let index = 0; index < settings.pairs; index += 1) {
    const order = index % 2 === 0 ? (['federated', 'mono'] as const) : (['mono', 'federated'] as const);
    const times = new Map<string, FirstClickTimes>();
    for (const kind of order) times.set(kind, await visit(browser, sites[kind].url));
    const [federated, mono] = [times.get('federated'), times.get('mono')];
    if (federated && mono) pairs.push({ federated, mono });
    if (pairs.length % 7 === 0) say(`  ${pairs.length} of ${settings.pairs} pairs`);
  }
  return pairs;
}

function compare(
  pairs: Pair[],
  what: string,
  key: keyof FirstClickTimes,
): Omit<Row, 'reach' | 'reached'> & { value: number } {
  const ratios = pairs.map(({ federated, mono }) => federated[key] / mono[key]);
  const value = median(ratios);
  const { low, high } = medianInterval(ratios);
  const of = (kind: keyof Pair) => seconds(median(pairs.map((pair) => pair[kind][key])));
  return {
    what,
    value,
    measured: `${ratio(value)} (${ratio(low)}–${ratio(high)})`,
    detail: `${pairs.length} pairs; federated ${of('federated')}, one bundle ${of('mono')}`,
  };
}

/**
 * What federation costs: the product page of the shop against the same sources built as one bundle, by the same web
 * server with the same rendered HTML, both behind the same kind of API proxy. Each visit is a fresh profile on a phone
 * with 1.6 Mbit/s, 150 ms and a processor four times slower (DevTools' emulation); the two take turns, and who comes
 * first takes turns, too. Content is Largest Contentful Paint; the first click is answered when a quantity button that
 * is clicked every 25 ms from its first appearance changes the number beside it. The ratio is taken within each pair;
 * the row is the median of the ratios with its 95 % interval (bootstrap). One page view each before the pairs
 * fills the servers' caches.
 */
export const federationCost: Measure = {
  name: 'federation-cost',
  async run(context) {
    const sites = await openSites(context);
    try {
      const pairs = await context.withBrowser((browser) => measurePairs(browser, sites, context));
      const content = compare(pairs, 'Federated ÷ one bundle, throttled: content', 'content');
      const answered = compare(pairs, 'Federated ÷ one bundle, throttled: first click answered', 'answered');
      const title = compare(pairs, '', 'title');
      return [
        {
          ...content,
          reach: `≤ ${REACH.content}`,
          reached: content.value <= REACH.content,
          detail: `${content.detail}; product name painted: ${title.measured}`,
        },
        { ...answered, reach: `≤ ${REACH.answered.toFixed(2)}`, reached: answered.value <= REACH.answered },
      ];
    } finally {
      await sites.federated.close();
      await sites.mono.close();
    }
  },
};
