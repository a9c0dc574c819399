import multipart from '@fastify/multipart';
import Fastify, { LogController } from 'fastify';
import { answerUnreadable, boundConnections, guardRequests, httpTimes } from '@tessera/server/http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { App } from './http';
import type { Infra } from './infra';
import { newId } from './infra/ids';
import { addressesRoutes } from './modules/addresses/addresses.routes';
import { addressesSchemas } from './modules/addresses/addresses.schemas';
import { adminRoutes } from './modules/admin/admin.routes';
import { adminSchemas } from './modules/admin/admin.schemas';
import { accountRoutes } from './modules/auth/account.routes';
import { authRoutes } from './modules/auth/auth.routes';
import { authSchemas } from './modules/auth/auth.schemas';
import { cartExtrasRoutes } from './modules/cart/cart-extras.routes';
import { cartRoutes } from './modules/cart/cart.routes';
import { cartModuleSchemas } from './modules/cart/cart.schemas';
import { catalogueRoutes } from './modules/catalogue/catalogue.routes';
import { catalogueSchemas } from './modules/catalogue/catalogue.schemas';
import { changesRoutes } from './modules/changes/changes.routes';
import { checkoutRoutes } from './modules/checkout/checkout.routes';
import { checkoutSchemas } from './modules/checkout/checkout.schemas';
import { contentRoutes } from './modules/content/content.routes';
import { contentSchemas } from './modules/content/content.schemas';
import { deliverySchemas } from './modules/delivery/delivery.schemas';
import { inquiriesRoutes } from './modules/inquiries/inquiries.routes';
import { inquiriesSchemas } from './modules/inquiries/inquiries.schemas';
import { mailPreviewRoutes } from './modules/mail/mail-preview.routes';
import { invoicesRoutes } from './modules/invoices/invoices.routes';
import { invoicesSchemas } from './modules/invoices/invoices.schemas';
import { newsletterRoutes } from './modules/newsletter/newsletter.routes';
import { adminOrdersRoutes } from './modules/orders/admin-orders.routes';
import { adminOrdersSchemas } from './modules/orders/admin-orders.schemas';
import { ordersRoutes } from './modules/orders/orders.routes';
import { ordersSchemas } from './modules/orders/orders.schemas';
import { personalDataRoutes } from './modules/personal-data/personal-data.routes';
import { remotesAdminRoutes, remotesRoutes } from './modules/remotes/remotes.routes';
import { remotesSchemas } from './modules/remotes/remotes.schemas';
import { reportsRoutes } from './modules/reports/reports.routes';
import { reportsSchemas } from './modules/reports/reports.schemas';
import { searchAdminRoutes } from './modules/search/search.routes';
import { searchSchemas } from './modules/search/search.schemas';
import { adminReturnsRoutes } from './modules/returns/admin-returns.routes';
import { returnsRoutes } from './modules/returns/returns.routes';
import { adminReturnsSchemas, returnsSchemas } from './modules/returns/returns.schemas';
import { statusRoutes } from './modules/status/status.routes';
import { statusSchemas } from './modules/status/status.schemas';
import { storeRoutes } from './modules/store/store.routes';
import { storeSchemas } from './modules/store/store.schemas';
import { uploadsRoutes } from './modules/uploads/uploads.routes';
import { usersRoutes } from './modules/users/users.routes';
import { usersSchemas } from './modules/users/users.schemas';
import { createAuthLimit } from './plugins/auth-limit';
import { idempotency } from './plugins/idempotency';
import { languages } from './plugins/language';
import { lateSerialisers } from './plugins/late-serialisers';
import { openapi, openapiRoute } from './plugins/openapi';
import { operations } from './plugins/operations';
import { orderlyStop } from './plugins/orderly-stop';
import { createPolicy, requireRights } from './plugins/policy';
import { answerProblem, problems } from './plugins/problem';
import { createPublicRead } from './plugins/public-read';
import { rateLimits } from './plugins/rate-limit';
import { BODY_LIMIT, requestBounds } from './plugins/request-bounds';
import { validatorCompiler } from './plugins/validation';
import { cartSchemas } from './schemas/cart';
import { commonSchemas } from './schemas/common';
import { paymentSchemas } from './schemas/payment';
import { totalsSchemas } from './schemas/totals';
import { engagementRoutes, engagementSchemas } from './routes-engagement';
import { payRoutes, payRoutesSchemas } from './routes-payments';
import type { Services } from './services';

const REQUEST_ID = /^[\w-]{8,64}$/;
const schemas = [
  ...commonSchemas,
  ...authSchemas,
  ...cartSchemas,
  ...paymentSchemas,
  ...totalsSchemas,
  ...deliverySchemas,
  ...cartModuleSchemas,
  ...checkoutSchemas,
  ...ordersSchemas,
  ...returnsSchemas,
  ...adminOrdersSchemas,
  ...adminReturnsSchemas,
  ...invoicesSchemas,
  ...usersSchemas,
  ...addressesSchemas,
  ...storeSchemas,
  ...catalogueSchemas,
  ...searchSchemas,
  ...adminSchemas,
  ...remotesSchemas,
  ...contentSchemas,
  ...inquiriesSchemas,
  ...reportsSchemas,
  ...statusSchemas,
  ...engagementSchemas,
  ...payRoutesSchemas,
];

/** The whole HTTP surface over the services: every module is named here, nothing loads itself. */
export async function buildApp(infra: Infra, services: Services): Promise<App> {
  const { config, logger } = infra;
  const app: App = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
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
  orderlyStop(app, infra);
  operations(app, infra, services);
  await openapi(app);
  await rateLimits(app, config);

  const tools = {
    ...services,
    config,
    policy: createPolicy(services.sessions.authenticate),
    publicRead: createPublicRead(infra.readCache),
    authLimit: createAuthLimit(services.limits, config),
  };
  await app.register(
    async (api: App) => {
      for (const schema of schemas) api.addSchema(schema);
      // Set here: a scope that has schemas of its own does not take the compiler of the one around it.
      api.setValidatorCompiler(validatorCompiler);
      lateSerialisers(api, '/api/status');
      requireRights(api);
      idempotency(api, services.idempotency);
      openapiRoute(api);
      authRoutes(api, tools);
      accountRoutes(api, tools);
      usersRoutes(api, tools);
      personalDataRoutes(api, tools);
      addressesRoutes(api, tools);
      storeRoutes(api, tools);
      catalogueRoutes(api, tools);
      searchAdminRoutes(api, tools);
      cartRoutes(api, tools);
      cartExtrasRoutes(api, tools);
      checkoutRoutes(api, tools);
      ordersRoutes(api, tools);
      adminOrdersRoutes(api, tools);
      returnsRoutes(api, tools);
      adminReturnsRoutes(api, tools);
      invoicesRoutes(api, tools);
      mailPreviewRoutes(api, tools);
      adminRoutes(api, tools);
      remotesRoutes(api, tools);
      changesRoutes(api, tools);
      contentRoutes(api, tools);
      inquiriesRoutes(api, tools);
      reportsRoutes(api, tools);
      statusRoutes(api, tools);
      await newsletterRoutes(api, tools);
      await engagementRoutes(api, tools);
      await payRoutes(api, tools);
      // Taking uploads costs two hooks on every request, so only these routes do.
      await api.register(async (uploads: App) => {
        await uploads.register(multipart);
        remotesAdminRoutes(uploads, tools);
        uploadsRoutes(uploads, tools);
      });
    },
    { prefix: '/api' },
  );
  return app;
}
