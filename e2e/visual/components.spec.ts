import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { DRILL } from '../support/drill';
import { currentShop } from '../support/shop/shop';
import { expect, test } from '../support/test';

/** Anti-aliasing of a few edges; a moved line or another colour is more. */
const TOLERANCE = { maxDiffPixelRatio: 0.001 };
/** Milliseconds. A busy machine takes seconds for one picture of 4,000 pixels, and two in a row must be alike. */
const PATIENCE = 60_000;
const OVERLAYS = ['Dialog', 'Wide dialog', 'Sheet'];
const SCREENS = [390, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme, name: `${width}-${colorScheme}` })),
);
/** The others differ from it by width or theme alone. */
const IN_EVERY_TEST = '390-dark';

// the styles below are not the shop's, so its policy would refuse them
test.use({ bypassCSP: true });

/**
 * In a font that the shop brings, so that no system's own font is in the picture; without what stays in view, and a dialog over an
 * empty page, so that neither the store's words nor how far it is scrolled are in it.
 */
const STYLES = `
  :root { --font-text: var(--font-display) !important; }
  code { font-family: var(--font-display) !important; }
  * { caret-color: transparent !important; }
  :is(header, a[href='#content']):not(main *, dialog *) { visibility: hidden !important; }
  [data-alone] body * { visibility: hidden; }
  [data-alone] dialog, [data-alone] dialog * { visibility: visible; }`;

/** The page of all components. */
async function openComponents(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/dev/ui`);
  await page.addStyleTag({ content: STYLES });
  await page.evaluate(() => document.fonts.ready);
  await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
}

/** One picture of the page without header and footer, and one of each dialog. */
async function forEachPicture(
  page: Page,
  screen: string,
  take: (file: string, target: 'main' | 'view') => Promise<void>,
) {
  await take(`components-${screen}.png`, 'main');
  for (const name of OVERLAYS) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate(() => document.documentElement.setAttribute('data-alone', ''));
    await take(`${name.toLowerCase().replace(' ', '-')}-${screen}.png`, 'view');
    await page.evaluate(() => document.documentElement.removeAttribute('data-alone'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
}

for (const { width, colorScheme, name } of SCREENS) {
  test.describe(`at ${width} px, ${colorScheme}`, name === IN_EVERY_TEST ? {} : DRILL, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test('every component looks as before', async ({ page }) => {
      test.setTimeout(4 * PATIENCE);
      const baselines = dirname(test.info().snapshotPath('any.png'));
      const isToWrite = !['default', 'none'].includes(test.info().config.updateSnapshots);
      test.skip(
        !existsSync(baselines) && !isToWrite,
        `There are no pictures of this browser to compare with: ${baselines} (e2e/README.md)`,
      );
      await openComponents(page, currentShop().url);
      await forEachPicture(page, name, (file, target) =>
        expect(target === 'main' ? page.locator('main') : page).toHaveScreenshot(file, {
          ...TOLERANCE,
          timeout: PATIENCE,
        }),
      );
    });
  });
}
