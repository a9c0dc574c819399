/** The web server: renders pages, serves files, and passes /api on. It never sees the database. */
import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import {
  addressGroup,
  answerUnreadable,
  boundConnections,
  guardRequests,
  httpTimes,
  previewPassIn,
} from '@tessera/server/http';
import { createLogger, exitOnCrash, RequestLogger } from '@tessera/server/logging';
import { endInOrder, stopInOrder } from '@tessera/server/stopping';
import { appFiles } from './files/app-files';
import { followChanges } from './cache/change-feed';
import { readConfig, type WebConfig } from './config';
import { DocumentBuilder, readShellBuild } from './pages/document';
import { cspReports } from './http/csp-reports';
import { errorLog } from './http/error-log';
import { tellFailures } from './http/tell-failures';
import { blockedOf, failureOf, type OwnerOf } from './http/told-failure';
import { failures } from './http/failures';
import { handOver } from './hand-over/hand-over';
import { keepComposed } from './composition/keep-composed';
import { KnownRedirects } from './composition/known-redirects';
import { PageBudget } from './renderer-pool/page-budget';
import { createPageCache } from './cache/page-cache';
import { dropTwice } from './cache/drop-twice';
import { movedTo } from './pages/moved-page';
import { ownerOfPage } from './pages/page-match';
import { Pages } from './pages/pages';
import { refuseUnknownPath } from './composition/claims/own-paths';
import { PublicReads } from './hand-over/public-reads';
import { Quarantine } from './renderer-pool/quarantine';
import { decodableTarget, readAddress } from './http/read-address';
import { Readiness } from './running/readiness';
import { isOfBoundaries, Previewed } from './composition/previewed';
import { Registry, type Composition } from './composition/registry';
import { RemotesOff } from './composition/remotes-off';
import { visitOf } from './composition/canary/visits';
import { ReleaseWatch, serveReleaseWatch } from './releases/release-watch';
import { watchedPool } from './releases/watched-pool';
import type { RenderData } from './renderer/renderer-protocol';
import { holdApart } from './renderer-pool/foreign/apart';
import { ForeignRenderers } from './renderer-pool/foreign/foreign-renderers';
import { RendererPool } from './renderer-pool/renderer-pool';
import { Renderers } from './renderer-pool/renderers';
import { headersFor } from './http/security-headers';
import { sendPage } from './pages/send-page';
import { troubledFiles } from './files/troubled-files';
import { createAskApi } from './plain/ask-api';
import { plainForms } from './plain/plain-forms';
import { kitFile } from './files/kit-file';
import { siteFiles } from './files/site-files';
import { staticFiles } from './files/static-files';

const CACHE_BYTES = 64 * 1024 * 1024;
/** Of what is sent to this server itself. Bytes. */
const BODY_LIMIT = 64 * 1024;
/** How long the pages of a build whose code failed are left to the browser. Milliseconds. */
const QUARANTINE = { first: 1_000, longest: 60_000 };

/** What is still running by then is cut off: containers' engines kill after ten seconds. Milliseconds. */
const STOP_PATIENCE = 8_000;
/** The number of a visit that has drawn none: below no percentage. */
const NOBODY = 100;

interface WebServer {
  app: FastifyInstance;
  readiness: Readiness;
}

/** Builds the server with everything it needs; its `close` ends its renderers too. */
async function createWebServer(config: WebConfig, logger: FastifyBaseLogger): Promise<WebServer> {
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: RequestLogger.of,
    bodyLimit: BODY_LIMIT,
    ...httpTimes(),
    clientErrorHandler: answerUnreadable,
    trustProxy: config.trustedProxies,
    // what comes over an open connection while it stops is answered too
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => decodableTarget(url),
    // one number in this log, in the API's and on the visitor's screen
    genReqId: () => randomUUID(),
  });
  const remotesOff: RemotesOff = new RemotesOff({
    ...config,
    onChange: (names) => {
      const said =
        names.length > 0 ? 'remotes are switched off by the file remotes-off' : 'no remote is switched off now';
      app.log.warn({ remotes: names }, said);
      registry.recompose();
      if (registry.known) takeUp();
    },
    onUnreadable: (error) => app.log.error(error, 'the file remotes-off cannot be read'),
  });
  const registry: Registry = new Registry({
    ...config,
    isOff: (name) => remotesOff.has(name),
    onRefused: (refused) => app.log.error(refused, 'remote left out: it takes what is not its own'),
  });
  const cache = createPageCache({ maxBytes: CACHE_BYTES });
  const reads = new PublicReads();
  const shell = readShellBuild(config.distDir);
  const quarantine = new Quarantine(QUARANTINE);
  const rendering = {
    ...config,
    quarantine,
    onStalled: (build: string) => watch.stalled(build, (other) => !pool.withholds(other)),
    log: app.log,
  };
  const apart = await holdApart(config, app.log);
  const foreign = new ForeignRenderers({ ...rendering, apart, most: config.foreignRenderers });
  const pool: Renderers = new Renderers(new RendererPool({ ...rendering, size: config.renderers }), foreign);
  const watch = new ReleaseWatch({ trials: () => registry.trials, log: app.log });
  /** builds whose pages are the browser's for now */
  const left = { has: (build: string) => quarantine.has(build) || pool.withholds(build) };
  const documents = new DocumentBuilder(shell, config.distDir, config.filesDir);
  const previewed = new Previewed({ apiUrl: config.apiUrl, registry });
  const pages = new Pages({
    registry,
    previewed,
    pool: watchedPool(pool, watch),
    quarantine: left,
    budget: new PageBudget(config.renderLimitMax),
    cache,
    documents,
    shell,
    publicUrl: config.publicUrl,
    devUi: config.devUi,
    log: app.log,
  });
  const readiness = new Readiness({ isKnown: () => registry.known, isWarm: () => pool.warm });
  let closed = false;

  const handOut = () => {
    const toRender = (composition: Composition): RenderData => ({
      ...composition,
      public_url: config.publicUrl,
      ...(config.devUi && { dev_ui: true }),
    });
    const { current, canary, formers } = registry;
    pool.setData({
      live: toRender(current),
      ...(canary && { canary: toRender(canary.composition) }),
      ...Object.fromEntries(formers.map(({ name, composition }) => [`former:${name}`, toRender(composition)])),
    });
  };
  const takeUp = () => {
    handOut();
    cache.clear();
  };
  await remotesOff.follow();
  await registry.restore();
  if (registry.known) handOut();
  const takeComposition = keepComposed({
    registry,
    onNew: takeUp,
    isClosed: () => closed,
  });
  const redirects = new KnownRedirects({ apiUrl: config.apiUrl, isClosed: () => closed });
  const feed = followChanges(config.apiUrl, {
    onChange: (tags) => {
      dropTwice([cache, reads.cache], tags);
      if (tags.includes('remotes') || tags.includes('store')) takeComposition();
      if (tags.includes('redirects')) redirects.learn();
    },
    onConnected: () => {
      for (const each of [cache, reads.cache]) each.setFeedAlive(true);
      takeComposition();
      redirects.learn();
    },
    onLost: () => {
      for (const each of [cache, reads.cache]) each.setFeedAlive(false);
    },
  });

  app.addHook('onRoute', refuseUnknownPath);
  endInOrder(app, readiness, STOP_PATIENCE);
  failures(app);
  boundConnections(app.server, { trustedProxies: config.trustedProxies });
  guardRequests(app);
  const everywhere = headersFor(config.publicUrl);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(everywhere));
  handOver(app, config.apiUrl, reads);
  staticFiles(app, config);
  troubledFiles(app, { ...config, previewed });
  siteFiles(app, { ...config, registry });
  appFiles(app, { ...config, shellVersion: shell.version, registry });
  kitFile(app, config);
  plainForms(app, {
    publicUrl: new URL(config.publicUrl).origin,
    ask: createAskApi(config.apiUrl),
    documents,
    store: () => registry.current.store,
  });
  const tell = tellFailures({ apiUrl: config.apiUrl, log: app.log });
  /** Of the composition that the visit gets; @param header `Cookie` of the request */
  const ownerFor =
    (header: string | undefined): OwnerOf =>
    (path) => {
      if (!registry.known) return undefined;
      const { canary, current } = registry;
      const visit = canary && visitOf(canary, { header, secure: false, draw: () => NOBODY });
      return ownerOfPage((visit?.composition ?? current).remotes, path);
    };
  /** What goes wrong on purpose is nobody's failure. */
  const isMeant = (cookie: string | undefined) => isOfBoundaries(previewPassIn(cookie) ?? '');
  errorLog(app, (said, cookie) => tell(isMeant(cookie) ? undefined : failureOf(said, ownerFor(cookie))));
  const { origin } = new URL(config.publicUrl);
  cspReports(app, (report, cookie) => tell(isMeant(cookie) ? undefined : blockedOf(report, origin, ownerFor(cookie))));
  serveReleaseWatch(app, watch, foreign);
  readiness.serve(app);
  app.get('/*', async (request, reply) => {
    const { url, tidy } = readAddress(request.url, config.publicUrl);
    if (!tidy) return reply.redirect(url.pathname + url.search, 308);
    const header = request.headers.cookie;
    const { canary } = registry;
    const visit = canary && visitOf(canary, { header, secure: config.publicUrl.startsWith('https:') });
    if (visit?.cookie) void reply.header('set-cookie', visit.cookie);
    // a canary whose code has blocked or ended a renderer is given to nobody until it may run again
    const isPaused = canary && left.has(`${canary.name}@${canary.version}`);
    const forWhom = { pass: previewPassIn(header), composition: isPaused ? undefined : visit?.composition };
    const page = await pages.get(url, addressGroup(request.ip), forWhom);
    const location = redirects.insteadOf(page, url);
    if (location !== undefined) return sendPage(request, reply, movedTo(location, '', []));
    return sendPage(request, reply, page, { forOne: canary !== undefined });
  });
  app.addHook('onClose', () => {
    closed = true;
    remotesOff.close();
    feed.close();
    pool.close();
  });
  return { app, readiness };
}

async function main(): Promise<void> {
  const config = readConfig();
  const logger = createLogger(config.logLevel, 'web');
  exitOnCrash(logger);
  const { app, readiness } = await createWebServer(config, logger);
  const stop = () => void stopInOrder(app, readiness, config.shutdownDelay * 1_000).then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  await app.listen({ port: config.port, host: config.host });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
