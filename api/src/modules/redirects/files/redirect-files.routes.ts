import { readFilePart } from '../../../framework/files/sent/read-file-part';
import { CheckItemsQuery, CheckParams, FileParams } from '../../../framework/files/sent/sent-file-schemas';
import { MOST_FILE_BYTES } from '../../../framework/files/sent/sent-files';
import { actorOf } from '../../../framework/http';
import type { App, RouteTools } from '../../../framework/http';
import { FORM_BYTES } from '../../../framework/read-picture';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import { RedirectCheckItemList, RedirectCheckResult, RedirectFile } from './redirect-files.schemas';
import type { RedirectFilesService } from './redirect-files.service';

export interface RedirectFilesRoutesDeps extends RouteTools {
  redirectFiles: RedirectFilesService;
}

const base = { tags: ['admin'] };

/** Files of redirects, and what was found in them; checking and writing are long jobs. Needs a scope that takes multipart bodies. */
export function redirectFilesRoutes(api: App, { redirectFiles, policy }: RedirectFilesRoutesDeps): void {
  const onRequest = policy.requireRight('content.write');

  api.post('/admin/redirect-files', {
    schema: {
      ...base,
      summary: 'Sends a file of redirects',
      description:
        'multipart/form-data: one file of at most 50 MB. Nothing of it is written; it is kept for seven days.',
      consumes: ['multipart/form-data'],
      response: { 201: ref(RedirectFile), '4xx': ref(Problem) },
    },
    bodyLimit: MOST_FILE_BYTES + FORM_BYTES,
    onRequest,
    handler: async (request, reply) => {
      const taken = await redirectFiles.take(actorOf(request), await readFilePart(request, MOST_FILE_BYTES));
      return reply.code(201).send(taken);
    },
  });

  api.get('/admin/redirect-files/:file_id', {
    schema: {
      ...base,
      params: FileParams,
      summary: 'A file of redirects with its columns',
      response: { 200: ref(RedirectFile), 404: ref(Problem) },
    },
    onRequest,
    handler: (request) => redirectFiles.get(request.params.file_id),
  });

  api.get('/admin/redirect-checks/:check_id', {
    schema: {
      ...base,
      params: CheckParams,
      summary: 'What a check of redirects has found so far, in figures; its id is that of its job',
      response: { 200: ref(RedirectCheckResult), 404: ref(Problem) },
    },
    onRequest,
    handler: (request) => redirectFiles.getCheck(request.params.check_id),
  });

  api.get('/admin/redirect-checks/:check_id/items', {
    schema: {
      ...base,
      params: CheckParams,
      summary: 'The redirects of a checked file: what changes of each, or what is wrong with them',
      querystring: CheckItemsQuery,
      response: { 200: ref(RedirectCheckItemList), 404: ref(Problem) },
    },
    onRequest,
    handler: (request) => redirectFiles.listItems(request.params.check_id, request.language, request.query),
  });
}
