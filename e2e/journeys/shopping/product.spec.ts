import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { ROOT } from '@tessera/scripts/basics';
import { DRILL } from '../../support/drill';
import { violationsOf, violationsOfLike } from '../../support/page/axe';
import { buyByApi, createBuyer } from '../../support/people/buyer';
import { linkIn, mailTo } from '../../support/people/mail';
import { alive, type Shopper } from '../../support/people/shopper';
import { adminAccess, callJson, createShopper, getProduct, newShopper } from '../../support/shop/api';
import { expect, test } from '../../support/test';

const SIZES = { 'a phone': { width: 390, height: 844 }, 'a desktop': { width: 1440, height: 900 } };

/** A finger that moves to the left over an element, as the browser itself sees it. */
async function swipe(page: Page, on: Locator): Promise<void> {
  await on.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await on.boundingBox();
  if (!box) throw new Error('Nothing to swipe');
  const touch = await page.context().newCDPSession(page);
  const y = Math.round(box.y + box.height / 2);
  const at = (share: number) => [{ x: Math.round(box.x + box.width * share), y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.85) });
  for (const share of [0.7, 0.5, 0.3, 0.15])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

/** Which of the large pictures the browser has fetched; of one file with its thumb it knows the size before. */
const fetched = (main: Locator): Promise<boolean[]> =>
  main
    .getByRole('list', { name: 'All pictures' })
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ complete }) => complete));

/** What is below the first screen comes to life when it is seen. */
async function pressBelow(shopper: Shopper, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  await shopper.press(what);
}

async function confirmAddress(account: { email: string }): Promise<void> {
  const mail = await mailTo(account.email, 'Please confirm your e-mail address');
  const token = linkIn(mail, '/auth/verify-email').split('/').at(-1);
  await callJson('auth/verify-email', { method: 'POST', json: { token } });
}

for (const [where, viewport] of Object.entries(SIZES)) {
  const isPhone = where === 'a phone';
  const onceIsEnough = isPhone ? {} : DRILL;
  test.describe(`on ${where}`, onceIsEnough, () => {
    test.use({ viewport, hasTouch: isPhone, isMobile: isPhone });

    test('pictures turn and grow, the variant is in the address, sizes open over it, and the thumb buys', async ({
      page,
      shopper,
    }) => {
      const { main } = shopper;
      await shopper.visit('/products/arch-vase');
      const shown = main.locator('button[aria-current="true"]');
      const next = main.getByRole('button', { name: /^Show picture 2 of / });
      const strip = main.getByRole('list', { name: 'All pictures' });
      const turn = async () => {
        await alive(next);
        await expect(shown).toHaveAccessibleName(/^Show picture 1 of /);
        if (isPhone) await swipe(page, strip);
        else await next.click();
        await expect(shown).toHaveAccessibleName(/^Show picture 2 of /);
      };
      await alive(next);
      await expect.poll(() => fetched(main)).toEqual([true, true, false, false, false, false]);
      await turn();
      await expect.poll(() => fetched(main)).toEqual([true, true, true, false, false, false]);

      await shopper.chooseVariant('Sage');
      await expect(page).toHaveURL(/\?variant=[\w-]+$/);
      await expect(shown).toHaveAccessibleName(/^Show picture 1 of /);
      await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
      // its own picture, then a room and a detail, which are of no variant
      const large = strip.locator('button img');
      for (const [place, alt] of [/, sage$/, /^Arch Vase on an oak ledge/, /second view$/].entries())
        await expect(large.nth(place)).toHaveAttribute('alt', alt);
      await page.reload();
      await expect(shopper.variant('Sage')).toBeChecked();
      await turn();
      await shopper.press(main.getByRole('button', { name: /^Enlarge: / }).nth(1));
      const zoom = page.getByRole('dialog', { name: 'Pictures of Arch Vase' });
      await expect(zoom.getByRole('status')).toHaveText(/^2 of /);
      if (isPhone) await swipe(page, zoom.getByRole('button', { name: 'Enlarge' }));
      else await page.keyboard.press('ArrowRight');
      await expect(zoom.getByRole('status')).toHaveText(/^3 of /);
      await zoom.getByRole('button', { name: 'Enlarge' }).click();
      await expect(zoom.getByRole('button', { name: 'Whole picture' })).toBeVisible();
      expect(await violationsOf(page, { opened: 'dialog[open]' }), 'zoom').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(zoom).toBeHidden();
      await expect(shown).toHaveAccessibleName(/^Show picture 3 of /);

      if (isPhone) {
        const bar = main.getByRole('group', { name: 'Add to cart' });
        await main.getByRole('heading', { name: 'Goes well with' }).scrollIntoViewIfNeeded();
        await bar.getByRole('button', { name: 'Add to cart' }).click();
        await expect(shopper.toast('Please login to add to cart!')).toBeVisible();
        await page.keyboard.press('Escape');
      }
      await shopper.visit('/products/grove-rug');
      await pressBelow(shopper, main.getByRole('link', { name: 'Size guide' }));
      const sizes = page.getByRole('dialog', { name: 'Size guide' });
      await expect(sizes.getByRole('cell', { name: '140 × 200' })).toBeVisible();
      expect(await violationsOfLike(page), 'sizes').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/grove-rug$/);
    });

    test(
      'a visitor is told by mail when what is sold out is back, once they have confirmed it',
      DRILL,
      async ({ page, shopper }) => {
        const { main } = shopper;
        const { email } = newShopper();
        const { subscribers } = await getProduct('ember-mug');
        await shopper.visit('/products/ember-mug');
        await shopper.chooseVariant('Terracotta');
        await expect(main.getByRole('button', { name: 'Sold out' }).first()).toBeDisabled();
        await main.getByRole('button', { name: 'Tell me when it is back' }).click();
        const field = main.getByRole('textbox', { name: 'Email' });
        await expect(field).toBeFocused();
        expect(await violationsOf(page), 'the form').toEqual([]);
        await field.fill(email);
        await field.press('Enter');
        await expect(main.getByText('Please check your mail and confirm that we may tell you.')).toBeVisible();
        await shopper.visit(linkIn(await mailTo(email, /Ember Mug is back/), '/back-in-stock/confirm'));
        await shopper.press(page.getByRole('button', { name: 'Yes, tell me' }));
        await expect(shopper.heading('We will tell you')).toBeVisible();
        await expect.poll(async () => (await getProduct('ember-mug')).subscribers).toBe(subscribers + 1);
      },
    );

    test(
      'a buyer’s review, with a picture, is checked by the staff, then read by all and found helpful',
      DRILL,
      async ({ page, shopper }) => {
        const { main } = shopper;
        const slug = isPhone ? 'tide-basket' : 'knot-pouf';
        const buyer = await createBuyer(slug);
        const words = `Stands by the door, and holds. ${buyer.email}`;
        await Promise.all([buyByApi(buyer), confirmAddress(buyer)]);
        await shopper.arriveSignedIn(buyer.tokens);
        await shopper.visit(`/products/${slug}`);
        await main.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
        const write = main.getByRole('button', { name: 'Write a review' });
        await shopper.press(write);
        const form = page.getByRole('dialog', { name: 'Write a review' });
        await form.getByRole('button', { name: 'Send review' }).click();
        await expect(form.getByRole('alert')).toHaveText('Choose one to five stars');
        await form.locator('label').filter({ hasText: '4 of 5: Very good' }).click();
        await form.getByLabel('Your review').fill(words);
        const picture = readFileSync(join(ROOT, 'demo/images/ember-mug-oat.webp'));
        const file = { name: 'door.webp', mimeType: 'image/webp', buffer: picture };
        await form.getByLabel('Add a picture').setInputFiles(file);
        await expect(form.getByRole('button', { name: 'Take off picture 1' })).toBeVisible();
        expect(await violationsOf(page), 'the form').toEqual([]);
        await form.getByRole('button', { name: 'Send review' }).click();
        await expect(main.getByText('Your review waits to be checked; then everybody can read it.')).toBeVisible();
        await expect(write).toBeHidden();

        const token = await adminAccess();
        const { items } = await callJson<{ items: { id: string; body: string }[] }>('admin/reviews?state=waiting', {
          token,
        });
        const waiting = items.find(({ body }) => body === words);
        await callJson(`admin/reviews/${waiting?.id}/publish`, { method: 'POST', token });

        // nobody votes for their own: somebody else comes by
        const { tokens } = await createShopper();
        await page.evaluate((auth) => localStorage.setItem('auth', auth), JSON.stringify({ tokens, role: 'REGULAR' }));
        await shopper.visit(`/products/${slug}`);
        await main.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
        const review = main.getByRole('article').filter({ hasText: words });
        await expect(review.getByText('Verified purchase')).toBeVisible();
        await expect(review.getByRole('img', { name: /^Picture 1 of Ada/ })).toBeVisible();
        await shopper.press(main.getByRole('button', { name: /^4 stars: / }));
        await expect(review).toBeVisible();
        const helpful = review.getByRole('button', { name: /^Helpful/ });
        await shopper.press(helpful);
        await expect(helpful).toHaveText('Helpful (1)');
        expect(await violationsOfLike(page), 'reviews').toEqual([]);
      },
    );

    test(
      'a visitor compares, and at sign-in what was looked at and hearted joins the account',
      DRILL,
      async ({ page, shopper }) => {
        const { main } = shopper;
        const account = await createShopper();
        const seen = await Promise.all(['halo-vase', 'arch-vase'].map(getProduct));
        await shopper.visit('/products/halo-vase');
        await shopper.press(main.getByRole('button', { name: 'Add Halo Vase to your wishlist' }).first());
        await pressBelow(shopper, main.getByRole('button', { name: 'Compare', exact: true }));
        await shopper.visit('/products/arch-vase');
        await main.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
        const recent = main.getByRole('region', { name: 'Recently viewed' });
        await expect(recent.getByRole('link', { name: 'Halo Vase' })).toBeVisible();
        await pressBelow(shopper, main.getByRole('button', { name: 'Compare', exact: true }));
        await shopper.visit('/products');
        await shopper.press(page.getByRole('link', { name: 'Compare 2 products' }));
        const table = main.getByRole('table');
        await expect(table.getByRole('columnheader')).toHaveCount(3);
        const category = table.getByRole('rowheader', { name: 'Category' });
        await expect(category).toBeVisible();
        await main.getByLabel('Only what differs').check();
        await expect(category).toBeHidden();
        await expect(table.getByRole('rowheader', { name: 'Price' })).toBeVisible();
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(excess, 'the table scrolls, not the page').toBeLessThanOrEqual(0);
        expect(await violationsOfLike(page), 'the table').toEqual([]);
        await table.getByRole('button', { name: 'Take Arch Vase off' }).click();
        await expect(table.getByRole('columnheader')).toHaveCount(2);

        await shopper.visit('/auth/login');
        await shopper.signIn(shopper.signInForm, account);
        await expect(page).toHaveURL(/\/$/);
        await shopper.visit('/products/halo-vase');
        await main.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
        const token = account.tokens.access;
        const [halo, arch] = seen;
        await expect
          .poll(async () => (await callJson<{ product_ids: string[] }>('recently-viewed', { token })).product_ids)
          .toEqual([halo?.id, arch?.id]);
        const wishlist = await callJson<{ items: { product: { id: string } }[] }>('wishlist', { token });
        expect(wishlist.items.map(({ product }) => product.id)).toEqual([halo?.id]);
        await expect(
          main.getByRole('button', { name: 'Add Halo Vase to your wishlist', pressed: true }).first(),
        ).toBeVisible();
      },
    );
  });
}
