import { WIDE_PHONE, openCold } from '../../kit/browser/browser';
import { kib, type Row } from '../../kit/row';
import { pagesOf, promptNote, type Measure, type MeasureContext } from '../measure';

const REACH_KIB = 240;
const SHOWN_TYPES = 6;

/**
 * All bytes of home, listing and product page on a phone (412 × 823 CSS pixels, 1.75 device pixels each), cold: document,
 * scripts, styles, fonts, pictures and API calls, headers included, until nothing has been asked for during 2.5 s. The
 * pictures' smaller files have been made before. Nothing is scrolled, so pictures below the fold count only if the page
 * fetches them.
 */
async function measurePage({ withBrowser, prompt }: MeasureContext, [name, url]: [string, string]): Promise<Row> {
  const { total, byType } = await withBrowser(async (browser) => {
    const { page, log, close } = await openCold(browser, { device: WIDE_PHONE });
    await page.goto(url, { waitUntil: 'load' });
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
  return {
    what: `All bytes, ${name}, mobile, cold, ${promptNote(prompt)}`,
    reach: `≤ ${REACH_KIB} KiB`,
    measured: kib(total),
    reached: total <= REACH_KIB * 1024,
    detail: parts.join(', '),
  };
}

export const pageBytes: Measure = {
  name: 'page-bytes',
  async run(context) {
    const rows: Row[] = [];
    for (const page of pagesOf(context.shop)) rows.push(await measurePage(context, page));
    return rows;
  },
};
