import type { Page } from '@playwright/test';

/** Milliseconds. */
const LONG_ENOUGH = 3_000;

/** Waits until a page of the back office asks for nothing more: its live feed stays open, so that the network is never idle. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: LONG_ENOUGH }).catch(() => undefined);
}
