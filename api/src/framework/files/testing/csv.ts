/** Cells as CSV text, each in quotation marks. */
export const csvOf = (
  rows: readonly (readonly string[])[],
  { delimiter = ',', lineEnd = '\r\n' }: { delimiter?: string; lineEnd?: string } = {},
): string =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter) + lineEnd).join('');
