import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';

/** The page's content stands before somebody's eyes, and nothing more is promised. */
export async function painted(page: Page): Promise<void> {
  const isPainted = (): boolean => performance.getEntriesByName('first-contentful-paint').length > 0;
  await expect.poll(() => page.evaluate(isPainted), { intervals: [20], timeout: 60_000 }).toBe(true);
}

/**
 * Presses what is there now, as a finger or a mouse does: at a spot of the screen, whatever the page is busy with. Playwright's
 * own press waits until the page has stood still for two frames, which a page that is starting does late.
 */
export async function pressNow(locator: Locator, isTouch: boolean): Promise<void> {
  const { x, y } = await locator.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const page = locator.page();
  await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Whoever comes for the first time: nothing stored, and with `cold` nothing in the browser's cache. */
export async function forget(session: CDPSession, origin: string, cold: boolean): Promise<void> {
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,cookies' });
  if (cold) await session.send('Network.clearBrowserCache');
}
