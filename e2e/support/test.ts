import { test as base, type Page } from '@playwright/test';
import { Faults } from './page/faults';
import { watchTraffic } from './page/settled';
import { Shopper } from './people/shopper';
import { apiCode, loadApiCode } from './shop/api-code';
import { withInfra } from './shop/infra';
import { setSignInPrompt } from './shop/settings';
import { rememberShop, startShop, type ShopFrom, type ShopInfo } from './shop/shop';

interface Fixtures {
  /** checked after each test: whatever went wrong unnoticed fails it */
  faults: Faults;
  /** whoever sits before `page` */
  shopper: Shopper;
  /** false for a browser that has never been here: the sign-in dialog opens by itself */
  returning: boolean;
}

interface WorkerFixtures {
  /** what the worker's shop begins with: another one is another worker's */
  shopFrom: ShopFrom;
  /** the worker's own, so that what one breaks is nobody else's */
  shop: ShopInfo;
}

const START_LIMIT_MS = 240_000;

/** A visitor who has seen the sign-in dialog before is not shown it again by itself. */
async function rememberPrompt(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.cookie = 'sign-in-prompted=1; path=/';
  });
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  returning: [true, { option: true }],
  shopFrom: ['demo', { option: true, scope: 'worker' }],
  shop: [
    async ({ shopFrom }, use) => {
      await loadApiCode();
      const shop = await startShop(shopFrom);
      try {
        rememberShop(shop.info);
        if (shopFrom !== 'nothing') {
          await setSignInPrompt('once'); // most journeys begin with a visitor who has seen the dialog
          await withInfra(apiCode().makeSmallPictures); // all that the worker makes of them would take a core for minutes
        }
        await use(shop.info);
      } finally {
        await shop.stop();
      }
    },
    { scope: 'worker', auto: true, timeout: START_LIMIT_MS },
  ],
  baseURL: async ({ shop }, use) => {
    await use(shop.url);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from this pattern
  faults: async ({}, use) => {
    const faults = new Faults();
    await use(faults);
    faults.check();
  },
  page: async ({ page, faults, returning }, use) => {
    await faults.watch(page);
    watchTraffic(page);
    if (returning) await rememberPrompt(page);
    await use(page);
  },
  shopper: async ({ page }, use) => {
    await use(new Shopper(page));
  },
});

export { expect } from '@playwright/test';
