import { AppError } from '../../../errors/errors';
import type { JobOwner, JobRow } from '../../../framework/job-kinds';
import type { Db, Trx } from '../../../infra/database/db';
import type { RedirectsService } from '../records/redirects.service';
import { redirectFilesRepository as repository } from './redirect-files.repository';

export interface RedirectImportRequest {
  check_id: string;
  failed_of?: string;
}

export type ImportRedirectsService = ReturnType<typeof createImportRedirects>;

/** Writes what a check has found, a redirect at a time. */
export function createImportRedirects({ redirects }: { redirects: Pick<RedirectsService, 'put'> }) {
  /** @throws AppError `files.not_found`, `files.not_possible` while it goes on or where it did not end well */
  async function requireChecked(handle: Db | Trx, id: string): Promise<void> {
    const check = await repository.findCheck(handle, id);
    if (!check) throw new AppError('files.not_found');
    if (check.state !== 'done' || check.failed > 0) throw new AppError('files.not_possible.unchecked');
  }

  return {
    /** The redirects that are to be written. @throws AppError as `requireChecked` */
    async plan(handle: Db | Trx, { check_id, failed_of }: RedirectImportRequest): Promise<JobRow[]> {
      await requireChecked(handle, check_id);
      if (failed_of !== undefined && !(await repository.isImportOf(handle, failed_of, check_id)))
        throw new AppError('files.not_found');
      return repository.listToWrite(handle, check_id, failed_of);
    },

    /** @throws AppError where that cannot be any more */
    async work(
      trx: Trx,
      { record_id }: JobRow,
      { check_id }: RedirectImportRequest,
      { actor }: JobOwner,
    ): Promise<void> {
      const item = await repository.findItem(trx, check_id, Number(record_id));
      if (!item) throw new AppError('files.not_found');
      const { path, target, target_path } = item;
      await redirects.put(trx, actor, { path, target, target_path });
    },
  };
}
