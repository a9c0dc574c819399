import { UNHYDRATED } from '@tessera/shared/composition';
import type { Locator, Page } from '@playwright/test';
import { DRILL } from '../support/drill';
import type { Shopper } from '../support/people/shopper';
import { expect, test } from '../support/test';

const SIZES = { 'a phone': { width: 390, height: 844 }, 'a desktop': { width: 1440, height: 900 } };

/** How a page is kept from answering: its processor is slow, or the shell's script is still on its way as well. */
const STARTS = { 'on a slow processor': false, 'before the shell has arrived': true };

/** Opens a page, acts as soon as it is shown, and waits until everything of it that can be seen answers. */
async function actAtOnce(page: Page, path: string, isHeld: boolean, act: () => Promise<void>): Promise<void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  if (!isHeld) release();
  const main = /\/assets\/js\/main\./;
  await page.route(main, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await act();
  release();
  await expect(page.locator(`#root[${UNHYDRATED}], [data-boundary][${UNHYDRATED}]`)).toHaveCount(0, {
    timeout: 30_000,
  });
  await expect(page.locator('[data-kept]')).toHaveCount(0);
  await page.unroute(main);
}

const heartOf = (shopper: Shopper): Locator => shopper.main.getByRole('button', { name: /to your wishlist$/ }).first();

/** A toggle: lost or done twice, it says `false`. */
const expectOn = (toggle: Locator) => expect(toggle).toHaveAttribute('aria-pressed', 'true');

for (const [where, viewport] of Object.entries(SIZES)) {
  const isPhone = where === 'a phone';
  for (const [how, isHeld] of Object.entries(STARTS)) {
    test.describe(`${how}, on ${where}`, () => {
      test.use({ viewport, hasTouch: isPhone, isMobile: isPhone, colorScheme: 'light' });

      test.beforeEach(async ({ page }) => {
        test.slow(); // four times, by the line below
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      });

      // the other three of four are the same at another width, or begin earlier
      const details = isPhone && isHeld ? {} : DRILL;

      test(
        'what is pressed and chosen on a product as soon as it shows is done once',
        details,
        async ({ page, shopper }) => {
          const { main } = shopper;
          // the first of all visitors may be sent a skeleton, on which there is nothing to press
          await expect.poll(async () => (await page.request.get('/products/ember-mug')).text()).toContain('Sage');
          await actAtOnce(page, '/products/ember-mug', isHeld, async () => {
            await main
              .locator('label')
              .filter({ has: page.getByRole('radio', { name: 'Sage' }) })
              .click();
            for (let times = 0; times < 3; times += 1) await main.getByRole('button', { name: 'One more' }).click();
            await heartOf(shopper).click();
          });
          await expect(page).toHaveURL(/\?variant=[\w-]+$/);
          await expect(main.getByRole('radio', { name: 'Sage' })).toBeChecked();
          await expect(main.getByRole('spinbutton')).toHaveValue('4');
          await expectOn(heartOf(shopper));
        },
      );

      test('so it is on a listing, the home page and the cart', DRILL, async ({ page, shopper }) => {
        const { main } = shopper;
        await actAtOnce(page, '/products', isHeld, async () => heartOf(shopper).click());
        await expectOn(heartOf(shopper));
        await actAtOnce(page, '/products/category/tableware', isHeld, async () => {
          await main.getByRole('combobox').first().selectOption({ index: 1 });
        });
        await expect(page).toHaveURL(/[?&]sort=/);

        // one is in the head of a wide page, one in the foot
        const theme = page
          .getByRole('button', { name: 'Switch between light and dark' })
          .filter({ visible: true })
          .first();
        await actAtOnce(page, '/', isHeld, async () => theme.click());
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

        await actAtOnce(page, '/cart', isHeld, async () => theme.click());
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      });

      test(
        'nothing that is typed into the sign-in form as soon as it shows is lost',
        DRILL,
        async ({ page, shopper, faults }) => {
          faults.allow(/status of 401/);
          const email = shopper.signInForm.getByLabel('Email');
          const password = shopper.signInForm.getByLabel('Password', { exact: true });
          await page.goto('/auth/login', { waitUntil: 'commit' });
          await email.pressSequentially('nobody@shop.example');
          await password.pressSequentially('Wrong-password-1');
          await password.press('Enter');
          await expect(email).toHaveValue('nobody@shop.example');
          await expect(shopper.signInForm.getByRole('alert')).toBeVisible();
        },
      );
    });
  }
}
