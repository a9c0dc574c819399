import type { OwnStoreCredit } from '@tessera/shared/contract';
import { hearToasts, problem, renderPage, type MockHandler } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import { store } from '../../testing/fixtures';
import { Page } from './store-credit-page';

const texts = hearToasts();

const credit = (overrides: Partial<OwnStoreCredit> = {}): OwnStoreCredit => ({
  balance: 1500,
  currency: 'USD',
  entries: [
    { id: 'two', kind: 'spend', amount: -500, order_number: 'KO-7K2M9Q', created_at: '2026-11-21T08:00:00Z' },
    { id: 'one', kind: 'redeem', amount: 2000, order_number: null, created_at: '2026-11-20T08:00:00Z' },
  ],
  ...overrides,
});

const renderCredit = (api: Record<string, MockHandler> = {}, url = '/account/store-credit') =>
  renderPage(<Page />, { url, session: {}, api: { 'GET store': store(), 'GET store-credit': credit(), ...api } });

test('shows what there is and how it came and went, and leads back to the checkout that it was asked for in', async () => {
  renderCredit({}, '/account/store-credit?from=checkout');
  expect(await screen.findByText('$15.00')).toBeVisible();
  const history = within(screen.getByRole('region', { name: 'How it came and went' }));
  expect(history.getByText('-$5.00')).toBeVisible();
  expect(history.getByText('+$20.00')).toBeVisible();
  expect(history.getByRole('link', { name: 'Order KO-7K2M9Q' })).toHaveAttribute('href', '/orders/KO-7K2M9Q');
  expect(screen.getByRole('link', { name: 'Back to your checkout' })).toHaveAttribute('href', '/checkout?part=payment');
});

test('a gift card is redeemed; a code that is not good says so and stays', async () => {
  const message = 'This code is not known, or there is nothing left on its card.';
  let answer: MockHandler = problem(422, {
    ...{ code: 'gift_cards.code_not_valid', message, errors: { code: [message] } },
  });
  const { user, calls } = renderCredit({ 'POST store-credit/redeem': () => answer });
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  expect(screen.getByText('Enter the code')).toBeVisible();
  await user.type(screen.getByLabelText('Gift card code'), 'k7m2-9qxb-tt4h-zc83');
  await user.click(screen.getByRole('button', { name: 'Redeem' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Gift card code')).toHaveValue('k7m2-9qxb-tt4h-zc83');
  answer = { redeemed: 5000, credit: credit({ balance: 6500 }) };
  await user.click(screen.getByRole('button', { name: 'Redeem' }));
  expect(await screen.findByText('$65.00')).toBeVisible();
  expect(texts).toEqual(['$50.00 added to your store credit']);
  expect(screen.getByLabelText('Gift card code')).toHaveValue('');
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({ code: 'k7m2-9qxb-tt4h-zc83' });
});
