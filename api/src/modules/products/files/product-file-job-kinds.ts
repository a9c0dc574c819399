import { Type } from 'typebox';
import { FailedRowsParameters, ImportParameters } from '../../../framework/files/sent/job-parameters';
import { fileKind, rowsKind } from '../../../framework/job-kinds';
import type { JobKind } from '../../../framework/job-kinds';
import type { ListingWriter } from '../../catalogue/writing/listing-writer.service';
import type { CheckFileService, CheckRequest } from './check/check-file.service';
import type { ImportFileService, ImportRequest } from './check/import-file.service';
import { CheckParameters } from './check/product-files.schemas';
import type { FailedRowsRequest, FailedRowsService } from '../../../framework/files/sent/failed-rows';
import type { WholeExportService } from './export/whole-export.service';

export interface ProductFileJobKindsDeps {
  checkFile: CheckFileService;
  importFile: ImportFileService;
  failedRows: FailedRowsService;
  wholeExport: WholeExportService;
  listingWriter: Pick<ListingWriter, 'countCategories'>;
}

/** Each row of a file may be a product, and name a picture. */
const MOST_RECORDS = 200_000;
const CSV = { ending: 'csv', type: 'text/csv; charset=utf-8' };

/** Checking a file of products, writing what it says, and the files that go out. */
export function productFileJobKinds(deps: ProductFileJobKindsDeps): JobKind[] {
  const { checkFile, importFile, failedRows, wholeExport, listingWriter } = deps;
  return [
    rowsKind<CheckRequest>({
      form: 'rows',
      name: 'products.check_file',
      right: 'products.write',
      parameters: CheckParameters,
      plan: checkFile.plan,
      work: checkFile.work,
    }),
    rowsKind<ImportRequest, string | undefined>({
      form: 'rows',
      name: 'products.import_file',
      right: 'products.write',
      parameters: ImportParameters,
      most: MOST_RECORDS,
      plan: importFile.plan,
      prepare: importFile.prepare,
      work: importFile.work,
      settle: () => listingWriter.countCategories(),
    }),
    fileKind<FailedRowsRequest>({
      form: 'file',
      names_nobody: true,
      name: 'products.failed_rows',
      right: 'products.write',
      parameters: FailedRowsParameters,
      file: { name: 'products-to-put-right', ...CSV },
      begin: failedRows.begin,
      read: (position, request, owner) => failedRows.read(position as { after: number }, request, owner), // as `begin` gave it
    }),
    fileKind<object>({
      form: 'file',
      names_nobody: true,
      name: 'products.export_whole',
      right: 'products.read',
      parameters: Type.Object({}, { additionalProperties: false }),
      file: { name: 'products-whole', ...CSV },
      begin: (db) => wholeExport.begin(db),
      read: (position) => wholeExport.read(position as Parameters<WholeExportService['read']>[0]), // as `begin` gave it
    }),
  ];
}
