import type { ProductPicturesRequest } from '../../record/product-requests.schemas';
import type { FileProduct } from '../format/file-product';
import type { PlanContext, PlannedChange, ProductState } from './state';

const OWN = /^(?:https?:\/\/[^/]+)?\/media\/([\w-]+\.\w+)$/;

/** The name of the file that an address of this shop's pictures ends with; another address is itself. */
export const pictureName = (source: string): string => OWN.exec(source)?.[1] ?? source;

/** The names of all pictures that a file's product speaks of. */
export const picturesOf = ({ pictures = [], variants }: FileProduct): string[] => [
  ...pictures.map(({ source }) => pictureName(source)),
  ...variants.flatMap(({ picture }) => (picture ? [pictureName(picture)] : [])),
];

interface PlannedPictures {
  /** all of them in their order; undefined: they stay */
  pictures: ProductPicturesRequest | undefined;
  changes: PlannedChange[];
  /** that the shop does not have; it fetches none */
  left: number;
}

/** Which pictures a product is to show. Where the shop lacks one of them those of the product stay as they are. */
export function planPictures(
  file: FileProduct,
  state: ProductState | undefined,
  { pictures: known }: PlanContext,
): PlannedPictures {
  const unknown = new Set(picturesOf(file).filter((name) => !known.has(name)));
  const none = { pictures: undefined, changes: [], left: unknown.size };
  const wanted = (file.pictures ?? []).map(({ source, alt }) => ({ id: known.get(pictureName(source)), alt }));
  if (file.pictures === undefined || wanted.some(({ id }) => id === undefined)) return none;
  const pictures = [...new Map(wanted.map((one) => [one.id ?? '', { id: one.id ?? '', alt: one.alt }])).values()];
  const present = state?.pictures ?? [];
  const textOf = (list: readonly { id: string; alt: string }[]): string =>
    JSON.stringify(list.map(({ id, alt }) => [id, alt.trim()]));
  if (textOf(present) === textOf(pictures)) return none;
  const change = { field: 'picture', sku: null, before: String(present.length), after: String(pictures.length) };
  return { pictures, changes: [change], left: unknown.size };
}
