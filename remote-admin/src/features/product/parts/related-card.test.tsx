import { problem } from '@tessera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { productChecks, productRecord } from '../../../testing/goods/product-fixtures';
import { renderStaffPage, writesOf } from '../../../testing/staff-page';
import { EditPage } from '../product-page';

const IDS = { bowl: '019ab000-0000-7000-8000-0000000000b1', vase: '019ab000-0000-7000-8000-0000000000b2' };
const bowl = { id: IDS.bowl, name: 'Fold Bowl', slug: 'fold-bowl', image: null, is_shown: false };
const vase = { id: IDS.vase, name: 'Arch Vase', slug: 'arch-vase', image: null, published: true };
const mug = productRecord({ related: [IDS.bowl], related_products: [bowl] });
const PATH = `admin/products/${mug.id}`;

test('goods are found and added, ordered by keys, and saved with the rest', async () => {
  const { user, calls } = renderStaffPage(<EditPage />, {
    path: '/admin/products/edit-product/:product',
    url: `/admin/products/edit-product/${mug.id}`,
    api: {
      [`GET ${PATH}`]: mug,
      [`PATCH ${PATH}`]: { ...mug, version: 2, related: [IDS.vase, IDS.bowl] },
      [`GET ${PATH}/sale-checks`]: productChecks(),
      [`PUT ${PATH}/presence`]: { others: [] },
      [`DELETE ${PATH}/presence`]: undefined,
      'GET admin/products': { items: [vase] },
      'HEAD /products/:slug': () => problem(404),
      'GET products/categories': [],
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Related goods' }));
  expect(await card.findByText('Not shown')).toBeInTheDocument();
  await user.type(card.getByRole('combobox', { name: 'Add a product' }), 'arch');
  await user.click(await card.findByRole('option', { name: 'Arch Vase' }));
  const rows = () => within(card.getByRole('list', { name: 'The goods chosen' })).getAllByRole('listitem');
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringContaining('Fold Bowl'),
    expect.stringContaining('Arch Vase'),
  ]);
  act(() => card.getByRole('button', { name: /^Move Arch Vase/ }).focus());
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(rows()[0]).toHaveTextContent('Arch Vase');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(writesOf(calls, '/presence', '/products/ember-mug').map(({ body }) => body)).toEqual([
      { version: 1, related: [IDS.vase, IDS.bowl] },
    ]),
  );
});
