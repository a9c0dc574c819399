import { test as base, type Page } from '@playwright/test';
import { Faults } from './faults';
import { currentShop, type ShopInfo } from './shop';
import { Shopper } from './shopper';

interface Fixtures {
  shop: ShopInfo;
  /** checked after each test: whatever went wrong unnoticed fails it */
  faults: Faults;
  /** whoever sits before `page` */
  shopper: Shopper;
  /** false for a browser that has never been here: the sign-in dialog opens by itself */
  returning: boolean;
}

/** A visitor who has seen the sign-in dialog before is not shown it again by itself. */
async function rememberPrompt(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.cookie = 'sign-in-prompted=1; path=/';
  });
}

export const test = base.extend<Fixtures>({
  returning: [true, { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from this pattern
  shop: async ({}, use) => {
    await use(currentShop());
  },
  baseURL: async ({ shop }, use) => {
    await use(shop.url);
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from this pattern
  faults: async ({}, use) => {
    const faults = new Faults();
    await use(faults);
    faults.check();
  },
  page: async ({ page, faults, returning }, use) => {
    await faults.watch(page);
    if (returning) await rememberPrompt(page);
    await use(page);
  },
  shopper: async ({ page }, use) => {
    await use(new Shopper(page));
  },
});

export { expect } from '@playwright/test';
