import type { ProductRecord } from '@tessera/shared/contract';
import { type MockHandler, storeSettings } from '@tessera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { productRecord } from '../../../testing/goods/product-fixtures';
import { writesOf } from '../../../testing/staff-page';
import { renderProduct } from '../testing/render-product';

const PATH = `admin/products/${productRecord().id}`;

/** The form of a product, and what it sends. */
function show(product: ProductRecord, more: Record<string, MockHandler> = {}) {
  const { user, calls } = renderProduct(product, more);
  return { user, writes: () => writesOf(calls, '/presence', '/products/ember-mug') };
}

const partOf = async (name: string) => within(await screen.findByRole('region', { name }));

test('whether it is for sale: a cache has kept its page from before the last change, and has it made anew', async () => {
  let read = 'Fri, 20 Nov 2026 09:12:00 GMT';
  const mug = productRecord({ status: 'active', published: true, last_modified_at: '2026-11-20T10:00:00.000Z' });
  const { user, writes } = show(mug, {
    [`POST ${PATH}/renewals`]: () => {
      read = 'Fri, 20 Nov 2026 10:30:00 GMT';
      return undefined;
    },
    'HEAD /products/:slug': () => new Response(null, { headers: { 'last-modified': read } }),
  });
  const card = await partOf('Is it for sale?');
  expect(await card.findByText('Its page was kept from before the last change.')).toBeInTheDocument();
  expect(card.getByText('It is in the shop. What would help it:')).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Make it anew' }));
  expect(await card.findByText('It is for sale: everything is met.')).toBeInTheDocument();
  await waitFor(() => expect(writes()).toHaveLength(1));
});

test('related goods are found and added, ordered by keys, and saved with the rest', async () => {
  const ids = { bowl: '019ab000-0000-7000-8000-0000000000b1', vase: '019ab000-0000-7000-8000-0000000000b2' };
  const bowl = { id: ids.bowl, name: 'Fold Bowl', slug: 'fold-bowl', image: null, is_shown: false };
  const vase = { id: ids.vase, name: 'Arch Vase', slug: 'arch-vase', image: null, published: true };
  const mug = productRecord({ related: [ids.bowl], related_products: [bowl] });
  const { user, writes } = show(mug, {
    [`PATCH ${PATH}`]: { ...mug, version: 2, related: [ids.vase, ids.bowl] },
    'GET admin/products': { items: [vase] },
  });
  const card = await partOf('Related goods');
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
    expect(writes().map(({ body }) => body)).toEqual([{ version: 1, related: [ids.vase, ids.bowl] }]),
  );
});

test('in German each text stands beside its original, what is missing is counted, and they are saved together', async () => {
  const german = { name: '', slug: '', description_html: '<p>Steinzeug</p>', seo_title: '', seo_description: '' };
  const mug = productRecord({ description_html: '<p>Stoneware</p>', seo_title: 'A mug', words: { de: german } });
  const de = { ...german, name: 'Becher Ember', slug: 'becher-ember', seo_title: 'Ein Becher' };
  const { user, writes } = show(mug, { [`PATCH ${PATH}`]: { ...mug, version: 2, words: { de } } });
  const card = await partOf('In German');
  expect(card.getByText('2 texts are missing: the first language stands in for them.')).toBeInTheDocument();
  expect(card.getByText('<p>Stoneware</p>')).toBeInTheDocument();
  await user.type(card.getByLabelText('Name in German'), 'Becher Ember');
  await user.type(card.getByLabelText('Address in German'), 'becher-ember');
  await user.type(card.getByLabelText('Title for search engines in German'), 'Ein Becher');
  expect(card.getByText('Everything is translated.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ version: 1, words: { de } }]));
});

test('a product of a shop in one language has no German texts to write, and keeps those that it has', async () => {
  const words = { de: { name: '', slug: '', description_html: '', seo_title: '', seo_description: 'Ein Becher' } };
  const mug = productRecord({ words });
  const { user, writes } = show(mug, {
    'GET store': storeSettings({ languages: ['en'] }),
    [`PATCH ${PATH}`]: { ...mug, version: 2 },
  });
  const name = await screen.findByLabelText('Name');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'In German' })).not.toBeInTheDocument());
  expect(screen.queryByText(/in German/)).not.toBeInTheDocument();
  await user.type(name, ' 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ version: 1, name: `${mug.name} 2` }]));
});
