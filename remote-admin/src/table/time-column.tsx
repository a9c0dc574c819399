import { TimeAgo } from '../format/time-ago';
import type { CellContext, Column } from './column';

/** A quiet column that says when. @param at RFC 3339 */
export const timeColumn = <Row,>(
  { now, locale }: CellContext,
  at: (row: Row) => string,
  column: Omit<Column<Row>, 'cell' | 'width' | 'quiet'>,
): Column<Row> => ({
  width: 'sm',
  quiet: true,
  ...column,
  cell: (row) => <TimeAgo at={at(row)} now={now} locale={locale} />,
});
