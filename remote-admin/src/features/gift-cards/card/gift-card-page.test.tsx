import type { AdminGiftCardRecord } from '@tessera/shared/contract';
import { hearToasts, problem, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { giftCardRecord } from '../../../testing/sales/gift-card-fixtures';
import { inDialog, press, renderStaffPage, writesOf } from '../../../testing/staff-page';
import { Page } from './gift-card-page';

const texts = hearToasts();

const renderCard = (card: AdminGiftCardRecord = giftCardRecord(), api: Record<string, MockHandler> = {}) =>
  renderStaffPage(<Page />, {
    path: '/admin/gift-cards/:card',
    url: `/admin/gift-cards/${card.id}`,
    api: { 'GET admin/gift-cards/:id': card, ...api },
  });

test('shows what is left, to whom it was mailed, and what was put on it and taken', async () => {
  renderCard();
  expect(await screen.findByRole('heading', { level: 1, name: '…ZC83' })).toBeInTheDocument();
  const figures = within(screen.getByRole('region', { name: 'On the card' }));
  for (const text of ['$30.00', '$50.00', 'December 31, 2029']) expect(figures.getByText(text)).toBeInTheDocument();
  const history = within(screen.getByRole('region', { name: 'What came and went' }));
  expect(history.getByText('-$20.00')).toBeInTheDocument();
  expect(history.getByText('+$50.00')).toBeInTheDocument();
  expect(history.getByRole('link', { name: 'K-1042' })).toHaveAttribute('href', '/admin/orders/K-1042');
  const mailed = within(screen.getByRole('region', { name: 'What was mailed' }));
  for (const text of ['mina@example.com', 'Mina', 'For your kitchen.'])
    expect(mailed.getByText(text)).toBeInTheDocument();
});

test('says whose store credit it became, and leads to them', async () => {
  const [issued] = giftCardRecord().entries.slice(-1);
  if (!issued) throw new Error('The fixture has an entry');
  const redeemed_by = { customer_id: '0190aaaa-0000-7000-8000-0000000000c1', name: 'Mina Berg' };
  const redeemed = { ...issued, kind: 'redeem', amount: -5000, by: null, redeemed_by } as const;
  renderCard(giftCardRecord({ entries: [redeemed] }));
  const history = within(await screen.findByRole('region', { name: 'What came and went' }));
  expect(history.getByRole('link', { name: 'By Mina Berg' })).toHaveAttribute(
    'href',
    `/admin/customers/${redeemed_by.customer_id}`,
  );
});

test('something is taken off with a reason and the version on show; where somebody paid meanwhile it is said', async () => {
  const later = giftCardRecord({ balance: 1000, version: 4 });
  let answer: Response | AdminGiftCardRecord = problem(409, {
    ...{ code: 'gift_cards.stale', message: 'Somebody has changed this gift card meanwhile, or paid with it.' },
  });
  let shown = giftCardRecord();
  const { user, calls } = renderCard(shown, {
    'GET admin/gift-cards/:id': () => shown,
    'POST admin/gift-cards/:id/adjust': () => answer,
  });
  await user.click(await press('Change what is on it'));
  await screen.findByRole('dialog');
  await user.click(inDialog().getByRole('radio', { name: 'Take off' }));
  await user.type(inDialog().getByLabelText('Amount (USD)'), '5');
  await user.click(inDialog().getByRole('button', { name: 'Change what is on it' }));
  expect(inDialog().getByText('Please say why')).toBeInTheDocument();
  await user.type(inDialog().getByLabelText('Reason'), 'Sold twice');
  shown = later;
  await user.click(inDialog().getByRole('button', { name: 'Change what is on it' }));
  expect(await inDialog().findByText(/The page shows it as it is now/)).toBeInTheDocument();
  expect(inDialog().getByLabelText('Reason')).toHaveValue('Sold twice');
  answer = giftCardRecord({ balance: 500, version: 5 });
  await user.click(inDialog().getByRole('button', { name: 'Change what is on it' }));
  await waitFor(() => expect(texts).toEqual(['What is on the card was changed']));
  const bodies = writesOf(calls).map(({ body }) => body);
  const change = { amount: -500, reason: 'Sold twice' };
  expect(bodies).toEqual([
    { ...change, version: 3 },
    { ...change, version: 4 },
  ]);
  expect(within(screen.getByRole('region', { name: 'On the card' })).getByText('$5.00')).toBeInTheDocument();
});

test('one that is past its last day says why nothing can be done with it', async () => {
  renderCard(giftCardRecord({ state: 'expired', balance: 0 }));
  expect(await press('Change what is on it')).toHaveAccessibleDescription('It is past its last day');
});
