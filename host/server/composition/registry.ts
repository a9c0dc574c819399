import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, replaceFile } from '@tessera/server/files';
import type { Store } from '@tessera/shared/contract';
import type { RegisteredRemote } from '@tessera/shared/composition';
import { soundRemotes, type Refusal } from './sound-remotes';

/** What the API says the shop is composed of now. */
export interface Composition {
  remotes: RegisteredRemote[];
  store: Store;
}

/** A version that some of the visits get in the place of the live one. */
export interface Canary {
  name: string;
  version: string;
  /** of all visits, 1 to 50 */
  percent: number;
  /** what the shop is composed of for them */
  composition: Composition;
}

/** What was live before the latest release, while that is on trial. */
interface Former {
  name: string;
  version: string;
  /** what the shop was composed of with it */
  composition: Composition;
}

/** A version that is watched, beside the one that it is to replace or has just replaced (docs/decisions/0047). */
export interface Trial {
  kind: 'canary' | 'promotion';
  name: string;
  fresh: string;
  former: string;
}

type ToldOf<T> = Omit<T, 'composition'> & { remotes: RegisteredRemote[] };

/** What the API answers: live, for some of the visits, and until a moment ago. */
interface Answered extends Composition {
  canary?: ToldOf<Canary> | null;
  former?: ToldOf<Former> | null;
}

export interface RegistryOptions {
  apiUrl: string;
  dataDir: string;
  devRemotes: Record<string, string>;
  /** whether a remote is switched off on this machine (remotes-off.ts) */
  isOff?: (name: string) => boolean;
  /** hears, once each, of remotes in a registry that are left out, and why */
  onRefused?: (refused: Refusal) => void;
}

const FETCH_TIMEOUT = 3_000;
const FILE = 'web-registry.json';
const MOST_TOLD = 1_000;

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T; // checked by the API's own response schemas
}

function nameOf(remotes: RegisteredRemote[]): string {
  const versions = remotes.map(({ name, version }) => `${name}@${version}`).sort();
  return createHash('sha256').update(versions.join()).digest('hex').slice(0, 12);
}

/** The registry as this web server knows it; the last good one is kept on disk for a start without the API. */
export class Registry {
  private composition: Composition | null = null;
  private tried: Canary | undefined;
  private before: Former | undefined;
  /** what both were made of */
  private answered: Answered | undefined;
  private readonly named = new WeakMap<RegisteredRemote[], string>();
  private readonly told = new Set<string>();
  private saving: Promise<void> = Promise.resolve();

  constructor(private readonly options: RegistryOptions) {}

  /** @throws Error before the first `refresh` or `restore` that worked */
  get current(): Composition {
    if (!this.composition) throw new Error('The registry is not known yet');
    return this.composition;
  }

  get known(): boolean {
    return this.composition !== null;
  }

  /** What some of the visits get; undefined: all get what is live. */
  get canary(): Canary | undefined {
    return this.tried;
  }

  /** What renderers hold beside what is live: of the canary, or of before the latest release. */
  get other(): Composition | undefined {
    return (this.tried ?? this.before)?.composition;
  }

  /** What is watched now, if anything is. */
  get trial(): Trial | undefined {
    const tried = this.tried ?? this.before;
    const live = this.composition?.remotes.find(({ name }) => name === tried?.name)?.version;
    if (!tried || live === undefined || live === tried.version) return undefined;
    const { name, version } = tried;
    if (this.tried) return { kind: 'canary', name, fresh: version, former: live };
    return { kind: 'promotion', name, fresh: live, former: version };
  }

  /** Whether pages are to be made from this composition still. */
  isCurrent(composition: Composition): boolean {
    return composition === this.composition || composition === this.other;
  }

  /** Short name of the set of versions of a composition: part of every cache key. */
  versionSetOf({ remotes }: Composition): string {
    const known = this.named.get(remotes) ?? nameOf(remotes);
    this.named.set(remotes, known);
    return known;
  }

  /** These remotes beside the store as it is, without those that are not sound or switched off. */
  composedOf(remotes: RegisteredRemote[]): Composition {
    return this.composed({ remotes, store: this.current.store });
  }

  /** Asks the API. @throws Error when it does not answer; what was known stays */
  async refresh(): Promise<Composition> {
    const { apiUrl } = this.options;
    const [remotes, store, { canary, former }] = await Promise.all([
      fetchJson<RegisteredRemote[]>(`${apiUrl}/api/remotes`),
      fetchJson<Store>(`${apiUrl}/api/store`),
      // an API from before there were any, or one that fails at this alone: all visits get what is live
      fetchJson<Pick<Answered, 'canary' | 'former'>>(`${apiUrl}/api/remotes/canary`).catch(() => ({
        canary: null,
        former: null,
      })),
    ]);
    this.compose({ remotes, store, canary, former });
    // not waited for: whoever asked must hand the news on at once; a full disk must not take the shop down
    this.saving = this.saving.then(() => this.save({ remotes, store })).catch(() => undefined);
    return this.current;
  }

  /** Composes again of what was heard last: which remotes are switched off has changed. */
  recompose(): void {
    if (this.answered) this.compose(this.answered);
  }

  /** Takes the last good registry from disk. Gives false when there is none. */
  async restore(): Promise<boolean> {
    try {
      const text = await readFile(path.join(this.options.dataDir, FILE), 'utf8');
      this.compose(JSON.parse(text) as Composition); // written by save()
      return true;
    } catch {
      return false;
    }
  }

  private async save(composition: Composition): Promise<void> {
    await makeFolder(this.options.dataDir);
    await replaceFile(path.join(this.options.dataDir, FILE), JSON.stringify(composition));
  }

  private compose(answered: Answered): void {
    this.composition = this.composed(answered);
    this.tried = this.beside(answered, answered.canary);
    this.before = this.beside(answered, answered.former);
    this.answered = answered;
  }

  /** None where the version is not sound, or the remote is switched off or a developer's. */
  private beside<T extends { name: string; version: string }>(
    { store }: Composition,
    told: (T & { remotes: RegisteredRemote[] }) | null | undefined,
  ): (Omit<T, 'remotes'> & { composition: Composition }) | undefined {
    if (!told) return undefined;
    const { remotes, ...rest } = told;
    const composition = this.composed({ remotes, store });
    const isThere = composition.remotes.some(
      ({ name, version }) => name === told.name && version === told.version && !this.options.devRemotes[name],
    );
    return isThere ? { ...rest, composition } : undefined;
  }

  private composed({ remotes, store }: Composition): Composition {
    const { sound, refused } = soundRemotes(remotes);
    refused.forEach((remote) => this.tell(remote));
    // an API from before it was told, or a registry kept from then: pages for paying go on as they did
    const known: Store = { ...{ payment_providers: ['stripe'] }, ...store };
    const on = sound.filter(({ name }) => !this.options.isOff?.(name));
    return { remotes: on.map((remote) => this.overridden(remote)), store: known };
  }

  /** The same registry is read again and again: one line for each build. */
  private tell(refused: Refusal): void {
    const key = JSON.stringify(refused);
    if (this.told.has(key)) return;
    if (this.told.size >= MOST_TOLD) this.told.clear();
    this.told.add(key);
    this.options.onRefused?.(refused);
  }

  private overridden(remote: RegisteredRemote): RegisteredRemote {
    const base = this.options.devRemotes[remote.name];
    if (!base) return remote;
    const { descriptor } = remote;
    const none = { js: [], css: [] };
    return {
      ...remote,
      base_url: base,
      descriptor: { ...descriptor, server: null, files: {}, assets: { entry: none, pages: {} } },
    };
  }
}
