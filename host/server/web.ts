/** The web server: renders pages, serves files, and passes /api on. It never sees the database. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import httpProxy from '@fastify/http-proxy';
import fastify, { type FastifyInstance } from 'fastify';
import { appFiles } from './app-files';
import { followChanges } from './change-feed';
import { readConfig, type WebConfig } from './config';
import { DocumentBuilder, readShellBuild } from './document';
import { errorLog } from './error-log';
import { failures } from './failures';
import { keepComposed } from './keep-composed';
import { PageCache } from './page-cache';
import { Pages } from './pages';
import { refuseUnknownPath } from './own-paths';
import { readAddress } from './read-address';
import { Registry } from './registry';
import { RendererPool } from './renderer-pool';
import { commonHeaders } from './security-headers';
import { sendPage } from './send-page';
import { siteFiles } from './site-files';
import { staticFiles } from './static-files';

const CACHE_BYTES = 64 * 1024 * 1024;
/** The largest upload that the API takes is a remote's build. */
const BODY_LIMIT = 32 * 1024 * 1024;
const PROXY_TIMEOUT = 30_000;

function fixedFiles(app: FastifyInstance, config: WebConfig): void {
  const favicon = readFileSync(path.join(config.distDir, '../public/favicon.svg'));
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(favicon),
  );
}

/** Builds the server with everything it needs; `close` ends its renderers too. */
export async function createWebServer(config: WebConfig): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel },
    disableRequestLogging: true,
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustedProxies,
    // one number in this log, in the API's and on the visitor's screen
    genReqId: () => randomUUID(),
  });
  const registry = new Registry({
    ...config,
    onRefused: (refused) => app.log.error(refused, 'remote left out: it takes what is not its own'),
  });
  const cache = new PageCache({ maxBytes: CACHE_BYTES });
  const shell = readShellBuild(config.distDir);
  const pool = new RendererPool({ ...config, size: config.renderers, log: app.log });
  const documents = new DocumentBuilder(shell, config.distDir, config.filesDir);
  const pages = new Pages({
    registry,
    pool,
    cache,
    documents,
    shell,
    publicUrl: config.publicUrl,
    devUi: config.devUi,
    log: app.log,
  });
  let closed = false;

  const handOut = () =>
    pool.setData({ ...registry.current, public_url: config.publicUrl, ...(config.devUi && { dev_ui: true }) });
  await registry.restore();
  if (registry.known) handOut();
  const takeComposition = keepComposed({
    registry,
    onNew: () => {
      handOut();
      cache.clear();
    },
    isClosed: () => closed,
  });
  const feed = followChanges(config.apiUrl, {
    onChange: (tags) => {
      cache.drop(tags);
      if (tags.includes('remotes') || tags.includes('store')) takeComposition();
    },
    onConnected: () => {
      cache.setFeedAlive(true);
      takeComposition();
    },
    onLost: () => cache.setFeedAlive(false),
  });

  app.addHook('onRoute', refuseUnknownPath);
  failures(app);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(commonHeaders));
  await app.register(httpProxy, {
    upstream: config.apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    http: { requestOptions: { timeout: PROXY_TIMEOUT } },
    replyOptions: {
      rewriteRequestHeaders: ({ ip, id }, headers) => ({ ...headers, 'x-forwarded-for': ip, 'x-request-id': id }),
    },
  });
  staticFiles(app, config);
  fixedFiles(app, config);
  siteFiles(app, config);
  appFiles(app, config, { shell, registry });
  errorLog(app);
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', (_request, reply) => {
    const ready = registry.known && pool.ready;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'starting' });
  });
  app.get('/*', async (request, reply) => {
    const { url, tidy } = readAddress(request.url, config.publicUrl);
    if (!tidy) return reply.redirect(url.pathname + url.search, 308);
    return sendPage(request, reply, await pages.get(url));
  });
  app.addHook('onClose', () => {
    closed = true;
    feed.close();
    pool.close();
  });
  return app;
}

async function main(): Promise<void> {
  const config = readConfig();
  const app = await createWebServer(config);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  await app.listen({ port: config.port, host: config.host });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
