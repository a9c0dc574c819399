import { Type } from 'typebox';
import type { Static } from 'typebox';
import { AppError } from '../../../errors/errors';
import { fileKind, MOST_ROWS, rowsKind } from '../../../framework/job-kinds';
import type { JobKind, JobRow } from '../../../framework/job-kinds';
import type { FilePosition } from '../../../framework/list-file';
import type { Db, Trx } from '../../../infra/database/db';
import { Id } from '../../../schemas/common';
import { AdminCustomerFilter } from '../../../schemas/customer-filter';
import type { AdminCustomerFilters } from '../../../schemas/customer-filter';
import type { CustomerGroupsService } from '../groups/customer-groups.service';
import type { CustomerExportService } from '../list/customer-export.service';
import { customerListRepository } from '../list/customer-list.repository';
import { toCustomerFilter } from '../list/customer-list.service';
import type { CustomerMarksService } from '../writes/customer-marks.service';
import type { CustomerDeed, CustomerWritesService } from '../writes/customer-writes.service';

export interface CustomerJobKindsDeps {
  customerGroups: Pick<CustomerGroupsService, 'has'>;
  customerMarks: Pick<CustomerMarksService, 'joining' | 'leaving'>;
  customerWrites: Pick<CustomerWritesService, 'changeWithin'>;
  customerExport: Pick<CustomerExportService, 'begin' | 'read'>;
}

const closed = { additionalProperties: false };
/** What fits into a request; a filter says more. */
const MOST_CHOSEN = 500;

/** Which customers a job is about: those that were ticked, or all that a list's filter shows. */
const ChosenCustomers = Type.Union([
  Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: MOST_CHOSEN, uniqueItems: true }) }, closed),
  Type.Object(
    {
      filter: AdminCustomerFilter,
      count: Type.Integer({
        minimum: 1,
        maximum: MOST_ROWS,
        description: 'how many the list said there are; if more match by now, the job is refused',
      }),
    },
    closed,
  ),
]);

type Chosen = Static<typeof ChosenCustomers>;
interface Grouping {
  customers: Chosen;
  group_id: string;
}

/** @throws AppError `jobs.too_many`; `jobs.more_match` where the filter shows more than whoever asks has seen */
async function listChosen(db: Db | Trx, chosen: Chosen): Promise<JobRow[]> {
  if ('ids' in chosen) {
    const names = await customerListRepository.namesOf(db, chosen.ids);
    return chosen.ids.map((id) => ({ record_id: id, label: names.get(id) ?? id }));
  }
  const keys = await customerListRepository.listKeys(db, toCustomerFilter(chosen.filter), MOST_ROWS + 1);
  if (keys.length > MOST_ROWS) throw new AppError('jobs.too_many', { most: MOST_ROWS });
  if (keys.length > chosen.count) {
    throw new AppError('jobs.more_match', { count: keys.length }, { extensions: { count: keys.length } });
  }
  return keys.map(({ id, name }) => ({ record_id: id, label: name || id }));
}

/** What can be done with many customers at once. */
export function customerJobKinds(deps: CustomerJobKindsDeps): JobKind[] {
  const { customerGroups, customerMarks, customerWrites, customerExport } = deps;

  const grouping = (name: string, deedOf: (group_id: string) => CustomerDeed): JobKind =>
    rowsKind<Grouping>({
      form: 'rows',
      name,
      right: 'customers.write',
      parameters: Type.Object({ customers: ChosenCustomers, group_id: Id }, closed),
      async plan(db, { customers, group_id }) {
        if (!(await customerGroups.has(db, group_id))) throw new AppError('customers.group_not_found');
        return listChosen(db, customers);
      },
      work: (trx, { record_id: customer_id }, { group_id }, { actor, job_id }) =>
        customerWrites.changeWithin(trx, { customer_id, actor, job_id }, deedOf(group_id)),
    });

  return [
    grouping('customers.add_to_group', customerMarks.joining),
    grouping('customers.remove_from_group', customerMarks.leaving),

    fileKind<{ filter?: AdminCustomerFilters }>({
      form: 'file',
      name: 'customers.export',
      right: 'customers.read',
      parameters: Type.Object({ filter: Type.Optional(AdminCustomerFilter) }, closed),
      file: { name: 'customers', ending: 'csv', type: 'text/csv; charset=utf-8' },
      begin: (db, { filter = {} }) => customerExport.begin(db, filter),
      async read(position, { filter = {} }) {
        const { text, rows, next } = await customerExport.read(filter, position as FilePosition); // as `begin` gave it
        return { content: Buffer.from(text), rows, next };
      },
    }),
  ];
}
