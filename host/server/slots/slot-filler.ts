import type { FastifyBaseLogger } from 'fastify';
import { UNHYDRATED, fillersOf, type Filler, type RegisteredRemote } from '@tessera/shared/composition';
import { pathIn, type Language } from '@tessera/shared/i18n';
import { escapeHtml } from '../../src/composition/head';
import type { RenderResult } from '../../src/server-entry';
import { Quarantine } from '../renderer-pool/quarantine';
import { NoRenderer, RenderFailed, RendererFailed, type RenderOptions } from '../renderer-pool/jobs';
import type { Renderers } from '../renderer-pool/renderers';
import { faultOf } from '../renderer-pool/sound-result';
import { fillMarks, isClosed, marksIn, type Mark } from './slot-marks';

export interface SlotFillerDeps {
  pool: Pick<Renderers, 'render'>;
  /** builds whose code is the browser's for now */
  quarantine: Pick<Quarantine, 'has'>;
  log: FastifyBaseLogger;
}

/** The page that has places. */
export interface PageAround extends Pick<RenderOptions, 'turn' | 'composed'> {
  /** path and query, with the language's prefix */
  address: string;
  language: Language;
  remotes: RegisteredRemote[];
}

export type Drawn = Filler<RegisteredRemote>;

/** A page whose places are filled. */
export interface FilledPage {
  result: RenderResult;
  /** whose sheets the page needs */
  drawn: Drawn[];
  /** false when a slot is missing that may be there in a moment: the page is not to be kept */
  keep: boolean;
}

/** A page waits so long for all of its slots together; what is late is the browser's. Milliseconds. */
const PATIENCE = 600;
const MOST_PLACES = 12;
/** Characters of a slot's HTML and data. */
const MOST = 64 * 1024;
/** A slot that failed is the browser's for so long, then twice as long: no page waits for it again and again. */
const PAUSES = { first: 1_000, longest: 60_000 };
/** What has failed so often that it is left alone for so long is missing for good, as far as a kept page goes. Milliseconds. */
const LASTING = 8_000;
const MOST_KNOWN = 200;

type Part = Drawn & { mark: Mark; result: RenderResult | null };

const buildOf = ({ remote }: Drawn): string => `${remote.name}@${remote.version}`;
const nameOf = (part: Drawn): string => `${buildOf(part)} ${part.slot.place}`;

function fallbackOf({ slot: { fallback } }: Drawn, language: Language): string {
  if (!fallback) return '';
  const text = escapeHtml(fallback.texts?.[language] ?? fallback.text);
  if (fallback.to === undefined) return `<p>${text}</p>`;
  return `<p><a href="${escapeHtml(pathIn(language, fallback.to))}">${text}</a></p>`;
}

function htmlOf(part: Part, language: Language): string {
  const { remote, slot, result } = part;
  const tag = `<div data-slot="${remote.name}:${slot.place}" data-boundary="${remote.name}"`;
  return result ? `${tag} ${UNHYDRATED}="">${result.body}</div>` : `${tag}>${fallbackOf(part, language)}</div>`;
}

type Query = RenderResult['state']['queries'][number];

/** Whether a query is of the remote's own names (`reviews:rating`): all others are the page's, or the shop's. */
function isOwn({ queryKey, queryHash }: Query, { name }: RegisteredRemote): boolean {
  const [first] = queryKey;
  const own = `${name}:`;
  // a browser finds data by the hash, and what it drops or renews by the key
  return typeof first === 'string' && first.startsWith(own) && queryHash.startsWith(`["${own}`);
}

/** A slot adds data of its own to the page's, once a name; what it has asked of the shop a browser asks for itself. */
function withData(page: RenderResult, parts: Part[]): RenderResult['state'] {
  const known = new Map(page.state.queries.map((query) => [query.queryHash, query]));
  for (const { remote, result } of parts) {
    const own = (result?.state.queries ?? []).filter((query) => isOwn(query, remote));
    for (const query of own) if (!known.has(query.queryHash)) known.set(query.queryHash, query);
  }
  return { ...page.state, queries: [...known.values()] };
}

/**
 * Draws what fills the places of a page, each by itself and after the page, so that whatever happens to one, page and others
 * are what they were (docs/architecture/slots.md).
 */
export class SlotFiller {
  private readonly failing = new Quarantine(PAUSES);
  /** how long each that failed is left alone */
  private readonly pauses = new Map<string, number>();

  constructor(private readonly deps: SlotFillerDeps) {}

  /** Never throws, and takes no longer than 600 ms. */
  async fill(page: RenderResult, around: PageAround): Promise<FilledPage> {
    const marks = marksIn(page.body).slice(0, MOST_PLACES);
    if (marks.length === 0) return { result: page, drawn: [], keep: true };
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), PATIENCE)));
    const wanted = marks.flatMap((mark) =>
      fillersOf(around.remotes, mark.place).map((filler) => ({ ...filler, mark })),
    );
    const parts: Part[] = await Promise.all(
      wanted.map(async (part) => ({ ...part, result: await this.draw(part, around, late) })),
    );
    clearTimeout(timer);
    const contents = marks.map((mark) =>
      parts
        .filter((part) => part.mark === mark)
        .map((part) => htmlOf(part, around.language))
        .join(''),
    );
    const drawn = parts.filter(({ result }) => result !== null);
    const tags = new Set([...page.tags, ...drawn.flatMap(({ result }) => result?.tags ?? [])]);
    const result = {
      ...page,
      body: fillMarks(page.body, contents),
      state: withData(page, drawn),
      tags: [...tags],
    };
    return { result, drawn, keep: parts.every((part) => part.result !== null || this.isLasting(part)) };
  }

  /** Whether nobody should wait for the next try. */
  private isLasting(part: Drawn): boolean {
    const isLeft = !part.remote.descriptor.server || this.deps.quarantine.has(buildOf(part));
    return isLeft || (this.pauses.get(nameOf(part)) ?? 0) >= LASTING;
  }

  /** Null: it is the browser's. */
  private async draw(
    part: Drawn & { mark: Mark },
    around: PageAround,
    late: Promise<null>,
  ): Promise<RenderResult | null> {
    const { remote, slot, mark } = part;
    const build = buildOf(part);
    const name = nameOf(part);
    if (!remote.descriptor.server || this.deps.quarantine.has(build) || this.failing.has(name)) return null;
    try {
      const { address, turn, composed } = around;
      const asked = { remote: remote.name, place: slot.place, props: mark.props, ms: slot.budget.ms };
      const result = await Promise.race([this.deps.pool.render(address, { build, composed, turn, slot: asked }), late]);
      // whatever held it up, the slots before it among that: no page is to wait for it time and again
      if (!result) throw new RenderFailed('the page could not wait for it any longer');
      const fault = this.faultIn(result, address);
      if (fault !== undefined) throw new RenderFailed(fault);
      this.pauses.delete(name);
      return result;
    } catch (error) {
      this.heed(part, error);
      return null;
    }
  }

  private heed(part: Drawn, error: unknown): void {
    // what a crowd or the API kept from it is no fault of its own
    if (error instanceof RenderFailed || error instanceof RendererFailed) this.leave(part, error);
    // where others have all renderers, the next page has none for it either
    if (error instanceof NoRenderer && !error.isSoon) this.note(nameOf(part), LASTING);
  }

  private leave(part: Drawn, error: Error): void {
    const name = nameOf(part);
    const pause = this.failing.add(name);
    this.note(name, pause);
    const said = { err: error, build: buildOf(part), slot: part.slot.place, pause };
    this.deps.log.warn(said, 'a slot was not rendered; the browser will');
  }

  private note(name: string, pause: number): void {
    if (this.pauses.size >= MOST_KNOWN) this.pauses.clear();
    this.pauses.set(name, Math.max(pause, this.pauses.get(name) ?? 0));
  }

  private faultIn(result: RenderResult, address: string): string | undefined {
    const fault = faultOf(result, address);
    if (fault !== undefined) return fault;
    if (!result.complete) return 'it was not there in its time';
    if (result.body.length + JSON.stringify(result.state).length > MOST) return `it has more than ${MOST} characters`;
    return isClosed(result.body) ? undefined : 'its HTML does not close what it opens';
  }
}
