import type { InventoryItem, InventoryList, StockTake } from '@tessera/shared/contract';
import { hearToasts, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { me } from '../../../testing/settings-fixtures';
import { askedOf, inDialog, press, renderStaffPage, writesOf } from '../../../testing/staff-page';
import { stockItem } from '../../../testing/goods/stock-fixtures';
import { Page } from './stock-take-page';

const oat = stockItem();
const moss = stockItem({
  variant_id: '0190aaaa-0000-7000-8000-00000000b009',
  sku: 'MUG-MOSS',
  options: { Glaze: 'Moss' },
});
const jug = stockItem({
  variant_id: '0190aaaa-0000-7000-8000-00000000b010',
  name: 'Jug',
  sku: 'JUG',
  barcode: '4006381333931',
  options: {},
});
const listOf = (items: InventoryItem[]): InventoryList => ({ items, next_cursor: null, low_stock: 5 });
const toasts = hearToasts();

beforeEach(() => localStorage.clear());

const answerOf = (...outcomes: Partial<StockTake['items'][number]>[]) => ({ items: outcomes });

const renderCount = (api: Record<string, MockHandler> = {}) =>
  renderStaffPage(<Page />, {
    path: '/admin/inventory/count',
    api: {
      'GET products/categories': [],
      'GET admin/inventory': ({ query }: { query: URLSearchParams }) => {
        const code = query.get('code');
        return listOf(
          code === null ? [oat, moss] : [oat, moss, jug].filter((one) => [one.sku, one.barcode].includes(code)),
        );
      },
      ...api,
    },
  });

test('puts a set on the list, takes numbers by keys alone and sends what was counted with the stock that was seen', async () => {
  const { user, calls } = renderCount({
    'POST admin/inventory/counts': answerOf(
      { variant_id: oat.variant_id, outcome: 'changed', stock_before: 4, stock: 3 },
      { variant_id: moss.variant_id, outcome: 'unchanged', stock_before: 4, stock: 4 },
    ),
  });
  await user.type(await screen.findByLabelText('Product name or SKU (optional)'), 'mug');
  await user.click(await press('Put on the list'));
  await user.click(await screen.findByLabelText('Pieces of Ember Mug, Oat'));
  await user.keyboard('3{Enter}4{Enter}');
  expect(screen.getByLabelText('Scan or type a SKU or barcode')).toHaveFocus();
  expect(screen.getByText('2 of 2 counted, 1 differ')).toBeInTheDocument();
  expect(askedOf(calls, 'admin/inventory').at(-1)).toEqual({ search: 'mug', page_size: '100' });
  await user.click(await press('Finish…'));
  expect(inDialog().getByRole('listitem')).toHaveTextContent('Ember Mug, Oat4 → 3 -1');
  await user.type(inDialog().getByLabelText('Why, for the history (optional)'), 'Autumn count');
  await user.click(inDialog().getByRole('button', { name: 'Put the stock right' }));
  await waitFor(() => expect(toasts).toEqual(['2 variants counted, 1 put right']));
  expect(writesOf(calls).map(({ body }) => body)).toEqual([
    {
      lines: [
        { variant_id: oat.variant_id, counted: 3, expected_stock: 4 },
        { variant_id: moss.variant_id, counted: 4, expected_stock: 4 },
      ],
      note: 'Autumn count',
    },
  ]);
  expect(await screen.findByText('Nothing to count yet')).toBeInTheDocument();
});

test('goes on after a reload, and counts a piece with each scan where that is wanted', async () => {
  const first = renderCount();
  await first.user.click(await screen.findByLabelText('Each scan counts one piece'));
  await first.user.type(screen.getByLabelText('Scan or type a SKU or barcode'), '4006381333931{Enter}');
  expect(await screen.findByText('Jug: 1')).toBeInTheDocument();
  await first.user.type(screen.getByLabelText('Scan or type a SKU or barcode'), 'jug{Enter}');
  expect(await screen.findByText('Jug: 2')).toBeInTheDocument();
  first.unmount();
  const { user } = renderCount();
  expect(await screen.findByLabelText('Pieces of Jug')).toHaveValue('2');
  await user.click(await press('One more of Jug'));
  expect(screen.getByLabelText('Pieces of Jug')).toHaveValue('3');
  await user.type(screen.getByLabelText('Scan or type a SKU or barcode'), 'JUG{Enter}');
  expect(screen.getByLabelText('Pieces of Jug')).toHaveFocus();
  await user.type(screen.getByLabelText('Scan or type a SKU or barcode'), 'CUP{Enter}');
  expect(await screen.findByText('Nothing in the shop has the code “CUP”.')).toBeInTheDocument();
});

test('keeps what has changed meanwhile with its count, and takes over what was sold after it', async () => {
  const { user } = renderCount({
    'POST admin/inventory/counts': answerOf({
      variant_id: oat.variant_id,
      outcome: 'stale',
      stock_before: 2,
      stock: 2,
    }),
  });
  await user.click(await press('Put on the list'));
  await user.type(await screen.findByLabelText('Pieces of Ember Mug, Oat'), '5');
  await user.click(await press('Finish…'));
  await user.click(inDialog().getByRole('button', { name: 'Put the stock right' }));
  expect(await screen.findByText(/The shop knew of 4 when you counted, now of 2/)).toBeInTheDocument();
  await user.click(await press('It changed after I counted: 3'));
  expect(screen.getByLabelText('Pieces of Ember Mug, Oat')).toHaveValue('3');
  expect(screen.queryByText(/The shop knew of/)).not.toBeInTheDocument();
});

test('whoever may only read is told why they cannot count', async () => {
  renderCount({ 'GET admin/me': me({ rights: ['products.read'] }) });
  expect(await screen.findByText(/does not allow this/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Scan or type a SKU or barcode')).not.toBeInTheDocument();
});
