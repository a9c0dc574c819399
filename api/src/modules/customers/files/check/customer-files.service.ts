import { countsOf, createSentFiles } from '../../../../framework/files/sent/sent-files';
import type { SentFileKind } from '../../../../framework/files/sent/sent-files';
import type { Infra } from '../../../../infra';
import type { Trx } from '../../../../infra/database/db';
import type { AuditService } from '../../../audit/audit.service';
import { FIELDS, fieldsOf } from '../format/fields';
import { customerFilesRepository as repository } from './customer-files.repository';
import type { CustomerCheckView } from './customer-files.schemas';
import { CUSTOMER_FILES } from './read-customers';

export interface CustomerFilesDeps extends Pick<Infra, 'db' | 'files' | 'clock'> {
  audit: Pick<AuditService, 'record'>;
}

export type CustomerFilesService = ReturnType<typeof createCustomerFiles>;

const KIND: SentFileKind = {
  ...CUSTOMER_FILES,
  unnamed: 'customers.csv',
  fields: FIELDS,
  fieldsOf,
  sent: { action: 'customers.send_file', record_type: 'customer_file' },
};

/** So long somebody may still be at work with a file. Milliseconds. */
const IN_USE_MS = 3_600_000;

/** Files of customers as staff send them, and what checks have found in them (docs/product.md §4). */
export function createCustomerFiles(deps: CustomerFilesDeps) {
  const { db } = deps;
  const sent = createSentFiles({ ...deps, repository, kind: KIND });

  return {
    get: sent.get,
    take: sent.take,

    /** @throws AppError `files.not_found` */
    async getCheck(id: string): Promise<CustomerCheckView> {
      const { file_id, fields } = await sent.getCheck(id);
      const counted = await repository.countItems(db, id);
      const counts = countsOf((wanted) => {
        const { customers = 0, rows = 0 } = counted.find(({ verdict }) => verdict === wanted) ?? {};
        return { customers, rows };
      });
      return { id, file_id, fields, counts };
    },

    listItems: sent.listItems,

    /** What checks have found of somebody who goes, what jobs call them, and the files that they may stand in. */
    forget(trx: Trx, person: { id: string; email: string }): Promise<void> {
      return repository.forget(trx, { ...person, in_use_since: new Date(deps.clock.now().getTime() - IN_USE_MS) });
    },

    removeExpired: sent.removeExpired,
  };
}
