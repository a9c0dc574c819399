import type { SheetRow } from '@tessera/shared/contract';
import { FIELDS, keyOf, readCell, type CellFault, type CellField, type Words } from './cells.model';

interface Cell {
  was: string | number | null;
  value: string | number | null;
}

type VariantChange = { variant_id: string } & Partial<Record<Exclude<CellField, 'status'>, Cell>>;

/** What the API is sent of one product. */
export interface ProductChange {
  product_id: string;
  status?: Cell;
  variants: VariantChange[];
}

interface Changes {
  changes: ProductChange[];
  /** what is wrong, by the key of its cell: that is not sent */
  faults: Map<string, CellFault>;
  /** how many cells are sent */
  count: number;
}

/** Only what is not as it was, product by product; a text that makes no sense stays where it is. */
export function changesOf(rows: readonly SheetRow[], edits: ReadonlyMap<string, string>, words: Words): Changes {
  const byProduct = new Map<string, ProductChange>();
  const faults = new Map<string, CellFault>();
  let count = 0;

  function productOf(product_id: string): ProductChange {
    const change = byProduct.get(product_id) ?? { product_id, variants: [] };
    byProduct.set(product_id, change);
    return change;
  }

  function read(row: SheetRow, field: CellField): Cell | undefined {
    const key = keyOf(row, field);
    const text = edits.get(key);
    if (text === undefined) return undefined;
    const found = readCell(field, text, words);
    if (typeof found === 'string') faults.set(key, found);
    else if (found.value !== row[field]) return { was: row[field], value: found.value };
    return undefined;
  }

  for (const row of rows) {
    const cells: [CellField, Cell][] = FIELDS.flatMap((field) => {
      const cell = read(row, field);
      return cell ? [[field, cell] as [CellField, Cell]] : [];
    });
    const status = cells.find(([field]) => field === 'status')?.[1];
    const own = cells.filter(([field]) => field !== 'status');
    if (status && !byProduct.get(row.product_id)?.status) {
      productOf(row.product_id).status = status;
      count += 1;
    }
    if (own.length > 0) {
      productOf(row.product_id).variants.push({ variant_id: row.variant_id, ...Object.fromEntries(own) });
      count += own.length;
    }
  }
  return { changes: [...byProduct.values()], faults, count };
}
