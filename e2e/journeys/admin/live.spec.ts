import { DRILL } from '../../support/drill';
import { violationsOf } from '../../support/page/axe';
import { createBuyer, orderByTransfer } from '../../support/people/buyer';
import { alive } from '../../support/people/shopper';
import { expect, test } from '../../support/test';

/** The feed, the worker that tells of an order, and a machine with other work to do. */
const SOON = { timeout: 15_000 };

test(
  'an order that a shopper places is in the open list, at the bell and in its notices, without a reload',
  DRILL,
  async ({ page, shopper }) => {
    await shopper.arriveAsOwner();
    await shopper.visit('/admin/orders');
    await alive(shopper.main.getByRole('searchbox'));
    await expect(page.getByRole('row').nth(1)).toBeVisible();

    const order = await orderByTransfer(await createBuyer('ember-mug', 1));
    const show = shopper.main.getByRole('button', { name: 'Show', exact: true });
    await expect(show).toBeVisible(SOON);
    await show.click();
    await expect(shopper.main.getByRole('link', { name: order.number, exact: true })).toBeVisible();
    const bell = page.getByRole('button', { name: /^Notices, \d+\+? unread$/ });
    await expect(bell).toBeVisible(SOON);

    await bell.focus();
    await page.keyboard.press('Enter');
    const notices = page.getByRole('group', { name: 'Notices' });
    const news = notices.getByRole('link', { name: new RegExp(`^Unread: New order ${order.number} for`) });
    await expect(news).toBeVisible();
    expect(await violationsOf(page, { opened: 'header' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(notices).toBeHidden();
    await expect(bell).toBeFocused();

    await page.keyboard.press('Enter');
    await news.focus();
    await page.keyboard.press('Enter');
    await expect(shopper.heading(`Order ${order.number}`)).toBeVisible();
    await expect(notices).toBeHidden();
  },
);
