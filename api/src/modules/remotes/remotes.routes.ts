import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { AppError } from '../../errors/errors';
import { actorOf, callerOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { allowAnyone } from '../../plugins/policy';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import type { PreviewsService } from '../previews/previews.service';
import { BUILD_BYTES_MAX, checkSize, FILE_BYTES_MAX, FILES_MAX } from './builds/check-build';
import type { CanaryService } from './releases/canary.service';
import { AdminRemote, CanaryBody, CanaryEndBody, CanaryFound, ChangeBody } from './registry/remotes.schemas';
import { LiveBody, LiveVersion, NameParams, RegisteredRemote, RemoteHistory } from './registry/remotes.schemas';
import { RemoteRenderers, RemoteVersion } from './registry/remotes.schemas';
import type { RenderersService } from './web-servers/renderers.service';
import type { ReleasesService } from './releases/releases.service';
import type { RemotesService } from './remotes.service';
import type { TrialsService } from './releases/trials.service';

const DESCRIPTOR_BYTES_MAX = 1024 * 1024;

type Deps = RouteTools & {
  remotes: RemotesService;
  releases: ReleasesService;
  canary: CanaryService;
  renderers: RenderersService;
  trials: Pick<TrialsService, 'find'>;
  previews: Pick<PreviewsService, 'of'>;
};

/** What the shell composes, for everybody (docs/api.md, 'Remotes'). */
export function remotesRoutes(api: App, { remotes, trials, previews, publicRead }: Deps): void {
  api.get('/remotes', {
    schema: {
      tags: ['composition'],
      summary:
        'The remotes that the shell composes now; with the pass of a preview, the version that it is for among them',
      response: { 200: Type.Array(ref(RegisteredRemote)) },
    },
    onRequest: allowAnyone,
    handler: async (request, reply) => {
      const preview = previews.of(request.headers.cookie);
      if (preview?.kind === 'remote') {
        reply.header('cache-control', 'private, no-store');
        return remotes.listWith(preview.name, preview.version);
      }
      return publicRead(request, reply, {
        load: async () => ({ value: await remotes.listLive(), tags: ['remotes'] }),
      });
    },
  });

  api.get('/remotes/canary', {
    schema: {
      tags: ['composition'],
      summary: 'What the shell composes for some of the visits, and what it did until each of the latest releases',
      response: { 200: CanaryFound },
    },
    onRequest: allowAnyone,
    handler: (request, reply) =>
      publicRead(request, reply, { load: async () => ({ value: await trials.find(), tags: ['remotes'] }) }),
  });
}

/** Needs a scope that takes multipart bodies. */
export function remotesAdminRoutes(api: App, { remotes, releases, canary, renderers, policy }: Deps): void {
  const base = { tags: ['admin'] };
  const one = { ...base, params: NameParams };
  const refusals = { 404: ref(Problem), 409: ref(Problem), 422: ref(Problem) };
  const changed = { ...one, response: { 200: LiveVersion, ...refusals } };
  const read = policy.requireRemoteRight('remotes.read');
  const write = policy.requireRemoteRight('remotes.write');

  api.get('/admin/remotes', {
    schema: {
      ...base,
      summary: 'Every remote with its versions; to a token of one remote, that one',
      response: { 200: Type.Array(ref(AdminRemote)) },
    },
    onRequest: read,
    handler: (request) => remotes.list(callerOf(request).token?.remote),
  });

  api.post('/admin/remotes/:name/versions', {
    schema: {
      ...base,
      summary: 'Publishes a build',
      description:
        'multipart/form-data: a field `descriptor` with the JSON of remote.json, and one part per file whose file name is its path.',
      consumes: ['multipart/form-data'],
      params: NameParams,
      response: { 201: Type.Pick(RemoteVersion, ['version']), 409: ref(Problem), 422: ref(Problem) },
    },
    bodyLimit: BUILD_BYTES_MAX + DESCRIPTOR_BYTES_MAX,
    onRequest: write,
    handler: async (request, reply) => {
      const build = await readBuild(request);
      const { version } = await remotes.publish(request.params.name, build, actorOf(request));
      return reply.code(201).send({ version });
    },
  });

  api.get('/admin/remotes/:name/live', {
    schema: { ...one, summary: 'The live version', response: { 200: LiveVersion, 404: ref(Problem) } },
    onRequest: read,
    handler: async ({ params: { name } }) => ({ name, version: await releases.getLiveVersion(name) }),
  });

  api.get('/admin/remotes/:name/renderers', {
    schema: {
      ...one,
      summary: 'What the web servers run of a foreign remote now',
      response: { 200: ref(RemoteRenderers), 404: ref(Problem) },
    },
    onRequest: read,
    handler: ({ params: { name } }) => renderers.find(name),
  });

  api.get('/admin/remotes/:name/history', {
    schema: {
      ...one,
      summary: 'What was live when, the latest first',
      response: { 200: ref(RemoteHistory), 404: ref(Problem) },
    },
    onRequest: read,
    handler: ({ params: { name } }) => releases.listHistory(name),
  });

  api.post('/admin/remotes/:name/live', {
    schema: { ...changed, summary: 'Makes a version live, a new one or an old one', body: LiveBody },
    onRequest: write,
    handler: async (request) => {
      const { name } = request.params;
      const { version, ...change } = request.body;
      await releases.setLive(name, version, actorOf(request), change);
      return { name, version };
    },
  });

  api.post('/admin/remotes/:name/canary', {
    schema: { ...changed, summary: 'Gives a version to some of the visits', body: CanaryBody },
    onRequest: write,
    handler: async (request) => {
      const { name } = request.params;
      await canary.start(name, request.body, actorOf(request));
      return { name, version: request.body.version };
    },
  });

  api.post('/admin/remotes/:name/canary/end', {
    schema: { ...changed, summary: 'Gives all visits the live version again', body: CanaryEndBody },
    onRequest: write,
    handler: async (request) => {
      const { name } = request.params;
      await canary.end(name, request.body.reason, actorOf(request));
      return { name, version: await releases.getLiveVersion(name) };
    },
  });

  api.post('/admin/remotes/:name/rollback', {
    schema: { ...changed, summary: 'Makes live what was live before', body: ChangeBody },
    onRequest: write,
    handler: async (request) => {
      const { name } = request.params;
      return { name, version: await releases.rollBack(name, actorOf(request), request.body) };
    },
  });

  api.post('/admin/remotes/:name/retire', {
    schema: { ...changed, summary: 'Takes a remote out of the shop', body: ChangeBody },
    onRequest: write,
    handler: async (request) => {
      const { name } = request.params;
      await releases.retire(name, actorOf(request), request.body);
      return { name, version: null };
    },
  });
}

async function readBuild(request: FastifyRequest): Promise<{ descriptor: string; files: Map<string, Buffer> }> {
  if (!request.isMultipart()) throw new AppError('request.media_type.build');
  const limits = { files: FILES_MAX + 1, fileSize: FILE_BYTES_MAX, fields: 1, fieldSize: DESCRIPTOR_BYTES_MAX };
  const files = new Map<string, Buffer>();
  let descriptor: string | undefined;
  let bytes = 0;
  // preservePath: a file's name is its path inside the build; it is checked before anything is written.
  for await (const part of request.parts({ limits, preservePath: true })) {
    if (part.type === 'field') {
      if (part.fieldname === 'descriptor') descriptor = String(part.value);
      continue;
    }
    const content = await part.toBuffer();
    bytes += content.length;
    checkSize(files.size + 1, content.length, bytes);
    files.set(part.filename, content);
  }
  if (descriptor === undefined) throw new AppError('remotes.not_valid.missing');
  return { descriptor, files };
}
