import { Type } from 'typebox';
import type { Config } from '../../../core/config';
import type { App, RouteTools } from '../../../framework/routes/http';
import { formRateLimit } from '../../../plugins/limits/rate-limit';
import { allowAnyone } from '../../../plugins/policy';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import type { PreviewsService } from '../../previews/previews.service';
import { NameParams } from '../registry/remotes.schemas';
import { RemoteSignals, SignalsBody } from './signals.schemas';
import type { SignalsService } from './signals.service';

type Deps = Pick<RouteTools, 'policy'> & {
  remoteSignals: SignalsService;
  previews: Pick<PreviewsService, 'of'>;
  config: Config;
};

const BODY_LIMIT = 8 * 1024;

/** Where browsers say how versions of remotes do, and where staff and teams read it (docs/api.md, 'Remotes'). */
export function signalsRoutes(api: App, { remoteSignals, previews, policy, config }: Deps): void {
  api.post('/remote-signals', {
    config: formRateLimit(config),
    bodyLimit: BODY_LIMIT,
    schema: {
      tags: ['visitors'],
      summary: 'Says what failed of a version of a remote in a browser, or how quick a page of it was',
      body: SignalsBody,
      response: { 204: Type.Null(), '4xx': ref(Problem) },
    },
    onRequest: allowAnyone,
    handler: async ({ body, headers }, reply) => {
      // what goes wrong on purpose says nothing of a version
      if (previews.of(headers.cookie)?.kind !== 'boundaries') await remoteSignals.receive(body.signals);
      return reply.code(204).send(null);
    },
  });

  api.get('/admin/remotes/:name/signals', {
    schema: {
      tags: ['admin'],
      summary: 'How its versions did in browsers within seven days, as browsers say',
      params: NameParams,
      response: { 200: ref(RemoteSignals) },
    },
    onRequest: policy.requireRemoteRight('remotes.read'),
    handler: ({ params: { name } }) => remoteSignals.find(name),
  });
}
