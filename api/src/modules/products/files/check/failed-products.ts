import { createFailedRows } from '../../../../framework/files/sent/failed-rows';
import type { FailedRowsService } from '../../../../framework/files/sent/failed-rows';
import type { Infra } from '../../../../infra';
import type { CheckFileService } from './check-file.service';
import { productFilesRepository as repository } from './product-files.repository';
import { readingOf } from './read-products';

export interface FailedProductsDeps extends Pick<Infra, 'db' | 'files'> {
  checkFile: Pick<CheckFileService, 'open'>;
}

/** The rows of products that were not taken over, with why. */
export const createFailedProducts = ({ db, files, checkFile }: FailedProductsDeps): FailedRowsService =>
  createFailedRows({
    db,
    repository,
    async open(handle, check) {
      const { file, columns } = await checkFile.open(handle, check);
      return { header: file.header, read: readingOf(files, file, columns) };
    },
  });
