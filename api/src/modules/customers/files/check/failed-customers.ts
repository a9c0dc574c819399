import { createFailedRows } from '../../../../framework/files/sent/failed-rows';
import type { FailedRowsService } from '../../../../framework/files/sent/failed-rows';
import type { Infra } from '../../../../infra';
import type { CheckCustomersService } from './check-customers.service';
import { customerFilesRepository as repository } from './customer-files.repository';
import { readingOf } from './read-customers';

export interface FailedCustomersDeps extends Pick<Infra, 'db' | 'files'> {
  checkCustomers: Pick<CheckCustomersService, 'open'>;
}

/** The rows of customers that were not taken over, with why. */
export const createFailedCustomers = ({ db, files, checkCustomers }: FailedCustomersDeps): FailedRowsService =>
  createFailedRows({
    db,
    repository,
    async open(handle, check) {
      const { file, columns } = await checkCustomers.open(handle, check);
      return { header: file.header, read: readingOf(files, file, columns) };
    },
  });
