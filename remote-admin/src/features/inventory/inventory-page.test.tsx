import type { StockHistory } from '@tessera/shared/contract';
import { emit } from '@tessera/shared/events';
import { hearToasts, problem, type MockHandler } from '@tessera/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { me } from '../../testing/settings-fixtures';
import { askedOf, inDialog, press, renderStaffPage, writesOf } from '../../testing/staff-page';
import { stockItem } from '../../testing/goods/stock-fixtures';
import { Page } from './inventory-page';

const mug = stockItem();

const history: StockHistory = {
  variant: mug,
  items: [
    {
      id: '0190aaaa-0000-7000-8000-00000000b004',
      at: '2026-11-03T09:00:00Z',
      quantity: -2,
      stock_after: 4,
      reason: 'sold',
      note: '',
      order: { id: '0190aaaa-0000-7000-8000-00000000b005', number: 'K-1042' },
      staff: null,
    },
    {
      id: '0190aaaa-0000-7000-8000-00000000b003',
      at: '2026-11-02T09:00:00Z',
      quantity: 6,
      stock_after: 6,
      reason: 'received',
      note: 'Pallet 7',
      order: null,
      staff: { id: '0190aaaa-0000-7000-8000-00000000b006', name: 'Mira Holt' },
    },
  ],
  next_cursor: null,
  unexplained: 0,
};

const STOCK = `admin/variants/${mug.variant_id}/stock`;
const toasts = hearToasts();

const renderInventory = (url = '/admin/inventory', api: Record<string, MockHandler> = {}) =>
  renderStaffPage(<Page />, {
    path: '/admin/inventory',
    url,
    api: {
      'GET admin/inventory': { items: [mug], next_cursor: null, low_stock: 5 },
      [`GET ${STOCK}`]: history,
      ...api,
    },
  });

test('lists variants with their stock, and asks for what the address says', async () => {
  const { calls } = renderInventory('/admin/inventory?state=low&search=mug');
  const row = (await press('Ember Mug, Oat')).closest('tr');
  for (const text of ['MUG-OAT', '4', 'Low']) expect(row).toHaveTextContent(text);
  expect(askedOf(calls, 'admin/inventory').at(-1)).toEqual({ state: 'low', search: 'mug', page_size: '50' });
  expect(screen.getByRole('link', { name: 'Low' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Out' })).toHaveAttribute('href', '/admin/inventory?state=out&search=mug');
});

test('tells why there are as many, with the order that took some', async () => {
  const { user } = renderInventory();
  await user.click(await press('Ember Mug, Oat'));
  expect(await screen.findByText('Sold: -2, then 4')).toBeInTheDocument();
  expect(screen.getByText('Received: +6, then 6')).toBeInTheDocument();
  expect(screen.getByText('Mira Holt: Pallet 7')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Order K-1042' })).toHaveAttribute('href', '/admin/orders/K-1042');
});

test('takes pieces off the shelf with a reason, from the stock that was shown', async () => {
  const { user, calls } = renderInventory(undefined, { [`POST ${STOCK}`]: { ...mug, stock: 1 } });
  await user.click(await press('Ember Mug, Oat'));
  await screen.findByText('Sold: -2, then 4');
  await user.selectOptions(inDialog().getByLabelText('What happened'), 'Taken off the shelf');
  await user.type(inDialog().getByLabelText('Pieces'), 'three');
  await user.click(inDialog().getByRole('button', { name: 'Change stock' }));
  expect(inDialog().getByLabelText('Pieces')).toHaveAccessibleDescription('Please enter a whole number, 0 or more');
  await user.clear(inDialog().getByLabelText('Pieces'));
  await user.type(inDialog().getByLabelText('Pieces'), '3');
  await user.selectOptions(inDialog().getByLabelText('Reason'), 'Damaged');
  await user.click(inDialog().getByRole('button', { name: 'Change stock' }));
  await waitFor(() => expect(toasts).toEqual(['Ember Mug, Oat: 1 in stock']));
  expect(writesOf(calls).map(({ body }) => body)).toEqual([
    { change: -3, reason: 'damaged', note: '', expected_stock: 4 },
  ]);
});

test('says when somebody was faster, reads the stock anew and keeps what was typed', async () => {
  const { user, calls } = renderInventory(undefined, {
    [`POST ${STOCK}`]: () => problem(409, { code: 'inventory.stale', message: 'There are 3 now.' }),
  });
  await user.click(await press('Ember Mug, Oat'));
  await screen.findByText('Sold: -2, then 4');
  const before = askedOf(calls, STOCK).length;
  await user.selectOptions(inDialog().getByLabelText('What happened'), 'Counted');
  await user.type(inDialog().getByLabelText('Pieces'), '9');
  await user.click(inDialog().getByRole('button', { name: 'Change stock' }));
  expect(await screen.findByText('There are 3 now.')).toBeInTheDocument();
  expect(inDialog().getByLabelText('Pieces')).toHaveValue('9');
  await waitFor(() => expect(askedOf(calls, STOCK).length).toBeGreaterThan(before + 1));
});

test('says from when a variant is low: a number of its own, or the store’s', async () => {
  const path = `admin/variants/${mug.variant_id}/low-stock`;
  const { user, calls } = renderInventory(undefined, { [`PUT ${path}`]: mug });
  await user.click(await press('5: change from when Ember Mug, Oat is low'));
  await user.type(await screen.findByLabelText('Low from (pieces)'), '12');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual(['Saved']));
  expect(writesOf(calls).map(({ body }) => body)).toEqual([{ low_stock_threshold: 12 }]);
});

test('whoever may only read sees the history and no form', async () => {
  const { user } = renderInventory(undefined, { 'GET admin/me': me({ rights: ['products.read'] }) });
  await user.click(await press('Ember Mug, Oat'));
  expect(await screen.findByText('Sold: -2, then 4')).toBeInTheDocument();
  expect(screen.queryByLabelText('Pieces')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /change from when/ })).not.toBeInTheDocument();
});

test('says that nothing matches, with the way back', async () => {
  renderInventory('/admin/inventory?state=out', {
    'GET admin/inventory': { items: [], next_cursor: null, low_stock: 5 },
  });
  expect(await screen.findByText('No variant matches')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show all variants' })).toHaveAttribute('href', '/admin/inventory');
});

test('a variant that comes meanwhile moves none of those on show: it waits until it is asked for, and has the focus then', async () => {
  const jug = stockItem({ variant_id: '0190aaaa-0000-7000-8000-00000000b009', name: 'Ember Jug' });
  let items = [mug];
  const { user } = renderInventory('/admin/inventory', {
    'GET admin/inventory': () => ({ items, next_cursor: null, low_stock: 5 }),
  });
  await screen.findByRole('button', { name: 'Ember Mug, Oat' });
  items = [jug, { ...mug, stock: 77 }];
  act(() => emit('staff-news', { type: 'changed', kind: 'product', id: jug.product_id }));
  expect(await screen.findByText('1 new entry', {}, { timeout: 4_000 })).toBeInTheDocument();
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('77');
  expect(screen.queryByRole('button', { name: 'Ember Jug, Oat' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByRole('button', { name: 'Ember Jug, Oat' })).toHaveFocus();
});
