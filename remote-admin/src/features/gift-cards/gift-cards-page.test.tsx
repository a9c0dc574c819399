import type { AdminGiftCardList } from '@tessera/shared/contract';
import { hearToasts, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { giftCardRecord } from '../../testing/sales/gift-card-fixtures';
import { me } from '../../testing/settings-fixtures';
import { askedOf, inDialog, press, renderStaffPage, rowOf, writesOf } from '../../testing/staff-page';
import { Page } from './gift-cards-page';

const texts = hearToasts();

const {
  language: _language,
  message: _message,
  disabled_reason: _reason,
  entries: _entries,
  ...card
} = giftCardRecord();
const list: AdminGiftCardList = {
  ...{
    items: [
      card,
      { ...card, id: '0190aaaa-0000-7000-8000-00000000aa02', last_four: 'QX7B', email: '', state: 'used_up' },
    ],
  },
  ...{ total: 2, total_is_exact: true, next_cursor: null, page: 1, page_size: 25 },
};

const renderCards = (url = '/admin/gift-cards', api: Record<string, MockHandler> = {}) =>
  renderStaffPage(<Page />, { path: '/admin/gift-cards', url, api: { 'GET admin/gift-cards': list, ...api } });

test('shows what is left of each, to whom it was sent and how it stands, and asks for what the address says', async () => {
  const { calls } = renderCards('/admin/gift-cards?state=active&search=zc83');
  await screen.findByRole('link', { name: '…ZC83' });
  const row = within(rowOf('…ZC83'));
  for (const text of ['$30.00', '$50.00', 'mina@example.com', 'Active'])
    expect(row.getByText(text)).toBeInTheDocument();
  expect(within(rowOf('…QX7B')).getByText('Address forgotten')).toBeInTheDocument();
  const asked = { state: 'active', search: 'zc83', sort: '-created_at' };
  expect(askedOf(calls, 'admin/gift-cards').at(-1)).toMatchObject(asked);
});

test('a new one is sent once to an address, and leads to its page', async () => {
  const { user, router, calls } = renderCards('/admin/gift-cards', { 'POST admin/gift-cards': giftCardRecord() });
  await user.click(await press('New gift card'));
  await screen.findByRole('dialog');
  await user.click(inDialog().getByRole('button', { name: 'Issue and send' }));
  expect(inDialog().getByText('Please give an amount above 0')).toBeInTheDocument();
  expect(inDialog().getByText('Please give an e-mail address')).toBeInTheDocument();
  await user.type(inDialog().getByLabelText('Amount (USD)'), '50');
  await user.type(inDialog().getByLabelText('Send to'), 'mina@example.com');
  await user.selectOptions(inDialog().getByLabelText('Language of the mail'), 'de');
  await user.click(inDialog().getByRole('button', { name: 'Issue and send' }));
  await waitFor(() => expect(texts).toEqual(['The gift card is on its way']));
  const [write] = writesOf(calls);
  const empty = { name: '', message: '', expires_on: null };
  expect(write?.body).toEqual({ amount: 5000, email: 'mina@example.com', language: 'de', ...empty });
  expect(write?.headers.get('idempotency-key')).toBeTruthy();
  expect(router.state.location.pathname).toBe(`/admin/gift-cards/${card.id}`);
});

test('whoever may only see them issues none', async () => {
  renderCards('/admin/gift-cards', { 'GET admin/me': me({ rights: ['gift_cards.read'] }) });
  await waitFor(async () => expect(await press('New gift card')).toHaveAttribute('aria-disabled', 'true'));
});
