import { Badge, Button, ButtonLink, EmptyState } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { LoadFailure } from '../../page/load-failure';
import { BulkBar } from '../../table/bulk-bar';
import type { Column } from '../../table/column';
import { DataTable, type DataTableProps } from '../../table/data-table';
import { RowLink } from '../../table/links/row-link';
import { useSelection } from '../../table/use-selection';
import { Specimen } from './specimen';
import styles from './specimen.module.css';

interface Row {
  id: string;
  customer: string;
  state: 'Open' | 'On hold';
  total: string;
}

const HERE = '/admin/dev/ui';
const ROWS: Row[] = [
  { id: 'K-1042', customer: 'Ada Lane', state: 'Open', total: '$24.00' },
  {
    id: 'K-1043',
    customer: 'Mira Holt, whose name is longer than its column is wide',
    state: 'On hold',
    total: '$1,249.50',
  },
  { id: 'K-1044', customer: 'Jon Reed', state: 'Open', total: '$8.90' },
];
const IDS = ROWS.map(({ id }) => id);

const COLUMNS: Column<Row>[] = [
  {
    key: 'id',
    label: 'Order',
    width: 'md',
    cell: ({ id }) => <RowLink to={HERE}>{id}</RowLink>,
    sorts: [
      { value: '-id', direction: 'descending' },
      { value: 'id', direction: 'ascending' },
    ],
  },
  { key: 'customer', label: 'Customer', cell: ({ customer }) => <span title={customer}>{customer}</span> },
  {
    key: 'state',
    label: 'State',
    width: 'md',
    card: 'end',
    cell: ({ state }) => <Badge tone={state === 'Open' ? 'accent' : 'warning'}>{state}</Badge>,
  },
  { key: 'total', label: 'Total', width: 'sm', figure: true, cell: ({ total }) => total },
];

function Table({ caption, ...rest }: Pick<DataTableProps<Row>, 'caption'> & Partial<DataTableProps<Row>>) {
  const base = {
    columns: COLUMNS,
    rows: ROWS,
    expected: ROWS.length,
    keyOf: ({ id }: Row) => id,
    nameOf: ({ id }: Row) => id,
  };
  return (
    <div className={styles.Wide}>
      <DataTable {...base} {...rest} caption={caption} />
    </div>
  );
}

/** The table: with rows, sorted and chosen from, while it waits, empty, and when it did not arrive. */
export function Tables() {
  const selection = useSelection(IDS);
  return (
    <>
      <Specimen name="Table">
        <Table caption="Rows that can be chosen" selection={selection} sort={{ value: '-id', hrefFor: () => HERE }} />
        <BulkBar selection={selection}>
          <Button size="sm">Do something with them</Button>
        </BulkBar>
      </Specimen>
      <Specimen name="Table, waiting">
        <Table caption="Rows are on their way" rows={undefined} />
        <Table caption="Other rows are on their way" stale />
      </Specimen>
      <Specimen name="Table, empty and failed" columns>
        <EmptyState
          compact
          title="No order matches"
          actions={
            <ButtonLink as={Link} size="sm" to={HERE}>
              Show all orders
            </ButtonLink>
          }
        >
          Try other filters.
        </EmptyState>
        <LoadFailure
          what="The orders"
          error={new Error('We cannot reach the server. Please check your connection.')}
          pending={false}
          onRetry={() => undefined}
        />
        <LoadFailure
          what="The orders"
          error={new Error('We cannot reach the server. Please check your connection.')}
          pending
          onRetry={() => undefined}
        />
      </Specimen>
    </>
  );
}
