import type { Browser } from '@playwright/test';
import { DESKTOP, PHONE, openCold, type Device } from '../../kit/browser/browser';
import type { Row } from '../../kit/row';
import { pagesOf, promptNote, type Measure } from '../measure';

/** Shown with two decimals, so anything below counts as none. */
const NONE = 0.005;
const SCROLL_STEP = 500;
const SCROLL_STEPS = 12;

const script = `(() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!entry.hadRecentInput) window.shifts.push({
        value: entry.value,
        from: entry.sources.map(({ node }) => (node && (node.className || node.nodeName)) || '?').join(' '),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
})()`;

interface Shift {
  value: number;
  from: string;
}

async function shiftsOf(browser: Browser, url: string, device: Device): Promise<Shift[]> {
  const { page, log, close } = await openCold(browser, { device, throttled: true, script });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await log.untilQuiet(1_500);
  for (let step = 0; step < SCROLL_STEPS; step += 1) {
    await page.evaluate(`window.scrollBy({ top: ${SCROLL_STEP}, behavior: 'instant' })`);
    await page.waitForTimeout(100);
  }
  await log.untilQuiet(1_000);
  const shifts = (await page.evaluate('window.shifts')) as Shift[]; // written by the script above
  await close();
  return shifts;
}

/**
 * Layout shift (the sum of all `layout-shift` entries, stricter than the largest window of them) while home, listing
 * and product page load cold on a throttled line, are brought to life, and are then scrolled 6,000 pixels down; at 390
 * and at 1440 pixels.
 */
export const layoutShift: Measure = {
  name: 'layout-shift',
  async run({ shop, withBrowser, prompt }) {
    const found: { where: string; sum: number; from: string }[] = [];
    for (const [name, url] of pagesOf(shop)) {
      for (const device of [PHONE, DESKTOP]) {
        const shifts = await withBrowser((browser) => shiftsOf(browser, url, device));
        const worst = [...shifts].sort((a, b) => b.value - a.value)[0];
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        found.push({ where: `${name} ${device.width}`, sum, from: worst ? ` (${worst.from.slice(0, 80)})` : '' });
      }
    }
    const largest = Math.max(...found.map(({ sum }) => sum));
    const row: Row = {
      what: `Layout shift, home, listing, product at 390 and 1440, ${promptNote(prompt)}`,
      reach: '0.00',
      measured: largest.toFixed(2),
      reached: largest < NONE,
      detail: found.map(({ where, sum, from }) => `${where}: ${sum.toFixed(3)}${sum < NONE ? '' : from}`).join(', '),
    };
    return [row];
  },
};
