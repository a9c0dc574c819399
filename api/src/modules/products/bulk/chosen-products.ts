import { Type } from 'typebox';
import type { Static } from 'typebox';
import { AppError } from '../../../errors/errors';
import { MOST_ROWS } from '../../../framework/job-kinds';
import type { JobRow } from '../../../framework/job-kinds';
import type { Db, Trx } from '../../../infra/database/db';
import { Id } from '../../../schemas/common';
import { AdminProductFilter } from '../../../schemas/product-filter';
import { productListRepository } from '../list/product-list.repository';
import { toProductFilter } from '../list/product-list.service';

const closed = { additionalProperties: false };
/** What fits into a request; a filter says more. */
const MOST_CHOSEN = 500;

/** Which products a job is about: those that were ticked, or all that a list's filter shows. */
export const ChosenProducts = Type.Union([
  Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: MOST_CHOSEN, uniqueItems: true }) }, closed),
  Type.Object(
    {
      filter: AdminProductFilter,
      count: Type.Integer({
        minimum: 1,
        maximum: MOST_ROWS,
        description: 'how many the list said there are; if more match by now, the job is refused',
      }),
    },
    closed,
  ),
]);

export type ChosenProductsRequest = Static<typeof ChosenProducts>;

/**
 * Ids and names of the products that a job is about; one that was ticked and is gone stands there by its id.
 * @throws AppError `jobs.too_many`; `jobs.more_match` where the filter shows more than whoever asks has seen
 */
export async function listChosenProducts(db: Db | Trx, chosen: ChosenProductsRequest): Promise<JobRow[]> {
  if ('ids' in chosen) {
    const names = await productListRepository.namesOf(db, chosen.ids);
    return chosen.ids.map((id) => ({ record_id: id, label: names.get(id) ?? id }));
  }
  const keys = await productListRepository.listKeys(db, await toProductFilter(db, chosen.filter), MOST_ROWS + 1);
  if (keys.length > MOST_ROWS) throw new AppError('jobs.too_many', { most: MOST_ROWS });
  if (keys.length > chosen.count) {
    throw new AppError('jobs.more_match', { count: keys.length }, { extensions: { count: keys.length } });
  }
  return keys.map(({ id, name }) => ({ record_id: id, label: name }));
}
