import type { Column } from '../../../table/column';

/** How many lines there are: in a file, or in a currency of one. */
export const linesColumn = <Row extends { lines: number }>(label: string, locale: string): Column<Row> => ({
  key: 'lines',
  label,
  width: 'sm',
  figure: true,
  quiet: true,
  card: 'labelled',
  cell: ({ lines }) => lines.toLocaleString(locale),
});
