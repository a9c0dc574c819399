import type { Page } from '@playwright/test';

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

/** From the next document on, what moves by itself is written down. */
export async function watchShifts(page: Page): Promise<void> {
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

/** What has moved in this document by itself, once its next frames are drawn. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.evaluate(() => window.layoutShifts);
}
