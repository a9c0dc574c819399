import { AppError } from '../../../../errors/errors';
import { actorOf } from '../../../../framework/http';
import type { App, RouteTools } from '../../../../framework/http';
import { FORM_BYTES } from '../../../../framework/read-picture';
import { Problem } from '../../../../schemas/common';
import { ref } from '../../../../schemas/ref';
import {
  CheckItemsQuery,
  ProductCheckItemList,
  ProductCheckParams,
  ProductCheckResult,
  ProductFile,
  ProductFileParams,
} from './product-files.schemas';
import { MOST_FILE_BYTES } from './product-files.service';
import type { ProductFilesService } from './product-files.service';

export interface ProductFilesRoutesDeps extends RouteTools {
  productFiles: ProductFilesService;
}

const base = { tags: ['admin'] };
const check = { ...base, params: ProductCheckParams };

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
      if (!request.isMultipart()) throw new AppError('request.media_type');
      const limits = { files: 1, fileSize: MOST_FILE_BYTES + 1, fields: 4, fieldSize: 200 };
      const part = await request.file({ limits });
      if (!part) throw new AppError('product_files.not_possible.empty');
      const taken = await productFiles.take(actorOf(request), { name: part.filename, source: part.file });
      return reply.code(201).send(taken);
    },
  });

  api.get('/admin/product-files/:file_id', {
    schema: {
      ...base,
      params: ProductFileParams,
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
