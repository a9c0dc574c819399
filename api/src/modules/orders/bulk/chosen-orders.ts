import { Type } from 'typebox';
import type { Static } from 'typebox';
import { AppError } from '../../../errors/errors';
import { MOST_ROWS } from '../../../framework/job-kinds';
import type { JobRow } from '../../../framework/job-kinds';
import type { Db, Trx } from '../../../infra/database/db';
import { Id } from '../../../schemas/common';
import { AdminOrderFilter } from '../../../schemas/order-filter';
import { orderListRepository } from '../admin/list/order-list.repository';
import { toFilter } from '../admin/list/order-list.service';

const closed = { additionalProperties: false };
/** What fits into a request; a filter says more. */
const MOST_CHOSEN = 500;

/** Which orders a job is about: those that were ticked, or all that a list's filter shows. */
export const ChosenOrders = Type.Union([
  Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: MOST_CHOSEN, uniqueItems: true }) }, closed),
  Type.Object(
    {
      filter: AdminOrderFilter,
      count: Type.Integer({
        minimum: 1,
        maximum: MOST_ROWS,
        description: 'how many the list said there are; if more match by now, the job is refused',
      }),
    },
    closed,
  ),
]);

export type ChosenOrdersRequest = Static<typeof ChosenOrders>;

/**
 * Ids and numbers of the orders that a job is about; one that was ticked and is gone stands there by its id.
 * @param most that one job takes
 * @throws AppError `jobs.too_many`; `jobs.more_match` where the filter shows more than whoever asks has seen
 */
export async function listChosen(db: Db | Trx, chosen: ChosenOrdersRequest, most = MOST_ROWS): Promise<JobRow[]> {
  if ('ids' in chosen) {
    if (chosen.ids.length > most) throw new AppError('jobs.too_many', { most });
    const numbers = await orderListRepository.numbersOf(db, chosen.ids);
    return chosen.ids.map((id) => ({ record_id: id, label: numbers.get(id) ?? id }));
  }
  const keys = await orderListRepository.listKeys(db, toFilter(chosen.filter), most + 1);
  if (keys.length > most) throw new AppError('jobs.too_many', { most });
  if (keys.length > chosen.count) {
    throw new AppError('jobs.more_match', { count: keys.length }, { extensions: { count: keys.length } });
  }
  return keys.map(({ id, number }) => ({ record_id: id, label: number }));
}
