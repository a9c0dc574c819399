import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { actorOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { requireIdempotencyKey } from '../../framework/routes/idempotency-key';
import type { JobKind } from '../../framework/door/job-kinds';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { JobParams, JobRowsQuery, JobsQuery, StaffJob, StaffJobList, StaffJobRowList } from './jobs.schemas';
import type { JobRequest, JobsService } from './jobs.service';

const base = { tags: ['admin'] };
const one = { ...base, params: JobParams };
/** Four cells each of the 2,000 products of `products.set_cells`. */
const JOB_BYTES = 1024 * 1024;
const JOB_MEMBERS = 50_000;

export interface JobsRoutesDeps extends RouteTools {
  jobs: JobsService;
  jobKinds: readonly JobKind[];
}

/** What each kind takes, by its own schema. */
function bodyOf(kinds: readonly JobKind[]) {
  const requests: TSchema[] = kinds.map(({ name, parameters }) =>
    Type.Object({ kind: Type.Literal(name), parameters }, { additionalProperties: false }),
  );
  return Type.Unsafe<JobRequest>(Type.Union(requests));
}

/**
 * Long jobs of staff. Which right a job asks for depends on its kind, so the service asks for it; a machine has
 * downloads and the calls of single records.
 */
export function jobsRoutes(api: App, { jobs, jobKinds, policy }: JobsRoutesDeps): void {
  const onRequest = policy.requireStaff;

  api.post('/admin/jobs', {
    schema: {
      ...base,
      summary: 'Starts a long job; the header Idempotency-Key is required',
      body: bodyOf(jobKinds),
      response: { 201: ref(StaffJob), 409: ref(Problem), 422: ref(Problem) },
    },
    bodyLimit: JOB_BYTES,
    // One key begins one job, in the job's own transaction.
    config: { own_idempotency: true, json_members: JOB_MEMBERS },
    onRequest,
    handler: async (request, reply) => {
      const key = requireIdempotencyKey(request, 'idempotency.key_required');
      return reply.code(201).send(await jobs.start(actorOf(request), request.language, key, request.body));
    },
  });

  api.get('/admin/jobs', {
    schema: {
      ...base,
      summary: 'Long jobs of the kinds that one may start, the latest first',
      querystring: JobsQuery,
      response: { 200: ref(StaffJobList) },
    },
    onRequest,
    handler: (request) => jobs.list(actorOf(request), request.language, request.query),
  });

  api.get('/admin/jobs/:id', {
    schema: { ...one, summary: 'How far a job is', response: { 200: ref(StaffJob), 404: ref(Problem) } },
    onRequest,
    handler: (request) => jobs.get(actorOf(request).user_id, request.params.id, request.language),
  });

  api.get('/admin/jobs/:id/rows', {
    schema: {
      ...one,
      summary: 'What became of a job’s records, in their order',
      querystring: JobRowsQuery,
      response: { 200: ref(StaffJobRowList), 404: ref(Problem) },
    },
    onRequest,
    handler: (request) => jobs.listRows(actorOf(request), request.params.id, request.language, request.query),
  });

  api.post('/admin/jobs/:id/undo', {
    schema: {
      ...one,
      summary: 'Takes back what a job did, once, by a job of its own; the header Idempotency-Key is required',
      response: { 201: ref(StaffJob), 404: ref(Problem), 409: ref(Problem) },
    },
    config: { own_idempotency: true },
    onRequest,
    handler: async (request, reply) => {
      const key = requireIdempotencyKey(request, 'idempotency.key_required');
      return reply.code(201).send(await jobs.undo(actorOf(request), request.language, key, request.params.id));
    },
  });

  api.post('/admin/jobs/:id/stop', {
    schema: {
      ...one,
      summary: 'Does no more of a job; what was done stays',
      response: { 200: ref(StaffJob), 404: ref(Problem) },
    },
    onRequest,
    handler: (request) => jobs.stop(actorOf(request), request.params.id, request.language),
  });
}
