import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { AdminOrder, Order } from '@tessera/shared/contract';
import { DRILL } from '../../support/drill';
import { violationsOf } from '../../support/page/axe';
import { createBuyer, orderByTransfer } from '../../support/people/buyer';
import { press, reachIt, typeInto } from '../../support/people/keyboard';
import { arrivedOrder } from '../../support/people/returned';
import { adminAccess, callJson } from '../../support/shop/api';
import { expect, test } from '../../support/test';

/** Three mugs, to be paid by bank transfer. */
const threeMugs = async (): Promise<Order> => orderByTransfer(await createBuyer('ember-mug', 3));

const stateOf = async ({ id }: Order): Promise<AdminOrder> =>
  callJson(`admin/orders/${id}`, { token: await adminAccess() });

const states = (page: Page): Locator => page.getByRole('status', { name: 'States' });

/** An entry of the menu of actions, by arrow keys. */
async function chooseFromMenu(page: Page, name: RegExp): Promise<void> {
  await press(page, 'button', /^More actions$/);
  await reachIt(page, page.getByRole('menuitem', { name }), 'ArrowDown');
  await page.keyboard.press('Enter');
}

test(
  'a printed order of the back office says what it is, without its trail and buttons',
  DRILL,
  async ({ page, shopper }) => {
    const { order } = await arrivedOrder();
    await shopper.arriveAsOwner();
    await shopper.visit(`/admin/orders/${order.number}`);
    const paper = page.getByRole('button', { name: /^Invoice / });
    await expect(paper).toBeVisible({ timeout: 20_000 });
    await page.emulateMedia({ media: 'print' });
    await expect(shopper.heading(`Order ${order.number}`)).toBeVisible();
    // 'just now' is true for a minute, and paper stays
    const moment = shopper.main.locator('time[title]').first();
    const onPaper = await moment.evaluate((time) => [
      getComputedStyle(time).fontSize,
      getComputedStyle(time, '::after').content,
    ]);
    expect(onPaper).toEqual(['0px', JSON.stringify(await moment.getAttribute('title'))]);
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(1);
    await expect(paper, 'the number of an invoice is worth its ink').toBeVisible();
    await expect(shopper.main.getByRole('textbox').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('navigation').getByRole('link').filter({ visible: true })).toHaveCount(0);
  },
);

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the keyboard alone gives the money of an order back', DRILL, async ({ page, shopper }) => {
    const { order } = await arrivedOrder();
    await shopper.arriveAsOwner();
    await shopper.visit(`/admin/orders/${order.number}`);
    await expect(states(page)).toContainText('Delivered');
    await chooseFromMenu(page, /^Refund$/);
    const dialog = page.getByRole('dialog', { name: /^Refund order/ });
    await reachIt(page, dialog.getByRole('button', { name: 'Choose everything' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: /^Refund \$/ })).not.toHaveAttribute('aria-disabled');
    await typeInto(page, /^Reason/, 'Arrived broken');
    await reachIt(page, dialog.getByRole('button', { name: /^Refund \$/ }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(states(page)).toContainText('Refunded');
    expect(await stateOf(order)).toMatchObject({
      payment_status: 'refunded',
      fulfilment_status: 'delivered',
      refundable: 0,
      items: [{ quantity: 2, quantity_shipped: 2, quantity_returned: 2 }],
    });
  });

  test('what two people do to one order at once is shown to the slower one, who loses nothing', async ({
    page,
    shopper,
    faults,
  }) => {
    faults.allow(/status of 409/);
    const order = await threeMugs();
    await shopper.arriveAsOwner();
    await shopper.visit(`/admin/orders/${order.number}`);
    await shopper.press(page.getByRole('button', { name: 'More actions' }));
    await page.getByRole('menuitem', { name: 'Hold' }).click();
    await page.getByLabel('Reason').fill('Call the customer first');
    await callJson(`admin/orders/${order.id}/tags`, {
      method: 'PUT',
      json: { tags: ['gift'] },
      token: await adminAccess(),
    });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Hold' }).click();
    await expect(dialog.getByText('Tags: gift')).toBeVisible();
    await expect(dialog.getByLabel('Reason')).toHaveValue('Call the customer first');
    await dialog.getByRole('button', { name: 'Hold' }).click();
    await expect(states(page)).toContainText('On hold');
    expect(await stateOf(order)).toMatchObject({ tags: ['gift'], hold: { reason: 'Call the customer first' } });
  });

  test(
    'what the filter shows is downloaded as CSV, packing slips and invoices of the chosen orders as PDF',
    DRILL,
    async ({ page, shopper }) => {
      const order = await threeMugs();
      await shopper.arriveAsOwner();
      await shopper.visit(`/admin/orders?search=${order.number}`);
      await expect(page.getByRole('link', { name: order.number })).toBeVisible();
      const download = async (name: string, role: 'button' | 'menuitem' = 'button'): Promise<string> => {
        const started = page.waitForEvent('download');
        await page.getByRole(role, { name }).click();
        return readFile(await (await started).path(), 'latin1');
      };
      expect(await download('Export CSV')).toContain(order.number);
      await page.getByRole('checkbox', { name: `Select Order ${order.number}` }).check();
      await page.getByRole('button', { name: 'Print' }).click();
      expect(await download('Packing slips', 'menuitem')).toMatch(/^%PDF-/);
      await callJson(`admin/orders/${order.id}/paid`, { method: 'POST', json: {}, token: await adminAccess() });
      await expect.poll(async () => (await stateOf(order)).documents.length).toBe(1);
      await page.getByRole('button', { name: 'Print' }).click();
      await page.getByRole('menuitem', { name: 'Invoices' }).click();
      const job = page.getByRole('region', { name: 'Jobs under way' });
      await expect(job).toContainText('Invoices of 1 order');
      await expect(job).toContainText('Done');
      expect(await download('Download')).toMatch(/^%PDF-[^]*\/Count 1 /);
      await job.getByRole('link', { name: 'Invoices of 1 order' }).click();
      await expect(shopper.heading('Invoices of 1 order')).toBeVisible();
    },
  );

  test('a list gets a name, is opened by it again, and deleted', DRILL, async ({ page, shopper }) => {
    await shopper.arriveAsOwner();
    await shopper.visit('/admin/orders?country=DE&sort=-total');
    await shopper.press(page.getByRole('button', { name: 'Save this view' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Large ones to Germany');
    await dialog.getByRole('button', { name: 'Save this view' }).click();
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/orders$/);
    await page.getByRole('link', { name: 'Large ones to Germany' }).click();
    await expect(page).toHaveURL(/country=DE&sort=-total$/);
    await page.getByRole('button', { name: 'Delete this view' }).click();
    await dialog.getByRole('button', { name: 'Delete this view' }).click();
    await expect(page.getByRole('link', { name: 'Large ones to Germany' })).toHaveCount(0);
  });

  test(
    'axe finds nothing in the list, an order and their dialogs, in both themes',
    DRILL,
    async ({ page, shopper }) => {
      const order = await threeMugs();
      await callJson(`admin/orders/${order.id}/paid`, { method: 'POST', json: {}, token: await adminAccess() });
      await shopper.arriveAsOwner();
      await shopper.visit('/admin/orders?status=open');
      await expect(page.getByRole('link', { name: order.number })).toBeVisible();
      expect(await violationsOf(page, { opened: 'main' }), 'the list').toEqual([]);
      await page.getByRole('checkbox', { name: `Select Order ${order.number}` }).check();
      await page.getByRole('button', { name: 'Columns' }).click();
      expect(await violationsOf(page, { opened: 'main' }), 'columns and selection').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Filter/ }).click();
      expect(await violationsOf(page, { opened: 'dialog[open]' }), 'the filters').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: order.number }).click();
      await expect(shopper.heading(`Order ${order.number}`)).toBeVisible();
      expect(await violationsOf(page, { opened: 'main' }), 'the order').toEqual([]);
      await page.getByRole('button', { name: 'Ship', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Ship' }).click();
      await expect(page.getByText('Please enter the carrier')).toBeVisible();
      expect(await violationsOf(page, { opened: 'dialog[open]' }), 'a parcel').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'More actions' }).click();
      expect(await violationsOf(page, { opened: 'main' }), 'the menu').toEqual([]);
      await page.getByRole('menuitem', { name: 'Refund' }).click();
      expect(await violationsOf(page, { opened: 'dialog[open]' }), 'a refund').toEqual([]);
    },
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('an order is found, paid, sent off, delivered and noted', DRILL, async ({ page, shopper }) => {
    const order = await threeMugs();
    await shopper.arriveAsOwner();
    await shopper.visit('/admin/orders');
    await shopper.press(page.getByRole('link', { name: 'Awaiting payment' }));
    await page.getByRole('link', { name: order.number }).click();
    await expect(shopper.heading(`Order ${order.number}`)).toBeVisible();
    const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await page.evaluate(isTooWide)).toBe(false);

    const dialog = page.getByRole('dialog');
    const act = async (name: string): Promise<void> => {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(dialog).toBeVisible();
      if (name === 'Ship') await dialog.getByLabel('Carrier').fill('DHL');
      await dialog.getByRole('button', { name, exact: true }).click();
      await expect(dialog).toBeHidden();
    };
    await act('Mark as paid');
    await act('Ship');
    await act('Mark as delivered');
    await expect(states(page)).toContainText('Delivered');

    await page.getByLabel('Note for staff').fill('Left with a neighbour');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('Left with a neighbour', { exact: true })).toBeVisible();
    await page.getByLabel('Add a tag').fill('neighbour');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(shopper.toast('The tags were saved')).toBeVisible();
    expect(await stateOf(order)).toMatchObject({
      tags: ['neighbour'],
      notes: [{ text: 'Left with a neighbour' }],
      fulfilment_status: 'delivered',
    });
  });

  test(
    'an invoice that was sent is corrected in German, and its customer finds both',
    DRILL,
    async ({ page, shopper }) => {
      const { order, buyer } = await arrivedOrder();
      await expect.poll(async () => (await stateOf(order)).documents.length).toBe(1);
      await shopper.arriveAsOwner();
      await shopper.visit(`/de/admin/orders/${order.number}`);
      await shopper.press(page.getByRole('button', { name: 'Rechnung korrigieren' }));
      const dialog = page.getByRole('dialog', { name: 'Rechnung korrigieren' });
      await dialog.getByLabel(/^Firma/).fill('Lane & Sons');
      await dialog.getByLabel('Grund').fill('Die Firma hat angerufen');
      expect(await violationsOf(page, { opened: 'dialog[open]' }), 'the correction').toEqual([]);
      await dialog.getByRole('button', { name: 'Neue Rechnung schreiben' }).click();
      await expect(dialog).toBeHidden();
      const papers = page.getByRole('region', { name: 'Dokumente' });
      await expect(papers.getByText(/^Storniert, ersetzt durch /)).toBeVisible();
      await expect(papers.getByText(/^Anstelle von /)).toBeVisible();
      expect(await violationsOf(page), 'the order').toEqual([]);

      const seen = await callJson<Order>(`orders/${order.number}`, { token: buyer.tokens.access });
      const [first, cancellation, anew] = seen.documents;
      expect(seen.invoice?.number).toBe(anew?.number);
      expect([first?.replaced_by, cancellation?.total]).toEqual([anew?.number, first?.total]);
      expect(seen.billing_address).toMatchObject({ company: 'Lane & Sons' });
    },
  );

  test('what is not sent yet is moved, changed, held, told again and cancelled', DRILL, async ({ page, shopper }) => {
    const order = await threeMugs();
    await callJson(`admin/orders/${order.id}/paid`, { method: 'POST', json: {}, token: await adminAccess() });
    await shopper.arriveAsOwner();
    await shopper.visit(`/admin/orders/${order.number}`);
    const dialog = page.getByRole('dialog');
    const choose = async (name: string): Promise<void> => {
      await shopper.press(page.getByRole('button', { name: 'More actions' }));
      await page.getByRole('menuitem', { name, exact: true }).click();
      await expect(dialog).toBeVisible();
    };
    const send = async (name: string): Promise<void> => {
      expect(await violationsOf(page, { opened: 'dialog[open]' }), name).toEqual([]);
      await dialog.getByRole('button', { name, exact: true }).click();
      await expect(dialog).toBeHidden();
    };

    await choose('Change address');
    await dialog.getByLabel('Street and number').fill('7 Other Lane');
    await send('Save');
    await choose('Change lines');
    await dialog.getByRole('spinbutton', { name: /, 0 removes it$/ }).fill('2');
    await expect(dialog.getByText(/goes back to the customer/)).toBeVisible();
    await send('Change lines');
    await choose('Hold');
    await dialog.getByLabel('Reason').fill('Call the customer first');
    await send('Hold');
    await expect(states(page)).toContainText('On hold');
    await page.getByRole('button', { name: 'Release', exact: true }).click();
    await send('Release');
    await expect(states(page)).not.toContainText('On hold');
    await page.getByRole('button', { name: 'Send the e-mail “Lines changed” again' }).click();
    await send('Send');
    await expect(page.getByText('Mail sent again')).toBeVisible();
    expect(await stateOf(order)).toMatchObject({
      shipping_address: { line1: '7 Other Lane' },
      items: [{ quantity: 2 }],
      hold: null,
    });
    await choose('Cancel order');
    await dialog.getByLabel(/^Reason/).fill('Asked by phone');
    await send('Cancel order');
    await expect(states(page)).toContainText('Cancelled');
    expect(await stateOf(order)).toMatchObject({ status: 'cancelled', refundable: 0 });
  });
});
