import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, replaceFile } from '@tessera/server/files';
import type { Store } from '@tessera/shared/contract';
import { offeredLanguages } from '@tessera/shared/offered-languages';
import type { RegisteredRemote } from '@tessera/shared/composition';
import { soundRemotes, type Refusal } from './claims/sound-remotes';

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

/** What was live before a release, while that is on trial. */
export interface Former {
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

/** What is composed beside what is live: for some of the visits, and until a moment ago. */
interface Beside {
  canary?: ToldOf<Canary> | null;
  /** of an API from before it told of several */
  former?: ToldOf<Former> | null;
  formers?: ToldOf<Former>[];
}

/** What the API answers. */
type Answered = Composition & Beside;

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

const ask = (url: string): Promise<Response> => fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT) });

async function fetchJson<T>(url: string): Promise<T> {
  const response = await ask(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T; // checked by the API's own response schemas
}

/** @returns undefined: the API does not say. One from before there were any has none */
async function fetchBeside(url: string): Promise<Beside | undefined> {
  try {
    const response = await ask(url);
    if (response.status === 404) return { canary: null, formers: [] };
    return response.ok ? ((await response.json()) as Beside) : undefined; // as in fetchJson
  } catch {
    return undefined;
  }
}

/** What was composed beside other remotes, beside these; null where the version that it is held against has gone. */
function carriedOver<T extends { name: string; remotes: RegisteredRemote[] }>(
  told: T | null | undefined,
  before: readonly RegisteredRemote[],
  remotes: RegisteredRemote[],
): T | null {
  const versionIn = (all: readonly RegisteredRemote[]) => all.find(({ name }) => name === told?.name)?.version;
  const own = told?.remotes.find(({ name }) => name === told.name);
  if (!told || !own || versionIn(before) !== versionIn(remotes)) return null;
  return { ...told, remotes: remotes.map((remote) => (remote.name === own.name ? own : remote)) };
}

const formersOf = ({ former, formers }: Beside): ToldOf<Former>[] => formers ?? (former ? [former] : []);

function nameOf(remotes: RegisteredRemote[]): string {
  const versions = remotes.map(({ name, version }) => `${name}@${version}`).sort();
  return createHash('sha256').update(versions.join()).digest('hex').slice(0, 12);
}

/** The registry as this web server knows it; the last good one is kept on disk for a start without the API. */
export class Registry {
  private composition: Composition | null = null;
  private tried: Canary | undefined;
  private before: Former[] = [];
  /** what both were made of */
  private answered: Answered | undefined;
  private isHalfKnown = false;
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

  /** What the shop was composed of until each release that is on trial: renderers hold it beside the others. */
  get formers(): readonly Former[] {
    return this.before;
  }

  /** Whether the API has left open what some of the visits get: what was known of that is used meanwhile. */
  get isBehind(): boolean {
    return this.isHalfKnown;
  }

  /** What is watched now: a canary, and the latest releases, whosever they are, each for itself. */
  get trials(): Trial[] {
    const versionOf = (name?: string) => this.composition?.remotes.find((remote) => remote.name === name)?.version;
    const { tried, before } = this;
    const trials: Trial[] = [];
    const beside = versionOf(tried?.name);
    if (tried && beside) trials.push({ kind: 'canary', name: tried.name, fresh: tried.version, former: beside });
    for (const { name, version } of before) {
      const fresh = versionOf(name);
      if (fresh) trials.push({ kind: 'promotion', name, fresh, former: version });
    }
    return trials.filter((trial) => trial.fresh !== trial.former);
  }

  /** Whether pages are to be made from this composition still. */
  isCurrent(composition: Composition): boolean {
    return composition === this.composition || composition === this.tried?.composition;
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
    const [remotes, store, beside] = await Promise.all([
      fetchJson<RegisteredRemote[]>(`${apiUrl}/api/remotes`),
      fetchJson<Store>(`${apiUrl}/api/store`),
      fetchBeside(`${apiUrl}/api/remotes/canary`),
    ]);
    this.isHalfKnown = beside === undefined;
    this.compose({ remotes, store, ...(beside ?? this.besideThese(remotes)) });
    // not waited for: whoever asked must hand the news on at once; a full disk must not take the shop down
    this.saving = this.saving.then(() => this.save({ remotes, store })).catch(() => undefined);
    return this.current;
  }

  /** What visits got a moment ago they get until the API says otherwise: what was counted of it is not for nothing. */
  private besideThese(remotes: RegisteredRemote[]): Beside {
    const { remotes: before = [], canary } = this.answered ?? {};
    const formers = formersOf(this.answered ?? {}).flatMap((former) => carriedOver(former, before, remotes) ?? []);
    return { canary: carriedOver(canary, before, remotes), formers };
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
    this.before = formersOf(answered).flatMap((former) => this.beside(answered, former) ?? []);
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
    // an API from before it was told, or a registry kept from then: pages for paying go on as they did, and all languages
    const known: Store = {
      ...{ payment_providers: ['stripe'] },
      ...store,
      languages: offeredLanguages((store as Partial<Store>).languages),
    };
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
