import { PREVIEW_COOKIE } from '@tessera/server/http';
import type { RegisteredRemote } from '@tessera/shared/composition';
import type { BoundariesNow, PreviewNow } from '@tessera/shared/contract';
import type { Composition, Registry } from './registry';
import { troubled } from './troubled';

/** How the pass of a version of a remote begins (api/src/modules/previews/preview-pass.ts); a product's changes no composition. */
const OF_A_REMOTE = 'remote.';
/** And that of the shop while it is closed. */
const OF_THE_SHOP = 'shop.';
/** And that of staff who see where each remote's part of a page ends. */
const OF_BOUNDARIES = 'boundaries.';
/** Anybody can send a cookie: so many are asked about at once, and so many answers are kept. */
const MOST_ASKED = 8;
const MOST_KEPT = 100;
/** Milliseconds. */
const KEPT_FOR = 2_000;
const ASKED_FOR = 1_000;
/** Staff who ask for boundaries would rather wait than be shown a page without them. */
const ASKED_BY_STAFF_FOR = 5_000;

/** Whether a pass is of the shop while it is closed; whether it is good the API says. */
export const isOfTheShop = (pass: string): boolean => pass.startsWith(OF_THE_SHOP);

/** Whether a pass is of boundaries, as before. */
export const isOfBoundaries = (pass: string): boolean => pass.startsWith(OF_BOUNDARIES);

interface Kept {
  /** what the shop was composed of for everybody */
  beside: Composition;
  until: number;
  composition: Promise<Composition | undefined>;
}

export interface PreviewedOptions {
  apiUrl: string;
  registry: Pick<Registry, 'current' | 'composedOf'>;
  now?: () => number;
}

/** What the shop is composed of for whoever carries the pass of a version of a remote, of boundaries, or of the shop while it is closed (docs/architecture/caches.md, 'Previews'). */
export class Previewed {
  private readonly kept = new Map<string, Kept>();
  private asked = 0;

  constructor(private readonly options: PreviewedOptions) {}

  /** Undefined: what everybody gets, also where the API does not say so soon. */
  async of(pass: string): Promise<Composition | undefined> {
    const { registry, now = Date.now } = this.options;
    const load = this.loadFor(pass);
    if (!load) return undefined;
    const known = this.kept.get(pass);
    if (known && known.until > now() && known.beside === registry.current) return known.composition;
    if (this.asked >= MOST_ASKED) return undefined;
    const composition = load();
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(pass, { beside: registry.current, until: now() + KEPT_FOR, composition });
    return composition;
  }

  /** Undefined: such a pass changes no composition. */
  private loadFor(pass: string): (() => Promise<Composition | undefined>) | undefined {
    if (isOfTheShop(pass))
      return this.options.registry.current.store.maintenance ? () => this.askForShop(pass) : undefined;
    if (isOfBoundaries(pass)) return () => this.askForBoundaries(pass);
    return pass.startsWith(OF_A_REMOTE) ? () => this.askForRemote(pass) : undefined;
  }

  /** What is live, and the files of some of it go wrong. */
  private async askForBoundaries(pass: string): Promise<Composition | undefined> {
    const now = await this.ask<BoundariesNow>('boundaries', pass, ASKED_BY_STAFF_FOR);
    if (!now?.boundaries) return undefined;
    const { current } = this.options.registry;
    const switches = new Map(now.boundaries.switches.map(({ remote, trouble }) => [remote, trouble]));
    const remotes = current.remotes.map((remote) => {
      const trouble = switches.get(remote.name);
      return trouble ? troubled(remote, trouble) : remote;
    });
    return { ...current, remotes };
  }

  /** The shop as it is, but open. */
  private async askForShop(pass: string): Promise<Composition | undefined> {
    const { registry } = this.options;
    const now = await this.ask<PreviewNow>('preview', pass);
    if (now?.preview?.kind !== 'shop') return undefined;
    const { current } = registry;
    return { ...current, store: { ...current.store, maintenance: false } };
  }

  private async askForRemote(pass: string): Promise<Composition | undefined> {
    const remotes = await this.ask<RegisteredRemote[]>('remotes', pass);
    return remotes && this.options.registry.composedOf(remotes);
  }

  /** What the API answers whoever carries the pass, by its own schemas; undefined where that is what everybody gets. */
  private async ask<T>(path: string, pass: string, patience = ASKED_FOR): Promise<T | undefined> {
    this.asked += 1;
    try {
      const response = await fetch(`${this.options.apiUrl}/api/${path}`, {
        headers: { cookie: `${PREVIEW_COOKIE}=${pass}` },
        signal: AbortSignal.timeout(patience),
      });
      // what is for everybody says that the pass is not good
      if (response.ok && response.headers.get('cache-control')?.includes('private')) {
        return (await response.json()) as T;
      }
      await response.body?.cancel();
      return undefined;
    } catch {
      return undefined;
    } finally {
      this.asked -= 1;
    }
  }
}
