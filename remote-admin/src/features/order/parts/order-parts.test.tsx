import type { ReactElement } from 'react';
import { screen, within } from '@testing-library/react';
import { adminOrder } from '../../../testing/sales/order-fixtures';
import { renderStaffPage } from '../../../testing/staff-page';
import { OrderCards } from './order-cards';
import { OrderDocuments } from './order-documents';
import { OrderMoney } from './order-money';

const renderPart = (part: ReactElement) =>
  renderStaffPage(part, { path: '/admin/orders/one', url: '/admin/orders/one', api: {} });

test('says how each gift card stands to whoever may not look at gift cards', async () => {
  const bought = { order_item_id: 'item-1', amount: 2500, email: '', name: '', message: '', send_on: null };
  const gift_cards = [
    { ...bought, state: 'mailed' as const },
    { ...bought, state: 'planned' as const },
  ];
  renderPart(<OrderCards order={{ ...adminOrder(), gift_cards, cards: [] }} />);
  const region = await screen.findByRole('region', { name: 'Gift cards' });
  const rows = within(region).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['$25.00Sent by e-mail', '$25.00Waits for its day']);
  expect(within(region).queryByRole('link')).not.toBeInTheDocument();
});

test('names the card that paid', async () => {
  const { payment } = adminOrder();
  const card = { brand: 'diners', brand_name: 'Diners Club', last4: '3237' };
  renderPart(<OrderMoney order={adminOrder({ payment: { ...payment, method: 'stripe', card } })} />);
  expect(await screen.findByText('Card · Diners Club •••• 3237')).toBeInTheDocument();
});

describe('a packing slip', () => {
  const renderDocuments = (gift_card: boolean) => {
    const items = adminOrder().items.map((item) => ({ ...item, gift_card }));
    renderPart(<OrderDocuments order={adminOrder({ items })} reason={undefined} onCorrect={() => undefined} />);
  };

  test('is none of an order of gift cards alone, for nothing of it is packed', async () => {
    renderDocuments(true);
    expect(await screen.findByRole('region', { name: 'Documents' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Packing slip' })).not.toBeInTheDocument();
  });

  test('comes with goods', async () => {
    renderDocuments(false);
    expect(await screen.findByRole('button', { name: 'Packing slip' })).toBeInTheDocument();
  });
});
