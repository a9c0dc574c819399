import { screen } from '@testing-library/react';
import { adminOrder } from '../../../testing/sales/order-fixtures';
import { renderStaffPage } from '../../../testing/staff-page';
import { OrderDocuments } from './order-documents';

const renderDocuments = (gift_card: boolean) => {
  const items = adminOrder().items.map((item) => ({ ...item, gift_card }));
  return renderStaffPage(
    <OrderDocuments order={adminOrder({ items })} reason={undefined} onCorrect={() => undefined} />,
    { path: '/admin/orders/one', url: '/admin/orders/one', api: {} },
  );
};

test('an order of gift cards alone has no packing slip, for nothing of it is packed', async () => {
  renderDocuments(true);
  expect(await screen.findByRole('region', { name: 'Documents' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Packing slip' })).not.toBeInTheDocument();
});

test('goods have one', async () => {
  renderDocuments(false);
  expect(await screen.findByRole('button', { name: 'Packing slip' })).toBeInTheDocument();
});
