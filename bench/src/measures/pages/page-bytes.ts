import { PHONE, openCold } from '../../kit/browser/browser';
import { kib } from '../../kit/row';
import { promptNote, type Measure } from '../measure';

const REACH_KIB = 300;
const SHOWN_TYPES = 6;

/**
 * All bytes of the product page on a phone (390 × 844 CSS pixels, two device pixels each), cold: document, scripts,
 * styles, fonts, pictures and API calls, headers included, until nothing has been asked for during 2.5 s. The pictures'
 * smaller files have been made before. Nothing is scrolled, so pictures below the fold count only if the page fetches
 * them.
 */
export const pageBytes: Measure = {
  name: 'page-bytes',
  async run({ shop, withBrowser, prompt }) {
    const { total, byType } = await withBrowser(async (browser) => {
      const { page, log, close } = await openCold(browser, { device: PHONE });
      await page.goto(shop.pages.product, { waitUntil: 'load' });
      await log.untilQuiet();
      const types = [...new Set(log.all.map(({ type }) => type))];
      const result = { total: log.bytes(), byType: types.map((type) => ({ type, bytes: log.bytes(type) })) };
      await close();
      return result;
    });
    const parts = byType
      .sort((a, b) => b.bytes - a.bytes)
      .slice(0, SHOWN_TYPES)
      .map(({ type, bytes }) => `${type} ${kib(bytes)}`);
    return [
      {
        what: `All bytes, product page, mobile, cold, ${promptNote(prompt)}`,
        reach: `≤ ${REACH_KIB} KiB`,
        measured: kib(total),
        reached: total <= REACH_KIB * 1024,
        detail: parts.join(', '),
      },
    ];
  },
};
