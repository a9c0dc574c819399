import { ApiError } from '@tessera/shared/client';
import { useMessages } from '@tessera/shared/i18n';
import { productMessages } from '../../../messages/product/product';
import { faultKey } from '../model/variants-request.model';
import type { ProductEdit } from '../use-product-edit';

/** As the API names a field of a variant: `variants.3.sku`. */
const CELL = /^variants\.(\d+)\.(\w+)$/;

/** Which row of the form the API means: it counts those that were sent. */
const rowOf = (at: number, sentRows: readonly number[] | undefined): number => sentRows?.[at] ?? at;

/** What is wrong in which cell: what cannot be read, and what the API refused. */
export function useCellErrors({
  faults,
  sentRows,
  saving: { error },
}: Pick<ProductEdit, 'faults' | 'sentRows' | 'saving'>) {
  const text = useMessages(productMessages);
  const refused = error instanceof ApiError ? Object.entries(error.errors) : [];
  const said = new Map<string, string>([...faults].map(([key, kind]) => [key, text[kind]]));
  for (const [path, [message]] of refused) {
    const [, row, field] = CELL.exec(path) ?? [];
    if (row !== undefined && field !== undefined && message)
      said.set(faultKey(rowOf(Number(row), sentRows), field), message);
  }
  const rows = [...said.keys()].map((key) => Number.parseInt(key, 10));
  return {
    cell: (row: number, field: string): string | undefined => said.get(faultKey(row, field)),
    /** undefined where nothing is wrong */
    firstRow: rows.length === 0 ? undefined : Math.min(...rows),
    options: refused.find(([path]) => path === 'options')?.[1][0],
  };
}
