import { chosenOf, listChosen } from '../../../framework/lists/list-jobs';
import type { Chosen } from '../../../framework/lists/list-jobs';
import type { JobRow } from '../../../framework/door/job-kinds';
import type { Db, Trx } from '../../../infra/database/db';
import { AdminProductFilter } from '../../../schemas/filters/product-filter';
import type { AdminProductFilters } from '../../../schemas/filters/product-filter';
import { productListRepository } from '../list/product-list.repository';
import { toProductFilter } from '../list/product-list.service';

/** Which products a job is about. */
export const ChosenProducts = chosenOf(AdminProductFilter);
export type ChosenProductsRequest = Chosen<AdminProductFilters>;

/** Their ids and names, as `listChosen` has them. @throws AppError as it does */
export const listChosenProducts = (db: Db | Trx, chosen: ChosenProductsRequest): Promise<JobRow[]> =>
  listChosen(chosen, {
    labelsOf: (ids) => productListRepository.namesOf(db, ids),
    listKeys: async (asked, most) => productListRepository.listKeys(db, await toProductFilter(db, asked), most),
  });
