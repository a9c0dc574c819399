import { useMessages } from '@tessera/shared/i18n';
import { adminMessages } from '../../messages/admin';
import { ColumnHeading } from '../../product/column-heading';
import { SortLink } from '../../list/sort-link';
import { sortDirection, sortedBy, type ListState, type SortColumn } from './products.model';
import { listHref } from './use-list-state';

/** The headings of the product list; most of them sort it. */
export function ProductsHead({ state }: { state: ListState }) {
  const { columns } = useMessages(adminMessages);
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
        {link('name', columns.product)}
      </ColumnHeading>
      <ColumnHeading column="Category">{columns.category}</ColumnHeading>
      <ColumnHeading column="Status">{columns.status}</ColumnHeading>
      <ColumnHeading column="Stock">{columns.stock}</ColumnHeading>
      <ColumnHeading column="Price" sort={sortDirection(state.sort, 'price')}>
        {link('price', columns.price)}
      </ColumnHeading>
      <ColumnHeading column="Time" sort={sortDirection(state.sort, 'updated')}>
        {link('updated', columns.updated)}
      </ColumnHeading>
    </>
  );
}
