import type { Sheet, SheetRow } from '@tessera/shared/contract';
import { hearToasts, heldAnswer, type MockCall, type MockHandler } from '@tessera/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderStaffPage, writesOf } from '../../../testing/staff-page';
import { Page } from './spreadsheet-page';

const row = (at: number, overrides: Partial<SheetRow> = {}): SheetRow => ({
  product_id: `p${Math.ceil(at / 2)}`,
  variant_id: `v${at}`,
  name: `Mug ${Math.ceil(at / 2)}`,
  options: [at % 2 ? 'S' : 'M'],
  status: 'draft',
  sku: `MUG-${at}`,
  regular_price: 2400,
  expected_on: null,
  sale_price: 0,
  stock: 3,
  ...overrides,
});
const sheet = (rows: SheetRow[], next_cursor: string | null = null): Sheet => ({
  rows,
  currency: 'USD',
  total: rows.length,
  total_is_exact: true,
  next_cursor,
});
const four = [1, 2, 3, 4].map((at) => row(at));
const toasts = hearToasts();
const PATH = 'admin/products/spreadsheet';

function show(rows = four, api: Record<string, MockHandler> = {}) {
  return renderStaffPage(<Page />, {
    path: '/admin/products/spreadsheet',
    url: '/admin/products/spreadsheet?status=draft',
    api: { [`GET ${PATH}`]: sheet(rows), 'GET products/categories': [], ...api },
  });
}

const grid = () => screen.findByRole('grid', { name: 'Prices, stock, SKU and status' });
const cell = (at: number, column: number) => document.getElementById(`sheet-${at}-${column}`);
const [SKU, PRICE, , STOCK, SHIPS_BY, STATUS] = [2, 3, 4, 5, 6, 7];

async function begin(...given: Parameters<typeof show>) {
  const view = show(...given);
  (await grid()).focus();
  await waitFor(() => expect(cell(0, SKU)).toBeInTheDocument());
  return view;
}

test('shows what the list’s filter shows, a row for each variant, and one cell is active', async () => {
  const { calls } = await begin();
  expect(calls.find(({ path }) => path === PATH)?.query.get('status')).toBe('draft');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Mug 1',
    'Mug 1',
    'Mug 2',
    'Mug 2',
  ]);
  expect(await grid()).toHaveAttribute('aria-activedescendant', 'sheet-0-2');
});

test('is changed by keys alone, and only the cells that are others are sent, each with what it was', async () => {
  const { user, calls } = await begin(four, {
    [`PATCH ${PATH}`]: { rows: [row(1, { regular_price: 3000 })], refused: [] },
  });
  await user.keyboard('{ArrowRight}30{Enter}');
  expect(cell(0, PRICE)).toHaveTextContent('30');
  expect(await grid()).toHaveAttribute('aria-activedescendant', 'sheet-1-3');
  await user.keyboard('{F2}{Escape}{ArrowRight}{ArrowRight}{F2}{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual(['1 cell was saved']));
  expect(writesOf(calls)[0]?.body).toEqual({
    changes: [{ product_id: 'p1', variants: [{ variant_id: 'v1', regular_price: { was: 2400, value: 3000 } }] }],
  });
  expect(cell(0, PRICE)).toHaveTextContent('30.00');
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('what is typed into a cell while it is being saved stays, be it what was there before', async () => {
  const saves = heldAnswer<unknown>();
  const { user, calls } = await begin(four, { [`PATCH ${PATH}`]: () => saves.promise });
  await user.keyboard('{ArrowRight}30{Enter}31{Enter}32{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  (await grid()).focus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}40{Enter}24.00{Enter}');
  saves.give({ rows: [1, 2, 3].map((at) => row(at, { regular_price: 2900 + 100 * at })), refused: [] });
  await waitFor(() => expect(toasts).toEqual(['3 cells were saved']));
  expect([0, 1, 2].map((at) => cell(at, PRICE)?.textContent)).toEqual(['40', '24.00', '32.00']);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writesOf(calls)).toHaveLength(2));
  expect(writesOf(calls)[1]?.body).toMatchObject({
    changes: [
      {
        variants: [
          { variant_id: 'v1', regular_price: { was: 3000, value: 4000 } },
          { variant_id: 'v2', regular_price: { was: 3100, value: 2400 } },
        ],
      },
    ],
  });
});

test('takes what a spreadsheet has on the clipboard, and gives it back', async () => {
  const { user } = await begin();
  await user.keyboard('{ArrowRight}');
  await user.paste('25.00\t20.00\r\n26.00\t\r\n');
  expect([0, 1].map((at) => [cell(at, 3)?.textContent, cell(at, 4)?.textContent])).toEqual([
    ['25.00', '20.00'],
    ['26.00', ''],
  ]);
  const setData = jest.fn();
  fireEvent.copy(await grid(), { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith('text/plain', '25.00\t20.00\n26.00\t');
  await user.keyboard('{Control>}z{/Control}');
  expect(cell(0, 3)).toHaveTextContent('24.00');
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(cell(1, 3)).toHaveTextContent('26.00');
});

test('fills a selection down from its first row', async () => {
  const { user } = await begin();
  await user.keyboard('{ArrowRight}19{Enter}{ArrowUp}{Shift>}{Control>}{ArrowDown}{/Control}{/Shift}');
  await user.keyboard('{Control>}d{/Control}');
  expect([0, 1, 2, 3].map((at) => cell(at, PRICE)?.textContent)).toEqual(['19', '19', '19', '19']);
});

test('the status is the product’s: all of its rows show one, and it is sent once', async () => {
  const { user, calls } = await begin(four, { [`PATCH ${PATH}`]: { rows: [], refused: [] } });
  await user.keyboard('{Control>}{ArrowRight}{/Control}');
  await user.paste('Active');
  expect([0, 1, 2].map((at) => cell(at, STATUS)?.textContent)).toEqual(['Active', 'Active', 'Draft']);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(writesOf(calls)[0]?.body).toEqual({
      changes: [{ product_id: 'p1', status: { was: 'draft', value: 'active' }, variants: [] }],
    }),
  );
});

test('the day by which goods on back-order are sent is sent as a day or as none, and anything else says why not', async () => {
  const promised = four.map((row) => ({ ...row, expected_on: row.variant_id === 'v4' ? '2026-12-01' : null }));
  const { user, calls } = await begin(promised, { [`PATCH ${PATH}`]: { rows: [], refused: [] } });
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}5.12.2026{Enter}soon{Enter}{ArrowDown}{Delete}');
  expect(cell(1, SHIPS_BY)).toHaveAttribute('title', 'Please write a day as 2026-12-05, or nothing.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(writesOf(calls)[0]?.body).toMatchObject({
      changes: [
        { variants: [{ variant_id: 'v1', expected_on: { was: null, value: '2026-12-05' } }] },
        { variants: [{ variant_id: 'v4', expected_on: { was: '2026-12-01', value: null } }] },
      ],
    }),
  );
});

test('what is refused stays as it was typed, and says why; what makes no sense is not sent', async () => {
  const message = 'A sale price must be below the price.';
  const { user, calls } = await begin(four, {
    [`PATCH ${PATH}`]: {
      rows: [row(1), row(2, { stock: 8 })],
      refused: [{ product_id: 'p1', variant_id: 'v1', field: 'sale_price', message }],
    },
  });
  await user.keyboard('{ArrowRight}{ArrowRight}99{Enter}{ArrowRight}8{Enter}many{Enter}');
  expect(cell(2, STOCK)).toHaveAttribute('title', 'This is no number of pieces.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual(['1 cell was saved', '1 cell was not saved: it says why.']));
  expect(writesOf(calls)[0]?.body).toEqual({
    changes: [
      {
        product_id: 'p1',
        variants: [
          { variant_id: 'v1', sale_price: { was: 0, value: 9900 } },
          { variant_id: 'v2', stock: { was: 3, value: 8 } },
        ],
      },
    ],
  });
  expect([cell(0, 4)?.textContent, cell(1, STOCK)?.textContent]).toEqual(['99', '8']);
  expect(cell(0, 4)).toHaveAttribute('title', message);
  await user.click(screen.getByRole('button', { name: 'To the first one' }));
  expect(screen.getByText(message)).toBeInTheDocument();
});

test('two thousand variants stand in it, and few of them on the page', async () => {
  await begin(Array.from({ length: 2_000 }, (_, at) => row(at + 1)));
  expect(await grid()).toHaveAttribute('aria-rowcount', '2001');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
});

test('many products are a job, whose failures are the cells’', async () => {
  const many = Array.from({ length: 101 }, (_, at) => row(at + 1, { product_id: `p${at + 1}` }));
  const job = { id: 'j1', kind: 'products.set_cells', state: 'done', total: 101, done: 100, failed: 1 };
  const { user, calls } = await begin(many, {
    'POST admin/jobs': job,
    'GET admin/jobs/j1': job,
    'GET admin/jobs/j1/rows': ({ query }: MockCall) => ({
      items: query.get('state') === 'failed' ? [{ record_id: 'p1', reason: 'Too late' }] : [],
      next_cursor: null,
    }),
  });
  await user.keyboard(
    '{ArrowRight}30{Enter}{ArrowUp}{Shift>}{Control>}{ArrowDown}{/Control}{/Shift}{Control>}d{/Control}',
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual(['100 cells were saved', '1 cell was not saved: it says why.']));
  expect(writesOf(calls)[0]?.body).toMatchObject({ kind: 'products.set_cells' });
  expect(cell(0, PRICE)).toHaveAttribute('title', 'Too late');
});
