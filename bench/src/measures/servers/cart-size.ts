import type { Browser, Page } from '@playwright/test';
import { endlessGoods, makeBuyers, type Buyer } from '../../kit/buyers/buyers';
import { median } from '../../kit/load/statistics';
import { ratio, type Row } from '../../kit/row';
import type { Measure } from '../measure';

const SIZES = [1, 100];
const TIMES = 15;
const REACH = 1.5;

async function openSignedIn(browser: Browser, url: string, { token, refresh }: Buyer): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
  await context.addInitScript(
    (stored) => localStorage.setItem('auth', stored),
    JSON.stringify({ tokens: { access: token, refresh }, role: 'REGULAR' }),
  );
  return context.newPage();
}

/** From the start of the navigation until every line is in the page and a frame has been painted. Milliseconds. */
async function paintedAfter(page: Page, lines: number): Promise<number> {
  await page.goto('/cart', { waitUntil: 'commit' });
  await page.waitForFunction((count) => document.querySelectorAll('main li:has([role=group])').length >= count, lines, {
    polling: 'raf',
  });
  return page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))));
}

/** From the page's own call of `GET users/me` to the last byte of its answer, by the browser. Milliseconds. */
function profileTook(page: Page): Promise<number> {
  return page.evaluate(() => {
    const calls = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/api/users/me'));
    const [first] = calls;
    if (!first) throw new Error('The page has not asked for the profile');
    return first.duration;
  });
}

/**
 * A cart of 100 lines against one of a single line, in the browser: `GET users/me`, and the cart page from the start of
 * the navigation until all lines are painted. Both take turns; medians.
 */
export const cartSize: Measure = {
  name: 'cart-size',
  async run({ shop, withBrowser }) {
    const goods = await endlessGoods(shop, Math.max(...SIZES));
    const buyers = await makeBuyers(shop, 'cart', SIZES.length);
    const carts = SIZES.map((lines, index) => ({ lines, buyer: buyers[index] as Buyer })); // one for each size
    for (const { lines, buyer } of carts) for (const good of goods.slice(0, lines)) await buyer.add(good);
    const profile = new Map(SIZES.map((lines): [number, number[]] => [lines, []]));
    const painted = new Map(SIZES.map((lines): [number, number[]] => [lines, []]));
    await withBrowser(async (browser) => {
      const pages = await Promise.all(carts.map(({ buyer }) => openSignedIn(browser, shop.url, buyer)));
      for (let turn = 0; turn < TIMES; turn += 1) {
        for (const [index, { lines }] of carts.entries()) {
          const page = pages[index] as Page; // one for each cart
          painted.get(lines)?.push(await paintedAfter(page, lines));
          profile.get(lines)?.push(await profileTook(page));
        }
      }
    });
    for (const { buyer } of carts) await buyer.clear();
    return [rowOf('GET users/me', profile), rowOf('Cart page painted in the browser', painted)];
  },
};

function rowOf(what: string, times: Map<number, number[]>): Row {
  const [one = 0, many = 0] = SIZES.map((lines) => median(times.get(lines) ?? []));
  const value = many / one;
  return {
    what: `${what}, cart of 100 lines ÷ of 1 line`,
    reach: `≤ ${REACH}`,
    measured: ratio(value),
    reached: value <= REACH,
    detail: `${many.toFixed(1)} ms against ${one.toFixed(1)} ms`,
  };
}
