import type { ImportRequest } from '../../../framework/files/sent/checked-file';
import { failedRowsKind, wholeFileKind } from '../../../framework/files/sent/file-job-kinds';
import { ImportParameters } from '../../../framework/files/sent/job-parameters';
import { rowsKind } from '../../../framework/door/job-kinds';
import type { JobKind } from '../../../framework/door/job-kinds';
import type { ListingWriter } from '../../catalogue/writing/listing-writer.service';
import type { CheckFileService, CheckRequest } from './check/check-file.service';
import type { ImportFileService } from './check/import-file.service';
import { CheckParameters } from './check/product-files.schemas';
import type { FailedRowsService } from '../../../framework/files/sent/failed-rows';
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
    failedRowsKind(
      { name: 'products.failed_rows', right: 'products.write', file: 'products-to-put-right', names_nobody: true },
      failedRows,
    ),
    wholeFileKind(
      { name: 'products.export_whole', right: 'products.read', file: 'products-whole', names_nobody: true },
      wholeExport,
    ),
  ];
}
