import { Type } from 'typebox';
import type { FailedRowsRequest, FailedRowsService } from '../../../framework/files/sent/failed-rows';
import { FailedRowsParameters, ImportParameters } from '../../../framework/files/sent/job-parameters';
import { fileKind, rowsKind } from '../../../framework/job-kinds';
import type { JobKind } from '../../../framework/job-kinds';
import type { CheckCustomersService, CustomerCheckRequest } from './check/check-customers.service';
import { CustomerCheckParameters } from './check/customer-files.schemas';
import type { CustomerImportRequest, ImportCustomersService } from './check/import-customers.service';
import type { CustomersWholeService } from './customers-whole.service';

export interface CustomerFileJobKindsDeps {
  checkCustomers: CheckCustomersService;
  importCustomers: ImportCustomersService;
  failedCustomers: FailedRowsService;
  customersWhole: CustomersWholeService;
}

/** Each row of a file may be a customer. */
const MOST_RECORDS = 100_000;
const CSV = { ending: 'csv', type: 'text/csv; charset=utf-8' };

/** Checking a file of customers, writing what it says, and the files that go out. */
export function customerFileJobKinds(deps: CustomerFileJobKindsDeps): JobKind[] {
  const { checkCustomers, importCustomers, failedCustomers, customersWhole } = deps;
  return [
    rowsKind<CustomerCheckRequest>({
      form: 'rows',
      name: 'customers.check_file',
      right: 'customers.write',
      parameters: CustomerCheckParameters,
      plan: checkCustomers.plan,
      work: checkCustomers.work,
    }),
    rowsKind<CustomerImportRequest>({
      form: 'rows',
      name: 'customers.import_file',
      right: 'customers.write',
      parameters: ImportParameters,
      most: MOST_RECORDS,
      plan: importCustomers.plan,
      work: importCustomers.work,
    }),
    fileKind<FailedRowsRequest>({
      form: 'file',
      name: 'customers.failed_rows',
      right: 'customers.write',
      parameters: FailedRowsParameters,
      file: { name: 'customers-to-put-right', ...CSV },
      begin: failedCustomers.begin,
      read: (position, request, owner) => failedCustomers.read(position as { after: number }, request, owner), // as `begin` gave it
    }),
    fileKind<object>({
      form: 'file',
      name: 'customers.export_whole',
      right: 'customers.read',
      parameters: Type.Object({}, { additionalProperties: false }),
      file: { name: 'customers-whole', ...CSV },
      begin: (db) => customersWhole.begin(db),
      read: (position) => customersWhole.read(position as { after: string | null }), // as `begin` gave it
    }),
  ];
}
