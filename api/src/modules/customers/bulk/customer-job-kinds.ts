import { Type } from 'typebox';
import { AppError } from '../../../errors/errors';
import { rowsKind } from '../../../framework/door/job-kinds';
import type { JobKind } from '../../../framework/door/job-kinds';
import { chosenOf, exportKind, listChosen } from '../../../framework/lists/list-jobs';
import type { Chosen } from '../../../framework/lists/list-jobs';
import { Id } from '../../../schemas/basics/common';
import { AdminCustomerFilter } from '../../../schemas/filters/customer-filter';
import type { AdminCustomerFilters } from '../../../schemas/filters/customer-filter';
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

/** Which customers a job is about. */
const ChosenCustomers = chosenOf(AdminCustomerFilter);

interface Grouping {
  customers: Chosen<AdminCustomerFilters>;
  group_id: string;
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
        return listChosen(customers, {
          labelsOf: (ids) => customerListRepository.namesOf(db, ids),
          listKeys: (asked, most) => customerListRepository.listKeys(db, toCustomerFilter(asked), most),
        });
      },
      work: (trx, { record_id: customer_id }, { group_id }, { actor, job_id }) =>
        customerWrites.changeWithin(trx, { customer_id, actor, job_id }, deedOf(group_id)),
    });

  return [
    grouping('customers.add_to_group', customerMarks.joining),
    grouping('customers.remove_from_group', customerMarks.leaving),

    exportKind({
      name: 'customers.export',
      right: 'customers.read',
      filter: AdminCustomerFilter,
      file: 'customers',
      list: customerExport,
    }),
  ];
}
