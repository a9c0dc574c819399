import type { ReturnState, CustomerRecord } from '@tessera/shared/contract';
import { emit } from '@tessera/shared/events';
import {
  hearToasts,
  heldAnswer,
  problem,
  type MockCall,
  type MockHandler,
  withoutRetries,
} from '@tessera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { customerGroup, customerRecord } from '../../testing/sales/customer-fixtures';
import { orderDraft } from '../../testing/sales/draft-fixtures';
import { storeCredit } from '../../testing/sales/gift-card-fixtures';
import { me } from '../../testing/settings-fixtures';
import { inDialog, press, renderStaffPage, writesOf } from '../../testing/staff-page';
import { Page } from './customer-page';

const texts = hearToasts();

const renderCustomer = (customer: CustomerRecord = customerRecord(), api: Record<string, MockHandler> = {}) =>
  renderStaffPage(<Page />, {
    path: '/admin/customers/:customer',
    url: `/admin/customers/${customer.id}`,
    api: {
      'GET admin/customers/:id': customer,
      'GET admin/customer-groups': { items: [customerGroup()] },
      'GET admin/customers/:id/store-credit': storeCredit(),
      ...api,
    },
  });

type Rendered = ReturnType<typeof renderCustomer>;

async function choose({ user }: Rendered, action: string): Promise<void> {
  await user.click(await press('More actions'));
  await user.click(screen.getByRole('menuitem', { name: action }));
  await screen.findByRole('dialog');
}

const region = (name: string) => within(screen.getByRole('region', { name }));

test('shows who it is, what they ordered, sent back and said, and where that leads', async () => {
  const { id } = customerRecord();
  renderCustomer();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Lane' })).toBeInTheDocument();
  expect(within(screen.getByRole('status', { name: 'States' })).getByText('Active')).toBeInTheDocument();
  expect(region('At a glance').getByText('$96.00')).toBeInTheDocument();
  expect(region('At a glance').getByText('$48.00')).toBeInTheDocument();
  const links = [
    ['K-1042', '/admin/orders/K-1042'],
    ['All orders', `/admin/orders?customer_id=${id}`],
    ['R-7K2M9QX', '/admin/returns/return-1'],
    ['All returns', `/admin/returns?customer_id=${id}`],
    ['Ember mug', '/admin/reviews?product_id=product-mug'],
  ] as const;
  for (const [name, href] of links) expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(region('Consents').getByText('Send me the newsletter.')).toBeInTheDocument();
  expect(region('Pay later').getByText('$120.00')).toBeInTheDocument();
  expect(region('Contact').getByText('Mails in English')).toBeInTheDocument();
  expect(region('Mails').getByText('Order confirmation')).toBeInTheDocument();
  expect(region('Addresses').getByText(/Quiet Lane 7/)).toBeInTheDocument();
});

test('details are changed with the version on show; what is wrong stands at its field', async () => {
  const taken = 'An account with this email already exists';
  let answer: Response | CustomerRecord = problem(422, {
    code: 'validation.failed',
    message: taken,
    errors: { email: [taken] },
  });
  const page = renderCustomer(customerRecord(), { 'PATCH admin/customers/:id': () => answer });
  await choose(page, 'Change details');
  await page.user.clear(inDialog().getByLabelText('Last name'));
  await page.user.click(inDialog().getByRole('button', { name: 'Save' }));
  expect(inDialog().getByLabelText('Last name')).toHaveAccessibleDescription(/Please enter a name/);
  await page.user.type(inDialog().getByLabelText('Last name'), 'King');
  await page.user.click(inDialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(inDialog().getByLabelText('E-mail')).toHaveAccessibleDescription(new RegExp(taken)));
  answer = customerRecord({ name: 'Ada King', last_name: 'King', version: 4 });
  await page.user.click(inDialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada King' })).toBeInTheDocument();
  expect(texts).toEqual(['The details were changed']);
  expect(writesOf(page.calls).at(-1)?.body).toEqual({
    first_name: 'Ada',
    last_name: 'King',
    email: 'ada@example.com',
    phone: '',
    version: 3,
  });
});

test('a customer is suspended with a reason, and let in again', async () => {
  const suspended = customerRecord({
    state: 'suspended',
    suspended_at: '2026-11-22T08:00:00Z',
    suspension_reason: 'Chargebacks',
    version: 4,
  });
  const page = renderCustomer(customerRecord(), {
    'POST admin/customers/:id/suspend': suspended,
    'POST admin/customers/:id/resume': customerRecord({ version: 5 }),
  });
  await choose(page, 'Suspend');
  await page.user.click(inDialog().getByRole('button', { name: 'Suspend' }));
  expect(inDialog().getByLabelText('Reason')).toHaveAccessibleDescription(/Please enter a reason/);
  await page.user.type(inDialog().getByLabelText('Reason'), 'Chargebacks');
  await page.user.click(inDialog().getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Reason: Chargebacks')).toBeInTheDocument();
  expect(writesOf(page.calls)[0]?.body).toEqual({ reason: 'Chargebacks', version: 3 });
  await choose(page, 'Let them sign in again');
  await page.user.click(inDialog().getByRole('button', { name: 'Let them sign in' }));
  await waitFor(() => expect(screen.queryByText('Reason: Chargebacks')).not.toBeInTheDocument());
  expect(texts).toEqual(['The customer was suspended', 'The customer can sign in again']);
});

test('help with signing in says whom the mail goes to, asks for reasons and shows no secret', async () => {
  const page = renderCustomer(customerRecord({ email_verified: false, has_second_factor: true }), {
    'POST admin/customers/:id/password-mail': customerRecord(),
    'POST admin/customers/:id/confirm-email': customerRecord(),
    'POST admin/customers/:id/reset-second-factor': customerRecord(),
  });
  await choose(page, 'Send mail for a new password');
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/ada@example.com gets a link/);
  await page.user.click(inDialog().getByRole('button', { name: 'Cancel' }));
  await choose(page, 'Confirm e-mail address');
  await page.user.type(inDialog().getByLabelText('Reason'), 'Showed a passport');
  await page.user.click(inDialog().getByRole('button', { name: 'Confirm address' }));
  await waitFor(() => expect(texts).toEqual(['The address is confirmed']));
  expect(writesOf(page.calls).map(({ path }) => path.split('/').at(-1))).toEqual(['confirm-email']);
});

test('groups and tags take the place of those that were there', async () => {
  const tagged = customerRecord({ tags: ['vip', 'press'], version: 4 });
  const page = renderCustomer(customerRecord({ tags: ['vip'] }), {
    'PUT admin/customers/:id/tags': tagged,
    'PUT admin/customers/:id/groups': customerRecord({
      ...tagged,
      groups: [{ id: customerGroup().id, name: 'Wholesale' }],
      version: 5,
    }),
  });
  await page.user.click(await press('Edit tags'));
  await screen.findByRole('dialog');
  const tags = inDialog().getByLabelText('Tags');
  expect(tags).toHaveValue('vip');
  await page.user.type(tags, ', press, VIP');
  await page.user.click(inDialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('press')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await page.user.click(await press('Edit groups'));
  await screen.findByRole('dialog');
  await page.user.click(await inDialog().findByLabelText('Wholesale'));
  await page.user.click(inDialog().getByRole('button', { name: 'Save' }));
  expect(await region('Groups and tags').findByText('Wholesale')).toBeInTheDocument();
  expect(writesOf(page.calls).map(({ body }) => body)).toEqual([
    { tags: ['VIP', 'press'], version: 3 },
    { group_ids: [customerGroup().id], version: 4 },
  ]);
});

test('devices are signed out one by one or all at once, and notes are written', async () => {
  withoutRetries();
  const { sessions } = customerRecord();
  const note = { id: 'n1', text: 'Rang twice', created_at: '2026-11-22T08:00:00Z', author_name: 'Mira Stone' };
  const page = renderCustomer(customerRecord(), {
    'DELETE admin/customers/:id/sessions/:session': customerRecord({ sessions: sessions.slice(1), version: 4 }),
    'DELETE admin/customers/:id/sessions': () => problem(503, { message: 'Not now.' }),
    'POST admin/customers/:id/notes': customerRecord({ notes: [note], version: 5 }),
  });
  await page.user.click(await press('Sign out everywhere'));
  await waitFor(() => expect(texts).toEqual(['Not now.']));
  await page.user.click(await press('Sign out of Firefox on Windows'));
  await waitFor(() => expect(screen.queryByText('Firefox on Windows')).not.toBeInTheDocument());
  expect(texts.at(-1)).toBe('Signed out of the device');
  // not the button of another device: whoever presses twice meant this one
  await waitFor(() =>
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Signed in' })),
  );
  await page.user.type(screen.getByLabelText('Note for staff'), 'Rang twice');
  await page.user.click(await press('Add note'));
  expect(await screen.findByText('Rang twice')).toBeInTheDocument();
  expect(writesOf(page.calls).at(-1)?.body).toEqual({ text: 'Rang twice' });
});

test('whoever makes them anonymous enters their address, and is led to what is left', async () => {
  const left = customerRecord({
    id: '0190aaaa-0000-7000-8000-00000000d0ff',
    name: '',
    email: '',
    state: 'anonymised',
    anonymised_at: '2026-11-22T08:00:00Z',
    version: 0,
  });
  const free = customerRecord({ orders: [], pay_later: null });
  const page = renderCustomer(free, {
    'GET admin/customers/:id': ({ path }: MockCall) => (path.endsWith('d0ff') ? left : free),
    'POST admin/customers/:id/anonymise': left,
  });
  await choose(page, 'Make anonymous');
  // until it is known what lapses nothing is sent
  expect(await inDialog().findByText('Their store credit of $15.00 lapses with the account.')).toBeVisible();
  await page.user.click(inDialog().getByRole('button', { name: 'Make anonymous' }));
  const typed = inDialog().getByLabelText('Enter ada@example.com to confirm');
  expect(typed).toHaveAccessibleDescription('This is not their e-mail address');
  await page.user.type(typed, 'Ada@example.com');
  await page.user.click(inDialog().getByRole('button', { name: 'Make anonymous' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Anonymous customer' })).toBeInTheDocument();
  expect(page.router.state.location.pathname).toBe(`/admin/customers/${left.id}`);
  expect(screen.queryByRole('region', { name: 'Contact' })).not.toBeInTheDocument();
  expect(writesOf(page.calls)[0]?.body).toEqual({ version: 3, store_credit: 1500 });
});

test('a return that is not settled is named before somebody is made anonymous', async () => {
  const one = { id: 'r-1', number: 'R-7', order_number: 'K-1042', created_at: '2026-11-20T08:00:00Z' };
  const openDialog = async (state: ReturnState) => {
    const page = renderCustomer(customerRecord({ orders: [], pay_later: null, returns: [{ ...one, state }] }));
    await choose(page, 'Make anonymous');
    await inDialog().findByText(/^Their store credit/);
    return page;
  };
  const { unmount } = await openDialog('approved');
  expect(inDialog().getByText(/^Return R-7 is not settled yet\./)).toBeVisible();
  unmount();
  await openDialog('refunded');
  expect(inDialog().queryByText(/not settled yet/)).toBeNull();
});

test('says beforehand which order keeps somebody from being made anonymous', async () => {
  const { user } = renderCustomer(customerRecord());
  await user.click(await press('More actions'));
  expect(screen.getByRole('menuitem', { name: /^Make anonymous/ })).toHaveTextContent(
    'Order K-1042 is still to be paid or delivered.',
  );
});

test('an order is begun for them', async () => {
  const page = renderCustomer(customerRecord(), { 'POST admin/order-drafts': orderDraft({ id: 'draft-9' }) });
  await page.user.click(await press('New order'));
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/admin/orders/drafts/draft-9'));
  expect(writesOf(page.calls)[0]?.body).toEqual({ user_id: customerRecord().id });
});

test('whoever is slower is told and sees what is there now', async () => {
  let now = customerRecord();
  const page = renderCustomer(now, {
    'GET admin/customers/:id': () => now,
    'POST admin/customers/:id/suspend': () => {
      now = customerRecord({ name: 'Ada King', version: 4 });
      return problem(409, { code: 'customers.stale', message: 'Somebody has changed this customer.' });
    },
  });
  await choose(page, 'Suspend');
  await page.user.type(inDialog().getByLabelText('Reason'), 'Chargebacks');
  await page.user.click(inDialog().getByRole('button', { name: 'Suspend' }));
  expect(await inDialog().findByText('Somebody was faster')).toBeInTheDocument();
  expect(inDialog().getByLabelText('Reason')).toHaveValue('Chargebacks');
});

test('what cannot be done says why: by the right, and of staff', async () => {
  const { user, unmount } = renderCustomer(customerRecord(), {
    'GET admin/me': me({ rights: ['customers.read'] }),
  });
  await waitFor(async () => expect(await press('New order')).toHaveAttribute('aria-disabled', 'true'));
  await user.click(await press('More actions'));
  expect(screen.getByRole('menuitem', { name: /^Suspend/ })).toHaveAttribute('aria-disabled', 'true');
  unmount();
  const page = renderCustomer(customerRecord({ is_staff: true }));
  await page.user.click(await press('More actions'));
  expect(screen.getByRole('menuitem', { name: /^Suspend/ })).toHaveTextContent(/works in the shop/);
});

test('what a colleague does shows by itself', async () => {
  let now = customerRecord();
  renderCustomer(now, { 'GET admin/customers/:id': () => now });
  await screen.findByRole('heading', { level: 1, name: 'Ada Lane' });
  now = customerRecord({ name: 'Ada King', version: 4 });
  act(() => emit('staff-news', { type: 'changed', kind: 'user', id: now.id }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada King' }, { timeout: 4_000 })).toBeInTheDocument();
});

test('one that is not there leads back to the list', async () => {
  renderCustomer(customerRecord(), {
    'GET admin/customers/:id': () => problem(404, { message: 'There is no such customer.' }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such customer' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All customers' })).toHaveAttribute('href', '/admin/customers');
});

test('store credit is given with a reason, and shown as it is then', async () => {
  const { user, calls } = renderCustomer(customerRecord(), {
    'POST admin/customers/:id/store-credit': storeCredit({ balance: 2500 }),
  });
  expect(await screen.findByText('A late parcel')).toBeInTheDocument();
  expect(region('Store credit').getByText('$15.00')).toBeInTheDocument();
  await user.click(await press('Give store credit or take it back'));
  await screen.findByRole('dialog');
  await user.type(inDialog().getByLabelText('Amount (USD)'), '10');
  await user.type(inDialog().getByLabelText('Reason'), 'A broken cup');
  await user.click(inDialog().getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(texts).toEqual(['The store credit was changed']));
  expect(writesOf(calls)[0]?.body).toEqual({ amount: 1000, reason: 'A broken cup' });
  expect(region('Store credit').getByText('$25.00')).toBeInTheDocument();
});

test('store credit is nothing to whoever may not see it', async () => {
  renderCustomer(customerRecord(), { 'GET admin/me': me({ rights: ['customers.read'] }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Lane' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Store credit' })).not.toBeInTheDocument();
});

test('their store credit, which stands above others, comes with them; what is read again takes nothing away', async () => {
  const credit = heldAnswer();
  const { user, calls } = renderCustomer(customerRecord(), {
    'GET admin/customers/:id/store-credit': async () => {
      await credit.promise;
      return problem(422, { message: 'Not now' });
    },
  });
  await waitFor(() => expect(calls.map(({ path }) => path).join(' ')).toMatch(/store-credit/));
  expect(await screen.findByRole('status', { name: 'Loading the customer' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 1, name: 'Ada Lane' })).not.toBeInTheDocument();
  credit.give();
  await user.click(await press('More actions'));
  act(() => emit('staff-news', { type: 'changed', kind: 'user', id: customerRecord().id }));
  await waitFor(() => expect(calls.filter(({ path }) => path.endsWith(customerRecord().id))).toHaveLength(2), {
    timeout: 4_000,
  });
  expect(screen.getByRole('menu')).toBeInTheDocument();
});
