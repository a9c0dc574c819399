import { cut } from '../../../../framework/files/format/cut';
import { columnNamed, createProblems } from '../../../../framework/files/format/problems';
import type { Problems } from '../../../../framework/files/format/problems';
import { partOfRow, toJobRow } from '../../../../framework/files/reading/job-parts';
import { listParts, readRecords } from '../../../../framework/files/reading/read-records';
import type { RecordPart } from '../../../../framework/files/reading/read-records';
import { getKeptFile } from '../../../../framework/files/sent/checked-file';
import type { CheckRequest } from '../../../../framework/files/sent/checked-file';
import type { Verdict } from '../../../../framework/files/sent/kept-file';
import type { JobOwner, JobRow } from '../../../../framework/door/job-kinds';
import type { Infra } from '../../../../infra';
import type { Db, Trx } from '../../../../infra/database/db';
import { messageOf } from '../../../../messages/message';
import { buildCustomer } from '../format/build-customer';
import type { FileCustomer } from '../format/build-customer';
import type { CustomerColumns } from '../format/fields';
import { customerStatesRepository as states } from '../plan/customer-states.repository';
import type { CustomerState } from '../plan/customer-states.repository';
import { planCustomer } from '../plan/plan-customer';
import { customerFilesRepository as repository } from './customer-files.repository';
import { MOST_ROWS, columnsOf, readingOf } from './read-customers';

export type CheckCustomersDeps = Pick<Infra, 'files'>;

export type CheckCustomersService = ReturnType<typeof createCheckCustomers>;

const SHOWN_CHANGES = 10;
const LONGEST_SHOWN = 200;

interface Read {
  part: RecordPart;
  file: FileCustomer;
  problems: Problems;
}

/** What is noted of a customer of the file. */
function toItem(
  check_id: string,
  { part, file, problems }: Read,
  { columns, state, groups }: { columns: CustomerColumns; state?: CustomerState; groups: ReadonlyMap<string, string> },
) {
  const { changes, details } = planCustomer(file, state, groups, problems);
  const isWrong = problems.list.length > 0;
  const verdict: Verdict = isWrong ? 'wrong' : !state ? 'new' : changes.length > 0 ? 'changed' : 'same';
  const shown = verdict === 'changed' ? changes : [];
  const names = { ...state, ...details };
  return {
    check_id,
    row: file.row,
    row_count: part.rows.length,
    byte_from: part.from,
    byte_to: part.to,
    email: file.email,
    name: cut(`${names.first_name ?? ''} ${names.last_name ?? ''}`.trim(), LONGEST_SHOWN),
    verdict,
    changes: JSON.stringify(
      shown.slice(0, SHOWN_CHANGES).map(({ field, before, after }) => ({
        field,
        before: cut(before, LONGEST_SHOWN),
        after: cut(after, LONGEST_SHOWN),
      })),
    ),
    change_count: shown.length,
    problems: JSON.stringify(
      problems.list.toSorted((a, b) => a.row - b.row).map((problem) => columnNamed(problem, columns)),
    ),
  };
}

/** Compares a file of customers with the shop, a part at a time; nothing of the shop is written. */
export function createCheckCustomers({ files }: CheckCustomersDeps) {
  /** A file, and what its columns are. @throws AppError `files.not_found`, `files.not_possible` */
  async function open(db: Db | Trx, { file_id, fields }: CheckRequest) {
    const file = await getKeptFile(repository, db, file_id);
    return { file, columns: columnsOf(file, fields) };
  }

  async function refuseTwice(trx: Trx, check_id: string, read: readonly Read[]): Promise<void> {
    const emails = read.map(({ file }) => file.email);
    const before = await repository.rowsByEmail(trx, check_id, emails);
    for (const { file, problems } of read) {
      if (file.email === '') continue;
      const row = before.get(file.email);
      if (row !== undefined) problems.add(file.row, 'email', messageOf('files.row.customer_again', { row }));
      else before.set(file.email, file.row);
    }
  }

  return {
    open,

    /** The parts of a file, each of whole customers. @throws AppError where it cannot be read as a table of customers */
    async plan(db: Db | Trx, request: CheckRequest): Promise<JobRow[]> {
      const { file, columns } = await open(db, request);
      return (await listParts(readingOf(files, file, columns), MOST_ROWS)).map(toJobRow);
    },

    /** Looks at one part as part of `trx`, which notes what was found. */
    async work(trx: Trx, row: JobRow, request: CheckRequest, { job_id }: JobOwner): Promise<void> {
      const { file, columns } = await open(trx, request);
      await repository.ensureCheck(trx, { job_id, file_id: file.id, fields: request.fields });
      const read: Read[] = [];
      for await (const part of readRecords(readingOf(files, file, columns), partOfRow(row))) {
        const problems = createProblems();
        read.push({ part, file: await buildCustomer(part.rows, columns, problems), problems });
      }
      await refuseTwice(trx, job_id, read);
      const present = await states.load(
        trx,
        read.map((one) => one.file.email),
      );
      const named = read.flatMap((one) => one.file.groups ?? []);
      const groups = await states.groupIds(trx, named);
      await repository.insertItems(
        trx,
        read.map((one) => toItem(job_id, one, { columns, state: present.get(one.file.email), groups })),
      );
    },
  };
}
