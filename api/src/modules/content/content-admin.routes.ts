import { Type } from 'typebox';
import { actorOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import {
  AdminPage,
  AdminPageList,
  NewPageBody,
  PageVersion,
  PageVersionList,
  TextHideBody,
  TextParameters,
  TextPreviewBody,
  TextSaveBody,
  TextVersionParameters,
  TextVersionQuery,
} from './content-admin.schemas';
import type { ContentEditsService } from './content-edits.service';
import { Page } from './content.schemas';

/** 100,000 characters, each of as many bytes as JSON may need for it. */
const TEXT_BYTES = 512 * 1024;
const base = { tags: ['admin'] };
const failures = { '4xx': ref(Problem) };
const one = { ...base, params: TextParameters, response: { 200: ref(AdminPage), ...failures } };

/** The shop's texts, by staff (docs/api.md, 'Texts of the shop, for staff'). */
export function contentAdminRoutes(
  api: App,
  { contentEdits, policy }: RouteTools & { contentEdits: ContentEditsService },
): void {
  const read = policy.requireRight('content.read');
  const write = policy.requireRight('content.write');

  api.get('/admin/pages', {
    schema: { ...base, summary: 'Every text of the shop', response: { 200: ref(AdminPageList), ...failures } },
    onRequest: read,
    handler: () => contentEdits.list(),
  });

  api.post('/admin/pages', {
    schema: {
      ...base,
      summary: 'Begins a text, as a draft in English',
      body: NewPageBody,
      response: { 201: ref(AdminPage), ...failures },
    },
    onRequest: write,
    handler: async (request, reply) => reply.code(201).send(await contentEdits.create(actorOf(request), request.body)),
  });

  api.get('/admin/pages/:slug/:language', {
    schema: { ...one, summary: 'A text in one language, as it was saved last' },
    onRequest: read,
    handler: (request) => contentEdits.get(request.params),
  });

  api.put('/admin/pages/:slug/:language', {
    schema: { ...one, summary: 'Saves a text, and publishes it where that is asked', body: TextSaveBody },
    bodyLimit: TEXT_BYTES,
    onRequest: write,
    handler: (request) => contentEdits.save(actorOf(request), request.params, request.body),
  });

  api.delete('/admin/pages/:slug/:language', {
    schema: {
      ...base,
      summary: 'Deletes a text that is not shown',
      params: TextParameters,
      querystring: TextVersionQuery,
      response: { 204: Type.Null(), ...failures },
    },
    onRequest: write,
    handler: async (request, reply) => {
      await contentEdits.remove(actorOf(request), request.params, request.query.version);
      return reply.code(204).send(null);
    },
  });

  api.post('/admin/pages/:slug/:language/hide', {
    schema: { ...one, summary: 'Takes a text off the shop', body: TextHideBody },
    onRequest: write,
    handler: (request) => contentEdits.hide(actorOf(request), request.params, request.body.version),
  });

  api.post('/admin/pages/:slug/:language/preview', {
    schema: {
      ...base,
      summary: 'A text as the shop would show it; nothing is kept',
      params: TextParameters,
      body: TextPreviewBody,
      response: { 200: ref(Page), ...failures },
    },
    bodyLimit: TEXT_BYTES,
    onRequest: read,
    handler: (request) => contentEdits.preview(request.params, request.body),
  });

  api.get('/admin/pages/:slug/:language/versions', {
    schema: {
      ...base,
      summary: 'What was saved of a text',
      params: TextParameters,
      response: { 200: ref(PageVersionList), ...failures },
    },
    onRequest: read,
    handler: (request) => contentEdits.versions(request.params),
  });

  api.get('/admin/pages/:slug/:language/versions/:kept_version', {
    schema: {
      ...base,
      summary: 'A text as it was saved',
      params: TextVersionParameters,
      response: { 200: ref(PageVersion), ...failures },
    },
    onRequest: read,
    handler: (request) => contentEdits.version(request.params, request.params.kept_version),
  });
}
