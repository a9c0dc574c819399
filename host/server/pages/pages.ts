import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import type { Loaded } from '@tessera/server/cache';
import type { PageData } from '../../src/composition/page-data';
import type { RenderResult } from '../../src/server-entry';
import type { DocumentBuilder, ShellBuild } from './document';
import type { CachedPage, PageCache } from '../cache/page-cache';
import { ledTo, movedTo } from './moved-page';
import type { PageBudget } from '../renderer-pool/page-budget';
import { isBackOffice, kindHeaders, shellHeaders, statusOf } from './page-kind';
import { pagesElsewhere, sourcesOfPage } from './page-policy';
import { isOpen, targetOf, whose, type PageTarget } from './page-target';
import { PREVIEW_HEADERS, asPreview } from './preview-page';
import type { Quarantine } from '../renderer-pool/quarantine';
import { FIRST, QueueFull, type Turn } from '../renderer-pool/render-queue';
import { NoRenderer } from '../renderer-pool/jobs';
import type { Renderers } from '../renderer-pool/renderers';
import { forBrowser, withoutBackOffice } from '../composition/for-browser';
import { isOfBoundaries, isOfTheShop, type Previewed } from '../composition/previewed';
import type { Composition, Registry } from '../composition/registry';
import { offeredAt } from '../composition/offered';
import { commonHeaders, contentSecurityPolicy } from '../http/security-headers';
import { faultOf } from '../renderer-pool/sound-result';
import { SlotFiller, type Drawn } from '../slots/slot-filler';

export interface PagesDeps {
  registry: Pick<Registry, 'current' | 'canary' | 'isCurrent' | 'versionSetOf'>;
  previewed: Pick<Previewed, 'of'>;
  pool: Pick<Renderers, 'render'>;
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

/**
 * Why the outlet is left to the browser: by itself, for what a pass lets it see, for a version that is not live, for a shop
 * that is closed for everybody else, or for staff who see where remotes' parts end.
 */
type Shell = 'shell' | 'preview' | 'candidate' | 'opened' | 'boundaries';
const PREVIEWS: readonly string[] = ['preview', 'candidate', 'opened', 'boundaries'];
/** Of what no renderer knows. */
const ALONE: readonly string[] = ['candidate', 'opened', 'boundaries'];
/** In an address: somebody asks to see boundaries. Who may, the API says to the code that such a page loads. */
const ASKS = 'boundaries';

/** What a page depends on beside its address. */
interface ForWhom {
  /** of a preview: the browser fills the shell with what that lets it see */
  pass?: string | undefined;
  /** what this visit gets, where it is not what is live */
  composition?: Composition | undefined;
}

/** What a pass makes of a page; undefined: what everybody sees. @param isCandidate it shows a version that is not live */
function previewFor(pass: string | undefined, { match }: PageTarget, isCandidate: boolean): Shell | undefined {
  if (pass === undefined) return undefined;
  if (isCandidate && isOfBoundaries(pass)) return 'boundaries';
  if (isCandidate) return isOfTheShop(pass) ? 'opened' : 'candidate';
  // staff go on working
  return isBackOffice(match) ? undefined : 'preview';
}

/** Answers page addresses: from the cache, from a renderer, or with the shell for the browser to fill. */
export class Pages {
  /** for whom the pages that are being rendered now are */
  private readonly turns = new Map<string, Turn>();

  private readonly slots: SlotFiller;

  constructor(private readonly deps: PagesDeps) {
    this.slots = new SlotFiller(deps);
  }

  /**
   * Gives the finished page for an address; never throws for a remote's fault.
   * @param client who asks, as `addressGroup` of the visitor's address has it: each may have so many pages rendered a minute,
   * and is sent the shell beyond that
   */
  async get(url: URL, client: string, forWhom: ForWhom = {}): Promise<CachedPage> {
    const instead = offeredAt(url, this.deps.registry.current.store);
    return instead === undefined ? this.getOffered(url, client, forWhom) : ledTo(instead);
  }

  private async getOffered(url: URL, client: string, { pass, composition }: ForWhom): Promise<CachedPage> {
    const { registry, cache, devUi, previewed } = this.deps;
    const candidate = pass === undefined ? undefined : await previewed.of(pass);
    const target = targetOf(candidate ?? composition ?? registry.current, url, devUi);
    const asked = url.searchParams.has(ASKS) ? 'preview' : undefined;
    const preview = asked ?? previewFor(pass, target, Boolean(candidate));
    if (preview) return this.shell(target, preview);
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
    const rendered = await this.render(target, turn);
    const { result, drawn, keep } = await this.fillSlots(rendered, target, turn);
    // composed anew meanwhile: what was rendered does not fit what the page would tell the browser
    if (!registry.isCurrent(composition)) {
      return { ...(await this.compose(url, turn, this.nowOf(composition))), keep: false };
    }
    if (!result) return composed(await this.shell(target), false);
    if (result.redirect !== undefined)
      return composed(movedTo(result.redirect, target.address, result.tags), result.complete);
    const finished = await this.finish(target, result, 'page', drawn);
    const page = isOpen(target.match) ? readSince(finished, begun) : finished;
    return { ...page, keep: page.keep && keep };
  }

  /** What is live by now, or still a canary of the same versions: a visit keeps what it was given. */
  private nowOf(composition: Composition): Composition {
    const { registry } = this.deps;
    const tried = registry.canary?.composition;
    const isTried = tried && registry.versionSetOf(tried) === registry.versionSetOf(composition);
    return isTried ? tried : registry.current;
  }

  private async fillSlots(
    result: RenderResult | null,
    target: PageTarget,
    turn: Turn,
  ): Promise<{ result: RenderResult | null; drawn: Drawn[]; keep: boolean }> {
    if (!result) return { result, drawn: [], keep: false };
    const { address, language, composition, match } = target;
    const remotes = isBackOffice(match) ? composition.remotes : withoutBackOffice(composition.remotes);
    return this.slots.fill(result, { address, language, remotes, composed: this.composedAs(target), turn });
  }

  /** Null: the page is the browser's. */
  private async render(target: PageTarget, turn: Turn): Promise<RenderResult | null> {
    const { match, address } = target;
    const { pool, quarantine, log } = this.deps;
    const shellOnly = !isOpen(match);
    const build = match.kind === 'remote' && !shellOnly ? `${match.remote.name}@${match.remote.version}` : null;
    if (build && quarantine.has(build)) return null;
    try {
      const result = await pool.render(address, { shellOnly, build, composed: this.composedAs(target), turn });
      const fault = faultOf(result, address);
      if (fault === undefined) return result;
      log.error({ build, address }, `page not taken, ${fault}; the browser will render it`);
      return null;
    } catch (error) {
      // who asks for too much is no news, and would fill the log; nor is a renderer that was not there yet
      if (!(error instanceof QueueFull || error instanceof NoRenderer))
        log.error({ err: error, address }, 'page not rendered; the browser will');
      return null;
    }
  }

  private composedAs = ({ composition }: PageTarget): 'canary' | 'live' =>
    composition === this.deps.registry.canary?.composition ? 'canary' : 'live';

  /** The page of a route with its outlet left empty: rendered once and cached, so that it costs nothing. */
  private shell(target: PageTarget, as: Shell = 'shell'): Promise<CachedPage> {
    // each browser has switches of its own
    if (as === 'boundaries') return this.composeShell(target, as).then(({ value }) => value);
    const key = `${this.keyOf(target, target.shell)} ${as}`;
    const known = this.deps.cache.find(key);
    if (known) return Promise.resolve(known);
    return this.renew(key, () => this.composeShell(target, as));
  }

  private async composeShell(target: PageTarget, as: Shell): Promise<Composed> {
    // renderers know what is live and that the shop is closed: what is not so is the browser's alone
    if (ALONE.includes(as)) return { ...(await this.finish(target, EMPTY, as)), keep: true };
    try {
      const asked = { shellOnly: true, composed: this.composedAs(target), turn: FIRST };
      const result = await this.deps.pool.render(target.shell, asked);
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
    slots?: Drawn[],
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
      ...pagesElsewhere({ remotes, store }, sources, { language, dev_ui: devUi }),
      state: result.state,
      ...((isShell || !result.complete) && { incomplete: true }),
    };
    const isPreview = PREVIEWS.includes(as);
    const told = isPreview ? asPreview(data, as === 'boundaries') : data;
    const parts = { head: result.head, body: result.body, data: told, page: whose(match), language, slots };
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
