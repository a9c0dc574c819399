import { readFile } from 'node:fs/promises';
import { DRILL } from '../../support/drill';
import { violationsOf, violationsOfLike } from '../../support/page/axe';
import { createBuyer, orderByTransfer } from '../../support/people/buyer';
import { adminAccess, call, callJson } from '../../support/shop/api';
import { expect, test } from '../../support/test';

test(
  'the dashboard leads to what waits; what is done with it goes on as a job, and the audit log says who did it',
  DRILL,
  async ({ page, shopper }) => {
    const order = await orderByTransfer(await createBuyer('ember-mug', 1));
    await callJson(`admin/orders/${order.id}/paid`, { method: 'POST', json: {}, token: await adminAccess() });
    await shopper.arriveAsOwner();
    await shopper.visit('/admin');
    await shopper.press(shopper.main.getByText('The same as a table'));
    await expect(shopper.main.getByRole('table', { name: 'Sales over time' })).toBeVisible();
    expect(await violationsOfLike(page, { opened: 'main' }), 'the dashboard').toEqual([]);

    await shopper.press(shopper.main.getByRole('link', { name: 'Orders to ship' }));
    await expect(page).toHaveURL(/\/admin\/orders\?status=open&fulfilment_status=unfulfilled$/);
    await page.getByRole('checkbox', { name: `Select Order ${order.number}` }).check();
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Put on hold…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Waits for its second parcel');
    await dialog.getByRole('button', { name: 'Put on hold' }).click();
    const job = page.getByRole('region', { name: 'Jobs under way' });
    await expect(job).toContainText('Done');

    await job.getByRole('link', { name: 'Put 1 order on hold' }).click();
    await expect(shopper.heading('Put 1 order on hold')).toBeVisible();
    await expect(shopper.main.getByRole('link', { name: order.number })).toBeVisible();
    expect(await violationsOf(page, { opened: 'main' }), 'a job').toEqual([]);

    await page.keyboard.press('g');
    await page.keyboard.press('l');
    await expect(shopper.heading('Audit log')).toBeVisible();
    await page.getByRole('button', { name: /^Filter/ }).click();
    await dialog.getByLabel('Which record').fill(order.number);
    await dialog.getByRole('button', { name: 'Show results' }).click();
    await expect(shopper.main.getByRole('listitem').filter({ hasText: 'Put the order on hold' })).toBeVisible();
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const log = await readFile(await (await started).path(), 'utf8');
    expect(log).toContain('orders.hold');
    expect(log).toContain('Waits for its second parcel');
  },
);

test(
  'a machine’s token is shown once, allows what it names and nothing else, and is refused once it is revoked',
  DRILL,
  async ({ page, shopper }) => {
    const name = `Warehouse ${Date.now()}`;
    await shopper.arriveAsOwner();
    await shopper.visit('/admin/settings/tokens');
    await shopper.press(shopper.main.getByRole('button', { name: 'New token' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('checkbox', { name: 'See orders and returns' }).check();
    await dialog.getByRole('button', { name: 'Make the token' }).click();
    const token = await dialog.getByLabel('Token').inputValue();
    expect((await call('admin/orders', { token })).status).toBe(200);
    expect((await call('admin/products', { token })).status).toBe(403);
    await dialog.getByRole('button', { name: 'I have kept it' }).click();

    await shopper.main.getByRole('button', { name }).click();
    expect(await violationsOfLike(page, { opened: 'dialog[open]' }), 'a token').toEqual([]);
    await dialog.getByRole('button', { name: 'Revoke the token' }).click();
    await expect(shopper.toast(`The token “${name}” was revoked`)).toBeVisible();
    expect((await call('admin/orders', { token })).status).toBe(401);
  },
);

test(
  'axe finds nothing in inventory, categories and reviews, nor in what their rows open',
  DRILL,
  async ({ page, shopper }) => {
    await shopper.arriveAsOwner();
    await shopper.visit('/admin/inventory');
    await shopper.press(shopper.main.getByRole('row').nth(1).getByRole('button').first());
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'History' })).toBeVisible();
    expect(await violationsOf(page, { opened: 'dialog[open]' }), 'a variant’s stock').toEqual([]);

    await shopper.visit('/admin/categories');
    await shopper.press(shopper.main.getByRole('button', { name: /^Actions for/ }).first());
    expect(await violationsOf(page, { opened: 'main' }), 'the categories').toEqual([]);
    await page.getByRole('menuitem', { name: 'Edit…' }).click();
    await dialog.getByRole('button', { name: 'History' }).click();
    await expect(dialog.getByRole('button', { name: 'History', expanded: true })).toBeVisible();
    expect(await violationsOf(page, { opened: 'dialog[open]' }), 'a category').toEqual([]);

    await shopper.visit('/admin/reviews');
    await shopper.press(shopper.main.getByRole('button', { name: 'Answer…' }).first());
    await expect(dialog.getByRole('button', { name: 'History' })).toBeVisible();
    expect(await violationsOf(page, { opened: 'dialog[open]' }), 'an answer').toEqual([]);
  },
);
