import type { CheckRequest, ImportRequest } from '../../../framework/files/sent/checked-file';
import type { FailedRowsService } from '../../../framework/files/sent/failed-rows';
import { failedRowsKind, wholeFileKind } from '../../../framework/files/sent/file-job-kinds';
import { ImportParameters } from '../../../framework/files/sent/job-parameters';
import { rowsKind } from '../../../framework/door/job-kinds';
import type { JobKind } from '../../../framework/door/job-kinds';
import type { CheckCustomersService } from './check/check-customers.service';
import { CustomerCheckParameters } from './check/customer-files.schemas';
import type { ImportCustomersService } from './check/import-customers.service';
import type { CustomersWholeService } from './customers-whole.service';

export interface CustomerFileJobKindsDeps {
  checkCustomers: CheckCustomersService;
  importCustomers: ImportCustomersService;
  failedCustomers: FailedRowsService;
  customersWhole: CustomersWholeService;
}

/** Each row of a file may be a customer. */
const MOST_RECORDS = 100_000;

/** Checking a file of customers, writing what it says, and the files that go out. */
export function customerFileJobKinds(deps: CustomerFileJobKindsDeps): JobKind[] {
  const { checkCustomers, importCustomers, failedCustomers, customersWhole } = deps;
  return [
    rowsKind<CheckRequest>({
      form: 'rows',
      name: 'customers.check_file',
      right: 'customers.write',
      parameters: CustomerCheckParameters,
      plan: checkCustomers.plan,
      work: checkCustomers.work,
    }),
    rowsKind<ImportRequest>({
      form: 'rows',
      name: 'customers.import_file',
      right: 'customers.write',
      parameters: ImportParameters,
      most: MOST_RECORDS,
      plan: importCustomers.plan,
      work: importCustomers.work,
    }),
    failedRowsKind(
      { name: 'customers.failed_rows', right: 'customers.write', file: 'customers-to-put-right' },
      failedCustomers,
    ),
    wholeFileKind({ name: 'customers.export_whole', right: 'customers.read', file: 'customers-whole' }, customersWhole),
  ];
}
