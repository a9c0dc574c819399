import type { Sheet, SheetRow } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { spreadsheetMessages } from '../../../messages/product/spreadsheet';
import type { ProductsState } from '../products.model';
import type { ProductChange } from './model/changes.model';
import { sheetQuery, writeCells, type Written } from './spreadsheet.queries';
import type { SheetEdit } from './use-sheet';

type Refused = Written['refused'][number];

const keyOf = ({ variant_id, product_id, field }: Refused): string => `${variant_id ?? product_id}.${field}`;

/** The keys of all cells that are sent. */
const keysOf = (changes: readonly ProductChange[]): string[] =>
  changes.flatMap(({ product_id, status, variants }) => [
    ...(status ? [`${product_id}.status`] : []),
    ...variants.flatMap(({ variant_id, ...fields }) => Object.keys(fields).map((field) => `${variant_id}.${field}`)),
  ]);

/** The sheet as it was read, with the rows that are known anew. */
function withRows(sheet: Sheet, rows: readonly SheetRow[]): Sheet {
  const byId = new Map(rows.map((row) => [row.variant_id, row]));
  return { ...sheet, rows: sheet.rows.map((row) => byId.get(row.variant_id) ?? row) };
}

/** What is sent, and as it was typed. */
type SentCells = Pick<SheetEdit, 'texts' | 'changes'>;

/** Saves what was changed: what is refused stays in its cell with the reason. */
export function useSaveSheet(state: ProductsState, edit: SheetEdit, locale: string) {
  const text = useMessages(spreadsheetMessages);
  const client = useQueryClient();
  const { queryKey } = sheetQuery(state);
  const figure = (value: number): string => value.toLocaleString(locale);
  return useMutation({
    mutationFn: ({ changes }: SentCells) => writeCells(changes),
    async onSuccess({ rows, refused }, { changes, texts }) {
      if (rows) client.setQueryData(queryKey, (sheet) => sheet && withRows(sheet, rows));
      else await client.refetchQueries({ queryKey });
      const sent = keysOf(changes);
      const reasons = new Map(refused.map((one) => [keyOf(one), one.message]));
      edit.settle(reasons, new Map(sent.map((key) => [key, texts.get(key) ?? ''])));
      const saved = sent.length - reasons.size;
      if (saved > 0) toast.success(text.saved(saved, figure(saved)));
      if (reasons.size > 0) toast.error(text.refused(reasons.size, figure(reasons.size)));
      void client.invalidateQueries({
        predicate: ({ queryKey: [area, list, kind] }) =>
          area === 'admin' && list === 'products' && kind !== 'spreadsheet',
      });
    },
  });
}
