import type { ProductRecord } from '@tessera/shared/contract';
import { mergeEdit, takeField, type DraftRules } from '../../../form/page/merge-edit.model';
import type { MoneyFormat } from '../../../numbers/money.model';
import { isSameVideo, mergeVideo, videoOf, type VideoDraft } from '../video/video.model';
import { fieldsBody, fieldsOf, type ProductField, type ProductFields } from './fields.model';
import { areSame, mergeVariants, variantsOf, type VariantsDraft } from './variants.model';

export interface PictureDraft {
  id: string;
  alt: string;
  /** the same in German */
  alt_de: string;
}

/** All of the form. */
export interface ProductDraft {
  fields: ProductFields;
  variants: VariantsDraft;
  pictures: PictureDraft[];
  video: VideoDraft | null;
  /** why stock was changed; no change by itself */
  stock_reason: string;
}

export const draftOf = (product: ProductRecord, money: MoneyFormat): ProductDraft => ({
  fields: fieldsOf(product),
  variants: variantsOf(product, money),
  pictures: product.pictures.map(({ id, alt, words }) => ({ id, alt, alt_de: words.de.alt })),
  video: videoOf(product),
  stock_reason: '',
});

const areSamePictures = (one: readonly PictureDraft[], other: readonly PictureDraft[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What is to be saved: by the call that takes it. A video goes with the pictures. */
export function changesOf(base: ProductDraft, mine: ProductDraft) {
  const hasVideo = !isSameVideo(base.video, mine.video);
  return {
    body: fieldsBody(base.fields, mine.fields),
    hasVideo,
    hasPictures: hasVideo || !areSamePictures(base.pictures, mine.pictures),
    hasVariants: !areSame(base.variants, mine.variants),
  };
}

/** Mine on top of the pictures that there are by now: those that came are behind, those that went are gone. */
function mergePictures(
  base: readonly PictureDraft[],
  mine: readonly PictureDraft[],
  theirs: PictureDraft[],
): PictureDraft[] {
  if (areSamePictures(base, mine)) return theirs;
  const known = new Set([...base, ...mine].map(({ id }) => id));
  const kept = mine.filter(({ id }) => theirs.some((one) => one.id === id));
  return [...kept, ...theirs.filter(({ id }) => !known.has(id))];
}

/** Variants and pictures are merged one by one; only of texts are both versions shown. */
export const productRules: DraftRules<ProductDraft, ProductField> = {
  isSame(one, other) {
    const { body, hasPictures, hasVariants } = changesOf(one, other);
    return body === undefined && !hasPictures && !hasVariants;
  },
  merge(base, mine, theirs) {
    const { draft: fields, conflicts } = mergeEdit(base.fields, mine.fields, theirs.fields);
    const draft = {
      fields,
      variants: mergeVariants(base.variants, mine.variants, theirs.variants),
      pictures: mergePictures(base.pictures, mine.pictures, theirs.pictures),
      video: mergeVideo(base.video, mine.video, theirs.video),
      stock_reason: mine.stock_reason,
    };
    return { draft, conflicts };
  },
  takeTheirs: (draft, theirs, name) => ({ ...draft, fields: takeField(draft.fields, theirs.fields, name) }),
};
