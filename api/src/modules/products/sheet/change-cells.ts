import type { AppError, FieldErrors } from '../../../errors/errors';
import { messageOf } from '../../../messages/message';
import type { LocalizedMessage } from '../../../core/languages';
import type { VariantRow } from '../record/product-record.repository';
import type { SomeVariantsRequest } from '../record/product-requests.schemas';
import type { CellField, VariantChange } from './sheet.schemas';

/** A cell that stays as it was, and why. */
export interface Refused {
  variant_id: string | null;
  field: CellField;
  message: LocalizedMessage;
}

const FIELDS = ['sku', 'regular_price', 'sale_price', 'stock', 'expected_on'] as const;
type VariantField = (typeof FIELDS)[number];

/** The cells of a variant that were changed. */
const changedFields = (change: VariantChange): VariantField[] => FIELDS.filter((field) => change[field] !== undefined);

/** Every cell of these variants, refused for one reason. */
export const refuseAll = (changes: readonly VariantChange[], message: LocalizedMessage): Refused[] =>
  changes.flatMap((change) =>
    changedFields(change).map((field) => ({ variant_id: change.variant_id, field, message })),
  );

/** Stock is moved by the difference that was seen; of everything else there is one value, which somebody else may have changed. */
function isStale(field: VariantField, change: VariantChange, known: VariantRow): boolean {
  const cell = change[field];
  return field !== 'stock' && cell !== undefined && known[field] !== cell.was && known[field] !== cell.value;
}

/** It is so already: somebody else wrote the same, or nothing was changed. */
const isSo = (field: VariantField, change: VariantChange, known: VariantRow): boolean =>
  change[field]?.value === (field === 'stock' ? change.stock?.was : known[field]);

interface Sorted {
  /** what may be written, without the cells that are refused */
  fresh: VariantChange[];
  refused: Refused[];
}

/** Takes out the cells whose variant is gone, or that somebody else has changed meanwhile. */
export function withoutStale(changes: readonly VariantChange[], present: readonly VariantRow[]): Sorted {
  const byId = new Map(present.map((row) => [row.id, row]));
  const refused: Refused[] = [];
  const fresh = changes.flatMap((change) => {
    const { variant_id } = change;
    const known = byId.get(variant_id);
    if (!known) {
      refused.push(...refuseAll([change], messageOf('validation.failed.variant_unknown')));
      return [];
    }
    const stale = changedFields(change).filter((field) => isStale(field, change, known));
    const message = messageOf('validation.failed.cell_stale');
    refused.push(...stale.map((field) => ({ variant_id, field, message })));
    const kept = changedFields(change).filter((field) => !stale.includes(field) && !isSo(field, change, known));
    return [{ variant_id, ...Object.fromEntries(kept.map((field) => [field, change[field]])) }];
  });
  return { fresh: fresh.filter((change) => changedFields(change).length > 0), refused };
}

/** What a product's variants are asked to be: of each what was changed. */
export const requestOf = (changes: readonly VariantChange[]): SomeVariantsRequest['variants'] =>
  changes.map(({ variant_id, sku, regular_price, sale_price, stock, expected_on }) => ({
    id: variant_id,
    ...(sku && { sku: sku.value }),
    ...(regular_price && { regular_price: regular_price.value }),
    ...(sale_price && { sale_price: sale_price.value }),
    ...(stock && { stock: stock.value, stock_was: stock.was }),
    ...(expected_on && { expected_on: expected_on.value }),
  }));

const POSITION = /^variants\.(\d+)\./;

/**
 * The cells that a refusal is about: those of the variants that it names by their place, or all where it names none of what was
 * changed.
 */
export function blame(error: AppError, changes: readonly VariantChange[]): Refused[] {
  const errors: FieldErrors = error.code === 'validation.failed' ? (error.errors ?? {}) : {};
  const refused = Object.entries(errors).flatMap(([field, [message]]) => {
    const position = POSITION.exec(field)?.[1];
    const change = position === undefined ? undefined : changes[Number(position)];
    return change && message ? refuseAll([change], message) : [];
  });
  return refused.length > 0 ? refused : refuseAll(changes, error.messageIn);
}
