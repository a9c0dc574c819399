import { chosenOf, listChosen } from '../../../framework/lists/list-jobs';
import type { Chosen } from '../../../framework/lists/list-jobs';
import type { JobRow } from '../../../framework/door/job-kinds';
import type { Db, Trx } from '../../../infra/database/db';
import { AdminOrderFilter } from '../../../schemas/filters/order-filter';
import type { AdminOrderFilters } from '../../../schemas/filters/order-filter';
import { orderListRepository } from '../admin/list/order-list.repository';
import { toFilter } from '../admin/list/order-list.service';

/** Which orders a job is about. */
export const ChosenOrders = chosenOf(AdminOrderFilter);
export type ChosenOrdersRequest = Chosen<AdminOrderFilters>;

/** Their ids and numbers, as `listChosen` has them. @throws AppError as it does */
export const listChosenOrders = (db: Db | Trx, chosen: ChosenOrdersRequest, most?: number): Promise<JobRow[]> =>
  listChosen(
    chosen,
    {
      labelsOf: (ids) => orderListRepository.numbersOf(db, ids),
      listKeys: (asked, limit) => orderListRepository.listKeys(db, toFilter(asked), limit),
    },
    most,
  );
