import { actorOf } from '../../../../framework/http';
import type { App, RouteTools } from '../../../../framework/http';
import { CheckItemsQuery, CheckParams, FileParams } from '../../../../framework/files/sent/sent-file-schemas';
import { MOST_FILE_BYTES } from '../../../../framework/files/sent/sent-files';
import { readFilePart } from '../../../../framework/files/sent/read-file-part';
import { FORM_BYTES } from '../../../../framework/read-picture';
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
const check = { ...base, params: CheckParams };

/** Files of products, and what was found in them; checking and writing are long jobs. Needs a scope that takes multipart bodies. */
export function productFilesRoutes(api: App, { productFiles, policy }: ProductFilesRoutesDeps): void {
  const onRequest = policy.requireRight('products.write');

  api.post('/admin/product-files', {
    schema: {
      ...base,
      summary: 'Sends a file of products',
      description:
        'multipart/form-data: one file of at most 50 MB. Nothing of it is written; it is kept for seven days.',
      consumes: ['multipart/form-data'],
      response: { 201: ref(ProductFile), '4xx': ref(Problem) },
    },
    bodyLimit: MOST_FILE_BYTES + FORM_BYTES,
    onRequest,
    handler: async (request, reply) => {
      const taken = await productFiles.take(actorOf(request), await readFilePart(request, MOST_FILE_BYTES));
      return reply.code(201).send(taken);
    },
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

  api.get('/admin/product-files/:file_id', {
    schema: {
      ...base,
      params: FileParams,
      summary: 'A file with its columns',
      response: { 200: ref(ProductFile), 404: ref(Problem) },
    },
    onRequest,
    handler: (request) => productFiles.get(request.params.file_id),
  });

  api.get('/admin/product-checks/:check_id', {
    schema: {
      ...check,
      summary: 'What a check has found so far, in figures; its id is that of its job',
      response: { 200: ref(ProductCheckResult), 404: ref(Problem) },
    },
    onRequest,
    handler: (request) => productFiles.getCheck(request.params.check_id),
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

  api.get('/admin/product-checks/:check_id/items', {
    schema: {
      ...check,
      summary: 'The products of a checked file: what changes of each, or what is wrong with it',
      querystring: CheckItemsQuery,
      response: { 200: ref(ProductCheckItemList), 404: ref(Problem) },
    },
    onRequest,
    handler: (request) => productFiles.listItems(request.params.check_id, request.language, request.query),
  });
}
