import type { Checkout } from '@tessera/shared/contract';
import { adaAtHome, problem, putIn, renderPage, storeSettings } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { checkoutLine, checkoutOf } from '../../../testing/checkout-fixtures';
import { cartOf, profileWith } from '../../../testing/fixtures';
import { Page } from '../checkout-page';

const card = checkoutLine({
  product: { id: 'product-card', name: 'Gift Card', slug: 'gift-card', image: null },
  variant: { id: 'variant-50', sku: 'CARD', options: { Amount: '$50' }, regular_price: 5000, available: 999 },
  quantity: 2,
  gift_card: true,
  unit_price: 5000,
  subtotal: 10_000,
  total: 10_000,
});
const byMail = { code: 'by-mail', name: 'By e-mail', price: 0, free_from: null, earliest_on: '', latest_on: '' };
const day = '2026-11-24';
const mailed = checkoutOf({
  items: [card],
  shipping_address: adaAtHome,
  delivery_method: 'by-mail',
  delivery_offers: [{ ...byMail, earliest_on: day, latest_on: day }],
  gifts: [],
});

type Gift = NonNullable<Checkout['gifts']>[number];
type GiftEdit = Pick<Gift, 'variant_id' | 'piece'> & { to: Omit<Gift, 'variant_id' | 'piece'> | null };

/** A server that keeps to whom cards go, and knows an address when it sees one. */
function open(part: string, checkout = mailed) {
  let present = checkout;
  const change = ({ body: { gift } }: { body: { gift?: GiftEdit } }) => {
    if (!gift) return present;
    const { to, ...which } = gift;
    if (to && !to.email.includes('@')) {
      return problem(422, { errors: { 'gift.email': ['Please enter a valid email address'] } });
    }
    present = { ...present, gifts: to ? [{ ...which, ...to }] : [] };
    return present;
  };
  return renderPage(<Page />, {
    path: '/checkout',
    url: `/checkout?part=${part}`,
    session: {},
    api: {
      'GET checkout': () => present,
      'PATCH checkout': change,
      'GET users/me/addresses': { items: [] },
      'GET users/me': profileWith(cartOf()),
      'GET store': storeSettings(),
      'GET delivery/countries': { countries: ['US'] },
    },
  });
}

test('each card goes to its buyer, or to whom they say; what is refused stays typed', async () => {
  const { user, calls } = open('delivery');
  const rows = within(await screen.findByRole('region', { name: 'Who gets the gift cards?' }));
  expect(rows.getAllByText('To you, once they are paid')).toHaveLength(2);
  await user.click(rows.getByRole('button', { name: /^Send to somebody else.*2 of 2/ }));
  const form = within(rows.getByRole('form', { name: 'Gift Card, 2 of 2' }));
  expect(form.getByLabelText('Their name (optional)')).toHaveFocus();
  await putIn(user, form.getByLabelText('Their name (optional)'), 'Mina');
  await putIn(user, form.getByLabelText('Their e-mail address'), 'mina');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Please enter a valid email address')).toBeVisible();
  expect(form.getByLabelText('Their e-mail address')).toHaveFocus();
  expect(form.getByLabelText('Their name (optional)')).toHaveValue('Mina');
  await putIn(user, form.getByLabelText('Their e-mail address'), '@example.com');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await rows.findByText('To Mina, mina@example.com')).toBeVisible();
  const change = rows.getByRole('button', { name: /^Change.*2 of 2/ });
  await waitFor(() => expect(change).toHaveFocus());
  const [last] = calls.filter(({ method }) => method === 'PATCH').toReversed();
  expect(last?.body).toEqual({
    gift: {
      variant_id: 'variant-50',
      piece: 2,
      to: { email: 'mina@example.com', name: 'Mina', message: '', send_on: null },
    },
  });
  await user.click(change);
  await user.click(rows.getByRole('button', { name: 'Send to me instead' }));
  await waitFor(() => expect(rows.getAllByText('To you, once they are paid')).toHaveLength(2));
});

test('the step opens with its gift cards, so that nothing is moved down by them', async () => {
  open('delivery');
  await screen.findByRole('radio', { name: /By e-mail/ });
  expect(screen.getByRole('region', { name: 'Who gets the gift cards?' })).toBeVisible();
});

test('cards alone ask for the address of the bill, and for no other', async () => {
  open('address');
  expect(await screen.findByRole('group', { name: 'Billing address' })).toBeVisible();
  expect(screen.queryByLabelText('Bill to the same address')).not.toBeInTheDocument();
});

test('the review says to whom each card goes, and on which day', async () => {
  const gift = { variant_id: 'variant-50', piece: 1, email: 'mina@example.com', name: '', message: '' };
  open('review', { ...mailed, payment_method: 'test-card', gifts: [{ ...gift, send_on: '2026-12-24' }] });
  expect(await screen.findByText('To mina@example.com, on December 24, 2026')).toBeVisible();
});
