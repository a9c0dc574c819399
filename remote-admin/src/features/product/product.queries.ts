import { api } from '@tessera/shared/client';
import type { Image, PreviewLink, ProductRecord } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { newKey } from '../../controls/new-key';

/** So many variants come with a product; the others come behind it. */
const FIRST_VARIANTS = 100;

const pathOf = (id: string): string => `admin/products/${encodeURIComponent(id)}`;

/** One product as staff edit it, with its first variants. */
export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'product', id],
    queryFn: ({ signal }) => api.get<ProductRecord>(pathOf(id), { searchParams: { variants: FIRST_VARIANTS }, signal }),
    meta: { personal: true },
  });
}

/** Whether all variants of a product are here. */
export const isWhole = ({ variants, variant_count }: Pick<ProductRecord, 'variants' | 'variant_count'>): boolean =>
  variants.length >= variant_count;

/** The same product with all its variants; asked for where there are more than the first. */
export function wholeProductQuery(product: ProductRecord) {
  const { id, version } = product;
  return queryOptions({
    queryKey: ['admin', 'product', id, 'whole', version],
    queryFn: ({ signal }) => api.get<ProductRecord>(pathOf(id), { signal }),
    placeholderData: (previous) => previous,
    enabled: !isWhole(product),
    meta: { personal: true },
  });
}

const write = (json: object) => ({ json, key: newKey() });

/** Makes a draft. @param key the same for as long as the same is sent again */
export const makeProduct = (name: string, key: string) =>
  api.post<ProductRecord>('admin/products', { json: { name }, key });

export const copyProduct = (id: string) => api.post<ProductRecord>(`admin/products/${id}/duplicate`, { key: newKey() });

/** A link that shows it in the shop as it was saved, to whoever has it, for an hour. */
export const makePreviewLink = (id: string) => api.post<PreviewLink>(`admin/products/${id}/preview-links`);

/** For good. @param version as it was seen */
export const removeProduct = ({ id, version }: Pick<ProductRecord, 'id' | 'version'>) =>
  api.delete<undefined>(`admin/products/${id}`, { searchParams: { version } });

/** No variant need be answered that did not change. */
const sent = ({ version }: ProductRecord, json: object) => ({
  ...write({ version, ...json }),
  searchParams: { variants: 0 },
});

/** What was answered of a product, with the variants that it had: those that were answered are as they are now. */
function withVariants(before: ProductRecord, answered: ProductRecord): ProductRecord {
  const now = new Map(answered.variants.map((variant) => [variant.id, variant]));
  const pictures = new Set(answered.pictures.map(({ id }) => id));
  const variants = before.variants.map((variant) => {
    const { image_id } = variant;
    return (
      now.get(variant.id) ?? { ...variant, image_id: image_id !== null && pictures.has(image_id) ? image_id : null }
    );
  });
  return { ...answered, variants };
}

/** The parts that are saved; each is refused when somebody changed the product since this version. */
export const saveFields = async (product: ProductRecord, edit: object) =>
  withVariants(product, await api.patch<ProductRecord>(`admin/products/${product.id}`, sent(product, edit)));
/** @param variants those that change, and nothing but their fields */
export async function saveSomeVariants(
  product: ProductRecord,
  asked: { variants: object[]; stock_reason: string },
): Promise<ProductRecord> {
  const { id, version } = product;
  return withVariants(
    product,
    await api.patch<ProductRecord>(`admin/products/${id}/variants`, write({ version, ...asked })),
  );
}
export const saveVariants = ({ id, version }: ProductRecord, asked: object) =>
  api.put<ProductRecord>(`admin/products/${id}/variants`, write({ version, ...asked }));
export const savePictures = async (product: ProductRecord, asked: { pictures: object[]; video?: object | null }) =>
  withVariants(product, await api.put<ProductRecord>(`admin/products/${product.id}/pictures`, sent(product, asked)));

/** Says what matters of a picture, wherever it is shown; answers the picture. @param focus in percent from left and top */
export const saveFocus = (id: string, focus: { x: number; y: number }) =>
  api.put<Image>(`admin/pictures/${encodeURIComponent(id)}/focus`, { json: focus });

/** Puts one picture behind the others. */
export function sendPicture(id: string, file: File): Promise<ProductRecord> {
  const body = new FormData();
  body.append('picture', file);
  return api.post<ProductRecord>(`admin/products/${id}/pictures`, { body });
}

/** Shows a short video among the pictures, in the place of the one that there may be. */
export function sendVideo(id: string, file: File): Promise<ProductRecord> {
  const body = new FormData();
  body.append('video', file);
  return api.post<ProductRecord>(`admin/products/${id}/video`, { body });
}

/** Puts pictures of the library behind the others; those that it has stay where they are. */
export const choosePictures = (id: string, chosen: readonly { id: string }[]): Promise<ProductRecord> =>
  api.post<ProductRecord>(`admin/products/${id}/pictures/choice`, {
    json: { picture_ids: chosen.map((picture) => picture.id) },
  });
