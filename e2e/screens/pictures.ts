import type { Page } from '@playwright/test';
import type { Shopper } from '../support/people/shopper';
import { expect } from '../support/test';
import type { Screen } from './screen';

/** What a picture says of itself, beside where it is shown. */
async function openPicture(page: Page, shopper: Shopper): Promise<void> {
  await shopper.press(shopper.main.getByRole('button', { name: /^(Details|Einzelheiten)/ }).first());
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Pictures are chosen to be deleted. */
async function choosePictures(_page: Page, shopper: Shopper): Promise<void> {
  for (const place of [0, 1]) await shopper.main.getByRole('checkbox').nth(place).check();
}

async function openLibrary(page: Page, shopper: Shopper): Promise<void> {
  await shopper.press(shopper.main.getByRole('button', { name: 'Change' }).first());
  await shopper.press(page.getByRole('button', { name: 'Choose from the library' }).first());
  const dialog = page.getByRole('dialog');
  await shopper.press(dialog.getByRole('group').getByRole('button').first());
}

/** The library of pictures, one of them, and the dialog in which they are chosen. */
export const PICTURES: Screen[] = [
  { name: 'admin-pictures', path: '/admin/pictures', height: 1600, prepare: choosePictures },
  { name: 'admin-picture-german', path: '/de/admin/pictures', prepare: openPicture },
  { name: 'admin-picture-choice', path: '/admin/content/home', prepare: openLibrary },
];
