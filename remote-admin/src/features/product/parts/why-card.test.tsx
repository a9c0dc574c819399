import { screen, waitFor, within } from '@testing-library/react';
import { productChecks, productRecord } from '../../../testing/goods/product-fixtures';
import { renderStaffPage, writesOf } from '../../../testing/staff-page';
import { EditPage } from '../product-page';

const mug = productRecord({ status: 'active', published: true, last_modified_at: '2026-11-20T10:00:00.000Z' });
const PATH = `admin/products/${mug.id}`;

test('says that a cache has kept its page from before the last change, and has it made anew', async () => {
  let read = 'Fri, 20 Nov 2026 09:12:00 GMT';
  const { user, calls } = renderStaffPage(<EditPage />, {
    path: '/admin/products/edit-product/:product',
    url: `/admin/products/edit-product/${mug.id}`,
    api: {
      [`GET ${PATH}`]: mug,
      [`GET ${PATH}/sale-checks`]: productChecks(),
      [`PUT ${PATH}/presence`]: { others: [] },
      [`DELETE ${PATH}/presence`]: undefined,
      [`POST ${PATH}/renewals`]: () => {
        read = 'Fri, 20 Nov 2026 10:30:00 GMT';
        return undefined;
      },
      'HEAD /products/:slug': () => new Response(null, { headers: { 'last-modified': read } }),
      'GET products/categories': [],
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Is it for sale?' }));
  expect(await card.findByText('Its page was kept from before the last change.')).toBeInTheDocument();
  expect(card.getByText('It is in the shop. What would help it:')).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Make it anew' }));
  expect(await card.findByText('It is for sale: everything is met.')).toBeInTheDocument();
  await waitFor(() => expect(writesOf(calls, '/presence', '/products/ember-mug')).toHaveLength(1));
});
