import { AppError } from '../../../../errors/errors';
import type { FilePart, JobOwner } from '../../../../framework/job-kinds';
import type { Infra } from '../../../../infra';
import type { Db, Trx } from '../../../../infra/database/db';
import type { Language } from '../../../../core/languages';
import { csvHead } from '../../../../presenters/csv';
import type { CheckFileService } from '../check/check-file.service';
import { productFilesRepository as repository } from '../check/product-files.repository';
import { readProducts } from '../check/read-products';
import { losslessLine, unmarked } from '../format/escapes';

export interface FailedRowsDeps extends Pick<Infra, 'db' | 'files'> {
  checkFile: Pick<CheckFileService, 'open'>;
}

export interface FailedRowsRequest {
  check_id: string;
  import_id?: string;
}

export type FailedRowsService = ReturnType<typeof createFailedRows>;
type Failed = Awaited<ReturnType<typeof repository.listFailed>>[number];

const PRODUCTS_A_PART = 50;
/** Behind the file's own columns; an import passes it over. */
const REASON = 'Error';

/** Everything that is said of a product's rows, by row; of one that failed as a whole, its first one. */
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
export function createFailedRows({ db, files, checkFile }: FailedRowsDeps) {
  async function getCheck(handle: Db | Trx, { check_id, import_id }: FailedRowsRequest) {
    const check = await repository.findCheck(handle, check_id);
    const isImport = import_id === undefined || (await repository.isImportOf(handle, import_id, check_id));
    if (!check || !isImport) throw new AppError('product_files.not_found');
    return check;
  }

  return {
    /** How many products, and where the file begins. @throws AppError `product_files.not_found` */
    async begin(handle: Db | Trx, request: FailedRowsRequest) {
      await getCheck(handle, request);
      const total = await repository.countFailed(handle, request.check_id, request.import_id ?? null);
      return { total, is_exact: true, position: { after: 0 } };
    },

    async read({ after }: { after: number }, request: FailedRowsRequest, { language }: JobOwner): Promise<FilePart> {
      const { file, columns } = await checkFile.open(db, await getCheck(db, request));
      const window = {
        after,
        limit: PRODUCTS_A_PART,
        check_id: request.check_id,
        import_id: request.import_id ?? null,
      };
      const failed = await repository.listFailed(db, window);
      const lines: string[] = [];
      for (const item of failed) {
        const reasons = reasonsOf(item, language);
        const part = { row: item.row, from: item.byte_from, to: item.byte_to };
        for await (const { rows } of readProducts(files, file, columns, part))
          for (const { row, cells } of rows) {
            const own = file.header.map((_, place) => unmarked(cells[place] ?? ''));
            lines.push(losslessLine([...own, reasons.get(row) ?? '']));
          }
      }
      const head = after === 0 ? csvHead([...file.header, REASON]) : '';
      const last = failed.length === PRODUCTS_A_PART ? failed.at(-1) : undefined;
      const next = last ? { after: last.row } : null;
      return { content: Buffer.from(head + lines.join('')), rows: failed.length, next };
    },
  };
}
