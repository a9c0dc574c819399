import type { ProductRecord } from '@tessera/shared/contract';
import { useState } from 'react';
import { useRecordEdit } from '../../form/page/use-record-edit';
import type { MoneyFormat } from '../../numbers/money.model';
import type { ProductField } from './model/fields.model';
import { changesOf, draftOf, productRules, type PictureDraft, type ProductDraft } from './model/product-draft.model';
import type { VariantsDraft, VariantTexts } from './model/variants.model';
import { someVariants, variantsRequest, type RowFaults } from './model/variants-request.model';
import { videoBody, type VideoDraft } from './video/video.model';
import { isWhole, saveFields, savePictures, saveSomeVariants, saveVariants } from './product.queries';

const NO_FAULTS: RowFaults = new Map();

/** Whether a product says more than another: variants come after the rest of it. */
const tellsMore = (product: ProductRecord, other: ProductRecord): boolean =>
  product.version > other.version
    ? isWhole(product) || !isWhole(other)
    : product.version === other.version && isWhole(product) && !isWhole(other);

interface Saving {
  money: MoneyFormat;
  onSaved: (saved: ProductRecord) => void;
  /** somebody was faster, or a part of it was saved: the page is to be shown as it is by now */
  onFailed: () => void;
}

/**
 * A product while it is being changed: its texts, variants and pictures are saved together, prices before the status that
 * needs them.
 * @param product as it was read last
 */
export function useProductEdit(product: ProductRecord, { money, ...saving }: Saving) {
  const [faults, setFaults] = useState<RowFaults>(NO_FAULTS);
  /** the rows that were sent last; undefined: all */
  const [sentRows, setSentRows] = useState<readonly number[]>();
  const edit = useRecordEdit(product, {
    ...productRules,
    draftOf: (record: ProductRecord) => draftOf(record, money),
    tellsMore,
    save: ({ base, theirs, draft }) => send(base, theirs, draft),
    ...saving,
  });
  const { theirs, draft } = edit;

  async function send(base: ProductRecord, was: ProductDraft, mine: ProductDraft): Promise<ProductRecord> {
    let saved = base;
    const { stock_reason } = mine;
    const { body, hasVideo, hasPictures, hasVariants } = changesOf(was, mine);
    const { faults: _, ...request } = variantsRequest(was.variants, mine.variants, money);
    const some = someVariants(was.variants, mine.variants, request);
    setSentRows(some?.rows);
    try {
      if (hasPictures) {
        const pictures = mine.pictures.map(({ id, alt, alt_de }) => ({ id, alt, words: { de: { alt: alt_de } } }));
        saved = await savePictures(saved, { pictures, ...(hasVideo && { video: videoBody(mine.video) }) });
      }
      if (hasVariants) {
        saved = await (some
          ? saveSomeVariants(saved, { variants: some.variants, stock_reason })
          : saveVariants(saved, { ...request, stock_reason }));
      }
      return body ? await saveFields(saved, body) : saved;
    } catch (error) {
      // the parts before are saved, and by nobody else
      edit.adopt(saved);
      throw error;
    }
  }

  /** @param changes given the draft as it is by then: one that is put back types into many fields at once */
  function change(changes: (before: ProductDraft) => Partial<ProductDraft>): void {
    setFaults(NO_FAULTS);
    edit.change((before) => ({ ...before, ...changes(before) }));
  }

  return {
    ...edit,
    ...draft,
    faults,
    sentRows,
    /** then a reason may be said */
    changesStock: draft.variants.rows.some(
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
    takeTheirs(name: ProductField): void {
      setFaults(NO_FAULTS);
      edit.takeTheirs(name);
    },
    save(): void {
      if (!edit.isDirty) return;
      const found = variantsRequest(theirs.variants, draft.variants, money).faults;
      setFaults(found);
      if (found.size === 0) edit.send();
    },
    discard(): void {
      setFaults(NO_FAULTS);
      edit.discard();
    },
  };
}

export type ProductEdit = ReturnType<typeof useProductEdit>;
