import { PREVIEW_COOKIE } from '@tessera/server/http';
import type { RegisteredRemote } from '@tessera/shared/composition';
import type { Composition, Registry } from './registry';

/** How the pass of a version of a remote begins (api/src/modules/previews/preview-pass.ts); a product's changes no composition. */
const OF_A_REMOTE = 'remote.';
/** Anybody can send a cookie: so many are asked about at once, and so many answers are kept. */
const MOST_ASKED = 8;
const MOST_KEPT = 100;
/** Milliseconds. */
const KEPT_FOR = 2_000;
const ASKED_FOR = 1_000;

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

/** What the shop is composed of for whoever carries the pass of a version of a remote (docs/architecture/caches.md, 'Previews'). */
export class Previewed {
  private readonly kept = new Map<string, Kept>();
  private asked = 0;

  constructor(private readonly options: PreviewedOptions) {}

  /** Undefined: what everybody gets, also where the API does not say so soon. */
  async of(pass: string): Promise<Composition | undefined> {
    if (!pass.startsWith(OF_A_REMOTE)) return undefined;
    const { registry, now = Date.now } = this.options;
    const known = this.kept.get(pass);
    if (known && known.until > now() && known.beside === registry.current) return known.composition;
    if (this.asked >= MOST_ASKED) return undefined;
    const composition = this.ask(pass);
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(pass, { beside: registry.current, until: now() + KEPT_FOR, composition });
    return composition;
  }

  private async ask(pass: string): Promise<Composition | undefined> {
    this.asked += 1;
    try {
      const response = await fetch(`${this.options.apiUrl}/api/remotes`, {
        headers: { cookie: `${PREVIEW_COOKIE}=${pass}` },
        signal: AbortSignal.timeout(ASKED_FOR),
      });
      // what is for everybody says that the pass is not good
      if (response.ok && response.headers.get('cache-control')?.includes('private')) {
        return this.options.registry.composedOf((await response.json()) as RegisteredRemote[]); // by the API's own schemas
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
