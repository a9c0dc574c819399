import { expect, type Locator, type Page } from '@playwright/test';

/** From here on time passes only when a test says so; the page's clock has been installed. */
export const stopTheClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 60_000);

const STEP = 1_000;
/** What the page does between two steps takes its own time. Milliseconds. */
const BREATH = 100;

/** Lets a page's time pass faster than ours, second by second, until something is to be seen; its clock has been installed. */
export async function hurry(page: Page, place: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(STEP);
    await expect(place).toBeVisible({ timeout: BREATH });
  }).toPass({ timeout: 30_000, intervals: [1] });
}
