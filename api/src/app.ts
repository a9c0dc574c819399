import Fastify from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { App } from './http';
import type { Infra } from './infra';
import { newId } from './infra/ids';
import { openapi, openapiRoute } from './plugins/openapi';
import { operations } from './plugins/operations';
import { problems } from './plugins/problem';
import { rateLimits } from './plugins/rate-limit';
import { validatorCompiler } from './plugins/validation';
import { commonSchemas } from './schemas/common';

const REQUEST_ID = /^[\w-]{8,64}$/;
const BODY_LIMIT = 1024 * 1024;

/** The whole HTTP surface over one set of infrastructure: every module is named here, nothing loads itself. */
export async function buildApp(infra: Infra): Promise<App> {
  const { config, logger } = infra;
  const app: App = Fastify({
    loggerInstance: logger,
    disableRequestLogging: true,
    trustProxy: config.trusted_proxies,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : newId();
    },
  }).withTypeProvider<TypeBoxTypeProvider>();

  app.setValidatorCompiler(validatorCompiler);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  problems(app);
  operations(app, infra);
  await openapi(app);
  await rateLimits(app, config);

  await app.register(
    async (api: App) => {
      for (const schema of [...commonSchemas]) api.addSchema(schema);
      openapiRoute(api);
    },
    { prefix: '/api' },
  );
  return app;
}
