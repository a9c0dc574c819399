import { AppError } from '../../../errors/errors';
import type { ProductRow } from '../record/product-record.repository';
import type { ProductEdit } from '../record/product-requests.schemas';

/** What is to become of a product as it is; undefined: nothing. */
export type EditOf = (row: ProductRow) => ProductEdit | undefined;

/** As many as the form of a product takes. */
const MOST_TAGS = 50;

const keyOf = (tag: string): string => tag.trim().toLowerCase();

const toStatus =
  (status: ProductRow['status'], from: readonly ProductRow['status'][]): EditOf =>
  (row) =>
    from.includes(row.status) ? { status } : undefined;

/** Edits of many products at once; each leaves alone what is so already. */
export const productEdits = {
  /** Archived ones come back, too. */
  publishing: toStatus('active', ['draft', 'archived']),
  /** What is archived stays so. */
  unpublishing: toStatus('draft', ['active']),
  archiving: toStatus('archived', ['draft', 'active']),

  /** Tags are put behind those that it has, whatever their case. @throws AppError `products.not_possible` beyond 50 */
  tagging:
    (tags: readonly string[]): EditOf =>
    ({ tags: present }) => {
      const known = new Set(present.map(keyOf));
      const further = tags.filter((tag) => !known.has(keyOf(tag)));
      if (further.length === 0) return undefined;
      const all = [...present, ...new Map(further.map((tag) => [keyOf(tag), tag.trim()])).values()];
      if (all.length > MOST_TAGS) throw new AppError('products.not_possible.tags', { most: MOST_TAGS });
      return { tags: all };
    },

  /** Tags are taken off, whatever their case. */
  untagging(tags: readonly string[]): EditOf {
    const gone = new Set(tags.map(keyOf));
    return ({ tags: present }) => {
      const left = present.filter((tag) => !gone.has(keyOf(tag)));
      return left.length === present.length ? undefined : { tags: left };
    };
  },

  /** @param category_id null: it is in none */
  moving:
    (category_id: string | null): EditOf =>
    (row) =>
      row.category_id === category_id ? undefined : { category_id },
};
