import { notValid } from '../../errors/errors';
import { isId, newId } from '../../infra/basics/ids';
import type { Trx } from '../../infra/database/db';
import { messageOf } from '../../messages/message';
import { toSlug } from '../../presenters/search/slug';
import { categoriesRepository as repository } from './categories.repository';
import type { CategoryRecord } from './categories.repository';
import type { CategoryEdit } from './categories.schemas';

/** '/products?category=all' is every category (docs/product.md §2). */
const RESERVED = 'all';
const LONGEST_SLUG = 200;
/** So many addresses of one name are tried. */
const MOST_NUMBERS = 50;

type Words = NonNullable<CategoryEdit['words']>;
type Slugs = Pick<CategoryRecord, 'slug' | 'words'>;

/** What a category is called in addresses, in whichever language. */
export const slugsIn = ({ slug, words }: Slugs): string[] => [
  slug,
  ...Object.values(words).flatMap((texts) => texts.slug ?? []),
];

/** An address made of a name, numbered where another category has it or had it. */
export async function freeSlug(trx: Trx, name: string, all: readonly CategoryRecord[]): Promise<string> {
  const first = toSlug(name).slice(0, LONGEST_SLUG - 4) || newId();
  const wanted = [first, ...Array.from({ length: MOST_NUMBERS - 1 }, (_, index) => `${first}-${index + 2}`)];
  const taken = new Set([RESERVED, ...all.flatMap(slugsIn), ...(await repository.listTakenSlugs(trx, wanted))]);
  return wanted.find((slug) => !taken.has(slug)) ?? newId();
}

/**
 * A slug that staff have written, as it stands in addresses.
 * @param field what is told where it cannot be
 * @throws AppError `validation.failed`
 */
export function checkSlug(
  given: string,
  row: CategoryRecord,
  all: readonly CategoryRecord[],
  field: 'slug' | 'slug_de' = 'slug',
): string {
  const slug = toSlug(given).slice(0, LONGEST_SLUG);
  if (slug === '') throw notValid({ [field]: [messageOf('validation.failed.slug_empty')] });
  // An id in an address is one: a category must not take another's.
  const isTaken =
    slug === RESERVED || isId(slug) || all.some((one) => one.id !== row.id && slugsIn(one).includes(slug));
  if (isTaken) throw notValid({ [field]: [messageOf('validation.failed.category_slug_taken')] });
  return slug;
}

/**
 * The texts of the other languages with their slugs: one that is not named stays, and one that is the first language's is none.
 * @param first the slug of the first language
 * @throws AppError `validation.failed`
 */
export function checkWords(words: Words, first: string, row: CategoryRecord, all: readonly CategoryRecord[]): Words {
  const given = words.de.slug ?? row.words['de']?.slug ?? '';
  const slug = given.trim() === '' ? first : checkSlug(given, row, all, 'slug_de');
  return { ...words, de: { ...words.de, slug: slug === first ? '' : slug } };
}

/** What it was called in addresses leads to it from now on, and what it is called now leads nowhere else. */
export async function leadFormer(trx: Trx, row: CategoryRecord, next: Slugs, now: Date): Promise<void> {
  const [before, after] = [slugsIn(row), slugsIn(next)];
  for (const slug of after) if (!before.includes(slug)) await repository.endRedirect(trx, slug);
  for (const slug of before) if (!after.includes(slug)) await repository.redirect(trx, slug, row.id, now);
}
