import type { Page } from '@playwright/test';
import type { Shopper } from '../support/people/shopper';
import { expect } from '../support/test';
import type { Screen } from './screen';

/** A sentence with a way on and an end: below it stands what shoppers will see. */
async function announce(page: Page): Promise<void> {
  await page.getByLabel('Sentence in English').fill('Free delivery from $150 on, until Sunday');
  await page.getByLabel('Sentence in German').fill('Ab 150 $ ohne Versandkosten, bis Sonntag');
  await page.getByLabel('Leads to').fill('/shipping');
  await page.getByLabel('Shown until').fill('2030-01-06T22:00');
  await expect(page.getByText(/^Shoppers see it from now on/)).toBeVisible();
}

/** A search with words that are typed and not saved. */
async function tryWords(page: Page): Promise<void> {
  const field = page.getByLabel('Words that mean the same');
  await field.fill(`${await field.inputValue()}\nbeaker, mug, Teller`);
  await page.getByLabel('A search, as a shopper types it').fill('beaker');
  await expect(page.getByRole('region', { name: 'With what you have typed' })).toBeVisible();
}

async function askForWords(page: Page, shopper: Shopper): Promise<void> {
  await tryWords(page);
  await shopper.press(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByRole('dialog')).toContainText('beaker');
}

/** What the shop says to everybody, and what its search understands, before either is saved. */
export const WORDS: Screen[] = [
  { name: 'admin-announcement', path: '/admin/settings/store', height: 5_000, prepare: announce },
  { name: 'admin-search-tried', path: '/admin/content/search', prepare: tryWords },
  { name: 'admin-search-changes', path: '/admin/content/search', prepare: askForWords },
];
