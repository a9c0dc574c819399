import type { Static } from 'typebox';
import { AppError } from '../../../errors/errors';
import type { Db, Trx } from '../../../infra/database/db';
import type { JobRow } from '../../door/job-kinds';
import type { ImportParameters } from './job-parameters';
import type { KeptCheck, KeptFile, KeptItem } from './kept-file';
import type { SentFilesRepository } from './sent-files.repository';

/** What the job asks for that checks a file. */
export type CheckRequest = Pick<KeptCheck, 'file_id' | 'fields'>;

/** What the job asks for that writes what a check has found. */
export type ImportRequest = Static<typeof ImportParameters>;

type Handle = Db | Trx;

/** A file that a job reads. @throws AppError `files.not_found` */
export async function getKeptFile<File extends KeptFile>(
  repository: Pick<SentFilesRepository<File, KeptCheck, KeptItem>, 'find'>,
  handle: Handle,
  id: string,
): Promise<File> {
  const file = await repository.find(handle, id);
  if (!file) throw new AppError('files.not_found');
  return file;
}

/** A check that may be written. @throws AppError `files.not_found`, `files.not_possible` while it goes on or where it did not end well */
export async function getEndedCheck<Check extends KeptCheck>(
  repository: Pick<SentFilesRepository<KeptFile, Check, KeptItem>, 'findCheck'>,
  handle: Handle,
  id: string,
) {
  const check = await repository.findCheck(handle, id);
  if (!check) throw new AppError('files.not_found');
  if (check.state !== 'done' || check.failed > 0) throw new AppError('files.not_possible.unchecked');
  return check;
}

/** The records that a job is to write. @throws AppError as `getEndedCheck`, `files.not_found` where `failed_of` is a job of something else */
export async function listToWrite(
  repository: Pick<SentFilesRepository<KeptFile, KeptCheck, KeptItem>, 'findCheck' | 'isImportOf' | 'listToWrite'>,
  handle: Handle,
  { check_id, failed_of }: ImportRequest,
): Promise<JobRow[]> {
  await getEndedCheck(repository, handle, check_id);
  if (failed_of !== undefined && !(await repository.isImportOf(handle, failed_of, check_id)))
    throw new AppError('files.not_found');
  return repository.listToWrite(handle, check_id, failed_of);
}
