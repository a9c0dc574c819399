import { countsOf, createSentFiles } from '../../../framework/files/sent/sent-files';
import type { SentFileKind } from '../../../framework/files/sent/sent-files';
import type { Infra } from '../../../infra';
import type { AuditService } from '../../audit/audit.service';
import { FIELDS, fieldsOf, REDIRECT_FILES } from './fields';
import { redirectFilesRepository as repository } from './redirect-files.repository';
import type { RedirectCheckView } from './redirect-files.schemas';

export interface RedirectFilesDeps extends Pick<Infra, 'db' | 'files' | 'clock'> {
  audit: Pick<AuditService, 'record'>;
}

export type RedirectFilesService = ReturnType<typeof createRedirectFiles>;

const KIND: SentFileKind = {
  ...REDIRECT_FILES,
  unnamed: 'redirects.csv',
  fields: FIELDS,
  fieldsOf,
  sent: { action: 'redirects.send_file', record_type: 'redirect_file' },
};

/** Files of redirects as staff send them, and what checks have found in them (docs/product.md §4). */
export function createRedirectFiles(deps: RedirectFilesDeps) {
  const { db } = deps;
  const sent = createSentFiles({ ...deps, repository, kind: KIND });

  return {
    get: sent.get,
    take: sent.take,

    /** @throws AppError `files.not_found` */
    async getCheck(id: string): Promise<RedirectCheckView> {
      const { file_id, fields } = await sent.getCheck(id);
      const counted = await repository.countItems(db, id);
      const counts = countsOf((wanted) => ({
        redirects: counted.find(({ verdict }) => verdict === wanted)?.redirects ?? 0,
      }));
      return { id, file_id, fields, counts };
    },

    listItems: sent.listItems,

    removeExpired: sent.removeExpired,
  };
}
