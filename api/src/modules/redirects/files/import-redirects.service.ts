import { AppError } from '../../../errors/errors';
import { listToWrite } from '../../../framework/files/sent/checked-file';
import type { ImportRequest } from '../../../framework/files/sent/checked-file';
import type { JobOwner, JobRow } from '../../../framework/door/job-kinds';
import type { Db, Trx } from '../../../infra/database/db';
import type { RedirectsService } from '../records/redirects.service';
import { redirectFilesRepository as repository } from './redirect-files.repository';

export type ImportRedirectsService = ReturnType<typeof createImportRedirects>;

/** Writes what a check has found, a redirect at a time. */
export function createImportRedirects({ redirects }: { redirects: Pick<RedirectsService, 'put'> }) {
  return {
    /** The redirects that are to be written. @throws AppError as `listToWrite` */
    plan: (handle: Db | Trx, request: ImportRequest): Promise<JobRow[]> => listToWrite(repository, handle, request),

    /** @throws AppError where that cannot be any more */
    async work(trx: Trx, { record_id }: JobRow, { check_id }: ImportRequest, { actor }: JobOwner): Promise<void> {
      const item = await repository.findItem(trx, check_id, Number(record_id));
      if (!item) throw new AppError('files.not_found');
      const { path, target, target_path } = item;
      await redirects.put(trx, actor, { path, target, target_path });
    },
  };
}
