import type { ProductRecord } from '@tessera/shared/contract';
import { useMutation } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { mergeEdit } from '../../form/page/merge-edit.model';
import type { MoneyFormat } from '../../numbers/money.model';
import { fieldsBody, fieldsOf, type ProductField, type ProductFields } from './model/fields.model';
import { areSame, mergeVariants, variantsOf, type VariantsDraft, type VariantTexts } from './model/variants.model';
import { variantsRequest, type RowFaults } from './model/variants-request.model';
import { saveFields, savePictures, saveVariants } from './product.queries';

export interface PictureDraft {
  id: string;
  alt: string;
}

interface Edit {
  /** what the edit began with */
  base: ProductRecord;
  fields: ProductFields;
  variants: VariantsDraft;
  pictures: PictureDraft[];
  stock_reason: string;
  /** somebody else changed something meanwhile; of these fields there are two versions */
  conflicts: ProductField[] | undefined;
}

const NO_FAULTS: RowFaults = new Map();

const picturesOf = ({ pictures }: ProductRecord): PictureDraft[] => pictures.map(({ id, alt }) => ({ id, alt }));
const areSamePictures = (one: readonly PictureDraft[], other: readonly PictureDraft[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const begin = (base: ProductRecord, money: MoneyFormat): Edit => ({
  base,
  fields: fieldsOf(base),
  variants: variantsOf(base, money),
  pictures: picturesOf(base),
  stock_reason: '',
  conflicts: undefined,
});

/** Mine on top of the pictures that there are by now: those that came are behind, those that went are gone. */
function mergePictures(base: ProductRecord, mine: readonly PictureDraft[], theirs: ProductRecord): PictureDraft[] {
  const now = picturesOf(theirs);
  if (areSamePictures(picturesOf(base), mine)) return now;
  const known = new Set([...picturesOf(base), ...mine].map(({ id }) => id));
  const kept = mine.filter(({ id }) => now.some((one) => one.id === id));
  return [...kept, ...now.filter(({ id }) => !known.has(id))];
}

function merge(edit: Edit, theirs: ProductRecord, money: MoneyFormat): Edit {
  const { values, conflicts } = mergeEdit(fieldsOf(edit.base), edit.fields, fieldsOf(theirs));
  return {
    ...edit,
    base: theirs,
    fields: values,
    variants: mergeVariants(variantsOf(edit.base, money), edit.variants, variantsOf(theirs, money)),
    pictures: mergePictures(edit.base, edit.pictures, theirs),
    conflicts,
  };
}

interface Saving {
  money: MoneyFormat;
  onSaved: (saved: ProductRecord) => void;
  onFailed: () => void;
}

/**
 * A product while it is being changed: its texts, variants and pictures are saved together, prices before the status that
 * needs them. What somebody else changes meanwhile is taken over where nothing was changed here.
 * @param product as it was read last
 */
export function useProductEdit(product: ProductRecord, { money, onSaved, onFailed }: Saving) {
  const [edit, setEdit] = useState(() => begin(product, money));
  const [faults, setFaults] = useState<RowFaults>(NO_FAULTS);
  const baseVariants = variantsOf(edit.base, money);
  const body = fieldsBody(fieldsOf(edit.base), edit.fields);
  const hasPictures = !areSamePictures(picturesOf(edit.base), edit.pictures);
  const hasVariants = !areSame(baseVariants, edit.variants);
  const isDirty = body !== undefined || hasPictures || hasVariants;

  async function send(): Promise<ProductRecord> {
    let saved = edit.base;
    const { faults: _, ...request } = variantsRequest(baseVariants, edit.variants, money);
    if (hasPictures) saved = await savePictures(saved, edit.pictures);
    if (hasVariants) saved = await saveVariants(saved, { ...request, stock_reason: edit.stock_reason });
    if (body) saved = await saveFields(saved, body);
    return saved;
  }

  const saving = useMutation({
    mutationFn: send,
    onSuccess: (saved) => {
      setEdit(begin(saved, money));
      onSaved(saved);
    },
    // Somebody was faster, or a part of it was saved: the page is shown as it is by now.
    onError: onFailed,
  });

  if (product.version > edit.base.version && !saving.isPending) {
    setEdit(isDirty ? merge(edit, product, money) : begin(product, money));
  }

  /** @param changesOf given the edit as it is by then: a draft that is put back types into many fields at once */
  function change(changesOf: (before: Edit) => Partial<Edit>): void {
    setFaults(NO_FAULTS);
    if (saving.error) saving.reset();
    setEdit((before) => ({ ...before, ...changesOf(before) }));
  }

  return {
    ...edit,
    isDirty,
    faults,
    saving,
    /** then a reason may be said */
    changesStock: edit.variants.rows.some(
      ({ id, stock, stock_was }) => id !== undefined && stock !== String(stock_was),
    ),
    setField: (name: ProductField, value: string) => change(({ fields }) => ({ fields: { ...fields, [name]: value } })),
    setVariants: (variants: VariantsDraft) => change(() => ({ variants })),
    setRow: (at: number, changes: Partial<VariantTexts>) =>
      change(({ variants }) => {
        const rows = variants.rows.map((row, index) => (index === at ? { ...row, ...changes } : row));
        return { variants: { ...variants, rows } };
      }),
    setPictures: (pictures: PictureDraft[]) => change(() => ({ pictures })),
    setReason: (stock_reason: string) => change(() => ({ stock_reason })),
    takeTheirs: (name: ProductField) =>
      change(({ fields, base }) => ({ fields: { ...fields, [name]: fieldsOf(base)[name] } })),
    /** What was done here by another way than saving, such as a picture that was sent. */
    adopt: (changed: ProductRecord) =>
      setEdit((before) => ({ ...merge(before, changed, money), conflicts: before.conflicts })),
    save() {
      if (!isDirty || saving.isPending) return;
      const found = variantsRequest(baseVariants, edit.variants, money).faults;
      setFaults(found);
      if (found.size === 0) saving.mutate();
    },
    discard() {
      setEdit(begin(product, money));
      setFaults(NO_FAULTS);
      saving.reset();
    },
  };
}

export type ProductEdit = ReturnType<typeof useProductEdit>;
