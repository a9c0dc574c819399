import type { ProductPicturesRequest } from '../../record/product-requests.schemas';
import type { FileProduct } from '../format/file-product';
import type { PlanContext, PlannedChange, ProductState } from './state';

/** All pictures that a file's product speaks of, by what it calls them. */
export const picturesOf = ({ pictures = [], variants }: FileProduct): string[] => [
  ...pictures.map(({ source }) => source),
  ...variants.flatMap(({ picture }) => (picture ? [picture] : [])),
];

/** What a file says of a product's pictures, and of nothing else. */
export const picturesAlone = (file: FileProduct): FileProduct => ({
  ...file,
  texts: {},
  german: {},
  category: undefined,
  attributes: [],
  variants: file.variants.map((variant) => ({ ...variant, said: {}, paid: {} })),
});

interface PlannedPictures {
  /** all of them in their order; undefined: they stay */
  pictures: ProductPicturesRequest | undefined;
  changes: PlannedChange[];
  /** that the shop does not have, and that cannot be taken */
  left: number;
  /** that are taken before the product is written */
  coming: string[];
}

const listed = (pictures: ProductPicturesRequest): string =>
  JSON.stringify(pictures.map(({ id, alt }) => [id, (alt ?? '').trim()]));

/**
 * Which pictures a product is to show: those of the file, in its order. While the shop lacks one of them the product's own
 * stay behind those that are there.
 */
export function planPictures(
  file: FileProduct,
  state: ProductState | undefined,
  { pictures: known, coming: expected }: PlanContext,
): PlannedPictures {
  const lacking = [...new Set(picturesOf(file).filter((source) => !known.has(source)))];
  const coming = lacking.filter((source) => expected.has(source));
  const none = { pictures: undefined, changes: [], left: lacking.length - coming.length, coming };
  if (file.pictures === undefined) {
    const change = { field: 'variant_picture', sku: null, before: '', after: String(coming.length) };
    return coming.length > 0 ? { ...none, changes: [change] } : none;
  }
  const { pictures: named } = file;
  const present = (state?.pictures ?? []).map(({ id, alt }) => ({ id, alt: alt.trim() }));
  const there = named.flatMap(({ source, alt }) => {
    const id = known.get(source);
    return id === undefined ? [] : [{ id, alt }];
  });
  const isWhole = named.every(({ source }) => known.has(source));
  const all = [...there, ...(isWhole ? [] : present)];
  const pictures = [...new Map(all.toReversed().map((one) => [one.id, one])).values()].toReversed();
  const isOther = listed(present) !== listed(pictures);
  if (!isOther && coming.length === 0) return none;
  const change = { field: 'picture', sku: null, before: String(present.length), after: String(named.length) };
  return { ...none, pictures: isOther ? pictures : undefined, changes: [change] };
}
