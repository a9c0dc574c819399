import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import { pathIn, readLanguage, type Language } from '@tessera/shared/i18n';
import type { PageData } from '../src/composition/page-data';
import type { RenderResult } from '../src/server-entry';
import type { DocumentBuilder, ShellBuild } from './document';
import type { CachedPage, PageCache } from './page-cache';
import { movedTo } from './moved-page';
import { isStandIn, kindHeaders, statusOf } from './page-kind';
import { canonicalAddress, matchDuringMaintenance, matchPage, type PageMatch } from './page-match';
import { Quarantine } from './quarantine';
import { RendererFailed, type RendererPool } from './renderer-pool';
import { pagesElsewhere, sourcesOfPage } from './page-policy';
import { forBrowser, type Composition, type Registry } from './registry';
import { commonHeaders, contentSecurityPolicy } from './security-headers';

export interface PagesDeps {
  registry: Registry;
  pool: Pick<RendererPool, 'render'>;
  cache: PageCache;
  documents: DocumentBuilder;
  shell: ShellBuild;
  publicUrl: string;
  /** whether `dev` routes are there */
  devUi?: boolean;
  log: FastifyBaseLogger;
}

interface Rendered {
  result: RenderResult;
  /** false when a better answer may be had soon */
  keep: boolean;
}

const compress = promisify(brotliCompress);
/** Good enough within a few milliseconds; the result is kept and sent many times. */
const BROTLI_QUALITY = 6;

const EMPTY: Omit<RenderResult, 'status'> = {
  body: '',
  head: '',
  state: { queries: [], mutations: [] },
  tags: [],
  complete: false,
};

interface Place {
  match: PageMatch;
  language: Language;
  /** what is rendered and kept under this name: path with the language's prefix, and the query that matters */
  address: string;
}

/** Personal pages are one shell for everybody, whatever secret their address holds; unknown paths are one page. */
function addressOf(match: PageMatch, url: URL): string {
  if (match.kind === 'not-found') return '/404';
  if (match.kind === 'maintenance') return url.pathname;
  if (match.route.render === 'public') return canonicalAddress(url, match.route.query);
  return match.kind === 'host' ? match.route.path : url.pathname;
}

/** What an address means in a composition. */
function placeOf({ remotes, store }: Composition, address: URL, devUi = false): Place {
  const { language, path } = readLanguage(address.pathname);
  const url = new URL(address);
  url.pathname = path;
  const found = store.maintenance ? matchDuringMaintenance(remotes, path) : matchPage(remotes, path);
  const match: PageMatch = found.kind === 'host' && found.route.dev && !devUi ? { kind: 'not-found' } : found;
  return { match, language, address: pathIn(language, addressOf(match, url)) };
}

/** Answers page addresses: from the cache, from a renderer, or with the shell for the browser to fill. */
export class Pages {
  private readonly quarantine = new Quarantine();

  constructor(private readonly deps: PagesDeps) {}

  /** Gives the finished page for an address; never throws for a remote's fault. */
  async get(url: URL): Promise<CachedPage> {
    const { registry, cache } = this.deps;
    const { address } = placeOf(registry.current, url, this.deps.devUi);
    return cache.get(`${registry.versionSet} ${address}`, () => this.compose(url));
  }

  private async compose(url: URL): Promise<{ page: CachedPage; keep: boolean }> {
    const { registry } = this.deps;
    const composition = registry.current;
    const { match, language, address } = placeOf(composition, url, this.deps.devUi);
    const { result, keep } = await this.render(match, address);
    // composed anew meanwhile: what was rendered does not fit what the page would tell the browser
    if (registry.current !== composition) return { ...(await this.compose(url)), keep: false };
    if (result.redirect !== undefined) return { page: movedTo(result.redirect, address, result.tags), keep };
    const { page, complete } = await this.finish(match, language, result);
    return { page, keep: keep && complete };
  }

  private async render(match: PageMatch, address: string): Promise<Rendered> {
    const { pool, log } = this.deps;
    const build = match.kind === 'remote' ? `${match.remote.name}@${match.remote.version}` : null;
    if (!build || !this.quarantine.has(build)) {
      try {
        const result = await pool.render(address, false);
        return { result, keep: result.complete };
      } catch (error) {
        log.error({ err: error, address }, 'page not rendered; the browser will');
        if (error instanceof RendererFailed && build) this.quarantine.add(build);
      }
    }
    return this.renderShell(address);
  }

  private async renderShell(address: string): Promise<Rendered> {
    try {
      const shell = await this.deps.pool.render(address, true);
      return { result: { ...shell, complete: false }, keep: false };
    } catch (error) {
      this.deps.log.error({ err: error, address }, 'shell not rendered; the browser will');
      return { result: { ...EMPTY, status: 200 }, keep: false };
    }
  }

  private async finish(
    match: PageMatch,
    language: Language,
    result: RenderResult,
  ): Promise<{ page: CachedPage; complete: boolean }> {
    const { registry, documents, shell, publicUrl, devUi } = this.deps;
    const { remotes, store } = registry.current;
    const sources = sourcesOfPage(match, store);
    const data: PageData = {
      remotes: forBrowser(remotes),
      store,
      public_url: publicUrl,
      ...(devUi && { dev_ui: true }),
      shell_hashes: shell.hashes,
      ...pagesElsewhere(registry.current, sources),
      state: result.state,
      ...(!result.complete && { incomplete: true }),
    };
    const name = isStandIn(match) ? match.kind : match.route.page;
    // the shop's layout is part of the shell; the others come with their pages
    const layout = isStandIn(match) || match.route.layout === 'shop' ? {} : { layout: match.route.layout };
    const page = { remote: match.kind === 'remote' ? match.remote : null, name, ...layout };
    const parts = { head: result.head, body: result.body, data, page, language };
    const { html, styleHashes, complete } = documents.build(parts);
    const identity = Buffer.from(html);
    const br = await compress(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    const answer: CachedPage = {
      status: statusOf(match, result.status),
      headers: {
        ...commonHeaders,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy(documents.scriptHashes, styleHashes, sources),
        ...kindHeaders(match, identity),
        vary: 'accept-encoding',
      },
      bodies: { identity, br },
      tags: [...result.tags, 'store', 'remotes'],
    };
    return { page: answer, complete };
  }
}
