import type { Locator, Page } from '@playwright/test';
import { DRILL } from '../../support/drill';
import { violationsOf, violationsOfLike } from '../../support/page/axe';
import { alive } from '../../support/people/shopper';
import { expect, test } from '../../support/test';

const SIZES = { 'a phone': { width: 390, height: 844 }, 'a desktop': { width: 1440, height: 900 } };

/** A drawing without a size fills the panel that it stands in. */
async function expectSmallColours(filters: Locator): Promise<void> {
  const value = filters.getByRole('group', { name: 'Colour' }).locator('label').first();
  const box = await value.getByRole('checkbox').boundingBox();
  const colour = await value.locator('svg').boundingBox();
  expect(colour?.width, 'a colour is as wide as its box').toBeCloseTo(box?.width ?? 0);
  expect(colour?.height, 'a colour is as high as its box').toBeCloseTo(box?.height ?? 0);
}

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

for (const [where, viewport] of Object.entries(SIZES)) {
  const isPhone = where === 'a phone';
  test.describe(`on ${where}`, isPhone ? {} : DRILL, () => {
    test.use({ viewport, hasTouch: isPhone, isMobile: isPhone });

    test('a listing is narrowed by what its counts promise, shows it as chips, and is its address', async ({
      page,
      shopper,
    }) => {
      const { main } = shopper;
      await shopper.visit('/products?category=all');
      const stoneware = { name: /^Stoneware \d+$/ };
      if (isPhone) {
        await shopper.press(main.getByRole('button', { name: 'Filters', exact: true }));
        const sheet = page.getByRole('dialog', { name: 'Filters' });
        await expectSmallColours(sheet);
        await sheet.getByText('Material', { exact: true }).first().click(); // folded, after the fourth group
        const box = sheet.getByRole('checkbox', stoneware);
        const [count] = /\d+$/.exec(await box.evaluate((element) => element.closest('label')?.innerText ?? '')) ?? [];
        await box.check();
        await expect(page).toHaveURL(/attr\.material=stoneware/);
        await sheet.getByRole('checkbox', { name: /^In stock/ }).check();
        await expect(page).toHaveURL(/in_stock=true/);
        expect(await violationsOf(page, { opened: 'dialog[open]' }), 'the sheet').toEqual([]);
        await sheet.getByRole('button', { name: `Show ${count} products` }).click();
        await expect(sheet).toBeHidden();
        await expect(main.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
      } else {
        const group = main.getByText('Material', { exact: true }).first();
        await alive(group);
        await expectSmallColours(main);
        await group.click();
        const box = await alive(main.getByRole('checkbox', stoneware));
        const [count] = /\d+$/.exec(await box.evaluate((element) => element.closest('label')?.innerText ?? '')) ?? [];
        await box.check();
        await expect(main.getByRole('status')).toHaveText(`${count} products`);
        await main.getByRole('checkbox', { name: /^In stock/ }).check();
        await expect(page).toHaveURL(/attr\.material=stoneware/);
      }
      const chips = main.getByRole('list', { name: 'Chosen filters' });
      await expect(chips.getByRole('link')).toHaveCount(3);
      await main.getByRole('combobox', { name: 'Sort by' }).selectOption('price');
      await expect(page).toHaveURL(/sort=price/);
      expect(await violationsOfLike(page), 'with chips').toEqual([]);
      await page.reload();
      await expect(chips.getByText('Material: Stoneware', { exact: true })).toBeVisible();

      await shopper.press(chips.getByRole('link', { name: 'Take off filter: In stock' }));
      await expect(page).not.toHaveURL(/in_stock/);
      await chips.getByRole('link', { name: 'Clear all' }).click();
      await expect(page).toHaveURL(/\/products\?category=all&sort=price$/);
      await expect(chips).toBeHidden();
      await page.goBack();
      await expect(chips.getByText('Material: Stoneware', { exact: true })).toBeVisible();
    });

    test(
      'prices are narrowed by the thumbs of a line, of which neither covers the other',
      DRILL,
      async ({ page, shopper }) => {
        await shopper.visit('/products?category=all');
        if (isPhone) await shopper.press(shopper.main.getByRole('button', { name: 'Filters', exact: true }));
        const filters = isPhone ? page.getByRole('dialog', { name: 'Filters' }) : shopper.main;
        for (const [name, from, parameter] of [
          ['Highest price', 0.95, 'max_price'],
          ['Lowest price', 0.05, 'min_price'],
        ] as const) {
          const thumb = await alive(filters.getByRole('slider', { name }));
          await thumb.scrollIntoViewIfNeeded();
          const { x, y, width, height } = (await thumb.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
          await page.mouse.move(x + width * from, y + height / 2);
          await page.mouse.down();
          await page.mouse.move(x + width * (from < 0.5 ? 0.3 : 0.6), y + height / 2, { steps: 4 });
          await expect(page).not.toHaveURL(new RegExp(parameter));
          await page.mouse.up();
          await expect(page).toHaveURL(new RegExp(`[?&]${parameter}=\\d+`));
        }
        expect(await violationsOf(page, isPhone ? { opened: 'dialog[open]' } : {})).toEqual([]);
      },
    );

    test('what was loaded stays, to the pixel, through a reload and the way back from a product', async ({
      page,
      shopper,
    }) => {
      const { main } = shopper;
      const products = main.getByRole('article');
      await shopper.visit('/products?category=all');
      await shopper.press(main.getByRole('link', { name: 'Load more' }));
      await expect(main.getByRole('status')).toHaveText('41 products');
      await expect(page).toHaveURL(/page=2&from=1$/);
      await expect(products).toHaveCount(41);

      const last = products.nth(37).getByRole('link');
      await last.scrollIntoViewIfNeeded();
      const place = await scrolled(page);
      expect(place).toBeGreaterThan(1_500);
      await page.reload();
      await expect(products).toHaveCount(41);
      await expect.poll(() => scrolled(page)).toBe(place);

      await shopper.press(last);
      await expect(page).toHaveURL(/\/products\/[\w-]+$/);
      await expect.poll(() => scrolled(page)).toBe(0);
      await page.goBack();
      await expect(products).toHaveCount(41);
      await expect.poll(() => scrolled(page)).toBe(place);
    });

    test('search suggests while one types, mends what is misspelt, and helps where it finds nothing', async ({
      page,
      shopper,
    }) => {
      const { main } = shopper;
      await shopper.visit('/');
      const box = page.getByRole('search').getByRole('combobox').filter({ visible: true });
      await shopper.press(box);
      await box.pressSequentially('halo');
      const option = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { name: /^Halo Vase/ });
      await expect(option).toContainText('$64.00');
      await expect(option.locator('img')).toBeVisible();
      expect(await violationsOf(page, { opened: 'header' }), 'suggestions').toEqual([]);
      await option.click();
      await expect(shopper.heading('Halo Vase')).toBeVisible();

      await shopper.visit('/products?category=all&search=chiar');
      await expect(main.getByText('Showing results for “chair”.', { exact: false })).toBeVisible();
      await expect(main.getByRole('article').first()).toContainText('Chair');

      await shopper.visit('/products?category=all&search=teapto+notebok');
      await expect(main.getByRole('heading', { name: 'Nothing found for “teapto notebok”' })).toBeVisible();
      await expect(main.getByRole('region', { name: 'Popular now' }).getByRole('article').first()).toBeVisible();
      expect(await violationsOfLike(page), 'nothing found').toEqual([]);
      await shopper.press(main.getByRole('link', { name: 'teapot', exact: true }));
      await expect(main.getByRole('link', { name: 'Hearth Teapot' })).toBeVisible();
    });
  });
}
