import type { VariantRow } from '../../record/product-record.repository';
import type { FileProduct, FileVariant } from '../format/file-product';

export interface VariantPair {
  file: FileVariant;
  /** undefined: it is made */
  known: VariantRow | undefined;
}

function sameOptions(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** Those that a SKU tells, taken out of what is left. */
function bySkus(variants: readonly FileVariant[], left: Map<string, VariantRow>): Map<FileVariant, VariantRow> {
  const bySku = new Map([...left.values()].map((row) => [row.sku.toUpperCase(), row]));
  const found = new Map<FileVariant, VariantRow>();
  for (const file of variants) {
    const known = file.sku === '' ? undefined : bySku.get(file.sku.toUpperCase());
    if (known && left.delete(known.id)) found.set(file, known);
  }
  return found;
}

/**
 * Which variant of the shop each one of the file is: by its SKU in any case, else by its options; where both have one
 * alone and the file names neither, that one.
 */
export function pairVariants({ variants }: FileProduct, present: readonly VariantRow[]): VariantPair[] {
  const left = new Map(present.map((row) => [row.id, row]));
  const found = bySkus(variants, left);
  const isOnly = variants.length === 1 && present.length === 1;
  const twinOf = ({ options, sku }: FileVariant): VariantRow | undefined => {
    const rows = [...left.values()];
    if (options === undefined) return isOnly && sku === '' ? rows[0] : undefined;
    return rows.find((row) => sameOptions(row.options, options));
  };
  return variants.map((file) => {
    const known = found.get(file) ?? twinOf(file);
    if (known) left.delete(known.id);
    return { file, known };
  });
}
