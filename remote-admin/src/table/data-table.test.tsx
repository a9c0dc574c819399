import { renderPage } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { BulkBar } from './bulk-bar';
import type { Column } from './column';
import { DataTable, type DataTableProps } from './data-table';
import { RowLink } from './links/row-link';
import { useSelection } from './use-selection';

interface Vase {
  id: string;
  price: string;
}

const VASES: Vase[] = ['halo', 'arch', 'fern'].map((id, index) => ({ id, price: `$${index + 1}0.00` }));

const columns: Column<Vase>[] = [
  { key: 'name', label: 'Name', cell: ({ id }) => <RowLink to={`/vases/${id}`}>{id}</RowLink> },
  {
    key: 'price',
    label: 'Price',
    figure: true,
    sorts: [
      { value: 'price', direction: 'ascending' },
      { value: '-price', direction: 'descending' },
    ],
    cell: ({ price }) => price,
  },
];

function Vases({ rows = VASES, ...rest }: Partial<DataTableProps<Vase>>) {
  const selection = useSelection(rows.map(({ id }) => id));
  return (
    <>
      <DataTable
        caption="Vases"
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={({ id }) => id}
        expected={4}
        sort={{ value: 'price', hrefFor: (sort) => `/vases?sort=${sort}` }}
        selection={selection}
        {...rest}
      />
      <BulkBar selection={selection}>
        <span>chosen: {selection.ids.join(' ')}</span>
      </BulkBar>
    </>
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name });

test('headings with an order of their own lead to the list sorted so, and say how it is sorted now', () => {
  renderPage(<Vases />);
  expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('link', { name: 'Price' })).toHaveAttribute('href', '/vases?sort=-price');
  expect(screen.queryByRole('link', { name: 'Name' })).not.toBeInTheDocument();
});

test('arrow keys, Home and End go from row to row, and stop at the ends', async () => {
  const { user } = renderPage(<Vases />);
  const [first, second, last] = VASES.map(({ id }) => screen.getByRole('link', { name: id }));
  first?.focus();
  await user.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await user.keyboard('{End}{ArrowDown}');
  expect(last).toHaveFocus();
  await user.keyboard('{Home}{ArrowUp}');
  expect(first).toHaveFocus();
});

test('arrow keys with Ctrl or on a box are the browser’s', async () => {
  const { user } = renderPage(<Vases />);
  screen.getByRole('link', { name: 'halo' }).focus();
  await user.keyboard('{Control>}{ArrowDown}{/Control}');
  expect(screen.getByRole('link', { name: 'halo' })).toHaveFocus();
  box('Select arch').focus();
  await user.keyboard('{ArrowDown}');
  expect(box('Select arch')).toHaveFocus();
});

test('rows are chosen one by one and counted, and a press on all takes the rest of the page', async () => {
  const { user } = renderPage(<Vases />);
  expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
  await user.click(box('Select arch'));
  expect(screen.getByText('1 selected')).toBeInTheDocument();
  expect(
    within(screen.getByRole('table')).getByRole('checkbox', { name: 'Select all on this page' }),
  ).toBePartiallyChecked();
  await user.click(box('Select all on this page'));
  expect(screen.getByText('3 selected')).toBeInTheDocument();
  await user.click(box('Select all on this page'));
  expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
});

test('what is not on the page any more is not chosen any more', async () => {
  function Shelf() {
    const [count, setCount] = useState(3);
    return (
      <>
        <Vases rows={VASES.slice(0, count)} />
        <button onClick={() => setCount(2)}>Break one</button>
      </>
    );
  }
  const { user } = renderPage(<Shelf />);
  await user.click(box('Select arch'));
  await user.click(box('Select fern'));
  expect(screen.getByText('chosen: arch fern')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Break one' }));
  expect(screen.getByText('chosen: arch')).toBeInTheDocument();
  expect(screen.getByText('1 selected')).toBeInTheDocument();
});

test('before the first rows arrive there are as many empty ones as are expected', () => {
  renderPage(
    <DataTable caption="Vases" columns={columns} rows={undefined} keyOf={() => ''} nameOf={() => ''} expected={4} />,
  );
  expect(screen.getByRole('table', { name: 'Vases' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('row')).toHaveLength(5);
});

test('rows that answer an earlier question are marked as such', () => {
  renderPage(<Vases stale />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('link', { name: 'halo' })).toBeInTheDocument();
});
