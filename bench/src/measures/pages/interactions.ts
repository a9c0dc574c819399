import type { Browser, Locator, Page } from '@playwright/test';
import { WIDE_PHONE, openCold } from '../../kit/browser/browser';
import { median } from '../../kit/load/statistics';
import type { Row } from '../../kit/row';
import { pagesOf, promptNote, type Measure, type MeasureContext } from '../measure';

/** What the web's own measure calls good. Milliseconds. */
const REACH = 200;
const TIMES = 5;
const SLOWDOWN = 4;
/** After the last frame that an interaction could have been answered in. Milliseconds. */
const SETTLED = 1_000;

/** Keeps each interaction's longest event, as web-vitals does: from the input to the next frame that is shown. */
const script = `(() => {
  window.interactions = {};
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) interactions[interactionId] = Math.max(duration, interactions[interactionId] ?? 0);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
})()`;

type Act = (page: Page) => Promise<void>;

const visible = (place: Locator): Locator => place.filter({ visible: true }).first();
const tap =
  (find: (page: Page) => Locator): Act =>
  (page) =>
    visible(find(page)).tap();
const button = (name: string | RegExp): Act => tap((page) => page.getByRole('button', { name }));

/** What is done most, by the page on which it is done; each in a visit of its own. */
const INTERACTIONS: Record<string, Record<string, Act>> = {
  home: {
    'open menu': button('Menu'),
    heart: button(/to your wishlist$/),
    'type in search': async (page) => {
      await visible(page.getByRole('combobox', { name: 'Search products' })).tap();
      await page.keyboard.type('mug', { delay: 150 });
    },
  },
  listing: {
    'open filters': button(/^Filter/),
    filter: async (page) => {
      await visible(page.getByRole('button', { name: /^Filter/ })).tap();
      await page
        .getByRole('dialog')
        .getByRole('checkbox', { name: /^In stock/ })
        .tap();
    },
    // what a phone's own list of entries ends in
    sort: async (page) => {
      await visible(page.getByRole('main').getByRole('combobox')).focus();
      await page.keyboard.press('ArrowDown');
    },
  },
  product: {
    'add to cart': button('Add to cart'),
    'step quantity': button('One more'),
    heart: button(/to your wishlist$/),
  },
};

/** @returns milliseconds; 0 for what was answered within 16 ms, which no browser tells of */
async function longest(browser: Browser, url: string, act: Act): Promise<number> {
  const { page, log, close } = await openCold(browser, { device: WIDE_PHONE, script });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await log.untilQuiet(1_500);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await act(page);
  await page.waitForTimeout(SETTLED);
  const found = (await page.evaluate('Object.values(window.interactions)')) as number[]; // written by the script above
  await close();
  return Math.max(0, ...found);
}

async function measurePage({ shop, withBrowser, prompt }: MeasureContext, name: string): Promise<Row> {
  const url = Object.fromEntries(pagesOf(shop))[name] ?? shop.url;
  const found: { what: string; ms: number }[] = [];
  for (const [what, act] of Object.entries(INTERACTIONS[name] ?? {})) {
    const times: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      times.push(await withBrowser((browser) => longest(browser, url, act)));
    }
    found.push({ what, ms: median(times) });
  }
  found.sort((a, b) => b.ms - a.ms);
  const slowest = found[0]?.ms ?? Infinity;
  return {
    what: `Interaction to next paint, ${name}, a processor ${SLOWDOWN} × slower, slowest, ${promptNote(prompt)}`,
    reach: `≤ ${REACH} ms`,
    measured: `${Math.round(slowest)} ms`,
    reached: slowest <= REACH,
    detail: found.map(({ what, ms }) => `${what} ${Math.round(ms)} ms`).join(', '),
  };
}

/**
 * How long a page takes to answer what is done on it most, from the input to the next frame that is shown (Event Timing, as
 * web-vitals reckons INP): the median of five visits each, on a phone whose processor is four times slower, once the page
 * has come to rest.
 */
export const interactions: Measure = {
  name: 'interactions',
  async run(context) {
    const rows: Row[] = [];
    for (const name of Object.keys(INTERACTIONS)) rows.push(await measurePage(context, name));
    return rows;
  },
};
