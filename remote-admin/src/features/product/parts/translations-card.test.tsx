import { problem, type MockCall } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { productChecks, productRecord } from '../../../testing/goods/product-fixtures';
import { renderStaffPage, writesOf } from '../../../testing/staff-page';
import { EditPage } from '../product-page';

const german = { name: '', slug: '', description_html: '<p>Steinzeug</p>', seo_title: '', seo_description: '' };
const mug = productRecord({ description_html: '<p>Stoneware</p>', seo_title: 'A mug', words: { de: german } });
const PATH = `admin/products/${mug.id}`;
const writes = (calls: MockCall[]) => writesOf(calls, '/presence', '/products/ember-mug');

test('shows each text beside its original, counts what is missing, and saves them together', async () => {
  const { user, calls } = renderStaffPage(<EditPage />, {
    path: '/admin/products/edit-product/:product',
    url: `/admin/products/edit-product/${mug.id}`,
    api: {
      [`GET ${PATH}`]: mug,
      [`PATCH ${PATH}`]: {
        ...mug,
        version: 2,
        words: { de: { ...german, name: 'Becher Ember', slug: 'becher-ember', seo_title: 'Ein Becher' } },
      },
      [`GET ${PATH}/sale-checks`]: productChecks(),
      [`PUT ${PATH}/presence`]: { others: [] },
      [`DELETE ${PATH}/presence`]: undefined,
      'HEAD /products/:slug': () => problem(404),
      'GET products/categories': [],
    },
  });
  const card = within(await screen.findByRole('region', { name: 'In German' }));
  expect(card.getByText('2 texts are missing: the first language stands in for them.')).toBeInTheDocument();
  expect(card.getByText('<p>Stoneware</p>')).toBeInTheDocument();
  await user.type(card.getByLabelText('Name in German'), 'Becher Ember');
  await user.type(card.getByLabelText('Address in German'), 'becher-ember');
  await user.type(card.getByLabelText('Title for search engines in German'), 'Ein Becher');
  expect(card.getByText('Everything is translated.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const de = { ...german, name: 'Becher Ember', slug: 'becher-ember', seo_title: 'Ein Becher' };
  await waitFor(() => expect(writes(calls).map(({ body }) => body)).toEqual([{ version: 1, words: { de } }]));
});
