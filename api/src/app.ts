import multipart from '@fastify/multipart';
import Fastify, { LogController } from 'fastify';
import { answerUnreadable, boundConnections, guardRequests, httpTimes } from '@tessera/server/http';
import { RequestLogger } from '@tessera/server/logging';
import { endInOrder } from '@tessera/server/stopping';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { App } from './framework/routes/http';
import type { Infra } from './infra';
import { newId } from './infra/basics/ids';
import { modules } from './modules';
import { STAFF_TOKEN_PREFIX } from './modules/staff/staff-tokens.service';
import { createAuthLimit } from './plugins/limits/auth-limit';
import { idempotency } from './plugins/idempotency';
import { languages } from './plugins/answers/language';
import { lateSerialisers } from './plugins/answers/late-serialisers';
import { openapi, openapiRoute } from './plugins/openapi';
import { operations } from './plugins/operations';
import { createPolicy, requireAccess } from './plugins/policy';
import { answerProblem, problems } from './plugins/answers/problem';
import { createPreviewRead } from './framework/answers/preview-read';
import { createPublicRead } from './framework/answers/public-read';
import { rateLimits } from './plugins/limits/rate-limit';
import { BODY_LIMIT, requestBounds } from './plugins/limits/request-bounds';
import { validatorCompiler } from './plugins/answers/validation';
import { cartSchemas } from './schemas/cart';
import { commonSchemas } from './schemas/basics/common';
import { paymentSchemas } from './schemas/payment';
import { totalsSchemas } from './schemas/totals';
import type { Services } from './services';

/** Less than the time after which the process is ended (infra/stop-signal.ts): the database is closed in what is left. */
const STOP_PATIENCE_MS = 6_000;
const REQUEST_ID = /^[\w-]{8,64}$/;
/** Shapes that several modules answer with. */
const sharedSchemas = [...commonSchemas, ...cartSchemas, ...paymentSchemas, ...totalsSchemas];

/** The whole HTTP surface over the services, of every module of modules.ts in its order. */
export async function buildApp(infra: Infra, services: Services): Promise<App> {
  const { config, logger } = infra;
  const app: App = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: RequestLogger.of,
    trustProxy: config.trusted_proxies,
    bodyLimit: BODY_LIMIT,
    ...httpTimes(),
    clientErrorHandler: answerUnreadable,
    forceCloseConnections: 'idle',
    // What comes on a connection that is still open is answered, and the connection closed after it.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void answerProblem(error, request, reply),
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : newId();
    },
  }).withTypeProvider<TypeBoxTypeProvider>();

  app.decorateRequest('caller', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  languages(app);
  problems(app);
  boundConnections(app.server, { trustedProxies: config.trusted_proxies });
  guardRequests(app);
  requestBounds(app);
  endInOrder(app, infra.lifecycle, STOP_PATIENCE_MS);
  await operations(app, infra, services);
  await openapi(app);
  await rateLimits(app, config);

  const publicRead = createPublicRead(infra.readCache);
  const tools = {
    ...services,
    config,
    policy: createPolicy({
      authenticate: (token) =>
        token.startsWith(STAFF_TOKEN_PREFIX)
          ? services.staffTokens.authenticate(token)
          : services.sessions.authenticate(token),
      rightsOf: services.staff.rightsOf,
      awaitsSecondFactor: services.staff.awaitsSecondFactor,
      isClosedFor: async (cookies) =>
        (await services.store.isClosed()) && services.previews.of(cookies)?.kind !== 'shop',
    }),
    publicRead,
    previewRead: createPreviewRead(publicRead, services.previews),
    authLimit: createAuthLimit(services.limits, config),
  };
  const webs = await Promise.all(modules.list.flatMap(({ web }) => (web ? [web()] : [])));
  await app.register(
    async (schemed: App) => {
      const schemas = [...sharedSchemas, ...webs.flatMap((web) => web.schemas ?? [])];
      for (const schema of schemas) schemed.addSchema(schema);
      // Set here: a scope that has schemas of its own does not take the compiler of the one around it.
      schemed.setValidatorCompiler(validatorCompiler);
      // A scope below: in that of the schemas Fastify copies all of them for each route.
      await schemed.register(async (api: App) => {
        lateSerialisers(api);
        requireAccess(api);
        idempotency(api, services.idempotency);
        openapiRoute(api);
        for (const { routes = [] } of webs) for (const route of routes) await route(api, tools);
        await api.register(async (uploads: App) => {
          await uploads.register(multipart);
          for (const { uploadRoutes = [] } of webs) for (const route of uploadRoutes) await route(uploads, tools);
        });
      });
    },
    { prefix: '/api' },
  );
  return app;
}
