import { cut } from '../../../framework/files/format/cut';
import { createCells } from '../../../framework/files/format/cells';
import { columnNamed, createProblems } from '../../../framework/files/format/problems';
import type { Problems } from '../../../framework/files/format/problems';
import { partOfRow, toJobRow } from '../../../framework/files/reading/job-parts';
import { listParts, readRecords } from '../../../framework/files/reading/read-records';
import type { RecordPart } from '../../../framework/files/reading/read-records';
import { getKeptFile } from '../../../framework/files/sent/checked-file';
import type { CheckRequest } from '../../../framework/files/sent/checked-file';
import type { Verdict } from '../../../framework/files/sent/kept-file';
import type { JobOwner, JobRow } from '../../../framework/door/job-kinds';
import type { Infra } from '../../../infra';
import type { Db, Trx } from '../../../infra/database/db';
import { messageOf } from '../../../messages/message';
import { readRedirect } from '../records/read-redirect';
import type { Redirect } from '../records/read-redirect';
import { redirectsRepository } from '../records/redirects.repository';
import { MOST_REDIRECTS } from '../records/redirects.service';
import { columnsOf, readingOf } from './fields';
import type { RedirectColumns } from './fields';
import { redirectFilesRepository as repository } from './redirect-files.repository';

export type CheckRedirectsDeps = Pick<Infra, 'files' | 'config'>;

export type CheckRedirectsService = ReturnType<typeof createCheckRedirects>;

const LONGEST_SHOWN = 300;
const ROWS_OF_ONE = 1;
const NONE: Redirect = { path: '', target: '', target_path: '' };

interface Found {
  redirect: Redirect;
  /** where it leads now; undefined: nowhere */
  before: string | undefined;
  verdict: Exclude<Verdict, 'wrong'>;
}

/** Compares a file of redirects with the shop, a part at a time; nothing of the shop is written. */
export function createCheckRedirects({ files, config }: CheckRedirectsDeps) {
  /** A file, and what its columns are. @throws AppError `files.not_found`, `files.not_possible` */
  async function open(db: Db | Trx, { file_id, fields }: CheckRequest) {
    const file = await getKeptFile(repository, db, file_id);
    return { file, columns: columnsOf(file, fields) };
  }

  /** The same redirect twice is one; of two that disagree the second is wrong. */
  async function compare(
    trx: Trx,
    check_id: string,
    { redirect, room }: { redirect: Redirect; room: number },
    problem: (field: 'path' | 'target', reason: Parameters<Problems['add']>[2]) => void,
  ): Promise<Found> {
    const { path, target } = redirect;
    const [[present], earlier] = await Promise.all([
      redirectsRepository.listByPaths(trx, [path]),
      repository.findRow(trx, check_id, path),
    ]);
    const before = present?.target;
    if (earlier && earlier.target !== target)
      problem('path', messageOf('files.row.redirect_again', { row: earlier.row }));
    if (before === target || earlier) return { redirect, before, verdict: 'same' };
    if (await redirectsRepository.leadsBack(trx, redirect, { check_id }))
      problem('target', messageOf('validation.failed.redirect_circle'));
    if (!present && room <= 0) problem('path', messageOf('redirects.not_possible', { most: MOST_REDIRECTS }));
    return { redirect, before, verdict: present ? 'changed' : 'new' };
  }

  /** Looks at a row and notes what was found. @returns whether it is a new one */
  async function look(
    trx: Trx,
    check_id: string,
    { part, columns, room }: { part: RecordPart; columns: RedirectColumns; room: number },
  ): Promise<boolean> {
    const [row] = part.rows;
    const problems = createProblems();
    const cells = createCells(columns, problems);
    const given = { path: cells.text(row, 'path'), target: cells.text(row, 'target') };
    const { redirect, faults } = readRedirect(given, config.public_url);
    for (const { field, reason } of faults) problems.add(row.row, field, reason);
    const found: Found = redirect
      ? await compare(trx, check_id, { redirect, room }, (field, reason) => problems.add(row.row, field, reason))
      : { redirect: NONE, before: undefined, verdict: 'same' };
    const isWrong = problems.list.length > 0;
    const verdict = isWrong ? 'wrong' : found.verdict;
    const { before = '', redirect: read } = found;
    const changes = verdict === 'changed' ? [{ field: 'target', before, after: read.target }] : [];
    await repository.insertItem(trx, {
      check_id,
      row: row.row,
      row_count: part.rows.length,
      byte_from: part.from,
      byte_to: part.to,
      ...read,
      path: read.path || cut(given.path, LONGEST_SHOWN),
      name: '',
      verdict,
      changes: JSON.stringify(changes),
      change_count: changes.length,
      problems: JSON.stringify(problems.list.map((problem) => columnNamed(problem, columns))),
    });
    return verdict === 'new';
  }

  return {
    open,

    /** The parts of a file. @throws AppError where it cannot be read as a table of redirects */
    async plan(db: Db | Trx, request: CheckRequest): Promise<JobRow[]> {
      const { file } = await open(db, request);
      return (await listParts(readingOf(files, file), ROWS_OF_ONE)).map(toJobRow);
    },

    /** Looks at one part as part of `trx`, which notes what was found. */
    async work(trx: Trx, row: JobRow, request: CheckRequest, { job_id }: JobOwner): Promise<void> {
      const { file, columns } = await open(trx, request);
      await repository.ensureCheck(trx, { job_id, file_id: file.id, fields: request.fields });
      let room = MOST_REDIRECTS - (await redirectsRepository.countAll(trx)) - (await repository.countNew(trx, job_id));
      for await (const part of readRecords(readingOf(files, file), partOfRow(row)))
        if (await look(trx, job_id, { part, columns, room })) room -= 1;
    },
  };
}
