import type { CategoryText, CategoryWords } from '../../infra/database/tables/database';
import { pick } from '../../infra/basics/pick';
import { presentImage } from '../../presenters/goods/image';
import { checkedRule } from './check-rule';
import type { CategoryListRow, CategoryRecord } from './categories.repository';
import type { AdminCategoryListView, CategoryEdit } from './categories.schemas';

/** What staff write of a category, as the audit log names it. */
export const TEXTS = ['name', 'slug', 'description', 'seo_title', 'seo_description', 'words', 'sort', 'rule'] as const;
const BY_LANGUAGE: readonly CategoryText[] = ['name', 'slug', 'description', 'seo_title', 'seo_description'];

/** A category as staff see it; a text that another language lacks is empty. */
export function presentAdminCategory(row: CategoryListRow): AdminCategoryListView['items'][number] {
  const { position: _, image, words, ...category } = row;
  const { name = '', slug = '', description = '', seo_title = '', seo_description = '' } = words['de'] ?? {};
  return {
    ...category,
    image: image && presentImage(image, image.alt || row.name),
    words: { de: { name, slug, description, seo_title, seo_description } },
  };
}

/** What is empty is not kept. */
function withoutEmpty(words: CategoryWords): CategoryWords {
  const kept = Object.entries(words).map(([language, texts]) => [
    language,
    Object.fromEntries(BY_LANGUAGE.flatMap((key) => (texts[key]?.trim() ? [[key, texts[key]?.trim()]] : []))),
  ]);
  return Object.fromEntries(kept);
}

const orNull = (text: string | null): string | null => text?.trim() || null;

/** What a category says and holds after an edit: what it does not name stays. @throws AppError `validation.failed` */
export function textsAfter(row: CategoryRecord, { words, ...edit }: Omit<CategoryEdit, 'slug'>) {
  const next = { ...pick(row, ['name', 'description', 'seo_title', 'seo_description', 'sort', 'rule']), ...edit };
  return {
    name: next.name.trim(),
    description: next.description.trim(),
    seo_title: orNull(next.seo_title),
    seo_description: orNull(next.seo_description),
    words: words ? withoutEmpty(words) : row.words,
    sort: next.sort,
    rule: next.rule && checkedRule(next.rule),
  };
}
