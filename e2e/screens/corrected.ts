import type { Page } from '@playwright/test';
import { correctedOrder } from '../support/people/corrected';
import type { Shopper } from '../support/people/shopper';
import type { Screen } from './screen';

/** An order whose invoice was corrected. */
const openIt =
  (language: '' | '/de' = '') =>
  async (_page: Page, shopper: Shopper): Promise<void> => {
    const { number } = await correctedOrder();
    await shopper.visit(`${language}/admin/orders/${number}`);
  };

async function correctAgain(page: Page, shopper: Shopper): Promise<void> {
  await openIt()(page, shopper);
  await shopper.press(page.getByRole('button', { name: 'Correct the invoice' }));
}

export const CORRECTED: Screen[] = [
  { name: 'admin-order-corrected', path: '/admin/orders', prepare: openIt() },
  { name: 'admin-order-corrected-german', path: '/de/admin/orders', prepare: openIt('/de') },
  { name: 'admin-order-correct', path: '/admin/orders', prepare: correctAgain },
];
