import type { Language } from '../../../core/languages';
import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import type { Db, Trx } from '../../../infra/database/db';
import { csvHead } from '../../../presenters/formats/csv';
import type { FilePart, JobOwner } from '../../door/job-kinds';
import { losslessLine, unmarked } from '../format/escapes';
import { readRecords } from '../reading/read-records';
import type { ReadFile } from '../reading/read-records';
import type { KeptCheck, KeptFile, KeptItem } from './kept-file';
import { REASON } from './sent-files';
import type { SentFilesRepository } from './sent-files.repository';

export interface FailedRowsDeps<File extends KeptFile, Check extends KeptCheck, Item extends KeptItem> extends Pick<
  Infra,
  'db'
> {
  repository: SentFilesRepository<File, Check, Item>;
  /** the file of a check, and how its rows are read */
  open(db: Db | Trx, check: Check): Promise<{ header: readonly string[]; read: ReadFile }>;
}

export interface FailedRowsRequest {
  check_id: string;
  import_id?: string;
}

const RECORDS_A_PART = 50;

type Failed = Pick<KeptItem, 'row' | 'problems'> & { failure: Record<string, string> | null };

/** Everything that is said of a record's rows, by row; of one that failed as a whole, its first one. */
function reasonsOf({ row, problems, failure }: Failed, language: Language): Map<number, string> {
  const said = problems.map(({ row: at, column, reason }): [number, string] => [
    at,
    [column, reason[language]].filter((part) => part).join(': '),
  ]);
  const all = failure ? [...said, [row, failure[language] ?? ''] as [number, string]] : said;
  const reasons = new Map<number, string>();
  for (const [at, reason] of all) reasons.set(at, [reasons.get(at), reason].filter(Boolean).join(' '));
  return reasons;
}

/** The rows of a file that were not taken over, with why: to be put right and sent again. */
export function createFailedRows<File extends KeptFile, Check extends KeptCheck, Item extends KeptItem>({
  db,
  repository,
  open,
}: FailedRowsDeps<File, Check, Item>) {
  async function getCheck(handle: Db | Trx, { check_id, import_id }: FailedRowsRequest) {
    const check = await repository.findCheck(handle, check_id);
    const isImport = import_id === undefined || (await repository.isImportOf(handle, import_id, check_id));
    if (!check || !isImport) throw new AppError('files.not_found');
    return check;
  }

  return {
    /** How many records, and where the file begins. @throws AppError `files.not_found` */
    async begin(handle: Db | Trx, request: FailedRowsRequest) {
      await getCheck(handle, request);
      const total = await repository.countFailed(handle, request.check_id, request.import_id ?? null);
      return { total, is_exact: true, position: { after: 0 } };
    },

    async read({ after }: { after: number }, request: FailedRowsRequest, { language }: JobOwner): Promise<FilePart> {
      const { header, read } = await open(db, await getCheck(db, request));
      const { check_id, import_id = null } = request;
      const failed = await repository.listFailed(db, { check_id, import_id, after, limit: RECORDS_A_PART });
      const lines: string[] = [];
      for (const item of failed) {
        const reasons = reasonsOf(item, language);
        const part = { row: item.row, from: item.byte_from, to: item.byte_to };
        for await (const { rows } of readRecords(read, part))
          for (const { row, cells } of rows) {
            const own = header.map((_, place) => unmarked(cells[place] ?? ''));
            lines.push(losslessLine([...own, reasons.get(row) ?? '']));
          }
      }
      const head = after === 0 ? csvHead([...header, REASON]) : '';
      const last = failed.length === RECORDS_A_PART ? failed.at(-1) : undefined;
      const next = last ? { after: last.row } : null;
      return { content: Buffer.from(head + lines.join('')), rows: failed.length, next };
    },
  };
}

export type FailedRowsService = ReturnType<typeof createFailedRows>;
