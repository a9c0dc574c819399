import type { Page } from '@playwright/test';
import type { AdminInquiryList } from '@tessera/shared/contract';
import { createBuyer, orderByTransfer } from '../support/people/buyer';
import type { Shopper } from '../support/people/shopper';
import { adminAccess, callJson } from '../support/shop/api';
import { expect } from '../support/test';
import type { Screen } from './screen';

const write = (json: object, token?: string): Promise<unknown> =>
  callJson('inquiries', { method: 'POST', json: { name: '', email: '', ...json }, ...(token && { token }) });

/** Messages as they come in a day. */
async function writeInquiries(page: Page, shopper: Shopper): Promise<void> {
  const questions = [
    { type: 'general', subject: 'Do you deliver to Norway?', name: 'Mara', email: 'mara@example.com' },
    { type: 'returns', subject: 'A cup came with a chip in its glaze', name: '', email: 'jonas@example.com' },
    { type: 'technical', subject: 'The picture of the vase does not open', name: 'Noor', email: 'noor@example.com' },
  ];
  for (const question of questions) await write({ ...question, message: 'Thank you for your help.' });
  await shopper.visit(new URL(page.url()).pathname);
  await expect(shopper.main.getByRole('link', { name: 'Do you deliver to Norway?' }).first()).toBeVisible();
}

/** One that was answered once, of somebody who has ordered. */
const openInquiry =
  (language: '' | '/de' = '') =>
  async (_page: Page, shopper: Shopper) => {
    const buyer = await createBuyer();
    await orderByTransfer(buyer);
    const subject = `Where is my mug? ${Date.now().toString(36)}`;
    const message =
      'Hello,\n\nI ordered a mug last week and have heard nothing since.\nCould you have a look?\n\nThank you';
    await write({ type: 'order', subject, message }, buyer.tokens.access);
    const token = await adminAccess();
    const { items } = await callJson<AdminInquiryList>('admin/inquiries', { token });
    const id = items.find((item) => item.subject === subject)?.id ?? '';
    const note = { text: 'The carrier says that it left the depot on Tuesday.' };
    await callJson(`admin/inquiries/${id}/notes`, { method: 'POST', json: note, token });
    await callJson(`admin/inquiries/${id}/answers`, {
      method: 'POST',
      json: { text: 'It left our house on Tuesday, and should be with you tomorrow.', state: 'waiting', version: 1 },
      token,
      headers: { 'idempotency-key': `${id.replaceAll('-', '')}` },
    });
    await shopper.visit(`${language}/admin/support/${id}`);
    await expect(shopper.heading(subject)).toBeVisible();
  };

const reportFailure = (errorType: string, errorCode: string, address: string): Promise<unknown> =>
  callJson('error-reports', {
    method: 'POST',
    json: {
      error_id: `ERR-${Math.floor(Date.now() / 7)
        .toString(16)
        .slice(-8)
        .toUpperCase()}`,
      errorType,
      errorCode,
      errorMessage: 'An unexpected error occurred',
      statusCode: 500,
      timestamp: new Date().toISOString(),
      address,
      comment: 'I only pressed the heart.',
    },
  });

async function reportFailures(page: Page, shopper: Shopper): Promise<void> {
  await reportFailure('server', 'server.error', '/products/ember-mug');
  await reportFailure('network', '', '/checkout');
  await reportFailure('payment', 'payments.declined', '/orders/K-1042');
  await shopper.visit(new URL(page.url()).pathname);
  await expect(shopper.main.getByRole('link', { name: /payments\.declined/ })).toBeVisible();
}

const openFailure = async (page: Page, shopper: Shopper): Promise<void> => {
  await reportFailures(page, shopper);
  await shopper.press(shopper.main.getByRole('link', { name: /server\.error/ }).first());
  await expect(page.getByText('I only pressed the heart.').first()).toBeVisible();
};

async function subscribe(page: Page, shopper: Shopper): Promise<void> {
  for (const name of ['mara', 'noor', 'jonas'])
    await callJson('newsletter/subscriptions', { method: 'POST', json: { email: `${name}@example.com` } });
  await shopper.visit(new URL(page.url()).pathname);
  await expect(shopper.main.getByRole('row', { name: /jonas@example/ })).toBeVisible();
}

/** Support and newsletter, for staff. */
export const SUPPORT: Screen[] = [
  { name: 'admin-support', path: '/admin/support', prepare: writeInquiries },
  { name: 'admin-support-german', path: '/de/admin/support', prepare: writeInquiries },
  { name: 'admin-inquiry', path: '/admin/support', prepare: openInquiry() },
  { name: 'admin-inquiry-german', path: '/de/admin/support', prepare: openInquiry('/de') },
  { name: 'admin-errors', path: '/admin/support/errors', prepare: reportFailures },
  { name: 'admin-failure', path: '/admin/support/errors', prepare: openFailure },
  { name: 'admin-subscribers', path: '/admin/marketing/subscribers', prepare: subscribe },
];
