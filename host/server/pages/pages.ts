import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import type { Loaded } from '@tessera/server/cache';
import { standsForMany } from '@tessera/shared/composition';
import { pathIn, readLanguage, type Language } from '@tessera/shared/i18n';
import type { PageData } from '../../src/composition/page-data';
import type { RenderResult } from '../../src/server-entry';
import type { DocumentBuilder, DocumentParts, ShellBuild } from './document';
import type { CachedPage, PageCache } from '../cache/page-cache';
import { movedTo } from './moved-page';
import type { PageBudget } from '../renderer-pool/page-budget';
import { isBackOffice, isStandIn, kindHeaders, shellHeaders, statusOf } from './page-kind';
import { canonicalAddress, matchDuringMaintenance, matchPage, type PageMatch } from './page-match';
import { pagesElsewhere, sourcesOfPage } from './page-policy';
import { PREVIEW_HEADERS, asPreview } from './preview-page';
import type { Quarantine } from '../renderer-pool/quarantine';
import { FIRST, QueueFull, type Turn } from '../renderer-pool/render-queue';
import type { RendererPool } from '../renderer-pool/renderer-pool';
import { forBrowser, withoutBackOffice } from '../composition/for-browser';
import type { Previewed } from '../composition/previewed';
import type { Composition, Registry } from '../composition/registry';
import { commonHeaders, contentSecurityPolicy } from '../http/security-headers';
import { faultOf } from '../renderer-pool/sound-result';

export interface PagesDeps {
  registry: Pick<Registry, 'current' | 'canary' | 'isCurrent' | 'versionSetOf'>;
  previewed: Pick<Previewed, 'of'>;
  pool: Pick<RendererPool, 'render'>;
  /** builds whose pages are the browser's for now */
  quarantine: Pick<Quarantine, 'has'>;
  budget: PageBudget;
  cache: PageCache;
  documents: DocumentBuilder;
  shell: ShellBuild;
  publicUrl: string;
  /** whether `dev` routes are there */
  devUi?: boolean;
  log: FastifyBaseLogger;
}

/** So much longer a page is sent while a newer one is being rendered: nobody waits for that (RFC 5861). Milliseconds. */
const RENEWAL = 60_000;

/** `keep` is false when a better answer may be had soon. */
type Composed = Loaded<CachedPage>;

const composed = (page: CachedPage, keep: boolean): Composed => ({ value: page, tags: page.tags, keep });

/** Says since when what it shows was read: the back office tells by it whether a page is older than its product. */
const readSince = ({ value, ...rest }: Composed, begun: Date): Composed => ({
  ...rest,
  value: { ...value, headers: { ...value.headers, 'last-modified': begun.toUTCString() } },
});

const compress = promisify(brotliCompress);
/** Good enough within a few milliseconds; the result is kept and sent many times. */
const BROTLI_QUALITY = 6;

const EMPTY: RenderResult = {
  status: 200,
  body: '',
  head: '',
  state: { queries: [], mutations: [] },
  tags: [],
  complete: false,
};

/** Why the outlet is left to the browser: by itself, for what a pass lets it see, or for a version that is not live. */
type Shell = 'shell' | 'preview' | 'candidate';
const PREVIEWS: readonly string[] = ['preview', 'candidate'];

interface PageTarget {
  /** in which the address means this */
  composition: Composition;
  match: PageMatch;
  language: Language;
  /** what is rendered and cached under this name: path with the language's prefix, and the query that matters */
  address: string;
  /** the same for the shell around it: there are as many as there are routes */
  shell: string;
}

/** What a page depends on beside its address. */
interface ForWhom {
  /** of a preview: the browser fills the shell with what that lets it see */
  pass?: string | undefined;
  /** what this visit gets, where it is not what is live */
  composition?: Composition | undefined;
}

type Routed = Extract<PageMatch, { route: unknown }>;

/** Only pages of a remote that are rendered for everybody are more than their route's shell, and the shell's of many addresses. */
const isOpen = (match: PageMatch): match is Routed =>
  'route' in match && match.route.render === 'public' && (match.kind === 'remote' || standsForMany(match.route.path));

/** Unknown paths are one page; personal ones are one for everybody, whatever number or secret their address holds. */
function shellOf(match: PageMatch): string {
  if (match.kind === 'not-found') return '/404';
  return match.kind === 'maintenance' ? match.path : match.route.path;
}

/** What was found out for a composition; gone with it. */
const known = new WeakMap<Composition, Map<string, PageTarget>>();
/** Anybody can make up addresses: long ones are not kept, and when so many are known, it starts over. */
const MOST_KNOWN = 2_000;
const LONGEST_KNOWN = 300;

/** What an address means in a composition: said for every request, so it is worked out once. */
function targetOf(composition: Composition, address: URL, devUi = false): PageTarget {
  let targets = known.get(composition);
  if (!targets || targets.size >= MOST_KNOWN) known.set(composition, (targets = new Map()));
  const found = targets.get(address.href) ?? findTarget(composition, address, devUi);
  if (address.href.length <= LONGEST_KNOWN) targets.set(address.href, found);
  return found;
}

function findTarget(composition: Composition, address: URL, devUi: boolean): PageTarget {
  const { remotes, store } = composition;
  const { language, path } = readLanguage(address.pathname);
  const url = new URL(address);
  url.pathname = path;
  const found = store.maintenance ? matchDuringMaintenance(remotes, path) : matchPage(remotes, path);
  const isForBuilders = 'route' in found && found.route.dev === true;
  const match: PageMatch = isForBuilders && !devUi ? { kind: 'not-found' } : found;
  const shell = pathIn(language, shellOf(match));
  const own = isOpen(match) ? canonicalAddress(url, match.route.query) : shellOf(match);
  return { composition, match, language, address: pathIn(language, own), shell };
}

/** Which page it is for the document, and whose. The shop's layout is part of the shell; the others come with their pages. */
function whose(match: PageMatch): DocumentParts['page'] {
  if (isStandIn(match)) return { remote: null, name: match.kind };
  const { page: name, layout } = match.route;
  const remote = match.kind === 'remote' ? match.remote : null;
  return { remote, name, ...(layout !== 'shop' && { layout }) };
}

/** Answers page addresses: from the cache, from a renderer, or with the shell for the browser to fill. */
export class Pages {
  /** for whom the pages that are being rendered now are */
  private readonly turns = new Map<string, Turn>();

  constructor(private readonly deps: PagesDeps) {}

  /**
   * Gives the finished page for an address; never throws for a remote's fault.
   * @param client who asks, as `addressGroup` of the visitor's address has it: each may have so many pages rendered a minute,
   * and is sent the shell beyond that
   */
  async get(url: URL, client: string, { pass, composition }: ForWhom = {}): Promise<CachedPage> {
    const { registry, cache, devUi, previewed } = this.deps;
    const candidate = pass === undefined ? undefined : await previewed.of(pass);
    const target = targetOf(candidate ?? composition ?? registry.current, url, devUi);
    if (candidate) return this.shell(target, 'candidate');
    // staff go on working
    if (pass !== undefined && !isBackOffice(target.match)) return this.shell(target, 'preview');
    const key = this.keyOf(target);
    const known = cache.find(key);
    if (known) return known;
    if (!isOpen(target.match)) return this.renew(key, () => this.compose(url, FIRST, target.composition));
    return this.getOpen(url, target, client);
  }

  /** A page that is rendered for everybody, and is not at hand. */
  private async getOpen(url: URL, target: PageTarget, client: string): Promise<CachedPage> {
    const { cache, budget } = this.deps;
    const key = this.keyOf(target);
    const others = this.turns.get(key);
    if (!others && !budget.take(client)) return cache.held(key)?.value ?? this.shell(target);
    const used = budget.lately(client);
    if (others) others.used = Math.min(others.used, used);
    const turn = others ?? { client, used };
    this.turns.set(key, turn);
    return this.renew(key, () => this.compose(url, turn, target.composition).finally(() => this.turns.delete(key)));
  }

  private keyOf({ composition, address }: PageTarget, named = address): string {
    return `${this.deps.registry.versionSetOf(composition)} ${named}`;
  }

  /** Nobody waits for a page that only gets old. */
  private renew(key: string, compose: () => Promise<Composed>): Promise<CachedPage> {
    const { cache, log } = this.deps;
    const renewed = cache.load(key, compose);
    const old = cache.findOlder(key, RENEWAL);
    if (!old) return renewed;
    renewed.catch((error: unknown) => log.error({ err: error }, 'a page was not made anew'));
    return Promise.resolve(old);
  }

  private async compose(url: URL, turn: Turn, composition = this.deps.registry.current): Promise<Composed> {
    const { registry } = this.deps;
    const target = targetOf(composition, url, this.deps.devUi);
    const begun = new Date();
    const result = await this.render(target, turn);
    // composed anew meanwhile: what was rendered does not fit what the page would tell the browser
    if (!registry.isCurrent(composition)) return { ...(await this.compose(url, turn)), keep: false };
    if (!result) return composed(await this.shell(target), false);
    if (result.redirect !== undefined)
      return composed(movedTo(result.redirect, target.address, result.tags), result.complete);
    const finished = await this.finish(target, result);
    return isOpen(target.match) ? readSince(finished, begun) : finished;
  }

  /** Null: the page is the browser's. */
  private async render(target: PageTarget, turn: Turn): Promise<RenderResult | null> {
    const { match, address } = target;
    const { pool, quarantine, log } = this.deps;
    const shellOnly = !isOpen(match);
    const build = match.kind === 'remote' && !shellOnly ? `${match.remote.name}@${match.remote.version}` : null;
    if (build && quarantine.has(build)) return null;
    try {
      const result = await pool.render(address, { shellOnly, build, canary: this.isCanary(target), turn });
      const fault = faultOf(result, address);
      if (fault === undefined) return result;
      log.error({ build, address }, `page not taken, ${fault}; the browser will render it`);
      return null;
    } catch (error) {
      // who asks for too much is no news, and would fill the log
      if (!(error instanceof QueueFull)) log.error({ err: error, address }, 'page not rendered; the browser will');
      return null;
    }
  }

  private isCanary = ({ composition }: PageTarget): boolean => composition === this.deps.registry.canary?.composition;

  /** The page of a route with its outlet left empty: rendered once and cached, so that it costs nothing. */
  private shell(target: PageTarget, as: Shell = 'shell'): Promise<CachedPage> {
    const key = `${this.keyOf(target, target.shell)} ${as}`;
    const known = this.deps.cache.find(key);
    if (known) return Promise.resolve(known);
    return this.renew(key, () => this.composeShell(target, as));
  }

  private async composeShell(target: PageTarget, as: Shell): Promise<Composed> {
    // renderers know what is live: a version that is not is the browser's alone
    if (as === 'candidate') return { ...(await this.finish(target, EMPTY, as)), keep: true };
    try {
      const canary = this.isCanary(target);
      const result = await this.deps.pool.render(target.shell, { shellOnly: true, canary, turn: FIRST });
      return await this.finish(target, result, as);
    } catch (error) {
      this.deps.log.error({ err: error, address: target.shell }, 'shell not rendered; the browser will');
      return { ...(await this.finish(target, EMPTY, as)), keep: false };
    }
  }

  /** @param as the outlet is left to the browser unless it is the whole page, for this visitor and this time */
  private async finish(
    { composition, match, language }: PageTarget,
    result: RenderResult,
    as: 'page' | Shell = 'page',
  ): Promise<Composed> {
    const isShell = as !== 'page';
    const { documents, shell, publicUrl, devUi } = this.deps;
    const { remotes: all, store } = composition;
    const remotes = isBackOffice(match) ? all : withoutBackOffice(all);
    const sources = sourcesOfPage(match, store);
    const data: PageData = {
      remotes: forBrowser(remotes, devUi),
      store,
      public_url: publicUrl,
      ...(devUi && { dev_ui: true }),
      shell_hashes: shell.hashes,
      ...pagesElsewhere({ remotes, store }, sources),
      state: result.state,
      ...((isShell || !result.complete) && { incomplete: true }),
    };
    const isPreview = PREVIEWS.includes(as);
    const told = isPreview ? asPreview(data) : data;
    const parts = { head: result.head, body: result.body, data: told, page: whose(match), language };
    const { html, scriptHashes, styleHashes, complete } = documents.build(parts);
    const identity = Buffer.from(html);
    const br = await compress(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    const answer: CachedPage = {
      status: statusOf(match, result.status),
      headers: {
        ...commonHeaders,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy(scriptHashes, styleHashes, sources),
        ...(isShell ? shellHeaders(match) : kindHeaders(match, identity)),
        ...(isPreview && PREVIEW_HEADERS),
        vary: 'accept-encoding',
      },
      bodies: { identity, br },
      tags: [...result.tags, 'store', 'remotes'],
    };
    return composed(answer, result.complete && complete);
  }
}
