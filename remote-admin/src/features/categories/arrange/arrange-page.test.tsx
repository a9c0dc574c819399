import type { CategoryPicks } from '@tessera/shared/contract';
import { hearToasts, heldAnswer, problem, productSummary, type MockHandler } from '@tessera/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { me } from '../../../testing/settings-fixtures';
import { askedOf, press, renderStaffPage, writesOf } from '../../../testing/staff-page';
import { Page } from './arrange-page';

const ID = '019ab000-0000-7000-8000-00000000ca01';
const pick = (name: string, is_shown = true): CategoryPicks['items'][number] => ({
  id: `product-${name}`,
  name,
  slug: name,
  image: null,
  is_shown,
});
const goods = (name: string) => productSummary({ id: `product-${name}`, name, slug: name });
const found = (items: CategoryPicks['items'], version = 3): CategoryPicks => ({
  category: { id: ID, name: 'Cups', slug: 'cups', sort: 'featured' },
  version,
  items,
});
const PICKS = `admin/categories/${ID}/picks`;
const toasts = hearToasts();

const renderOrder = (api: Record<string, MockHandler> = {}) =>
  renderStaffPage(<Page />, {
    path: '/admin/categories/:category/order',
    url: `/admin/categories/${ID}/order`,
    api: {
      [`GET ${PICKS}`]: found([pick('Mug'), pick('Jug'), pick('Bowl', false)]),
      'GET products': { items: [goods('Mug'), goods('Vase')], total: 2 },
      ...api,
    },
  });

const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((row) => row.textContent?.replace(/Actions$/, ''));

test('moves by keys and menu, puts others in front, and saves the order with the version that was seen', async () => {
  const saved = found([pick('Jug'), pick('Mug'), pick('Vase')], 4);
  const { user, calls } = renderOrder({ [`PUT ${PICKS}`]: saved });
  const grip = await press('Move Jug: drag, or Alt with the arrow keys');
  expect(screen.getByText('Not shown')).toBeInTheDocument();
  grip.focus();
  fireEvent.keyDown(grip, { key: 'ArrowUp', altKey: true });
  expect(namesIn('These come first')).toEqual(['1Jug', '2Mug', '3BowlNot shown']);
  expect(screen.getByText('Jug is at 1 of 3')).toBeInTheDocument();
  expect(await press('Move Jug: drag, or Alt with the arrow keys')).toHaveFocus();
  await user.click(await press('Put in front: Vase'));
  await user.click(await press('Actions for Bowl'));
  await user.click(screen.getByRole('menuitem', { name: 'No longer in front' }));
  await user.click(await press('Save'));
  await waitFor(() => expect(toasts).toEqual(['The order was saved']));
  expect(writesOf(calls).map(({ body }) => body)).toEqual([
    { version: 3, product_ids: ['product-Jug', 'product-Mug', 'product-Vase'] },
  ]);
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('what is put in front while the order is being saved is not lost', async () => {
  const saves = heldAnswer<CategoryPicks>();
  const { user } = renderOrder({ [`PUT ${PICKS}`]: () => saves.promise });
  fireEvent.keyDown(await press('Move Jug: drag, or Alt with the arrow keys'), { key: 'ArrowUp', altKey: true });
  await user.click(await press('Save'));
  await user.click(await press('Put in front: Vase'));
  saves.give(found([pick('Jug'), pick('Mug'), pick('Bowl', false)], 4));
  await waitFor(() => expect(toasts).toEqual(['The order was saved']));
  expect(namesIn('These come first')).toEqual(['1Jug', '2Mug', '3BowlNot shown', '4Vase']);
  expect(await press('Save')).toBeInTheDocument();
});

test('finds what is further down by its words, in this category alone', async () => {
  const { user, calls } = renderOrder();
  await user.type(await screen.findByRole('searchbox', { name: 'Search this category' }), 'vase');
  await waitFor(() =>
    expect(askedOf(calls, 'products').at(-1)).toEqual({ category: 'cups', search: 'vase', page_size: '24' }),
  );
});

test('keeps the order that was made where somebody was faster, and saves it over what is there then', async () => {
  let version = 3;
  const { user, calls } = renderOrder({
    [`GET ${PICKS}`]: () => found([pick('Mug'), pick('Jug')], version),
    [`PUT ${PICKS}`]: () => {
      if (version === 4) return found([pick('Jug'), pick('Mug')], 5);
      version = 4;
      return problem(409, { code: 'categories.stale', message: 'Somebody else has changed it.' });
    },
  });
  const grip = await press('Move Mug: drag, or Alt with the arrow keys');
  fireEvent.keyDown(grip, { key: 'End', altKey: true });
  await user.click(await press('Save'));
  expect(await screen.findByText('Somebody else has changed it.')).toBeInTheDocument();
  expect(namesIn('These come first')).toEqual(['1Jug', '2Mug']);
  await user.click(await press('Save'));
  await waitFor(() => expect(toasts).toEqual(['The order was saved']));
  expect(writesOf(calls).at(-1)?.body).toMatchObject({ version: 4 });
});

test('whoever may only read sees the order and changes nothing', async () => {
  renderOrder({ 'GET admin/me': me({ rights: ['products.read'] }) });
  expect(await screen.findByText(/does not allow this/)).toBeInTheDocument();
  expect(await press('Put in front: Vase')).toBeDisabled();
});
