import type { ProductRecord } from '@tessera/shared/contract';
import { useMutation } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { mergeEdit } from '../../form/page/merge-edit.model';
import type { MoneyFormat } from '../../numbers/money.model';
import { fieldsBody, fieldsOf, type ProductField, type ProductFields } from './model/fields.model';
import { areSame, mergeVariants, variantsOf, type VariantsDraft, type VariantTexts } from './model/variants.model';
import { someVariants, variantsRequest, type RowFaults } from './model/variants-request.model';
import { isSameVideo, mergeVideo, videoBody, videoOf, type VideoDraft } from './video/video.model';
import { isWhole, saveFields, savePictures, saveSomeVariants, saveVariants } from './product.queries';

export interface PictureDraft {
  id: string;
  alt: string;
  /** the same in German */
  alt_de: string;
}

interface Edit {
  /** what the edit began with */
  base: ProductRecord;
  fields: ProductFields;
  /** as they were then, and as they are now */
  base_variants: VariantsDraft;
  variants: VariantsDraft;
  pictures: PictureDraft[];
  video: VideoDraft | null;
  stock_reason: string;
  /** somebody else changed something meanwhile; of these fields there are two versions */
  conflicts: ProductField[] | undefined;
}

const NO_FAULTS: RowFaults = new Map();

const picturesOf = ({ pictures }: ProductRecord): PictureDraft[] =>
  pictures.map(({ id, alt, words }) => ({ id, alt, alt_de: words.de.alt }));
const areSamePictures = (one: readonly PictureDraft[], other: readonly PictureDraft[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function begin(base: ProductRecord, money: MoneyFormat): Edit {
  const variants = variantsOf(base, money);
  const pictures = picturesOf(base);
  const said = { stock_reason: '', conflicts: undefined };
  return { base, fields: fieldsOf(base), base_variants: variants, variants, pictures, video: videoOf(base), ...said };
}

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
  const variants = variantsOf(theirs, money);
  return {
    ...edit,
    base: theirs,
    fields: values,
    base_variants: variants,
    variants: mergeVariants(edit.base_variants, edit.variants, variants),
    pictures: mergePictures(edit.base, edit.pictures, theirs),
    video: mergeVideo(videoOf(edit.base), edit.video, videoOf(theirs)),
    // variants that have come since are nobody's change
    conflicts: theirs.version > edit.base.version ? conflicts : edit.conflicts,
  };
}

/** Whether a product says more than what an edit began with. */
const saysMore = (product: ProductRecord, base: ProductRecord): boolean =>
  product.version > base.version
    ? isWhole(product) || !isWhole(base)
    : product.version === base.version && isWhole(product) && !isWhole(base);

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
  /** the rows that were sent last; undefined: all */
  const [sentRows, setSentRows] = useState<readonly number[]>();
  const body = fieldsBody(fieldsOf(edit.base), edit.fields);
  const hasVideo = !isSameVideo(videoOf(edit.base), edit.video);
  const hasPictures = hasVideo || !areSamePictures(picturesOf(edit.base), edit.pictures);
  const hasVariants = !areSame(edit.base_variants, edit.variants);
  const isDirty = body !== undefined || hasPictures || hasVariants;

  async function send(): Promise<ProductRecord> {
    let saved = edit.base;
    const { stock_reason } = edit;
    const { faults: _, ...request } = variantsRequest(edit.base_variants, edit.variants, money);
    const some = someVariants(edit.base_variants, edit.variants, request);
    setSentRows(some?.rows);
    if (hasPictures) {
      const pictures = edit.pictures.map(({ id, alt, alt_de }) => ({ id, alt, words: { de: { alt: alt_de } } }));
      saved = await savePictures(saved, { pictures, ...(hasVideo && { video: videoBody(edit.video) }) });
    }
    if (hasVariants) {
      saved = await (some
        ? saveSomeVariants(saved, { variants: some.variants, stock_reason })
        : saveVariants(saved, { ...request, stock_reason }));
    }
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

  if (saysMore(product, edit.base) && !saving.isPending) {
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
    sentRows,
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
    setVideo: (video: VideoDraft | null) => change(() => ({ video })),
    setReason: (stock_reason: string) => change(() => ({ stock_reason })),
    takeTheirs: (name: ProductField) =>
      change(({ fields, base }) => ({ fields: { ...fields, [name]: fieldsOf(base)[name] } })),
    /** What was done here by another way than saving, such as a picture that was sent. */
    adopt: (changed: ProductRecord) =>
      setEdit((before) => ({ ...merge(before, changed, money), conflicts: before.conflicts })),
    save() {
      if (!isDirty || saving.isPending) return;
      const found = variantsRequest(edit.base_variants, edit.variants, money).faults;
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
