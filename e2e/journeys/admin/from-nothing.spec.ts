import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '@tessera/scripts/basics';
import { DRILL } from '../../support/drill';
import { violationsOf } from '../../support/page/axe';
import { settled } from '../../support/page/settled';
import { shiftsOf, watchShifts } from '../../support/page/shifts';
import { CheckoutWalk } from '../../support/people/buyer';
import { mailTo } from '../../support/people/mail';
import { Shopper } from '../../support/people/shopper';
import { newShopper } from '../../support/shop/api';
import { expect, test } from '../../support/test';

test.use({ shopFrom: 'nothing' });

const PICTURE = join(ROOT, 'demo/images/ember-mug-oat.webp');
const SHOP = 'Juniper House';
const SOON = { timeout: 20_000 };

/** One of the first steps, by its link on the dashboard; afterwards it is done. */
async function takeStep(page: Page, name: string, doIt: () => Promise<void>): Promise<void> {
  const owner = new Shopper(page);
  await owner.visit('/admin');
  const step = page.getByRole('region', { name: 'First steps' }).getByRole('listitem').filter({ hasText: name });
  await owner.press(step.getByRole('link', { name }));
  await doIt();
  await owner.visit('/admin');
  await expect(step).toContainText('(done)');
}

/** What is asked before settings are saved is confirmed. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog', { name: 'What changes' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
}

async function setUp(page: Page): Promise<void> {
  const country = async (): Promise<void> => {
    await page.getByRole('main').getByLabel('Add a country').last().selectOption('Germany');
    await page.getByRole('button', { name: 'Add the chosen country' }).last().click();
  };
  await takeStep(page, 'Name the shop', async () => {
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Our shop');
    await page.getByLabel('Name', { exact: true }).fill(SHOP);
    await page.getByLabel('Order numbers begin with').fill('jh');
    await page.getByLabel('Currency').selectOption('Euro (EUR)');
    await page.getByLabel('Time zone').selectOption('Europe/Berlin');
    await page.getByLabel('E-mail address', { exact: true }).fill('hello@example.com');
    await save(page);
    await expect(page.getByText('The settings were saved')).toBeVisible();
  });
  await takeStep(page, 'Say where to and for how much you deliver', async () => {
    await page.getByRole('button', { name: 'Add a zone' }).click();
    await page.getByLabel('Name of the zone').fill('Germany');
    await country();
    await page.getByLabel('Name in English').fill('Parcel');
    await page.getByLabel('Name in German').fill('Paket');
    await page.getByLabel('Price (EUR)').fill('4.90');
    await save(page);
  });
  await takeStep(page, 'Enter tax rates', async () => {
    await country();
    await page.getByLabel('Name in English').fill('VAT');
    await page.getByLabel('Name in German').fill('USt.');
    await page.getByLabel('Rate in percent').fill('19');
    await page.getByLabel('Tax and prices').selectOption({ index: 1 });
    await save(page);
  });
  await takeStep(page, 'Choose how to be paid', async () => {
    await page.getByLabel('Offer bank transfer').check();
    await page.getByLabel('Account holder').fill(SHOP);
    await page.getByLabel('IBAN').fill('DE02120300000000202051');
    await page.getByLabel('Offer cash on delivery').uncheck();
    await page.getByLabel('Offer to pay later').uncheck();
    await save(page);
  });
  await takeStep(page, 'Add a category', async () => {
    await page.getByRole('button', { name: 'Add category' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add category' });
    await dialog.getByLabel('Name').fill('Mugs');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toBeHidden();
  });
  await takeStep(page, 'Put the first product in the shop', () => addProduct(page));
}

/** Each thing that is in the way of a new product is mended by the button beside it. */
async function addProduct(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Harbour mug');
  await page.getByRole('button', { name: 'Create draft' }).click();
  const why = page.getByRole('region', { name: 'Is it for sale?' });
  await why.getByRole('button', { name: 'Enter a price' }).click();
  await page.keyboard.type('24');
  await why.getByRole('button', { name: 'Enter the stock' }).click();
  await page.keyboard.type('8');
  await why.getByRole('button', { name: 'Choose a category' }).click();
  await page.getByLabel('Category', { exact: true }).selectOption('Mugs');
  await page.getByLabel('Add pictures').setInputFiles(PICTURE);
  await expect(page.getByText('ember-mug-oat.webp: Added')).toBeVisible(SOON);
  await why.getByRole('button', { name: 'Set to active' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(why.getByText('It is for sale: everything is met.')).toBeVisible(SOON);
}

/** A visitor makes an account and buys what there is. @returns the number of the order */
async function buy(page: Page): Promise<string> {
  const buyer = new Shopper(page);
  const account = newShopper();
  await buyer.visit('/auth/signup');
  await buyer.fillCreateAccount(buyer.createAccountForm, account);
  await buyer.signIn(buyer.signInForm, account);
  await expect(buyer.header.getByText('Logout')).toBeVisible();
  await buyer.visit('/');
  await buyer.press(buyer.main.getByRole('link', { name: 'Harbour mug' }).first());
  await expect(buyer.main.getByText('€24.00').first()).toBeVisible();
  await buyer.press(buyer.main.getByRole('button', { name: 'Buy now' }));
  await expect(buyer.heading('Checkout')).toBeVisible();
  const { main } = buyer;
  await expect(main.getByLabel('Country').first()).toHaveValue('DE');
  await main.getByLabel('Street and number').first().fill('Lindenstr. 1');
  await main.getByLabel('Postal code').first().fill('10969');
  await main.getByLabel('City').first().fill('Berlin');
  await main.getByRole('button', { name: 'Continue to delivery' }).click();
  const walk = new CheckoutWalk(page, buyer);
  await walk.chooseDelivery(/Parcel/);
  await expect(main.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  await main.getByRole('button', { name: 'Continue to review' }).click();
  await walk.place();
  await walk.expectThanks();
  await expect(main.getByText('DE02 1203 0000 0000 2020 51')).toBeVisible();
  expect(await violationsOf(page, { opened: 'main' }), 'thanks').toEqual([]);
  const mail = await mailTo(account.email, 'Your order');
  expect(mail.text).toContain('€28.90');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test(
  'from an empty database to the first paid order, by screens alone: each first step leads to where it is done, and nothing moves when they come',
  DRILL,
  async ({ page, shopper, shop, browser }) => {
    test.setTimeout(300_000);
    await watchShifts(page);
    await shopper.visit('/');
    await expect(shopper.heading(/is about to open/)).toBeVisible();
    await shopper.visit('/admin/auth/login');
    await shopper.signIn(shopper.signInForm, shop.admin);
    await expect(page.getByRole('region', { name: 'First steps' })).toContainText('0 of 7 done');
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await shopper.visit('/admin');
      await settled(page);
      await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible();
      expect(await shiftsOf(page), `the dashboard, ${width} px wide`).toEqual([]);
      expect(await violationsOf(page, { opened: 'main' }), 'the first steps').toEqual([]);
    }
    await setUp(page);

    const visitor = await browser.newContext({ baseURL: shop.url, locale: 'en-US', reducedMotion: 'reduce' });
    await visitor.addCookies([{ name: 'sign-in-prompted', value: '1', url: shop.url }]);
    const number = await buy(await visitor.newPage());
    expect(number).toMatch(/^JH-/);
    await visitor.close();

    await shopper.visit('/admin/orders');
    await shopper.press(shopper.main.getByRole('link', { name: number }));
    await shopper.press(page.getByRole('button', { name: 'Mark as paid', exact: true }));
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid', exact: true }).click();
    await expect(page.getByRole('status', { name: 'States' })).toContainText('Paid', SOON);
    await expect(shopper.main.getByText('€28.90').first()).toBeVisible();
  },
);
