import { actorOf } from '../../../framework/routes/http';
import type { App, RouteTools } from '../../../framework/routes/http';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import { NoteBody } from '../../../schemas/staff-note';
import {
  ErrorReportGroupList,
  ErrorReportGroupQuery,
  ErrorReportGroupRecord,
  ReportGroupEditBody,
  ReportGroupParams,
} from './report-groups.schemas';
import type { ReportGroupsService } from './report-groups.service';

const base = { tags: ['admin'] };
const one = {
  ...base,
  params: ReportGroupParams,
  response: { 200: ref(ErrorReportGroupRecord), '4xx': ref(Problem) },
};

/** What visitors reported of failures, by staff. */
export function reportGroupsRoutes(
  api: App,
  { policy, reportGroups }: RouteTools & { reportGroups: ReportGroupsService },
): void {
  const read = policy.requireRight('support.read');
  const write = policy.requireRight('support.write');

  api.get('/admin/error-reports', {
    schema: {
      ...base,
      summary: 'What visitors reported of failures: by type, code and kind of page together',
      querystring: ErrorReportGroupQuery,
      response: { 200: ref(ErrorReportGroupList), '4xx': ref(Problem) },
    },
    onRequest: read,
    handler: (request) => reportGroups.list(request.query),
  });

  api.get('/admin/error-reports/:id', {
    schema: { ...one, summary: 'One failure, with the latest reports of it' },
    onRequest: read,
    handler: async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return reportGroups.get(request.params.id);
    },
  });

  api.patch('/admin/error-reports/:id', {
    schema: { ...one, summary: 'Whether it was looked at, or is mended', body: ReportGroupEditBody },
    onRequest: write,
    handler: (request) => reportGroups.update(request.params.id, actorOf(request), request.body),
  });

  api.post('/admin/error-reports/:id/notes', {
    schema: { ...one, summary: 'Notes something that only staff read', body: NoteBody },
    onRequest: write,
    handler: (request) => reportGroups.note(request.params.id, actorOf(request), request.body.text),
  });
}
