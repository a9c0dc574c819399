import { actorOf } from '../../../../framework/routes/http';
import type { App, RouteTools } from '../../../../framework/routes/http';
import { sentFileRoutes } from '../../../../framework/files/sent/sent-file-routes';
import { FileParams } from '../../../../framework/files/sent/sent-file-schemas';
import { readFilePart } from '../../../../framework/files/sent/read-file-part';
import { FORM_BYTES } from '../../../../framework/files/sent/read-picture';
import { Problem } from '../../../../schemas/basics/common';
import { ref } from '../../../../schemas/basics/ref';
import {
  ProductCheckItemList,
  ProductCheckResult,
  ProductFile,
  ProductImportParams,
  ProductImportResult,
} from './product-files.schemas';
import { MOST_ZIP_BYTES } from '../pictures/file-pictures.service';
import type { ProductFilesService } from './product-files.service';

export interface ProductFilesRoutesDeps extends RouteTools {
  productFiles: ProductFilesService;
}

const base = { tags: ['admin'] };

/** Files of products: `/admin/product-files` with the pictures that they name, `/admin/product-checks` with what was written. */
export function productFilesRoutes(api: App, { productFiles, policy }: ProductFilesRoutesDeps): void {
  const onRequest = policy.requireRight('products.write');

  sentFileRoutes(api, {
    policy,
    right: 'products.write',
    record: 'product',
    schemas: { file: ProductFile, check: ProductCheckResult, items: ProductCheckItemList },
    files: productFiles,
  });

  api.put('/admin/product-files/:file_id/pictures', {
    schema: {
      ...base,
      params: FileParams,
      summary: 'Sends a zip with the pictures that a file names, in the place of one before',
      description: 'multipart/form-data: one zip of at most 500 MB and 10,000 pictures of at most 10 MB.',
      consumes: ['multipart/form-data'],
      response: { 200: ref(ProductFile), '4xx': ref(Problem) },
    },
    bodyLimit: MOST_ZIP_BYTES + FORM_BYTES,
    onRequest,
    handler: async (request) =>
      productFiles.takeZip(actorOf(request), request.params.file_id, await readFilePart(request, MOST_ZIP_BYTES)),
  });

  api.get('/admin/product-checks/:check_id/imports/:import_id', {
    schema: {
      ...base,
      params: ProductImportParams,
      summary: 'What came of a job that wrote what a check has found',
      response: { 200: ref(ProductImportResult), 404: ref(Problem) },
    },
    onRequest,
    handler: (request) => productFiles.getImport(request.params.check_id, request.params.import_id),
  });
}
