import type { PictureUse } from '@tessera/shared/contract';
import { paths } from '@tessera/shared/paths';
import type { ListSpec, ListState } from '../../list/list-address';
import { adminPaths } from '../../paths';

/** Every filter of the library, by the name that address and API have for it. */
export type PictureFilter = 'use' | 'is_described';

export type PicturesState = ListState<PictureFilter>;

export const USES: readonly PictureUse['kind'][] = [
  'product',
  'variant',
  'category',
  'home',
  'video',
  'store',
  'order',
];

/** The usual one first. */
export const PICTURE_SORTS = ['-created_at', 'created_at', 'name'] as const;

/** The library's address, and what makes sense in it. */
export const pictureList: ListSpec<PictureFilter> = {
  path: '/admin/pictures',
  sorts: PICTURE_SORTS,
  filters: {
    use: (value) => value === 'none' || USES.some((use) => use === value),
    is_described: (value) => value === 'true' || value === 'false',
  },
};

/** What staff look at. */
export const PICTURE_VIEWS: Record<'all' | 'none' | 'undescribed', PicturesState['filters']> = {
  all: {},
  none: { use: 'none' },
  undescribed: { is_described: 'false' },
};

/** '1.2 MB': how large a file is. @param bytes 0 and more */
export function sizeInWords(bytes: number, locale: string): string {
  const [unit, value] = bytes >= 1_000_000 ? ['megabyte', bytes / 1_000_000] : ['kilobyte', bytes / 1000];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}

/** Where a use can be looked at. */
export function pathOfUse({ kind, id }: PictureUse): string {
  const ways: Record<PictureUse['kind'], string> = {
    product: adminPaths.editProduct(id),
    variant: adminPaths.editProduct(id),
    category: adminPaths.categories(),
    home: '/admin/content/home',
    video: adminPaths.editProduct(id),
    store: '/admin/settings/store',
    order: paths.adminOrder(id),
  };
  return ways[kind];
}
