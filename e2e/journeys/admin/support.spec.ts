import type { InquiryReceipt } from '@tessera/shared/contract';
import { DRILL } from '../../support/drill';
import { violationsOf, violationsOfLike } from '../../support/page/axe';
import { createBuyer, orderByTransfer } from '../../support/people/buyer';
import { mailTo } from '../../support/people/mail';
import { callJson } from '../../support/shop/api';
import { expect, test } from '../../support/test';

const write = (json: object, token?: string): Promise<InquiryReceipt> =>
  callJson('inquiries', { method: 'POST', json, ...(token && { token }) });

const report = (error_id: string) =>
  callJson('error-reports', {
    method: 'POST',
    json: {
      error_id,
      errorType: 'server',
      errorCode: `support.${error_id.toLowerCase()}`,
      errorMessage: 'An unexpected error occurred',
      statusCode: 500,
      timestamp: new Date().toISOString(),
      address: '/products/ember-mug',
      comment: 'I only looked at a mug.',
    },
  });

test(
  'a customer writes, staff see their order beside it and answer, and the answer arrives by mail',
  DRILL,
  async ({ page, shopper }) => {
    const buyer = await createBuyer();
    const { number } = await orderByTransfer(buyer);
    const subject = `Where is my mug? ${Date.now().toString(36)}`;
    const words = { type: 'order', subject, message: 'It has not come.\nPlease look.', name: '', email: '' };
    const { reference } = await write(words, buyer.tokens.access);

    await shopper.arriveAsOwner();
    await shopper.visit('/admin/support');
    await expect(page.getByRole('link', { name: subject })).toBeVisible();
    expect(await violationsOfLike(page, { opened: 'main' }), 'the list').toEqual([]);
    await page.getByRole('searchbox', { name: /^Search words/ }).fill(reference);
    await page.keyboard.press('Enter');
    await shopper.press(page.getByRole('link', { name: subject }));
    await expect(shopper.heading(subject)).toBeVisible();
    await expect(page.getByRole('link', { name: number })).toBeVisible();
    expect(await violationsOf(page, { opened: 'main' }), 'one inquiry').toEqual([]);

    await page.getByLabel('Note for staff').fill('Rang the carrier');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'for staff only' })).toContainText('Rang the carrier');
    await page.getByLabel(/^Your answer to/).fill('It is on its way.\nYou have it tomorrow.');
    await page.getByLabel('After this it is').selectOption('solved');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('The answer is on its way')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Status' })).toHaveText('Solved');
    await expect(page.getByRole('listitem').filter({ hasText: 'sent by mail' })).toContainText('You have it tomorrow.');

    const mail = await mailTo(buyer.email, 'Our answer to your message');
    expect(mail.subject).toContain(reference);
    expect(mail.text).toContain('It is on its way.\nYou have it tomorrow.');
    expect(mail.text).not.toContain('carrier');
  },
);

test(
  'what a visitor reported is found by its number on a phone, in German, and opens again when it comes back',
  DRILL,
  async ({ page, shopper }) => {
    const error_id = `ERR-${Date.now().toString(16).slice(-8).toUpperCase()}`;
    await report(error_id);
    await page.setViewportSize({ width: 390, height: 844 });
    await shopper.arriveAsOwner();
    await shopper.visit('/de/admin/support/errors');
    await page.getByRole('searchbox', { name: /^ERR/ }).fill(error_id);
    await page.keyboard.press('Enter');
    const link = page.getByRole('link', { name: /^Serverfehler/ });
    await expect(link).toHaveCount(1);
    expect(await violationsOfLike(page, { opened: 'main' }), 'the list').toEqual([]);
    await shopper.press(link);
    await expect(page.getByText('I only looked at a mug.')).toBeVisible();
    expect(await violationsOf(page, { opened: 'main' }), 'one failure').toEqual([]);
    await page.getByRole('button', { name: 'Als angesehen kennzeichnen' }).click();
    await page.getByRole('button', { name: 'Als behoben kennzeichnen' }).click();
    const state = page.getByRole('status', { name: 'Status' });
    await expect(state).toHaveText('Behoben');
    await report(error_id);
    await expect(state).toHaveText('Offen');
  },
);
