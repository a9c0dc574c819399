import { Type } from 'typebox';
import type { Config } from '../../../core/config';
import { actorOf, callerOf } from '../../../framework/routes/http';
import type { App, RouteTools } from '../../../framework/routes/http';
import { formRateLimit } from '../../../plugins/limits/rate-limit';
import { allowAnyone } from '../../../plugins/policy';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import { NameParams } from '../registry/remotes.schemas';
import type { FailuresService } from './failures.service';
import { FailuresBody } from './failures.schemas';
import { RemoteSinks, SavedSink, SinkBody, SinkParams, SinkTest, SinkVersionQuery } from './sinks.schemas';
import type { SinksService } from './sinks.service';

type Deps = Pick<RouteTools, 'policy'> & { sinks: SinksService; remoteFailures: FailuresService; config: Config };

/** Fifty failures with the longest messages and addresses. */
const FAILURES_LIMIT = 256 * 1024;

/** Where what browsers say of a remote is sent (docs/api.md, 'Sinks'). */
export function sinksRoutes(api: App, { sinks, remoteFailures, policy, config }: Deps): void {
  const base = { tags: ['admin'] };
  const refusals = { 404: ref(Problem), 409: ref(Problem), 422: ref(Problem) };
  const read = policy.requireRemoteRight('remotes.read');
  const write = policy.requireRemoteRight('remotes.write');

  api.post('/remote-failures', {
    config: formRateLimit(config),
    bodyLimit: FAILURES_LIMIT,
    schema: {
      tags: ['visitors'],
      summary: 'Says what browsers have told a web server of failures of remotes, for the sinks of their teams',
      body: FailuresBody,
      response: { 204: Type.Null(), '4xx': ref(Problem) },
    },
    onRequest: allowAnyone,
    handler: async ({ body }, reply) => {
      await remoteFailures.receive(body.failures);
      return reply.code(204).send(null);
    },
  });

  api.get('/admin/remotes/:name/sinks', {
    schema: {
      ...base,
      summary: 'Where what browsers say of it is sent, and how that goes',
      params: NameParams,
      response: { 200: ref(RemoteSinks), 404: ref(Problem) },
    },
    onRequest: read,
    handler: async (request) => {
      const sees_keys = await policy.holdsRight(callerOf(request), 'remotes.write');
      return { items: await sinks.list(request.params.name, sees_keys) };
    },
  });

  api.put('/admin/remotes/:name/sinks/:kind', {
    schema: {
      ...base,
      summary: 'Sets where it is sent; the secret of a new webhook is told once',
      params: SinkParams,
      body: SinkBody,
      response: { 200: ref(SavedSink), ...refusals },
    },
    onRequest: write,
    handler: (request) => {
      const { name, kind } = request.params;
      return sinks.set(name, kind, request.body, actorOf(request));
    },
  });

  api.delete('/admin/remotes/:name/sinks/:kind', {
    schema: {
      ...base,
      summary: 'Sends nothing there any more, and forgets what waits',
      params: SinkParams,
      querystring: SinkVersionQuery,
      response: { 204: Type.Null(), ...refusals },
    },
    onRequest: write,
    handler: async (request, reply) => {
      const { name, kind } = request.params;
      await sinks.remove(name, kind, request.query.version, actorOf(request));
      return reply.code(204).send(null);
    },
  });

  api.post('/admin/remotes/:name/sinks/:kind/test', {
    schema: {
      ...base,
      summary: 'Sends one event there now, and says whether it has arrived',
      params: SinkParams,
      response: { 200: ref(SinkTest), 404: ref(Problem) },
    },
    onRequest: write,
    handler: (request) => sinks.test(request.params.name, request.params.kind, actorOf(request)),
  });
}
