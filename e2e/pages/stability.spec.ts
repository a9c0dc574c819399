import type { Page } from '@playwright/test';
import { settled } from '../support/page/settled';
import { expect, test } from '../support/test';

interface Shift {
  value: number;
  nodes: string[];
}

declare global {
  interface Window {
    layoutShifts: Shift[];
  }
}

/** Chromium's own entry (Layout Instability API); TypeScript's library does not know it. */
interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShiftEntry[]) {
        if (entry.hadRecentInput) continue;
        const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : ''));
        window.layoutShifts.push({ value: entry.value, nodes });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const width of [390, 1440]) {
  test(`nothing moves while a page loads, ${width} px wide`, async ({ page, shopper }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await watchShifts(page);
    for (const path of ['/', '/products', '/products/ember-mug']) {
      await shopper.visit(path);
      await settled(page);
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect(await page.evaluate(() => window.layoutShifts), path).toEqual([]);
    }
  });
}
