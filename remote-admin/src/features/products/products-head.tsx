import { ColumnHeading } from '../../product/column-heading';
import { SortLink } from '../../list/sort-link';
import { sortDirection, sortedBy, type ListState, type SortColumn } from './products.model';
import { listHref } from './use-list-state';

/** The headings of the product list; most of them sort it. */
export function ProductsHead({ state }: { state: ListState }) {
  const link = (column: SortColumn, label: string) => (
    <SortLink
      to={listHref(sortedBy(state, column))}
      direction={sortDirection(state.sort, column)}
      label={label}
      align={column === 'name' ? 'start' : 'end'}
    />
  );
  return (
    <>
      <ColumnHeading column="Product" sort={sortDirection(state.sort, 'name')}>
        {link('name', 'Product')}
      </ColumnHeading>
      <ColumnHeading column="Category">Category</ColumnHeading>
      <ColumnHeading column="Status">Status</ColumnHeading>
      <ColumnHeading column="Stock">Stock</ColumnHeading>
      <ColumnHeading column="Price" sort={sortDirection(state.sort, 'price')}>
        {link('price', 'Price')}
      </ColumnHeading>
      <ColumnHeading column="Time" sort={sortDirection(state.sort, 'updated')}>
        {link('updated', 'Updated')}
      </ColumnHeading>
    </>
  );
}
