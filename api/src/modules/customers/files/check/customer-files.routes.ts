import { readFilePart } from '../../../../framework/files/sent/read-file-part';
import { CheckItemsQuery, CheckParams, FileParams } from '../../../../framework/files/sent/sent-file-schemas';
import { MOST_FILE_BYTES } from '../../../../framework/files/sent/sent-files';
import { actorOf } from '../../../../framework/http';
import type { App, RouteTools } from '../../../../framework/http';
import { FORM_BYTES } from '../../../../framework/read-picture';
import { Problem } from '../../../../schemas/basics/common';
import { ref } from '../../../../schemas/basics/ref';
import { CustomerCheckItemList, CustomerCheckResult, CustomerFile } from './customer-files.schemas';
import type { CustomerFilesService } from './customer-files.service';

export interface CustomerFilesRoutesDeps extends RouteTools {
  customerFiles: CustomerFilesService;
}

const base = { tags: ['admin'] };

/** Files of customers, and what was found in them; checking and writing are long jobs. Needs a scope that takes multipart bodies. */
export function customerFilesRoutes(api: App, { customerFiles, policy }: CustomerFilesRoutesDeps): void {
  const onRequest = policy.requireRight('customers.write');

  api.post('/admin/customer-files', {
    schema: {
      ...base,
      summary: 'Sends a file of customers',
      description:
        'multipart/form-data: one file of at most 50 MB. Nothing of it is written; it is kept for seven days.',
      consumes: ['multipart/form-data'],
      response: { 201: ref(CustomerFile), '4xx': ref(Problem) },
    },
    bodyLimit: MOST_FILE_BYTES + FORM_BYTES,
    onRequest,
    handler: async (request, reply) => {
      const taken = await customerFiles.take(actorOf(request), await readFilePart(request, MOST_FILE_BYTES));
      return reply.code(201).send(taken);
    },
  });

  api.get('/admin/customer-files/:file_id', {
    schema: {
      ...base,
      params: FileParams,
      summary: 'A file of customers with its columns',
      response: { 200: ref(CustomerFile), 404: ref(Problem) },
    },
    onRequest,
    handler: (request) => customerFiles.get(request.params.file_id),
  });

  api.get('/admin/customer-checks/:check_id', {
    schema: {
      ...base,
      params: CheckParams,
      summary: 'What a check of customers has found so far, in figures; its id is that of its job',
      response: { 200: ref(CustomerCheckResult), 404: ref(Problem) },
    },
    onRequest,
    handler: (request) => customerFiles.getCheck(request.params.check_id),
  });

  api.get('/admin/customer-checks/:check_id/items', {
    schema: {
      ...base,
      params: CheckParams,
      summary: 'The customers of a checked file: what changes of each, or what is wrong with them',
      querystring: CheckItemsQuery,
      response: { 200: ref(CustomerCheckItemList), 404: ref(Problem) },
    },
    onRequest,
    handler: (request) => customerFiles.listItems(request.params.check_id, request.language, request.query),
  });
}
