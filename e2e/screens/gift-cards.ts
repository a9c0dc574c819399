import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { AdminGiftCardRecord } from '@tessera/shared/contract';
import type { Shopper } from '../support/people/shopper';
import { adminAccess, callJson } from '../support/shop/api';
import { expect } from '../support/test';
import type { Screen } from './screen';

const CARD = { amount: 5000, email: 'mina@example.com', name: 'Mina', message: 'For your kitchen.', language: 'en' };

const post = async (path: string, json: object): Promise<AdminGiftCardRecord> => {
  const headers = { 'idempotency-key': randomUUID() };
  return callJson<AdminGiftCardRecord>(path, { method: 'POST', json, token: await adminAccess(), headers });
};

/** One that is good, so that the list is not empty. */
async function makeGiftCard(page: Page): Promise<void> {
  await post('admin/gift-cards', CARD);
  await page.reload();
}

/** A card of which something was taken off. */
const openGiftCard =
  (language: '' | '/de' = '') =>
  async (_page: Page, shopper: Shopper): Promise<void> => {
    const { id, version, last_four } = await post('admin/gift-cards', CARD);
    await post(`admin/gift-cards/${id}/adjust`, { version, amount: -1250, reason: 'Paid in the shop.' });
    await shopper.visit(`${language}/admin/gift-cards/${id}`);
    await expect(shopper.heading(`…${last_four}`)).toBeVisible();
  };

export const GIFT_CARDS: Screen[] = [
  { name: 'admin-gift-cards', path: '/admin/gift-cards', prepare: makeGiftCard },
  { name: 'admin-gift-card', path: '/admin/gift-cards', prepare: openGiftCard() },
  { name: 'admin-gift-card-german', path: '/de/admin/gift-cards', prepare: openGiftCard('/de') },
  {
    name: 'admin-new-gift-card',
    path: '/admin/gift-cards',
    prepare: (page, shopper) => shopper.press(page.getByRole('button', { name: 'New gift card' })),
  },
];
