import { screen, within } from '@testing-library/react';
import { adminOrder } from '../../../testing/sales/order-fixtures';
import { renderStaffPage } from '../../../testing/staff-page';
import { OrderCards } from './order-cards';

test('says how each gift card stands to whoever may not look at gift cards', async () => {
  const bought = { order_item_id: 'item-1', amount: 2500, email: '', name: '', message: '', send_on: null };
  const gift_cards = [
    { ...bought, state: 'mailed' as const },
    { ...bought, state: 'planned' as const },
  ];
  const order = { ...adminOrder(), gift_cards, cards: [] };
  const url = '/admin/orders/one';
  renderStaffPage(<OrderCards order={order} />, { path: url, url, api: {} });
  const region = await screen.findByRole('region', { name: 'Gift cards' });
  const rows = within(region).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['$25.00Sent by e-mail', '$25.00Waits for its day']);
  expect(within(region).queryByRole('link')).not.toBeInTheDocument();
});
