import type { Page } from '@playwright/test';
import type { Shopper } from '../support/people/shopper';
import { adminAccess, callJson } from '../support/shop/api';
import { expect } from '../support/test';
import type { Screen } from './screen';

const KEPT = [
  { path: '/collections/mugs', target: '/products/category/mugs' },
  { path: '/pages/about-us', target: '/pages/about' },
  { path: '/products/ember-mug-with-a-name-that-was-longer-in-the-shop-before-2019', target: '/products/ember-mug' },
];

/** Some redirects, as a shop has them that came from elsewhere. */
async function sendRedirects(page: Page): Promise<void> {
  const token = await adminAccess();
  const { total } = await callJson<{ total: number }>('admin/redirects', { token });
  if (total === 0) for (const json of KEPT) await callJson('admin/redirects', { method: 'POST', json, token });
  await page.reload();
  await expect(page.getByRole('row', { name: /about-us/ })).toBeVisible();
}

async function editRedirect(page: Page, shopper: Shopper): Promise<void> {
  await sendRedirects(page);
  await shopper.press(page.getByRole('button', { name: '/collections/mugs', exact: true }));
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Redirects, one that is edited, and a file of them. */
export const REDIRECTS: Screen[] = [
  { name: 'admin-redirects', path: '/admin/content/redirects', prepare: sendRedirects },
  { name: 'admin-redirects-german', path: '/de/admin/content/redirects', prepare: editRedirect },
  { name: 'admin-import-redirects', path: '/admin/content/redirects/import' },
];
