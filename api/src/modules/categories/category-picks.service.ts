import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import { isId } from '../../infra/basics/ids';
import { pick } from '../../infra/basics/pick';
import { presentImage } from '../../presenters/goods/image';
import { categoriesRepository as repository } from './categories.repository';
import type { CategoryPicksView } from './categories.schemas';
import type { AdminCategoriesService, CategoryDeed, CategoryWrite } from './categories.service';

export interface CategoryPicksDeps extends Pick<Infra, 'db' | 'clock'> {
  adminCategories: Pick<AdminCategoriesService, 'change'>;
}

export type CategoryPicksService = ReturnType<typeof createCategoryPicks>;

/** The goods that staff put first in a category; listings follow by the change feed. */
export function createCategoryPicks({ db, clock, adminCategories }: CategoryPicksDeps) {
  /** @throws AppError `catalogue.category_not_found` */
  async function list(id: string): Promise<CategoryPicksView> {
    const row = isId(id) ? (await repository.list(db)).find((one) => one.id === id) : undefined;
    if (!row) throw new AppError('catalogue.category_not_found');
    const items = await repository.listPicks(db, id, row.rule !== null);
    return {
      category: pick(row, ['id', 'name', 'slug', 'sort']),
      version: row.version,
      items: items.map(({ image, ...item }) => ({
        ...item,
        image: image && presentImage(image, image.alt || item.name),
      })),
    };
  }

  const arranging =
    (product_ids: readonly string[]): CategoryDeed =>
    async (trx, row) => {
      const told = async () => (await repository.listPicks(trx, row.id, row.rule !== null)).map(({ name }) => name);
      const before = { picks: await told(), sort: row.sort };
      await repository.setPicks(trx, row.id, product_ids);
      const picks = await told();
      const sort = picks.length > 0 ? 'featured' : row.sort === 'featured' ? null : row.sort;
      await repository.update(trx, row.id, { sort, version: row.version + 1, last_modified_at: clock.now() });
      return { before, after: { picks, sort } };
    };

  return {
    /** In their order, those that listings do not show among them. @throws AppError `catalogue.category_not_found` */
    list,

    /**
     * These come first from now on, and the category is sorted by hand; with none it is not any more.
     * @throws AppError `categories.stale`, `catalogue.category_not_found`
     */
    async set(write: CategoryWrite, product_ids: readonly string[]): Promise<CategoryPicksView> {
      await adminCategories.change(write, 'arrange', arranging(product_ids));
      return list(write.category_id);
    },
  };
}
